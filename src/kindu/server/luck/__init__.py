"""The luck of a table: what clients commit to and reveal, and when it is sealed.

May import core, record, the server's data, and tables and their messages.
"""

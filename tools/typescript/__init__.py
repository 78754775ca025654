"""`make types`: TypeScript types of all that the server sends and reads, and fixtures of web tests.

Both are written from the Python definitions and from a real server; nobody edits them by hand.
"""

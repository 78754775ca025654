"""People: guests, accounts, cookies, tokens, names.

May import data.
"""

"""Who somebody is: guests, accounts, cookies, tokens, names.

May import data.
"""

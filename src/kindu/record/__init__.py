"""A game as a log and as a file: the record, game files, sealed luck and its check.

May import core and games.
"""

"""A game as a log and as a file: records, game files, sealed luck and how to verify it.

May import core and games.
"""

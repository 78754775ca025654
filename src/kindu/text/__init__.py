"""Games as text, for any game: sentences, scenes, and tables drawn with letters and dots.

May import core and games; a game's own text/ builds on it.
"""

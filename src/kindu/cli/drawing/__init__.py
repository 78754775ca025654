"""Tables drawn with letters, dots and colours, for any game: maps, labels, pieces, scenes.

May import core and games; a game's own terminal/ draws with it.
"""

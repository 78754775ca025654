"""Trefoil: a card game for two with hidden hands, a package of its own for Kindu."""

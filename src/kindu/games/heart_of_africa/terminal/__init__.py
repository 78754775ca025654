"""Heart of Africa in the terminal: its words in English, its table drawn and told.

May import kindu.cli.drawing besides its own game; nothing that is compiled imports it.
"""

# Not compiled: it draws with cli.drawing.

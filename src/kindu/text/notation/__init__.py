"""Words and table for a game without a text/ room: from notation, views and rules.md alone."""

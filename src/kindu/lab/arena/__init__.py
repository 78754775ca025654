"""Bots against bots in blocks of paired luck, and what the blocks show (docs/arena.md)."""

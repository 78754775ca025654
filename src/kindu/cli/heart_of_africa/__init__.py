"""Heart of Africa in the terminal: its table as a picture and as sentences, its English words."""

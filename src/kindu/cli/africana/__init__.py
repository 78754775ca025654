"""Africana in the terminal: its table as a picture and as sentences, and its English words."""

"""Congo 1884 in the terminal: its table as a picture and as sentences, its English words."""

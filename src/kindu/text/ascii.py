"""Text for outputs without Unicode."""

import unicodedata

DASHES = str.maketrans({"\u2013": "-", "\u00b7": "-", "\u2500": "-"})


def to_ascii(text: str) -> str:
    """A text in ASCII: letters without their accents, and ? for anything else."""
    parts = unicodedata.normalize("NFKD", text.translate(DASHES))
    kept = "".join(char for char in parts if not unicodedata.combining(char))
    return kept.encode("ascii", "replace").decode()

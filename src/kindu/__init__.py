"""Kindu: play, watch, review and research three board games set in Africa."""

from typing import Final

__version__: Final = "0.1.0"

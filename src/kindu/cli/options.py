"""What several commands take: options of a game and a board file of one's own."""

from pathlib import Path

from kindu.core.words import KinduError
from kindu.record.files import read_text


def chosen_options(items: list[str]) -> dict[str, str]:
    """The options given by --set; the rules check keys and values when a game starts."""
    chosen: dict[str, str] = {}
    for item in items:
        key, _, value = (part.strip() for part in item.partition("="))
        if not key or not value:
            wanted = "an option and its value, such as 'start player=1'"
            raise KinduError(f"expected {wanted}, but got {item!r}")
        if key in chosen:
            raise KinduError(f"expected every option once, but got {key!r} twice")
        chosen[key] = value
    return chosen


def read_board(path: Path | None) -> str | None:
    """The text of a board file, or None for the standard board."""
    return None if path is None else read_text(path, "a board file")

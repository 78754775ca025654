"""Arguments and options that several commands take, and how they are read."""

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[
    str, typer.Argument(help="Which game; kindu games lists them.", show_default=False)
]
File = Annotated[Path, typer.Argument(help="A game file.", show_default=False)]
Board = Annotated[Path | None, typer.Option(help="A board file of your own.", show_default=False)]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="An option of the game, such as 'start player=1'; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]
Players = Annotated[
    int | None,
    typer.Option(help="How many players; the fewest if not said.", show_default=False),
]


def so_many(players: int | None, key: str) -> int:
    """How many play: as said, or the fewest of the game."""
    from kindu.games import game

    return game(key).seats[0] if players is None else players


def chosen_options(items: list[str]) -> dict[str, str]:
    """The options given by --set; the rules check keys and values when a game starts."""
    from kindu.core.words import KinduError

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
    from kindu.record.files import read_text

    return None if path is None else read_text(path, "a board file")

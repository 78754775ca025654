"""Arguments and options that several commands take, and how they are read."""

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[
    str, typer.Argument(help="Which game; kindu games lists them.", show_default=False)
]
File = Annotated[Path, typer.Argument(help="A game file.", show_default=False)]
At = Annotated[
    int | None,
    typer.Option(
        help="The position after this many answers. Default: the last one.", show_default=False
    ),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Plain sentences, for screen readers: no drawing, no colour."),
]
Plots = Annotated[
    Path | None,
    typer.Option(help="Draw the results as SVG files into this folder.", show_default=False),
]
Jobs = Annotated[int, typer.Option(help="How many processes play.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Board = Annotated[
    Path | None,
    typer.Option(
        help="A board file of your own, instead of the standard board.", show_default=False
    ),
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="A setting of the game, such as 'start player=1'. May be repeated."),
]
ReceiptFile = Annotated[
    Path | None,
    typer.Option(
        "--receipt",
        help="What your browser kept of this table's luck; the file must say the same.",
        show_default=False,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]
Players = Annotated[
    int | None,
    typer.Option(help="How many players. Default: the fewest allowed.", show_default=False),
]


def so_many(players: int | None, key: str) -> int:
    """How many play: as given, or the fewest that the game allows."""
    from kindu.games import game

    return game(key).seats[0] if players is None else players


def chosen_options(items: list[str]) -> dict[str, str]:
    """The options given by --set; the rules check keys and values when a game starts."""
    from kindu.core.words import KinduError

    chosen: dict[str, str] = {}
    for item in items:
        key, _, value = (part.strip() for part in item.partition("="))
        if not key or not value:
            wanted = "a setting and its value, such as 'start player=1'"
            raise KinduError(f"expected {wanted}, but got {item!r}")
        if key in chosen:
            raise KinduError(f"expected every setting once, but got {key!r} twice")
        chosen[key] = value
    return chosen


def read_board(path: Path | None) -> str | None:
    """The text of a board file, or None for the standard board."""
    from kindu.record.files import read_text

    return None if path is None else read_text(path, "a board file")


Text = Annotated[
    bool,
    typer.Option(
        "--text",
        help="Play in the terminal, as this command always does; kindu serve is for browsers.",
        show_default=False,
    ),
]
Seats = Annotated[
    str | None,
    typer.Option(
        help="Who sits where, separated by commas: 'me', 'me:Ada', a bot or module:Class. "
        "Default: you are asked, or as in the file.",
        show_default=False,
    ),
]
Save = Annotated[
    Path | None,
    typer.Option(
        help="The new file for a new game. Default: one in your data folder.",
        show_default=False,
    ),
]

"""Arguments and options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="Which game, such as africana.", show_default=False)]
File = Annotated[Path, typer.Argument(help="A game file.", show_default=False)]
Board = Annotated[Path | None, typer.Option(help="A board file of your own.", show_default=False)]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="An option of the game, such as 'start player=1'; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]
Players = Annotated[int, typer.Option(help="How many players.")]

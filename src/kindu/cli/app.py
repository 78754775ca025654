"""The commands and their options; the code of a command is loaded when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli import hosting, research
from kindu.cli.options import (
    At,
    Board,
    File,
    Game,
    Json,
    Plain,
    ReceiptFile,
    Save,
    Seats,
    Set,
    Text,
)

app = typer.Typer(
    name="kindu",
    help="Play, watch and study board games set in Africa.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
board = typer.Typer(help="Check a board file, or get a template for your printed copy.")
app.add_typer(board, name="board")


def print_version(wanted: bool) -> None:
    if wanted:
        from kindu.cli.commands.games import version

        print(version())
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play, watch and study board games set in Africa."""


@app.command()
def games(as_json: Json = False) -> None:
    """List the games.

    Example: kindu games
    """
    from kindu.cli.commands.games import list_games

    list_games(as_json)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="A game, or a game file to continue. Default: you are asked.",
            show_default=False,
        ),
    ] = None,
    text: Text = True,
    seats: Seats = None,
    plain: Plain = False,
    save: Save = None,
    board: Board = None,
    options: Set = None,
    as_json: Annotated[
        bool,
        typer.Option("--json", help="Show the game on standard error, and print JSON at the end."),
    ] = False,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    The game is saved after every answer; --save and --set are for new games only.

    Example: kindu play GAME --text --seats me,casual,expert
    """
    from kindu.cli.play import play as play_text

    play_text(game, seats, plain, save, board, options or [], as_json)


@app.command()
def watch(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot per seat, separated by commas: a level, a bot or module:Class. "
            "Default: three greedy bots, or as many as can play.",
            show_default=False,
        ),
    ] = "",
    seed: Annotated[
        int | None,
        typer.Option(
            help="The same seed shows the same game. Default: any seed.", show_default=False
        ),
    ] = None,
    pause: Annotated[
        float | None,
        typer.Option(
            help="Seconds between turns. Default: 0.6 in a terminal, otherwise 0.",
            show_default=False,
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a game between bots, move by move.

    Example: kindu watch GAME --bots greedy,uniform --seed 7
    """
    from kindu.cli.commands.watch import watch as watch_game

    watch_game(game, bots.split(",") if bots else [], seed, pause, as_json)


@app.command()
def show(
    file: File,
    at: At = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="As this seat sees it, from 1. Default: as a spectator sees it.",
            show_default=False,
        ),
    ] = None,
    plain: Plain = False,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Show a position of a game file as text.

    Example: kindu show game.kindu --at 40 --seat 1
    """
    from kindu.cli.commands.show import show as show_table

    show_table(file, at, seat, plain, board, as_json)


@app.command()
def hint(
    file: File,
    at: At = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="Which seat, from 1, if several choose at once. Default: the first one asked.",
            show_default=False,
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(help="The level or bot that thinks. Default: master.", show_default=False),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(
            help="Instead of a level: a search with 500 iterations, or with 800ms.",
            show_default=False,
        ),
    ] = None,
    top: Annotated[int, typer.Option(help="How many answers to show.")] = 3,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Name the best answers in a position, with chances and reasons.

    A hint knows no more than the seat that is asked.

    Example: kindu hint game.kindu --at 40 --top 2
    """
    from kindu.cli.commands.hint import HintRequest, give_hint

    give_hint(HintRequest(file, at, seat, level, budget, top, board), as_json)


@app.command()
def rules(
    game: Game,
    rule: Annotated[
        str | None,
        typer.Argument(help="One rule, such as MOVE-03. Default: all rules.", show_default=False),
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the rules of a game, or one rule with the code that implements it.

    Example: kindu rules GAME MOVE-03
    """
    from kindu.cli.commands.rules import print_rules

    print_rules(game, rule, as_json)


@board.command()
def check(
    file: Annotated[Path, typer.Argument(help="The board file to check.", show_default=False)],
    as_json: Json = False,
) -> None:
    """Check a board file: list every fault with its line, or what differs from the standard.

    Example: kindu board check mine.toml
    """
    from kindu.cli.commands.board import check as check_board

    check_board(file, as_json)


@board.command()
def export(
    game: Game,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            help="The file to write, which must not exist yet. Default: print it.",
            show_default=False,
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the standard board as a file with comments; correct it to match your printed copy.

    Example: kindu board export GAME --out mine.toml
    """
    from kindu.cli.commands.board import export as export_board

    export_board(game, out, as_json)


@app.command()
def verify(
    file: File, board: Board = None, receipt: ReceiptFile = None, as_json: Json = False
) -> None:
    """Recompute every draw of a finished game from its seed, and list those that differ.

    A game of a server also says whose nonces have a part in its luck; with a receipt, whether it
    is the luck that your browser was promised. The exit code is 1 if it is not what its seal
    promised.

    Example: kindu verify game.kindu
    """
    from kindu.cli.commands.verify import verify_file

    raise typer.Exit(verify_file(file, board, receipt, as_json))


app.command()(hosting.serve)
app.command()(hosting.backup)
app.command()(hosting.restore)
app.command()(hosting.forget)
app.command()(research.sim)
app.command()(research.arena)
app.command()(research.balance)
app.command()(research.perft)
app.command()(research.bench)
app.command(hidden=True)(research.strength)

"""The commands and their options; what a command does is loaded when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="kindu",
    help="Play, watch and study board games set in Africa.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
board = typer.Typer(help="Board files: check one, or get a template for your printed copy.")
app.add_typer(board, name="board")

Game = Annotated[str, typer.Argument(help="Which game, such as africana.", show_default=False)]
File = Annotated[Path, typer.Argument(help="A game file.", show_default=False)]
Board = Annotated[Path | None, typer.Option(help="A board file of your own.", show_default=False)]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="An option of the game, such as 'start player=1'; may be repeated."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]
Players = Annotated[int, typer.Option(help="How many players.")]


def print_version(wanted: bool) -> None:
    if wanted:
        from kindu.cli.games import version

        print(version())
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, help="Print the version.")
    ] = False,
) -> None:
    """Play, watch and study board games set in Africa."""


@app.command()
def games(as_json: Json = False) -> None:
    """List the games.

    Example: kindu games
    """
    from kindu.cli.games import list_games

    list_games(as_json)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(help="Which game, or the file of one to go on with.", show_default=False),
    ] = None,
    text: Annotated[
        bool, typer.Option("--text", help="In the terminal, which is the only place today.")
    ] = (True),
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: 'me', 'me:Ada' or a bot, by commas.", show_default=False
        ),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="For screen readers: no drawing, no colour.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is kept.", show_default=False)
    ] = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard.

    Example: kindu play africana --text --seats me,greedy,greedy
    """
    from kindu.cli.play import play as play_text

    play_text(game, seats, plain, save, board, options or [], as_json)


@app.command()
def watch(
    game: Game,
    bots: Annotated[str, typer.Option(help="One name a seat, by commas.")] = "greedy,greedy,greedy",
    seed: Annotated[
        int | None, typer.Option(help="The same seed shows the same game.", show_default=False)
    ] = None,
    pause: Annotated[
        float | None, typer.Option(help="Seconds between two turns.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a game of bots, move by move.

    Example: kindu watch africana --bots greedy,uniform --seed 7
    """
    from kindu.cli.watch import watch as watch_game

    watch_game(game, bots.split(","), seed, pause, as_json)


@app.command()
def sim(
    game: Game,
    players: Players = 2,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="One for all, or one a seat, by commas.")] = "greedy",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    save: Annotated[
        Path | None, typer.Option(help="A folder for the game files.", show_default=False)
    ] = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: wins by seat, points, rounds, speed.

    Example: kindu sim africana --players 3 --games 200 --bots greedy,uniform,greedy --jobs 2
    """
    from kindu.cli.sim import Order, simulate

    order = Order(game, players, games, seed, bots, jobs, save, board, options or [])
    simulate(order, as_json)


@app.command()
def balance(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games for each number of players.")] = 100,
    players: Annotated[str, typer.Option(help="How many players, or all numbers.")] = "2",
    level: Annotated[str, typer.Option(help="A level or a bot, for all seats.")] = "expert",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    board: Board = None,
    plots: Annotated[
        Path | None, typer.Option(help="A folder for drawings (SVG).", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Report what strong play shows: seats, sources of points, what is never worth it, length.

    Example: kindu balance congo --players all --games 200 --level skilled --jobs 2
    """
    from kindu.cli.balance import Order
    from kindu.cli.balance import balance as report

    report(Order(game, games, players, level, jobs, seed, board, plots), as_json)


@app.command()
def show(
    file: File,
    at: Annotated[
        int | None, typer.Option(help="After so many answers.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="With the eyes of this seat.", show_default=False)
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="For screen readers: no drawing, no colour.")
    ] = False,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Show the table of a game file as text.

    Example: kindu show game.kindu --at 40 --seat 1
    """
    from kindu.cli.show import show as show_table

    show_table(file, at, seat, plain, board, as_json)


@app.command()
def rules(
    game: Game,
    rule: Annotated[
        str | None, typer.Argument(help="A rule, such as AF-MOVE-03.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the rules of a game, or one rule and the code that carries it out.

    Example: kindu rules africana AF-MOVE-03
    """
    from kindu.cli.rules import print_rules

    print_rules(game, rule, as_json)


@board.command()
def check(
    file: Annotated[Path, typer.Argument(help="A board file.", show_default=False)],
    as_json: Json = False,
) -> None:
    """Check a board file; every fault is named by its line.

    Example: kindu board check my-africana.toml
    """
    from kindu.cli.board import check as check_board

    check_board(file, as_json)


@board.command()
def export(
    game: Game,
    out: Annotated[
        Path | None, typer.Option("--out", help="A file that is not there yet.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Print a commented board file, to be corrected by the owner of a printed copy.

    Example: kindu board export africana --out my-africana.toml
    """
    from kindu.cli.board import export as export_board

    export_board(game, out, as_json)


@app.command()
def perft(
    game: Annotated[str, typer.Argument(help="Which game, or a game file.", show_default=False)],
    depth: Annotated[int, typer.Option(help="So many answers, chance included.")] = 3,
    players: Annotated[
        int | None, typer.Option(help="How many players; 2 if not said.", show_default=False)
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(help="From the position after so many answers of the file."),
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first answer.")] = False,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Count in how many ways a position can go on: a check of the rules.

    Example: kindu perft africana --players 2 --depth 4
    """
    from kindu.cli.perft import Order, count

    count(Order(game, depth, players, at, divide, board, options or []), as_json)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(help="One game; without it all.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure the engine on this machine, beside plain Python in the same run.

    Example: kindu bench africana --seconds 2
    """
    from kindu.cli.bench import measure

    measure(game, seconds, as_json)


@app.command()
def verify(file: File, board: Board = None, as_json: Json = False) -> None:
    """Recompute every draw of a finished game from its seed, and say where a file differs.

    Example: kindu verify game.kindu
    """
    from kindu.cli.verify import verify_file

    raise typer.Exit(verify_file(file, board, as_json))

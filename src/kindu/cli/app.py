"""The commands and their options; what a command does is loaded when it is called."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli import hosting, research
from kindu.cli.options import Board, File, Game, Json, Players, Set, so_many

app = typer.Typer(
    name="kindu",
    help="Play, watch and study board games set in Africa.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
board = typer.Typer(help="Board files: check one, or get a template for your printed copy.")
app.add_typer(board, name="board")


def print_version(wanted: bool) -> None:
    if wanted:
        from kindu.cli.commands.games import version

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
    from kindu.cli.commands.games import list_games

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
            help="One per seat, by commas, built-in or module:Class; greedy if not said.",
            show_default=False,
        ),
    ] = "",
    seed: Annotated[
        int | None, typer.Option(help="The same seed shows the same game.", show_default=False)
    ] = None,
    pause: Annotated[
        float | None, typer.Option(help="Seconds between two turns.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Show a game of bots, move by move.

    Example: kindu watch GAME --bots greedy,uniform --seed 7
    """
    from kindu.cli.commands.watch import watch as watch_game

    watch_game(game, bots.split(",") if bots else [], seed, pause, as_json)


@app.command()
def sim(
    game: Game,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str, typer.Option(help="One for all, or one per seat, by commas, built-in or module:Class.")
    ] = "greedy",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    save: Annotated[
        Path | None, typer.Option(help="A folder for the game files.", show_default=False)
    ] = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: wins by seat, points, rounds, speed.

    Example: kindu sim GAME --players 3 --games 200 --bots greedy,uniform,greedy --jobs 2
    """
    from kindu.cli.commands.sim import SimRequest, simulate

    seats = so_many(players, game)
    request = SimRequest(game, seats, games, seed, bots, jobs, save, board, options or [])
    raise typer.Exit(simulate(request, as_json))


@app.command()
def balance(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games for each number of players.")] = 100,
    players: Annotated[
        str,
        typer.Option(help="How many players, or all; the fewest if not said.", show_default=False),
    ] = "",
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

    Example: kindu balance GAME --players all --games 200 --level skilled --jobs 2
    """
    from kindu.cli.commands.balance import BalanceRequest
    from kindu.cli.commands.balance import balance as report

    request = BalanceRequest(game, games, players, level, jobs, seed, board, plots)
    raise typer.Exit(report(request, as_json))


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
    from kindu.cli.commands.show import show as show_table

    show_table(file, at, seat, plain, board, as_json)


@app.command()
def hint(
    file: File,
    at: Annotated[
        int | None, typer.Option(help="After so many answers.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="For this seat, if several are asked.", show_default=False)
    ] = None,
    level: Annotated[
        str | None, typer.Option(help="Who thinks: a level or a bot; master if not said.")
    ] = None,
    budget: Annotated[
        str | None, typer.Option(help="A search with so many worlds, or time, such as 800ms.")
    ] = None,
    top: Annotated[int, typer.Option(help="How many answers.")] = 3,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Name the best answers in a position, with chances and reasons, by what the seat can see.

    Example: kindu hint game.kindu --at 40 --top 2
    """
    from kindu.cli.commands.hint import HintRequest, give_hint

    give_hint(HintRequest(file, at, seat, level, budget, top, board), as_json)


@app.command()
def rules(
    game: Game,
    rule: Annotated[
        str | None, typer.Argument(help="A rule, such as MOVE-03.", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the rules of a game, or one rule and the code that carries it out.

    Example: kindu rules GAME MOVE-03
    """
    from kindu.cli.commands.rules import print_rules

    print_rules(game, rule, as_json)


@board.command()
def check(
    file: Annotated[Path, typer.Argument(help="A board file.", show_default=False)],
    as_json: Json = False,
) -> None:
    """Check a board file; every fault is named by its line.

    Example: kindu board check mine.toml
    """
    from kindu.cli.commands.board import check as check_board

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

    Example: kindu board export GAME --out mine.toml
    """
    from kindu.cli.commands.board import export as export_board

    export_board(game, out, as_json)


@app.command()
def verify(file: File, board: Board = None, as_json: Json = False) -> None:
    """Recompute every draw of a finished game from its seed, and say where a file differs.

    Example: kindu verify game.kindu
    """
    from kindu.cli.commands.verify import verify_file

    raise typer.Exit(verify_file(file, board, as_json))


app.command()(hosting.serve)
app.command()(hosting.backup)
app.command()(hosting.restore)
app.command()(hosting.forget)
app.command()(research.arena)
app.command()(research.perft)
app.command()(research.bench)
app.command(hidden=True)(research.strength)

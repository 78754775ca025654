"""The commands for research and their options; app.py lists them with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli.options import Board, Game, Jobs, Json, Players, Plots, Seed, Set, so_many


def sim(
    game: Game,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one per seat, separated by commas: a level, a bot or "
            "module:Class."
        ),
    ] = "greedy",
    jobs: Jobs = 1,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Keep the game files in this folder. Default: they are not kept.",
            show_default=False,
        ),
    ] = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games, and report wins by seat, points, rounds and speed.

    Example: kindu sim GAME --players 3 --games 200 --bots greedy,uniform,greedy --jobs 2
    """
    from kindu.cli.commands.sim import SimRequest, simulate

    seats = so_many(players, game)
    request = SimRequest(game, seats, games, seed, bots, jobs, save, board, options or [])
    raise typer.Exit(simulate(request, as_json))


def arena(
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Two or more, separated by commas: levels, bots or module:Class.")
    ] = "uniform,greedy,search",
    games: Annotated[
        int, typer.Option(help="How many games per pair of bots, rounded up to whole blocks.")
    ] = 40,
    players: Players = None,
    budget: Annotated[
        str,
        typer.Option(
            help="How long search, plain and your own bots think: 500 iterations, or 200ms."
        ),
    ] = "",
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Annotated[
        str,
        typer.Option(help="Play on a Ray cluster: local, auto or an address such as head:6379."),
    ] = "",
    plots: Plots = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Let every bot play every other, and report ratings, wins, points and times.

    Example: kindu arena GAME --bots uniform,greedy,search --games 40 --budget 100 --jobs 2
    """
    from kindu.cli.commands.arena import ArenaRequest, compete

    seats = so_many(players, game)
    chosen = options or []
    request = ArenaRequest(game, bots, games, seats, budget, seed, jobs, ray, plots, board, chosen)
    raise typer.Exit(compete(request, as_json))


def balance(
    game: Game,
    games: Annotated[int, typer.Option(help="How many games per number of players.")] = 100,
    players: Annotated[
        str,
        typer.Option(
            help="How many players, or 'all' for every number. Default: the fewest allowed.",
            show_default=False,
        ),
    ] = "",
    level: Annotated[str, typer.Option(help="The level or bot at all seats.")] = "expert",
    jobs: Jobs = 1,
    seed: Seed = 1,
    board: Board = None,
    plots: Plots = None,
    as_json: Json = False,
) -> None:
    """Report what strong play shows about a game: seats, points by source, length, what pays off.

    Example: kindu balance GAME --players all --games 200 --level skilled --jobs 2
    """
    from kindu.cli.commands.balance import BalanceRequest
    from kindu.cli.commands.balance import balance as report

    request = BalanceRequest(game, games, players, level, jobs, seed, board, plots)
    raise typer.Exit(report(request, as_json))


def perft(
    game: Annotated[str, typer.Argument(help="A game, or a game file.", show_default=False)],
    depth: Annotated[int, typer.Option(help="How many answers deep, chance included.")] = 3,
    players: Players = None,
    at: Annotated[
        int | None,
        typer.Option(
            help="With a file: the position after this many answers. Default: the last one.",
            show_default=False,
        ),
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also count per first answer.")] = False,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Count in how many ways a position can go on, as a check of the rules.

    Example: kindu perft GAME --players 2 --depth 4
    """
    from kindu.cli.commands.perft import PerftRequest, count

    count(PerftRequest(game, depth, players, at, divide, board, options or []), as_json)


def bench(
    game: Annotated[
        str | None, typer.Argument(help="Which game. Default: all of them.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each figure.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure the speed of the engine on this machine, compared with plain Python.

    Example: kindu bench GAME --seconds 2
    """
    from kindu.cli.commands.bench import measure

    measure(game, seconds, as_json)


def strength(
    only: Annotated[str, typer.Option(help="Measure this game only.")] = "",
    cell: Annotated[
        str, typer.Option(help="Measure this comparison only, such as master-greedy-2.")
    ] = "",
    jobs: Jobs = 1,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard earlier results.")] = False,
    docs: Annotated[
        Path | None,
        typer.Option(
            help="The folder for the results. Default: docs, in a clone of Kindu.",
            show_default=False,
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure how strong the levels are, and write strength.md; resumes where it stopped.

    Example: kindu strength --only GAME --cell master-greedy-2 --jobs 2
    """
    from kindu.cli.commands.strength import StrengthRequest
    from kindu.cli.commands.strength import strength as measure_strength

    raise typer.Exit(measure_strength(StrengthRequest(only, cell, jobs, fresh, docs), as_json))

"""The commands for research and their options; app.py lists them with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kindu.cli.options import Board, Game, Json, Players, Set, so_many


def arena(
    game: Game,
    bots: Annotated[
        str, typer.Option(help="Two or more, by commas, built-in or module:Class.")
    ] = "uniform,greedy,search",
    games: Annotated[int, typer.Option(help="How many for each pair, in whole blocks.")] = 40,
    players: Players = None,
    budget: Annotated[
        str,
        typer.Option(
            help="How long search, plain and your own bots think: 500 iterations, or 200ms."
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    ray: Annotated[
        str, typer.Option(help="Play on a Ray: local, auto or its address, such as head:6379.")
    ] = "",
    plots: Annotated[
        Path | None, typer.Option(help="A folder for drawings.", show_default=False)
    ] = None,
    board: Board = None,
    options: Set = None,
    as_json: Json = False,
) -> None:
    """Let every bot play every other: ratings, shares of first places, points, times.

    Example: kindu arena GAME --bots uniform,greedy,search --games 40 --budget 100 --jobs 2
    """
    from kindu.cli.commands.arena import ArenaRequest, compete

    seats = so_many(players, game)
    chosen = options or []
    request = ArenaRequest(game, bots, games, seats, budget, seed, jobs, ray, plots, board, chosen)
    raise typer.Exit(compete(request, as_json))


def perft(
    game: Annotated[str, typer.Argument(help="Which game, or a game file.", show_default=False)],
    depth: Annotated[int, typer.Option(help="So many answers, chance included.")] = 3,
    players: Players = None,
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

    Example: kindu perft GAME --players 2 --depth 4
    """
    from kindu.cli.commands.perft import PerftRequest, count

    count(PerftRequest(game, depth, players, at, divide, board, options or []), as_json)


def bench(
    game: Annotated[
        str | None, typer.Argument(help="One game; without it all.", show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long each figure is measured.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure the engine on this machine, beside plain Python in the same run.

    Example: kindu bench GAME --seconds 2
    """
    from kindu.cli.commands.bench import measure

    measure(game, seconds, as_json)


def strength(
    only: Annotated[str, typer.Option(help="One game.")] = "",
    cell: Annotated[str, typer.Option(help="One comparison, such as master-greedy-2.")] = "",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget earlier results.")] = False,
    docs: Annotated[
        Path | None,
        typer.Option(help="A folder for the results. Default: docs of a clone of Kindu."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure how strong the levels are, and write strength.md; goes on where it was stopped.

    Example: kindu strength --only GAME --cell master-greedy-2 --jobs 2
    """
    from kindu.cli.commands.strength import StrengthRequest
    from kindu.cli.commands.strength import strength as measure_strength

    raise typer.Exit(measure_strength(StrengthRequest(only, cell, jobs, fresh, docs), as_json))

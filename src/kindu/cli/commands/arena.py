"""`kindu arena`: every bot against every other, and how strong they are."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from kindu.advice.custom_bots import any_player
from kindu.advice.players import budget_of
from kindu.cli.commands.sim import MOST_JOBS
from kindu.cli.folders import make_for_drawings
from kindu.cli.options import chosen_options, read_board
from kindu.cli.out import Bar, print_json
from kindu.cli.reports.arena_view import print_text, view
from kindu.cli.run import INTERRUPTED
from kindu.core.words import KinduError
from kindu.lab.arena.arena import Arena, blocks, processes
from kindu.lab.arena.pairing import Matchup
from kindu.lab.arena.standings import Standings
from kindu.lab.sim import rules_of

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.core.rules import Rules
    from kindu.lab.arena.arena import Executor
    from kindu.lab.arena.pairing import Block
    from kindu.lab.arena.plots import Drawing


@dataclass(frozen=True)
class ArenaRequest:
    """The command as it was typed."""

    game: str
    bots: str
    games: int
    players: int
    budget: str
    seed: int
    jobs: int
    ray: str
    plots: Path | None
    board: Path | None
    options: list[str]


def compete(request: ArenaRequest, as_json: bool) -> int:
    """Check the request, play and print; after Ctrl-C, print what was played so far."""
    arena = arena_of(request)
    rules = rules_of(request.game, arena.matchup.board)
    executor = executor_of(request)
    if request.plots:
        prepare(request.plots)
    start = time.perf_counter()
    played, stopped = play(arena, executor)
    seconds = time.perf_counter() - start
    if not played:
        raise KeyboardInterrupt
    standings = Standings(arena, played)
    files = draw(request.plots, rules, standings) if request.plots else []
    result = view(rules, standings, files, seconds, (request.jobs, request.ray))
    if as_json:
        print_json(result)
    else:
        print_text(rules, result)
    return INTERRUPTED if stopped else 0


def play(arena: Arena, executor: Executor | None) -> tuple[list[Block], bool]:
    """The blocks, and whether Ctrl-C came before the last of them."""
    played: list[Block] = []
    total = arena.blocks() * arena.block_games()
    try:
        with Bar(f"{total} games", total) as bar, closing(blocks(arena, executor)) as found:
            for block in found:
                played.append(block)
                bar.step(len(block.games))
    except KeyboardInterrupt:
        return played, True
    return played, False


def executor_of(request: ArenaRequest) -> Executor | None:
    """What runs the games: this process, several processes, or Ray."""
    if not 1 <= request.jobs <= MOST_JOBS:
        raise KinduError(f"expected 1 to {MOST_JOBS} jobs, but got {request.jobs}")
    if request.ray:
        from kindu.lab.arena.cluster import library, on_ray

        library()
        return partial(on_ray, request.ray, request.jobs)
    return None if request.jobs == 1 else processes(request.jobs)


def arena_of(request: ArenaRequest) -> Arena:
    """The arena for this request, or an error about the first thing that is wrong."""
    board = read_board(request.board)
    options = chosen_options(request.options)
    rules = rules_of(request.game, board)
    rules.start(request.players, options)
    if request.budget:
        budget_of(request.budget)
    bots = [name.strip() for name in request.bots.split(",")]
    for name in bots:
        any_player(name, rules)
    if len(bots) == 1 or len(set(bots)) < len(bots):
        raise KinduError(f"expected two or more different bots, but got {request.bots!r}")
    if request.games < 1:
        raise KinduError(f"expected at least 1 game, but got {request.games}")
    matchup = Matchup(request.game, board, options, request.players, request.budget)
    return Arena(matchup, bots, request.seed, request.games)


def prepare(folder: Path) -> None:
    """Before anything is played, refuse a missing matplotlib or an unusable folder."""
    from kindu.lab.arena.plots import Drawing

    Drawing(1.0)
    make_for_drawings(folder)


def draw(folder: Path, rules: Rules, standings: Standings) -> list[str]:
    """Write three drawings into the folder; returns their file names."""
    from kindu.lab.arena import plots

    ratings = dict(zip(standings.arena.bots, standings.ratings(), strict=True))
    bots = sorted(ratings, key=lambda bot: -ratings[bot].value)
    found = [(bot, standings.points(bot)) for bot in bots]
    seen = {bot: points.counts for bot, points in found if points}
    drawings: dict[str, Drawing] = {
        "ratings": plots.ratings(bots, [ratings[bot] for bot in bots]),
        "points": plots.points(list(seen), list(seen.values()), int(rules.unit)),
        "length": plots.lengths(standings.lengths()),
    }
    files = []
    for name, drawing in drawings.items():
        path = folder / f"arena-{rules.key}-{name}.svg"
        drawing.save(path)
        files.append(str(path))
    return files

"""`kindu balance`: what strong play shows about a game and its board."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING

from kindu.advice.players import player
from kindu.cli.commands.sim import MOST_JOBS
from kindu.cli.folders import make_for_drawings
from kindu.cli.options import read_board
from kindu.cli.out import Bar, console, print_columns, print_json
from kindu.cli.reports.balance_text import Section, headline, sections, together
from kindu.cli.reports.results import DIGITS, count_text
from kindu.cli.run import INTERRUPTED
from kindu.core.words import KinduError
from kindu.games import load
from kindu.lab.balance.study import Study, study
from kindu.lab.balance.watching import WatchedGame, play_all
from kindu.lab.sim import Series, rules_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Draw = Callable[[Study], list[Path]]

ALL = "all"


@dataclass(frozen=True)
class BalanceRequest:
    """The command as it was typed."""

    game: str
    games: int
    players: str
    level: str
    jobs: int
    seed: int
    board: Path | None
    plots: Path | None


def balance(request: BalanceRequest, as_json: bool) -> int:
    """Check the request, play and print; Ctrl-C ends the games, not the report."""
    plan = plan_of(request)
    draw = drawing(request.plots) if request.plots else no_drawing
    start = time.perf_counter()
    studies, stopped = play(plan, request.games, request.jobs)
    seconds = time.perf_counter() - start
    plots = [path for one in studies for path in draw(one)]
    if as_json:
        speed = {"jobs": request.jobs, "seconds": round(seconds, DIGITS)}
        tables = [rounded(asdict(one)) for one in studies]
        files = [str(path) for path in plots]
        print_json({"stopped": stopped, "tables": tables, "plots": files, "speed": speed})
    else:
        print_text(studies)
        print(f"{count_text(sum(one.games for one in studies))} in {seconds:.1f} seconds.")
        if plots:
            print(f"{len(plots)} drawings are in {request.plots}.")
    return INTERRUPTED if stopped else 0


def plan_of(request: BalanceRequest) -> list[Series]:
    """The plan for this request, or an error about the first thing that is wrong."""
    board = read_board(request.board)
    rules = rules_of(request.game, board)
    player(request.level, rules)
    if not request.players:
        counts = rules.seats[:1]
    elif request.players == ALL:
        counts = rules.seats
    elif request.players.isdecimal():
        counts = [int(request.players)]
    else:
        wanted = f"a number of players or {ALL}"
        raise KinduError(f"expected {wanted}, but got {request.players!r}")
    for seats in counts:
        rules.start(seats)
    if request.games < 1:
        raise KinduError(f"expected at least 1 game, but got {request.games}")
    if not 1 <= request.jobs <= MOST_JOBS:
        raise KinduError(f"expected 1 to {MOST_JOBS} jobs, but got {request.jobs}")
    return [Series(request.game, board, [request.level] * n, {}, request.seed) for n in counts]


def drawing(folder: Path) -> Draw:
    """The function that draws, if matplotlib is installed and the folder is usable."""
    try:
        from kindu.lab.balance.plots import draw_all
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "matplotlib":
            raise
        wanted = "expected matplotlib for drawings, but it is not installed"
        raise KinduError(f"{wanted}: pip install 'kindu[plots]'") from None
    make_for_drawings(folder)
    return partial(draw_all, folder)


def no_drawing(_: Study) -> list[Path]:
    """Without --plots there is none."""
    return []


def play(plan: list[Series], amount: int, jobs: int) -> tuple[list[Study], bool]:
    """The studies for all numbers of players so far, and whether it was stopped."""
    studies: list[Study] = []
    total = amount * len(plan)
    with Bar(f"{total} games", total) as bar:
        for series in plan:
            games: list[WatchedGame] = []
            stopped = False
            try:
                with closing(play_all(series, amount, jobs)) as found:
                    for played in found:
                        games.append(played)
                        bar.step()
            except KeyboardInterrupt:
                if not games and not studies:
                    raise
                stopped = True
            if games:
                studies.append(study(series, games, amount))
            if stopped:
                return studies, True
    return studies, False


def rounded(value: object) -> object:
    """Data without insignificant digits."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(item) for item in value]
    return value


def print_text(studies: list[Study]) -> None:
    """All reports, one after the other."""
    for one in studies:
        print(headline(one))
        if one.board != load(one.game).board_hash:
            print(f"  board: own, SHA-256 {one.board[:12]}…")
        for section in sections(one):
            print_section(section)
        print()
    if len(studies) > 1:
        print_section(together(studies))
        print()


def print_section(section: Section) -> None:
    """A title, sentences, a table, sentences."""
    out = console()
    out.print()
    out.print(section.title, style="bold", markup=False)
    for line in section.lead:
        out.print(line, markup=False)
    if section.rows or section.groups:
        print_columns(section.head, [*section.groups, *section.rows], gap=1)
    for line in section.notes:
        out.print(line, markup=False)

"""`kindu sim`: many games of bots, and what they show about seats and bots."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kindu.advice.custom_bots import any_player
from kindu.cli.options import chosen_options, read_board
from kindu.cli.out import Bar, print_json
from kindu.cli.reports.results import (
    DIGITS,
    ResultView,
    all_options,
    by_number,
    count_text,
    print_unusual,
    rounds_text,
    rounds_view,
)
from kindu.cli.run import INTERRUPTED
from kindu.cli.shelf import Shelf, undisturbed
from kindu.core.words import KinduError
from kindu.lab.sim import TICK, Series, Summary, outcomes, rules_of
from kindu.lab.stats import wilson

if TYPE_CHECKING:
    from kindu.core.rules import Rules

MOST_JOBS = 61 if sys.platform == "win32" else 1024  # the most processes that Windows can wait for


@dataclass(frozen=True)
class SimRequest:
    """The command as it was typed."""

    game: str
    players: int
    games: int
    seed: int
    bots: str
    jobs: int
    save: Path | None
    board: Path | None
    options: list[str]


class SimSeatView(TypedDict):
    """One seat over all games; `within` is a 95 % interval, None after a single game."""

    seat: int
    bot: str
    wins: float
    win_rate: float
    win_rate_within: list[float]
    points_mean: float
    points_within: list[float] | None
    points_spread: float | None


class SimSpeedView(TypedDict):
    """The only part that differs from run to run."""

    jobs: int
    seconds: float
    processor_seconds: float
    games_a_second: float
    decisions_a_second: float
    decisions_a_processor_second: float


class SimView(ResultView):
    """All that `kindu sim --json` prints."""

    seats: list[SimSeatView]
    saved: str | None
    speed: SimSpeedView


def simulate(request: SimRequest, as_json: bool) -> int:
    """Check the request, play and print; after Ctrl-C, print what was played so far."""
    series = series_of(request)
    rules = rules_of(series.key, series.board)
    shelf = Shelf(request.save, series, request.games) if request.save else None
    if shelf:
        shelf.open()
    start = time.perf_counter()
    summary, stopped = play(request, series, shelf)
    if not summary.games:
        raise KeyboardInterrupt
    result = view(request, series, rules, summary, time.perf_counter() - start)
    if as_json:
        print_json(result)
    else:
        print_text(rules, result)
    return INTERRUPTED if stopped else 0


def play(request: SimRequest, series: Series, shelf: Shelf | None) -> tuple[Summary, bool]:
    """What the games show, and whether Ctrl-C came before the last of them.

    After Ctrl-C these are always the first games, so a run of as many games gives the same.
    """
    summary = Summary(request.players)
    try:
        with (
            Bar(f"{request.games} games", request.games) as bar,
            closing(outcomes(series, request.games, request.jobs, shelf is not None)) as found,
        ):
            for i, outcome in enumerate(found):
                with undisturbed():
                    if shelf:
                        shelf.put(i, outcome.file)
                    summary.add(outcome)
                    bar.step()
    except KeyboardInterrupt:
        return summary, summary.games < request.games
    return summary, False


def series_of(request: SimRequest) -> Series:
    """The series for this request, or an error about the first thing that is wrong."""
    board = read_board(request.board)
    options = chosen_options(request.options)
    rules = rules_of(request.game, board)
    rules.start(request.players, options)
    bots = [name.strip() for name in request.bots.split(",")]
    for name in bots:
        any_player(name, rules)
    if len(bots) not in {1, request.players}:
        wanted = f"one bot for all seats, or {request.players} bots separated by commas"
        raise KinduError(f"expected {wanted}, but got {len(bots)}")
    if request.games < 1:
        raise KinduError(f"expected at least 1 game, but got {request.games}")
    if not 1 <= request.jobs <= MOST_JOBS:
        raise KinduError(f"expected 1 to {MOST_JOBS} jobs, but got {request.jobs}")
    bots = bots * request.players if len(bots) == 1 else bots
    return Series(request.game, board, bots, options, request.seed)


def view(
    request: SimRequest, series: Series, rules: Rules, summary: Summary, seconds: float
) -> SimView:
    """The result as data."""
    busy = max(summary.seconds, TICK)
    return SimView(
        game=rules.key,
        rules=int(rules.rev),
        board=rules.board_hash,
        players=request.players,
        options=all_options(rules, request.players, series.options),
        seed=request.seed,
        games=summary.games,
        complete=summary.games == request.games,
        seats=[seat_view(series, rules, summary, seat) for seat in range(request.players)],
        rounds=rounds_view(summary.rounds),
        endings=by_number(summary.endings),
        decisions=summary.decisions,
        saved=str(request.save) if request.save else None,
        speed=SimSpeedView(
            jobs=request.jobs,
            seconds=round(seconds, DIGITS),
            processor_seconds=round(busy, DIGITS),
            games_a_second=round(summary.games / seconds, DIGITS),
            decisions_a_second=round(summary.decisions / seconds, 1),
            decisions_a_processor_second=round(summary.decisions / busy, 1),
        ),
    )


def seat_view(series: Series, rules: Rules, summary: Summary, seat: int) -> SimSeatView:
    """One seat over all games."""
    wins = float(summary.wins[seat])
    points = summary.points[seat]
    unit = int(rules.unit)
    within, spread = points.interval(), points.deviation()
    return SimSeatView(
        seat=seat + 1,
        bot=series.bots[seat],
        wins=round(wins, DIGITS),
        win_rate=round(wins / summary.games, DIGITS),
        win_rate_within=[round(bound, DIGITS) for bound in wilson(wins, summary.games)],
        points_mean=round(points.mean() / unit, DIGITS),
        points_within=None if within is None else [round(b / unit, DIGITS) for b in within],
        points_spread=None if spread is None else round(spread / unit, DIGITS),
    )


def print_text(rules: Rules, result: SimView) -> None:
    """The result as a table and a few lines that fit 80 columns."""
    games = count_text(result["games"])
    print(f"{rules.title}: {games} of {result['players']} players, seed {result['seed']}")
    print_unusual(rules, result)
    within = "95 % interval"
    width = max(8, *(len(seat["bot"]) for seat in result["seats"]))
    heads = ["seat", f"{'bot':<{width}}", "wins", "rate", within, "points", within, "spread"]
    print("\n" + line(*heads))
    for seat in result["seats"]:
        print(row(seat, width))
    speed = result["speed"]
    endings = [f"{rule}: {count_text(n)}" for rule, n in result["endings"].items()]
    print(f"\nrounds     {rounds_text(result['rounds'])}")
    print(f"ended by   {f'{chr(10):<12}'.join(endings)}")
    print(f"decisions  {result['decisions']:,} of seats in {speed['seconds']:.1f} seconds")
    each = f"{speed['decisions_a_processor_second']:,.0f} per second of processor time"
    print(f"speed      {speed['decisions_a_second']:,.0f} decisions per second, {each}")
    if result["saved"]:
        print(f"saved      {games} in {result['saved']}")


def row(seat: SimSeatView, width: int) -> str:
    """A line of the table."""
    low, high = (100 * bound for bound in seat["win_rate_within"])
    within, spread = seat["points_within"], seat["points_spread"]
    return line(
        str(seat["seat"]),
        f"{seat['bot']:<{width}}",
        f"{seat['wins']:,.1f}",
        f"{100 * seat['win_rate']:.1f} %",
        f"{low:.1f} to {high:.1f} %",
        f"{seat['points_mean']:.1f}",
        f"{within[0]:.1f} to {within[1]:.1f}" if within else "-",
        "-" if spread is None else f"{spread:.1f}",
    )


def line(*cells: str) -> str:
    """The cells in their columns; the bot's cell is already padded."""
    seat, bot, wins, rate, rate_within, points, points_within, spread = cells
    left = f"{seat:<4}  {bot}{wins:>8}{rate:>9}  {rate_within:<16}"
    return f"{left}{points:>7}  {points_within:<14}{spread:>7}"

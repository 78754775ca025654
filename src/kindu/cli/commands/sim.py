"""`kindu sim`: many games of bots, and what they show about seats and bots."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from kindu.advice.players import player
from kindu.cli.options import chosen_options, read_board
from kindu.cli.out import Bar, print_json
from kindu.cli.shelf import Shelf
from kindu.core.words import KinduError
from kindu.games import load
from kindu.lab.sim import TICK, Series, Summary, outcomes, rules_of
from kindu.lab.stats import wilson

if TYPE_CHECKING:
    from kindu.core.rules import Rules

MOST_JOBS = 61 if sys.platform == "win32" else 1024  # Windows can't wait for more processes
DIGITS = 4  # of a rate or a mean in JSON


@dataclass(frozen=True)
class Order:
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


class SeatView(TypedDict):
    """One seat over all games; `within` is a 95 % interval, None after a single game."""

    seat: int
    bot: str
    wins: float
    win_rate: float
    win_rate_within: list[float]
    points_mean: float
    points_within: list[float] | None
    points_spread: float | None


class RoundsView(TypedDict):
    """How long the games were."""

    mean: float
    least: int
    most: int


class SpeedView(TypedDict):
    """The only part that differs from run to run."""

    jobs: int
    seconds: float
    processor_seconds: float
    games_a_second: float
    decisions_a_second: float
    decisions_a_processor_second: float


class SimView(TypedDict):
    """All that `kindu sim --json` prints; `decisions` are the answers of seats."""

    game: str
    rules: int
    board: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    seats: list[SeatView]
    rounds: RoundsView
    endings: dict[str, int]
    decisions: int
    saved: str | None
    speed: SpeedView


def simulate(order: Order, as_json: bool) -> None:
    """Check the order, play, and print."""
    series = series_of(order)
    rules = rules_of(series.key, series.board)
    shelf = Shelf(order.save, series, order.games) if order.save else None
    if shelf:
        shelf.open()
    summary = Summary(order.players)
    start = time.perf_counter()
    with (
        Bar(f"{order.games} games", order.games) as bar,
        closing(outcomes(series, order.games, order.jobs, shelf is not None)) as found,
    ):
        for i, outcome in enumerate(found):
            if shelf:
                shelf.put(i, outcome.file)
            summary.add(outcome)
            bar.step()
    result = view(order, series, rules, summary, time.perf_counter() - start)
    if as_json:
        print_json(result)
    else:
        print_text(rules, result)


def series_of(order: Order) -> Series:
    """What is to be played, or one sentence about the first thing that is wrong."""
    board = read_board(order.board)
    options = chosen_options(order.options)
    rules = rules_of(order.game, board)
    rules.start(order.players, options)
    bots = [name.strip() for name in order.bots.split(",")]
    for name in bots:
        player(name, rules)
    if len(bots) not in {1, order.players}:
        wanted = f"one bot for all, or {order.players} by commas for {order.players} players"
        raise KinduError(f"expected {wanted}, but got {len(bots)}")
    if order.games < 1:
        raise KinduError(f"expected 1 game or more, but got {order.games}")
    if not 1 <= order.jobs <= MOST_JOBS:
        raise KinduError(f"expected 1 to {MOST_JOBS} jobs, but got {order.jobs}")
    bots = bots * order.players if len(bots) == 1 else bots
    return Series(order.game, board, bots, options, order.seed)


def view(order: Order, series: Series, rules: Rules, summary: Summary, seconds: float) -> SimView:
    """The result as data."""
    settings = rules.settings(order.players)
    lengths = summary.rounds
    busy = max(summary.seconds, TICK)
    return SimView(
        game=rules.key,
        rules=int(rules.rev),
        board=rules.board_hash,
        players=order.players,
        options={s.key: series.options.get(s.key, s.values[0]) for s in settings},
        seed=order.seed,
        games=summary.games,
        seats=[seat_view(series, rules, summary, seat) for seat in range(order.players)],
        rounds=RoundsView(
            mean=round(sum(n * k for n, k in lengths.items()) / summary.games, DIGITS),
            least=min(lengths),
            most=max(lengths),
        ),
        endings=dict(sorted(summary.endings.items(), key=lambda item: (-item[1], item[0]))),
        decisions=summary.decisions,
        saved=str(order.save) if order.save else None,
        speed=SpeedView(
            jobs=order.jobs,
            seconds=round(seconds, DIGITS),
            processor_seconds=round(busy, DIGITS),
            games_a_second=round(summary.games / seconds, DIGITS),
            decisions_a_second=round(summary.decisions / seconds, 1),
            decisions_a_processor_second=round(summary.decisions / busy, 1),
        ),
    )


def seat_view(series: Series, rules: Rules, summary: Summary, seat: int) -> SeatView:
    """One seat over all games."""
    wins = float(summary.wins[seat])
    points = summary.points[seat]
    unit = int(rules.unit)
    within, spread = points.interval(), points.spread()
    return SeatView(
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
    defaults = {setting.key: setting.values[0] for setting in rules.settings(result["players"])}
    for key, value in result["options"].items():
        if value != defaults[key]:
            print(f"  {key}: {value}")
    if result["board"] != load(rules.key).board_hash:
        print(f"  board: own, SHA-256 {result['board'][:12]}…")
    within = "95 % within"
    print("\n" + line("seat", "bot", "wins", "rate", within, "points", within, "spread"))
    for seat in result["seats"]:
        print(row(seat))
    rounds, speed = result["rounds"], result["speed"]
    endings = [f"{rule}: {count_text(n)}" for rule, n in result["endings"].items()]
    print(f"\nrounds     {rounds['mean']:.1f} on average, {rounds['least']} to {rounds['most']}")
    print(f"ended by   {f'{chr(10):<12}'.join(endings)}")
    print(f"decisions  {result['decisions']:,} of seats in {speed['seconds']:.1f} seconds")
    each = f"{speed['decisions_a_processor_second']:,.0f} in a second of processor time"
    print(f"speed      {speed['decisions_a_second']:,.0f} decisions a second, {each}")
    if result["saved"]:
        print(f"saved      {games} in {result['saved']}")


def count_text(games: int) -> str:
    """So many games."""
    return f"{games:,} game{'s' if games > 1 else ''}"


def row(seat: SeatView) -> str:
    """A line of the table."""
    low, high = (100 * bound for bound in seat["win_rate_within"])
    within, spread = seat["points_within"], seat["points_spread"]
    return line(
        str(seat["seat"]),
        seat["bot"],
        f"{seat['wins']:,.1f}",
        f"{100 * seat['win_rate']:.1f} %",
        f"{low:.1f} to {high:.1f} %",
        f"{seat['points_mean']:.1f}",
        f"{within[0]:.1f} to {within[1]:.1f}" if within else "-",
        "-" if spread is None else f"{spread:.1f}",
    )


def line(*cells: str) -> str:
    """The cells in their columns."""
    seat, bot, wins, rate, rate_within, points, points_within, spread = cells
    left = f"{seat:<4}  {bot:<8}{wins:>8}{rate:>9}  {rate_within:<16}"
    return f"{left}{points:>7}  {points_within:<14}{spread:>7}"

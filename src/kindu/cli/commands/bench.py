"""`kindu bench`: the speed of the engine on this machine."""

from __future__ import annotations

import platform
from typing import TypedDict

from kindu.cli.commands.games import version
from kindu.cli.out import Bar, print_json
from kindu.core.words import KinduError
from kindu.games import keys, load
from kindu.lab.speed import ROUNDS, SLICES, Bench, Figures

LONGEST = 3600.0  # seconds per figure
MANY = 1000  # from here on, numbers are printed without decimals


class RatioView(TypedDict):
    """Each speed divided by the baseline's, which makes machines comparable."""

    decisions: float
    games: float
    clones: float
    greedy_answers: float


class GameSpeedView(TypedDict):
    """One game; speeds are medians per second of processor time."""

    game: str
    players: int
    decisions_a_second: float
    games_a_second: float
    clone_microseconds: float
    greedy_answers_a_second: float
    baseline_draws_a_second: float
    ratios: RatioView


class BenchView(TypedDict):
    """All that `kindu bench --json` prints."""

    version: str
    python: str
    rounds: int
    seconds: float
    games: list[GameSpeedView]


def measure(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure one game or all of them, and print."""
    if not 0 < seconds <= LONGEST:
        wanted = f"more than 0 and at most {LONGEST:.0f} seconds"
        raise KinduError(f"expected {wanted}, but got {seconds:g}")
    found = [load(key) for key in ([game] if game else keys())]
    result = BenchView(
        version=version(),
        python=platform.python_version(),
        rounds=ROUNDS,
        seconds=seconds,
        games=[],
    )
    with Bar("measuring", SLICES * len(found)) as bar:
        for rules in found:
            figures = Bench(rules).run(seconds, bar.step)
            result["games"].append(speed_view(rules.key, rules.seats[-1], figures))
    if as_json:
        print_json(result)
    else:
        print_text(result, [rules.title for rules in found])


def speed_view(key: str, players: int, figures: Figures) -> GameSpeedView:
    """The figures of one game as data."""
    base = figures.baseline
    return GameSpeedView(
        game=key,
        players=players,
        decisions_a_second=round(figures.decisions, 1),
        games_a_second=round(figures.games, 2),
        clone_microseconds=round(1e6 / figures.clones, 3),
        greedy_answers_a_second=round(figures.greedy, 1),
        baseline_draws_a_second=round(base, 1),
        ratios=RatioView(
            decisions=significant(figures.decisions / base),
            games=significant(figures.games / base),
            clones=significant(figures.clones / base),
            greedy_answers=significant(figures.greedy / base),
        ),
    )


def significant(ratio: float) -> float:
    """The number with three significant digits."""
    return float(f"{ratio:.3g}")


def amount(number: float) -> str:
    """A large number whole, a small one with a decimal."""
    return f"{number:,.0f}" if number >= MANY else f"{number:.1f}"


def print_text(result: BenchView, titles: list[str]) -> None:
    """One table per game; beside each speed, its ratio to the baseline in millionths."""
    print(f"{result['version']}, Python {result['python']}")
    print(f"medians of {result['rounds']} rounds, per second of processor time")
    for title, game in zip(titles, result["games"], strict=True):
        ratios = game["ratios"]
        clone = f"copies of a position ({game['clone_microseconds']:.1f} µs each)"
        rows = [
            ("decisions in random games", game["decisions_a_second"], ratios["decisions"]),
            ("random games", game["games_a_second"], ratios["games"]),
            (clone, 1e6 / game["clone_microseconds"], ratios["clones"]),
            ("greedy answers", game["greedy_answers_a_second"], ratios["greedy_answers"]),
            ("baseline: draws of cards, plain Python", game["baseline_draws_a_second"], 1.0),
        ]
        head = f"{title}, {game['players']} players"
        print(f"\n{head:<40}{'per second':>14}{'per million draws':>20}")
        for what, speed, ratio in rows:
            print(f"{what:<40}{amount(speed):>14}{amount(1e6 * ratio):>20}")

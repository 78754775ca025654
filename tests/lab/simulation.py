"""Made-up comparisons with known strengths: how often our intervals contain the true value.

`python -m tests.lab.simulation` prints the figures of docs/arena.md and docs/strength.md.
"""

import sys
from collections.abc import Iterator
from math import exp, log
from random import Random
from statistics import median

from kindu.lab.arena import shares
from kindu.lab.arena.ratings import MEAN, SCALE, Pair, rate
from kindu.lab.strength.sequential import MET, Threshold, interval_at, judge, looks

KINDS = ("independent", "luck of seats", "same way")
ALIKE = 0.3  # the correlation of games in a block that tend to go the same way
PAIRED = 0.6  # the same for blocks in which luck favours seats


def block(rng: Random, share: float, games: int, kind: str) -> float:
    """The share of first places in a block, for a true share."""
    draws = [rng.random() for _ in range(games)]
    if kind == "luck of seats" and rng.random() < PAIRED:
        draws = [(draws[0] + seat / games) % 1 for seat in range(games)]
    if kind == "same way":
        odds = (1 - ALIKE) / ALIKE
        share = rng.betavariate(share * odds, (1 - share) * odds)
    return sum(draw < share for draw in draws) / games


def blocks(rng: Random, share: float, games: int, number: int, kind: str) -> list[float]:
    return [block(rng, share, games, kind) for _ in range(number)]


def sequential_misses(
    rng: Random, share: float, games: int, kind: str, times: int
) -> tuple[float, float]:
    """How often the interval lies above the truth, or below it, at some look."""
    most = 300 // games
    above = below = 0
    for _ in range(times):
        rows = blocks(rng, share, games, most, kind)
        ends = [interval_at(rows[:look], games, most) for look in looks(most)]
        above += any(low > share for low, _ in ends)
        below += any(high < share for _, high in ends)
    return above / times, below / times


def stops(
    rng: Random, share: float, games: int, threshold: Threshold, kind: str, times: int
) -> tuple[float, float]:
    """How often the bar is met, and the median number of games until the verdict."""
    most = 300 // games
    found = [
        judge(blocks(rng, share, games, most, kind), games, most, threshold) for _ in range(times)
    ]
    met = sum(judged.verdict == MET for judged in found) / times
    return met, median(judged.blocks * games for judged in found)


def share_misses(rng: Random, true: list[float], games: int, number: int, times: int) -> float:
    """How often the interval over several opponents misses the true share."""
    missed = 0
    for _ in range(times):
        groups = [blocks(rng, share, games, number, "luck of seats") for share in true]
        found = shares.interval(groups, games)
        assert found
        missed += not found[0] <= sum(true) / len(true) <= found[1]
    return missed / times


def arena(rng: Random, strengths: list[float], players: int, number: int) -> list[Pair]:
    """The blocks of every pairing of bots with these strengths."""
    pairs = []
    for a in range(len(strengths)):
        for b in range(a + 1, len(strengths)):
            tables = [(a, b), (b, a)][: 1 if players == 2 else 2]
            rows = []
            for _ in range(number):
                chances = [
                    1 / (1 + (players - 1) * exp(strengths[j] - strengths[i])) for i, j in tables
                ]
                rows.append([players * block(rng, p, players, KINDS[1]) for p in chances])
            pairs.append(Pair(tables, players, rows))
    return pairs


def rating_misses(
    rng: Random, strengths: list[float], players: int, number: int, times: int
) -> list[float]:
    """How often the interval of each rating misses the true one."""
    middle = sum(strengths) / len(strengths)
    missed = [0] * len(strengths)
    for seed in range(times):
        found = rate(len(strengths), arena(rng, strengths, players, number), seed)
        for i, (rating, strength) in enumerate(zip(found, strengths, strict=True)):
            assert rating.within
            low, high = rating.within
            missed[i] += not low <= MEAN + SCALE * (strength - middle) <= high
    return [count / times for count in missed]


def report(times: int) -> Iterator[str]:
    rng = Random(6)
    for kind in KINDS:
        for games in (2, 4, 5):
            for share in (0.2, 0.25, 0.4, 0.5, 0.65, 0.8, 0.9, 0.95):
                above, below = sequential_misses(rng, share, games, kind, times)
                both = f"{100 * above:.1f} above, {100 * below:.1f} below"
                yield f"sequential, {kind}, blocks of {games}, share {share}: {both}"
    for share, least in (
        (0.95, 0.8),
        (0.9, 0.8),
        (0.87, 0.8),
        (0.65, 0.5),
        (0.6, 0.5),
        (0.57, 0.5),
    ):
        met, games_played = stops(rng, share, 2, Threshold(least), KINDS[0], times)
        yield f"share {share}, bar {least}: met {100 * met:.0f} %, median {games_played:.0f} games"
    for number in (5, 10, 20, 50):
        for true in ([0.5], [0.5, 0.9], [0.2, 0.6, 0.95], [0.95]):
            missed = 100 * share_misses(rng, true, 2, number, times)
            yield f"share over {true}, {number} blocks each: {missed:.1f} missed"
    for number in (5, 10, 20, 50):
        for players, strengths in (
            (2, [0.0, 0.5, 2.0]),
            (2, [0.0, 2.0, 5.0]),
            (4, [0.0, 1.0, 2.0]),
        ):
            misses = rating_misses(rng, strengths, players, number, times // 10)
            words = " ".join(f"{100 * miss:.1f}" for miss in misses)
            steps = [round(strength * 400 / log(10)) for strength in strengths]
            yield f"ratings {steps}, {players} players, {number} blocks a pair: {words} missed"


if __name__ == "__main__":
    for text in report(int(sys.argv[1]) if len(sys.argv) > 1 else 4000):
        sys.stdout.write(f"{text}\n")

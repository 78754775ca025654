"""The statistics of a balance report: shares, their differences by game, multiple testing."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, exp, gamma, sqrt

from kindu.lab.stats import Interval, student, wilson

Pair = tuple[float, float]  # in one game: how many, out of how many
NONE: Pair = (0.0, 0.0)
FALSE = 0.05  # the share of significant differences that may be wrong


@dataclass(frozen=True)
class Rate:
    """A share with its 95 % interval, from this many games; None if nothing was counted."""

    count: float
    of: int
    games: int
    value: float | None
    within: Interval | None


@dataclass(frozen=True)
class Contrast:
    """How far shares or means are apart, with a 95 % interval.

    `chance` is the p-value: how often luck alone would do this. `sure` says whether it is
    significant among all tests of the same kind.
    """

    value: float
    within: Interval
    chance: float
    sure: bool = False


def rate_of(pairs: Sequence[Pair]) -> Rate:
    """A share over all games. What happens within one game is not independent."""
    count, of = total(pairs)
    if of == 0:
        return Rate(0.0, 0, 0, None, None)
    value = count / of
    games = sum(1 for _, n in pairs if n)
    plain = value * (1 - value) / of
    apart = sum((k - value * n) ** 2 for k, n in pairs) / of**2 * games / max(1, games - 1)
    fewer = max(1.0, apart / plain) if plain > 0 else 1.0
    worth = games if games == 1 else max(1, round(of / fewer))
    return Rate(count, round(of), games, value, wilson(value * worth, worth))


def mean_of(pairs: Sequence[Pair]) -> float | None:
    """A mean over all games."""
    amount, of = total(pairs)
    return amount / of if of else None


def total(pairs: Sequence[Pair]) -> Pair:
    """All games together."""
    return sum(k for k, _ in pairs), sum(n for _, n in pairs)


def contrast(columns: Sequence[Sequence[Pair]], shares: bool) -> Contrast | None:
    """The first column minus the second; with four, minus the third's lead over the fourth.

    Each column has a pair for every game. A game is one observation, because seats that compete
    in it are not independent. The interval of a share is never narrower than its counts allow.
    None if a column is empty or the games don't vary.
    """
    sums = [total(column) for column in columns]
    games = sum(any(column[i][1] for column in columns) for i in range(len(columns[0])))
    if games <= 1 or any(of == 0 for _, of in sums):
        return None
    signs = [1, -1, -1, 1][: len(columns)]
    means = [amount / of for amount, of in sums]
    apart = 0.0
    for row in zip(*columns, strict=True):
        parts = zip(signs, row, means, sums, strict=True)
        apart += sum(s * (k - mean * n) / of for s, (k, n), mean, (_, of) in parts) ** 2
    apart *= games / (games - 1)
    if shares:
        apart = max(apart, sum(least(*sums[i : i + 2]) for i in range(0, len(sums), 2)))
    value = sum(sign * mean for sign, mean in zip(signs, means, strict=True))
    if apart <= 0:
        return None
    half = student(games - 1) * sqrt(apart)
    return Contrast(value, (value - half, value + half), erfc(abs(value) / sqrt(2 * apart)))


def least(one: Pair, other: Pair) -> float:
    """The variance of the difference of two shares whose true values are the same."""
    share = (one[0] + other[0]) / (one[1] + other[1])
    return share * (1 - share) * (1 / one[1] + 1 / other[1])


def sure_of(tests: Sequence[Contrast | None]) -> list[Contrast | None]:
    """The same tests, significant ones marked (Benjamini and Hochberg); None is a test not made."""
    made = sorted(test.chance for test in tests if test)
    passed = [c for rank, c in enumerate(made, 1) if c <= FALSE * rank / len(made)]
    bound = max(passed, default=-1.0)
    return [replace(test, sure=test.chance <= bound) if test else None for test in tests]


def evenness(wins: Sequence[float]) -> float:
    """How often luck alone would spread wins over the seats as unevenly as this (chi-square)."""
    mean = sum(wins) / len(wins)
    return tail(sum((n - mean) ** 2 for n in wins) / mean, len(wins) - 1)


def tail(value: float, degrees: int) -> float:
    """How often chi-square with this many degrees of freedom exceeds the value."""
    half = value / 2
    if degrees % 2:
        more = (math.pow(half, i - 0.5) / gamma(i + 0.5) for i in range(1, degrees // 2 + 1))
        return erfc(sqrt(half)) + exp(-half) * sum(more)
    return exp(-half) * sum(math.pow(half, i) / gamma(i + 1) for i in range(degrees // 2))

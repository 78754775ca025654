"""Shares of first places with 95 % intervals; games of a block share luck and are correlated.

The interval is Wilson's, with the number of games divided by the design effect: how much more or
less the blocks vary than they would if all games were independent. Swapping seats under the same
luck usually makes it smaller than one. It is estimated from the blocks, so Student's t replaces z,
and it is shrunk towards one if there are few close games.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from kindu.lab.stats import student

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kindu.lab.stats import Interval

    Blocks = Sequence[float]  # the share of first places in each block

DRAWN = 1.0  # the prior counts like four blocks of even games with a design effect of one


def mean(values: Blocks) -> float:
    """Their mean."""
    return sum(values) / len(values)


def share(groups: Sequence[Blocks]) -> float:
    """The mean of the groups' shares, with equal weights: a group is, say, one opponent."""
    return mean([mean(group) for group in groups])


def design_effect(groups: Sequence[Blocks], games: int) -> float:
    """How much more blocks of this many games vary than independent games would."""
    seen = games * sum(squares(group) for group in groups)
    rate = share(groups)
    expected = degrees(groups) * rate * (1 - rate)
    return (seen + DRAWN) / (expected + DRAWN)


def squares(values: Blocks) -> float:
    """The sum of squared deviations from the mean."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values)


def degrees(groups: Sequence[Blocks]) -> int:
    """The degrees of freedom."""
    return sum(len(group) - 1 for group in groups)


def interval(
    groups: Sequence[Blocks], games: int, quantile: Callable[[int], float] = student
) -> Interval | None:
    """The interval of the true share, from blocks of this many games; one block gives none."""
    free = degrees(groups)
    if free < 1:
        return None
    rate, t = share(groups), quantile(free)
    n = games * sum(map(len, groups)) / design_effect(groups, games)
    middle = rate + t * t / (2 * n)
    half = t * sqrt(rate * (1 - rate) / n + t * t / (4 * n * n))
    scale = 1 + t * t / n
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)

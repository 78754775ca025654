"""A test that may stop early: looks at fixed numbers of blocks, with an interval that stays honest.

Looking often and stopping at the first good moment would find what is not there. So the interval
of a look is wider than the usual one, and the earlier the wider, after Wang and Tsiatis (1987) with
the exponent 1/4, half way between Pocock's and O'Brien and Fleming's bounds. The intervals of all
looks together hold the truth in 95 % of all comparisons (Jennison and Turnbull 1989), so it does
not matter at which look one stops, nor why.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING

from kindu.lab.arena import shares
from kindu.lab.stats import widened

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.stats import Interval

TENTHS = range(2, 11)  # of all blocks, at which there is a look
BOUND = 2.1985  # of the last look: z leaves no bound in 95 % of all comparisons; see the tests

MET = "met"
MISSED = "missed"
NOT_SHOWN = "not shown"  # all games are played, and the interval still holds the bar
RUNNING = "running"


def looks(most: int) -> list[int]:
    """After which numbers of blocks there is a look, out of so many at most."""
    return [round(most * tenth / 10) for tenth in TENTHS]


def bound(blocks: int, most: int) -> float:
    """How many standard errors the interval of a look reaches to either side."""
    return BOUND / sqrt(sqrt(blocks / most))


@dataclass(frozen=True)
class Threshold:
    """What is to be shown: the lower end above `least`, and the share itself above `wanted`."""

    least: float
    wanted: float = 0.0

    def verdict(self, share: float, within: Interval, last: bool) -> str:
        """What an interval says of it, at the last look or before."""
        if within[0] > self.least and share > self.wanted:
            return MET
        if within[1] < max(self.least, self.wanted):
            return MISSED
        return NOT_SHOWN if last else RUNNING


@dataclass(frozen=True)
class Verdict:
    """What is known after the last look."""

    blocks: int  # at that look
    share: float
    within: Interval | None  # None before the first look
    verdict: str


def interval_at(rows: Sequence[float], games: int, most: int) -> Interval:
    """The interval of a look at these blocks, each of so many games."""
    found = shares.interval([rows], games, partial(widened, bound(len(rows), most)))
    assert found
    return found


def judge(rows: Sequence[float], games: int, most: int, threshold: Threshold) -> Verdict:
    """Look at the blocks as they came, and stop where the first verdict falls."""
    judged = Verdict(len(rows), shares.mean(rows) if rows else 0.0, None, RUNNING)
    for blocks in looks(most):
        if blocks > len(rows):
            break
        seen = rows[:blocks]
        share, within = shares.mean(seen), interval_at(seen, games, most)
        verdict = threshold.verdict(share, within, blocks == most)
        judged = Verdict(blocks, share, within, verdict)
        if verdict != RUNNING:
            break
    return judged

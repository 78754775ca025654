"""A sequential test: looks at fixed numbers of blocks, with intervals that allow to stop early.

Looking often and stopping at the first good result would find effects that don't exist. So the
interval of a look is wider than usual, and the earlier the look, the wider it is. This follows Wang
and Tsiatis (1987) with the exponent 1/4, half way between the bounds of Pocock and those of O'Brien
and Fleming. In 95 % of all comparisons, the intervals of all looks contain the true value (Jennison
and Turnbull 1989), so we may stop at any look, for any reason.
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

TENTHS = range(2, 11)  # the shares of all blocks at which there is a look
BOUND = 2.1985  # of the last look: z stays within all bounds in 95 % of all comparisons

MET = "met"
MISSED = "missed"
NOT_SHOWN = "not shown"  # all games are played, and the interval still contains the bar
RUNNING = "running"


def looks(most: int) -> list[int]:
    """The numbers of blocks after which there is a look, given the maximum."""
    return [round(most * tenth / 10) for tenth in TENTHS]


def bound(blocks: int, most: int) -> float:
    """How many standard errors the interval of a look extends to either side."""
    return BOUND / sqrt(sqrt(blocks / most))


@dataclass(frozen=True)
class Threshold:
    """What must be shown: the lower end above `least`, and the share itself above `wanted`."""

    least: float
    wanted: float = 0.0

    def verdict(self, share: float, within: Interval, last: bool) -> str:
        """What an interval says about it, at the last look or before."""
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
    """The interval of a look at these blocks, each of this many games."""
    found = shares.interval([rows], games, partial(widened, bound(len(rows), most)))
    assert found
    return found


def judge(rows: Sequence[float], games: int, most: int, threshold: Threshold) -> Verdict:
    """Look at the blocks in order, and stop at the first verdict."""
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

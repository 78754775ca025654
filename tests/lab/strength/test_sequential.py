"""The sequential test: its bounds, its verdicts and its errors."""

from math import exp, pi, sqrt
from random import Random

import pytest

from kindu.lab.stats import widened
from kindu.lab.strength.sequential import (
    MET,
    MISSED,
    NOT_SHOWN,
    RUNNING,
    TENTHS,
    Threshold,
    bound,
    interval_at,
    judge,
    looks,
)
from tests.lab.simulation import KINDS, blocks, sequential_misses

MOST = 150
GRID = 60  # points; the error of the integral is far below the digits that count


def crossing(bounds: list[float], times: list[float]) -> float:
    """The chance that a random walk leaves the bounds, by integration from look to look."""
    points: list[float] = []
    mass: list[float] = []
    before = 0.0
    for edge, time in zip(bounds, times, strict=True):
        reach, step = edge * sqrt(time), time - before
        width = 2 * reach / GRID
        grid = [-reach + width * (i + 0.5) for i in range(GRID)]

        def density(x: float, step: float = step) -> float:
            return exp(-x * x / (2 * step)) / sqrt(2 * pi * step)

        if points:
            mass = [
                width * sum(m * density(x - y) for y, m in zip(points, mass, strict=True))
                for x in grid
            ]
        else:
            mass = [width * density(x) for x in grid]
        points, before = grid, time
    return 1 - sum(mass)


def test_all_looks_together_err_in_one_comparison_out_of_twenty() -> None:
    times = [tenth / 10 for tenth in TENTHS]
    found = crossing([bound(tenth, 10) for tenth in TENTHS], times)

    assert 0.05 == pytest.approx(found, abs=0.0005)


def test_one_look_would_be_the_usual_interval() -> None:
    assert 0.05 == pytest.approx(crossing([1.959964], [1.0]), abs=0.0005)


def test_looks_come_every_tenth_from_the_second_on() -> None:
    assert [30, 45, 60, 75, 90, 105, 120, 135, 150] == looks(150)
    assert [12, 18, 24, 30, 36, 42, 48, 54, 60] == looks(60)
    assert (15, 75) == (looks(75)[0], looks(75)[-1])


def test_an_early_look_needs_more() -> None:
    assert (3.29, 2.61, 2.2) == tuple(round(bound(n, 150), 2) for n in (30, 75, 150))


def test_a_spread_that_is_only_estimated_widens_the_interval() -> None:
    # The quantile of Student's t with 11 degrees above which 0.05 % lie, from tables: 4.437.
    assert 4.437 == pytest.approx(widened(3.2905, 11), abs=0.01)


@pytest.mark.parametrize(
    ("share", "within", "last", "verdict"),
    [
        (0.90, (0.81, 0.95), False, MET),
        (0.90, (0.80, 0.95), False, RUNNING),
        (0.90, (0.80, 0.95), True, NOT_SHOWN),
        (0.70, (0.60, 0.79), False, MISSED),
    ],
)
def test_the_lower_end_decides(
    share: float, within: tuple[float, float], last: bool, verdict: str
) -> None:
    assert verdict == Threshold(0.8).verdict(share, within, last)


def test_the_share_itself_may_have_a_bar_too() -> None:
    threshold = Threshold(0.5, 0.55)

    assert MET == threshold.verdict(0.56, (0.51, 0.6), last=True)
    assert NOT_SHOWN == threshold.verdict(0.54, (0.51, 0.57), last=True)
    assert MISSED == threshold.verdict(0.53, (0.51, 0.54), last=False)


def test_a_clear_result_stops_at_the_first_look() -> None:
    judged = judge([1.0] * 150, 2, MOST, Threshold(0.8))

    assert (30, 1.0, MET) == (judged.blocks, judged.share, judged.verdict)
    assert judged.within
    assert 0.8 < judged.within[0] < 0.9


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    assert judge([1.0] * 30, 2, MOST, Threshold(0.8)) == judge(
        [1.0] * 30 + [0.0] * 120, 2, MOST, Threshold(0.8)
    )


def test_before_the_first_look_there_is_no_interval() -> None:
    judged = judge([1.0] * 29, 2, MOST, Threshold(0.8))

    assert (29, 1.0, None, RUNNING) == (judged.blocks, judged.share, judged.within, judged.verdict)
    assert RUNNING == judge([], 2, MOST, Threshold(0.8)).verdict


def test_between_two_looks_the_last_one_counts() -> None:
    rows = [1.0, 0.5] * 22
    judged = judge(rows, 2, MOST, Threshold(0.8))

    assert (30, RUNNING) == (judged.blocks, judged.verdict)
    assert interval_at(rows[:30], 2, MOST) == judged.within


def test_even_games_never_show_more_than_half() -> None:
    judged = judge([0.5] * 150, 2, MOST, Threshold(0.5))

    assert (150, NOT_SHOWN) == (judged.blocks, judged.verdict)


@pytest.mark.parametrize(("share", "games"), [(0.5, 2), (0.8, 2), (0.4, 5)])
def test_made_up_comparisons_hold_the_truth(share: float, games: int) -> None:
    above, below = sequential_misses(Random(1), share, games, KINDS[0], 400)

    assert above <= 0.045  # 2.5 % and two standard errors
    assert above + below <= 0.075


def test_a_strong_bot_is_seen_soon() -> None:
    rows = blocks(Random(3), 0.95, 2, 150, KINDS[0])
    judged = judge(rows, 2, MOST, Threshold(0.8))

    assert MET == judged.verdict
    assert judged.blocks * 2 <= 120

"""Shares of first places: an interval that knows which games are correlated."""

from random import Random

import pytest

from kindu.lab.arena.shares import design_effect, interval, share
from kindu.lab.stats import wilson
from tests.lab.simulation import share_misses


def width(rows: list[float], games: int) -> float:
    found = interval([rows], games)
    assert found
    return found[1] - found[0]


def test_blocks_that_all_went_the_same_way_are_half_as_many_games() -> None:
    rows = [1.0, 0.0] * 200

    assert 2 == pytest.approx(design_effect([rows], 2), abs=0.02)
    assert wilson(200, 400) == pytest.approx(interval([rows], 2), abs=0.002)


def test_luck_that_goes_with_the_seat_makes_the_interval_narrow() -> None:
    even = [0.5] * 180 + [1.0, 0.0] * 10
    apart = [1.0, 0.0] * 50 + [0.5] * 100

    assert width(even, 2) < 0.5 * width(apart, 2)


def test_a_bot_that_never_lost_may_still_lose() -> None:
    found = interval([[1.0] * 30], 2)

    assert found
    assert (0.935, 1.0) == pytest.approx(found, abs=0.01)


def test_one_block_shows_nothing() -> None:
    assert interval([[0.5]], 2) is None


def test_opponents_count_alike() -> None:
    assert 0.75 == share([[1.0] * 8, [0.5, 0.5]])


def test_opponents_may_differ_without_making_the_interval_wide() -> None:
    both, mixed = interval([[1.0] * 50, [0.0] * 50], 2), interval([[1.0, 0.0] * 50], 2)

    assert both
    assert mixed
    assert both[1] - both[0] < 0.5 * (mixed[1] - mixed[0])


@pytest.mark.parametrize("true", [[0.5], [0.2, 0.6, 0.95]])
def test_made_up_arenas_hold_the_truth(true: list[float]) -> None:
    assert share_misses(Random(2), true, 2, 20, 500) <= 0.07

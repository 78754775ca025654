"""Intervals against values from the literature."""

import pytest

from kindu.lab.stats import Sample, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_of_a_rate_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert (low, high) == pytest.approx(wilson(wins, games), abs=0.00005)


def test_the_interval_of_a_rate_is_the_same_from_both_sides() -> None:
    low, high = wilson(7.5, 20)

    assert (1 - high, 1 - low) == pytest.approx(wilson(12.5, 20))


@pytest.mark.parametrize("games", [1, 2, 50, 10**6])
def test_a_rate_never_leaves_its_bounds(games: int) -> None:
    (low, some), (most, high) = wilson(0, games), wilson(games, games)

    assert (0.0, 1.0) == pytest.approx((low, high))
    assert 0.0 <= low < some < 1.0
    assert 0.0 < most < high <= 1.0


@pytest.mark.parametrize(
    ("degrees", "t"),
    [(1, 12.706), (5, 2.571), (9, 2.262), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)],
)
def test_few_numbers_make_a_wide_interval(degrees: int, t: float) -> None:
    assert t == pytest.approx(student(degrees), abs=0.0006)


def test_a_sample_has_mean_spread_and_interval() -> None:
    sample = Sample()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sample.add(value)

    assert 5 == sample.mean()
    assert 2.138 == pytest.approx(sample.deviation(), abs=0.0005)
    assert (3.2125, 6.7875) == pytest.approx(sample.interval(), abs=0.0005)


def test_one_number_shows_no_spread() -> None:
    sample = Sample()
    sample.add(3)

    assert (3, None, None) == (sample.mean(), sample.deviation(), sample.interval())

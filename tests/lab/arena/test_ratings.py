"""Ratings: what follows from a score, and how certain that is."""

from math import log
from random import Random

import pytest

from kindu.lab.arena.ratings import BUNDLES, MEAN, Pair, Rating, Score, fit, rate, solve
from tests.lab.simulation import arena, rating_misses


def gap(found: list[Rating]) -> float:
    return found[0].value - found[1].value


def half(rating: Rating) -> float:
    assert rating.within
    return (rating.within[1] - rating.within[0]) / 2


def test_ten_wins_to_one_are_four_hundred() -> None:
    rows = [[20.0 / 11]] * 5500

    assert 400 == pytest.approx(gap(rate(2, [Pair([(0, 1)], 2, rows)], 1)), abs=0.2)


def test_the_mean_is_fixed() -> None:
    found = rate(3, arena(Random(1), [0.0, 1.0, 3.0], 2, 10), 1)

    assert MEAN == pytest.approx(sum(rating.value for rating in found) / 3)


def test_par_among_three_others_is_a_quarter() -> None:
    tables = [(0, 1), (1, 0)]

    assert 0 == pytest.approx(gap(rate(2, [Pair(tables, 4, [[1.0, 1.0]] * 8)], 1)), abs=1e-6)


def test_half_of_the_games_among_three_others_are_three_times_the_strength() -> None:
    scores = [Score(0, 1, 3, 1e6, 5e5)]
    strong, weak = fit(scores, [0.0, 0.0])

    assert log(3) == pytest.approx(strong - weak, abs=1e-4)


def test_three_bots_agree_if_their_scores_do() -> None:
    def beats(one: int, among: int, times: float) -> Score:
        return Score(one, among, 1, 1e6, 1e6 * times / (1 + times))

    strengths = fit([beats(0, 1, 2), beats(1, 2, 3), beats(0, 2, 6)], [0.0] * 3)

    assert log(2) == pytest.approx(strengths[0] - strengths[1], abs=1e-4)
    assert log(3) == pytest.approx(strengths[1] - strengths[2], abs=1e-4)


def test_who_never_lost_has_a_rating_and_a_wide_interval() -> None:
    found = rate(2, [Pair([(0, 1)], 2, [[2.0]] * 20)], 1)

    assert 700 < gap(found) < 900
    assert 100 < half(found[0])


def test_the_same_seed_gives_the_same_intervals() -> None:
    pairs = arena(Random(5), [0.0, 0.5], 2, 10)

    assert rate(2, pairs, 1) == rate(2, pairs, 1)
    assert rate(2, pairs, 1) != rate(2, pairs, 2)


def test_a_single_block_shows_no_interval() -> None:
    assert [None, None] == [r.within for r in rate(2, [Pair([(0, 1)], 2, [[1.0]])], 1)]


def test_very_many_blocks_are_bundled() -> None:
    pair = Pair([(0, 1)], 2, [[1.0]] * (3 * BUNDLES - 1))
    bundled = pair.bundled()

    assert (3, 99, [3.0]) == (bundled.size, len(bundled.firsts), bundled.firsts[0])
    assert pair.scores(pair.firsts[:297]) == bundled.scores(bundled.firsts)


def test_bundles_give_about_the_same_interval() -> None:
    few, many = (arena(Random(6), [0.0, 0.5], 2, n) for n in (BUNDLES, 4 * BUNDLES))

    assert 2 == pytest.approx(half(rate(2, few, 1)[0]) / half(rate(2, many, 1)[0]), rel=0.25)


def test_a_system_of_equations_is_solved() -> None:
    assert [1, -2] == pytest.approx(solve([[4, 1], [1, 3]], [2, -5]))


def test_made_up_bots_have_their_ratings_in_the_intervals() -> None:
    missed = rating_misses(Random(4), [0.0, 1.0], 2, 20, 60)

    assert max(missed) <= 0.1

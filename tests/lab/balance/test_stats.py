"""The arithmetic of balance reports, against values from the literature and by hand."""

import pytest

from kindu.lab.balance.stats import (
    NONE,
    Contrast,
    Pair,
    contrast,
    evenness,
    mean_of,
    rate_of,
    sure_of,
    tail,
)
from kindu.lab.stats import wilson


def games(hits: int, tries: int) -> list[Pair]:
    """Games with one try each, of which this many are hits."""
    return [(float(i < hits), 1.0) for i in range(tries)]


def test_a_share_of_single_tries_has_wilsons_interval() -> None:
    rate = rate_of([*games(15, 148), NONE, NONE])

    assert (15, 148, 15 / 148) == (rate.count, rate.of, rate.value)
    assert wilson(15, 148) == pytest.approx(rate.within, abs=0.003)


def test_of_nothing_there_is_no_share() -> None:
    rate = rate_of([NONE, NONE])

    assert (0, 0, 0, None) == (rate.count, rate.of, rate.games, rate.value)
    assert None is rate.within
    assert None is mean_of([])
    assert None is rate_of([]).value


def test_tries_of_one_game_are_no_independent_sample() -> None:
    single = rate_of(games(50, 100))
    joined = rate_of([(10.0, 10.0)] * 5 + [(0.0, 10.0)] * 5)

    assert single.value == joined.value == 0.5
    assert single.within
    assert joined.within
    assert joined.within[1] - joined.within[0] > 2 * (single.within[1] - single.within[0])


@pytest.mark.parametrize("hits", [0, 1])
def test_one_game_shows_next_to_nothing(hits: int) -> None:
    rate = rate_of([(20.0 * hits, 20.0)])

    assert wilson(hits, 1) == rate.within


def test_two_shares_are_held_against_each_other() -> None:
    columns = [[*games(30, 100), *[NONE] * 100], [*[NONE] * 100, *games(50, 100)]]
    found = contrast(columns, shares=True)

    assert found  # the test of two proportions: z = -2.89
    assert -0.2 == pytest.approx(found.value)
    assert 0.0039 == pytest.approx(found.chance, abs=0.0005)
    assert found.within == pytest.approx((-0.335, -0.065), abs=0.005)


def test_what_never_happened_in_a_few_tries_may_be_luck() -> None:
    columns = [[*games(0, 20), *[NONE] * 1000], [*[NONE] * 20, *games(100, 1000)]]
    found = contrast(columns, shares=True)

    assert found
    assert found.chance > 0.1


def test_seats_of_one_game_that_compete_are_compared_within_it() -> None:
    wins = [(float(i % 2), 1.0) for i in range(100)]
    losses = [(float(1 - i % 2), 1.0) for i in range(100)]
    found = contrast([wins, losses], shares=True)

    assert found
    assert 0 == pytest.approx(found.value)
    assert 0.2 == pytest.approx(found.within[1], abs=0.01)  # not 0.14 as for independent ones


def test_what_a_thing_adds_is_held_against_what_its_peers_add() -> None:
    one, other = games(60, 100), games(40, 100)
    same = contrast([one, other, one, other], shares=True)
    more = contrast([one, other, other, one], shares=True)

    assert same
    assert more
    assert 0 == pytest.approx(same.value)
    assert 0.4 == pytest.approx(more.value)


@pytest.mark.parametrize(
    "columns",
    [
        [[NONE, NONE], [(1.0, 1.0), (0.0, 1.0)]],
        [[(1.0, 1.0)], [(0.0, 1.0)]],
        [[(5.0, 1.0), (5.0, 1.0)], [(3.0, 1.0), (3.0, 1.0)]],
        [[], []],
    ],
    ids=["nobody", "one game", "no spread", "no game"],
)
def test_where_nothing_can_be_compared_there_is_no_contrast(columns: list[list[Pair]]) -> None:
    assert None is contrast(columns, shares=False)


def test_of_many_tests_some_are_called_sure() -> None:
    # Benjamini and Hochberg, Controlling the false discovery rate, 1995, section 3.2
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    chances += [0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    tests = [None, *(Contrast(1.0, (0.0, 2.0), chance) for chance in reversed(chances))]
    found = sure_of(tests)

    assert None is found[0]
    assert [False] * 11 + [True] * 4 == [test.sure for test in found if test]
    assert [] == sure_of([])


@pytest.mark.parametrize(
    ("value", "degrees"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5)]
)
def test_the_tail_of_chi_square_is_that_of_the_tables(value: float, degrees: int) -> None:
    assert 0.05 == pytest.approx(tail(value, degrees), abs=0.0001)


def test_even_wins_are_no_surprise() -> None:
    assert 1 == evenness([25, 25, 25, 25])
    assert 0.0455 == pytest.approx(evenness([60, 40]), abs=0.0001)

"""Hints: from a Sight alone, with chances for all, whole chains, and reasons in words."""

from __future__ import annotations

import re
from math import log

import pytest

from kindu.advice.hints import Hint, hint, part_of
from kindu.advice.scales import rescaled
from kindu.bots.base import Budget, Clock
from kindu.cli.commands.hint import lines
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import CHANCE, KinduError
from kindu.games import keys, load
from kindu.games.descriptor import Scale
from kindu.text.teller import Teller
from tests.cases import case
from tests.laws.strategies import GAMES, Walk
from tests.support import SOME


def told(found: Hint) -> list[tuple[list[int], str, list[float]]]:
    """Everything that a person is shown of a hint."""
    return [(row.message(), repr(row.reasons), row.expectation.chances) for row in found.rows]


def sights(key: str, seats: int, most: int, every: int) -> list[Sight]:
    """Positions of a game as the seat that is asked sees them."""
    walk = Walk(key, seats, "eager" if case(key).eager else "uniform", 11)
    return [
        Sight(state, state.to_act())
        for n, state in enumerate(walk.steps(most))
        if n % every == every - 1 and not state.over() and state.to_act() != CHANCE
    ]


@pytest.mark.parametrize("key", keys())
def test_a_hint_knows_no_more_than_the_sight(key: str) -> None:
    """In another world with the same sight, the hint and its reasons are the same."""
    for n, sight in enumerate(sights(key, load(key).seats[-1], 120, 29)):
        other = Sight(sight.guess(Rng("other", n)), sight.eye)
        first, second = (hint(view, Budget(3), Rng(n)) for view in (sight, other))

        assert told(first) == told(second)
        assert first.expectation == second.expectation


@pytest.mark.parametrize("key", keys())
def test_every_reason_has_words(key: str) -> None:
    teller = Teller(GAMES[key], ["Ada", "Ben", "Cem", "Dan"][: load(key).seats[0]])
    plan = GAMES[key].plan()
    for sight in sights(key, load(key).seats[0], 900, 17):
        for action in sight.legal():
            for fact in plan.reasons(sight.state, action):
                assert teller.reason(fact, int(sight.eye)), fact


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("budget", [6, 20])
def test_answers_are_sorted_by_the_chance_that_is_shown(key: str, budget: int) -> None:
    """Points break ties of the exact chances; the text shows whole per cent."""
    teller = Teller(GAMES[key], [f"P{seat}" for seat in range(load(key).seats[-1])])
    for n, sight in enumerate(sights(key, load(key).seats[-1], 400, 23)):
        seat = int(sight.eye)
        found = hint(sight, Budget(budget), Rng(n), 5)
        rows = [row.expectation for row in found.rows if row.expectation.chances]
        data = [(round(row.chances[seat], 3), row.points[seat]) for row in rows]
        text = "\n".join(lines(teller, seat, found))
        shown = re.findall(r"It gives (\d+) % to win and (-?[0-9.]+) points", text)

        assert sorted(data, reverse=True) == data
        assert len(rows) == len(shown)
        chances = [int(chance) for chance, _ in shown]
        assert sorted(chances, reverse=True) == chances


@pytest.mark.parametrize("key", keys())
def test_the_best_answer_is_the_same_however_many_are_wanted(key: str) -> None:
    for n, sight in enumerate(sights(key, load(key).seats[0], 300, 37)):
        one, three = (hint(sight, Budget(8), Rng(n), top) for top in (1, 3))

        assert one.rows[0].links[0].action == three.rows[0].links[0].action


def test_no_answer_at_all_is_not_a_hint() -> None:
    with pytest.raises(KinduError, match="expected at least one answer, but got 0"):
        hint(sights(SOME, load(SOME).seats[0], 99, 9)[0], Budget(1), Rng(1), 0)


def test_a_link_gets_a_part_of_the_budget() -> None:
    clock = Clock()

    assert (25, 0) == (part_of(Budget(100)).iterations, part_of(Budget(100)).millis)
    assert 1 == part_of(Budget(2)).iterations
    assert (0, 200) == (part_of(Budget(0, 800)).iterations, part_of(Budget(0, 800)).millis)
    assert clock is part_of(Budget(0, 800, clock)).clock


@pytest.mark.parametrize(
    ("scale", "expected"),
    [
        (Scale(), [0.8, 0.2]),
        (Scale(0.0), [0.5, 0.5]),
        (Scale(2.0), [16 / 17, 1 / 17]),
        (Scale(1.0, log(4)), [0.5, 0.5]),
    ],
)
def test_chances_are_put_right_on_their_log_odds(scale: Scale, expected: list[float]) -> None:
    assert expected == pytest.approx(rescaled([0.8, 0.2], scale, 1))


def test_nobody_is_without_a_chance_before_the_end() -> None:
    assert [0.999, 0.001] == pytest.approx(rescaled([1.0, 0.0], Scale(), 0), abs=0.0001)
    assert [] == rescaled([], Scale(), 0)

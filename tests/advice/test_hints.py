"""Hints: from a Sight alone, with chances for all, whole chains, and reasons in words."""

from __future__ import annotations

from math import log

import pytest

from kindu.advice.hints import Hint, hint, part_of
from kindu.advice.players import player
from kindu.advice.scales import rescaled
from kindu.bots.base import Budget, Clock
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import CHANCE, KinduError
from kindu.games import keys
from kindu.games.descriptor import Scale
from kindu.text.teller import Teller
from tests.games.africana.scene import scene as africana
from tests.games.heart_of_africa.scene import scene as heart
from tests.laws.strategies import GAMES, Walk

CAPE = "cape_town-port_elizabeth/1"


def told(found: Hint) -> list[tuple[list[int], str, list[float]]]:
    """All of a hint that a person is shown."""
    return [(row.message(), repr(row.reasons), row.outlook.chances) for row in found.rows]


def sights(key: str, seats: int, most: int, every: int) -> list[Sight]:
    """Positions of a game as the seat that is asked sees them."""
    walk = Walk(key, seats, "uniform" if key == "heart_of_africa" else "eager", 11)
    return [
        Sight(state, state.to_act())
        for n, state in enumerate(walk.steps(most))
        if n % every == every - 1 and not state.over() and state.to_act() != CHANCE
    ]


@pytest.mark.parametrize("key", keys())
def test_a_hint_knows_no_more_than_the_sight(key: str) -> None:
    """From another world with the same sight it is the same, reasons included."""
    for n, sight in enumerate(sights(key, 3, 120, 29)):
        other = Sight(sight.guess(Rng("other", n)), sight.eye)
        first, second = (hint(view, Budget(3), Rng(n)) for view in (sight, other))

        assert told(first) == told(second)
        assert first.outlook == second.outlook


@pytest.mark.parametrize("key", keys())
def test_every_reason_has_words(key: str) -> None:
    teller = Teller(GAMES[key], ["Ada", "Ben", "Cem"])
    plan = GAMES[key].plan()
    for sight in sights(key, 3, 900, 17):
        for action in sight.legal():
            for fact in plan.reasons(sight.state, action):
                assert teller.reason(fact, int(sight.eye)), fact


def test_the_best_answers_come_first_and_chances_add_up() -> None:
    game = africana(2, p1={"at": "aswan", "joined": "A02", "hand": "grey joker"}).play("1 move")
    found = hint(Sight(game.table, 0), Budget(40), Rng(1), 2)

    assert ("search", 40) == (found.bot, found.iterations)
    assert "complete A02" == game.table.rules.label(found.rows[0].message()[0])
    assert ["AF-EXP-12"] == [fact.rule for fact in found.rows[0].reasons]
    assert len(game.table.legal()) == found.answers
    assert 2 == len(found.rows)
    for outlook in (found.outlook, *(row.outlook for row in found.rows)):
        assert 1.0 == pytest.approx(sum(outlook.chances))
        assert 2 == len(outlook.points)


def test_the_outlook_is_the_mean_over_all_answers() -> None:
    sight = Sight(africana(2, p1={"at": "cairo", "hand": "grey joker"}).table, 0)
    found = hint(sight, Budget(30), Rng(1), 99)
    looks = [row.looks for row in found.rows]
    mean = sum(n * row.outlook.points[0] for n, row in zip(looks, found.rows, strict=True))

    assert 30 == sum(looks)
    assert found.outlook.points[0] == pytest.approx(mean / 30, abs=0.02)
    low, high = (pick(row.outlook.chances[0] for row in found.rows) for pick in (min, max))
    assert low <= found.outlook.chances[0] <= high


def test_a_bot_without_opinion_gives_answers_and_reasons() -> None:
    game = africana(2, p1={"at": "aswan", "joined": "A02", "hand": "joker"}).play("1 move")
    found = hint(Sight(game.table, 0), player("greedy", game.table.rules), Rng(1))

    assert [] == found.outlook.chances == found.outlook.points
    assert "complete A02" == game.table.rules.label(found.rows[0].message()[0])
    assert ([], 3) == (found.rows[0].outlook.chances, len(found.rows))


def test_a_chain_is_thought_through_to_its_end() -> None:
    """What is forced, here the colour, is no part of the message."""
    owns = "east_london-durban/1 port_elizabeth-east_london/1"
    p1 = {"hand": "black*3", "terrain": "mountain", "tickets": "T40", "owns": owns}
    game = heart(2, p1=p1)
    rules = game.table.rules
    found = hint(Sight(game.table, 0), player("greedy", rules, Budget(4)), Rng(1), 99)
    (best,) = [row for row in found.rows if f"claim {CAPE}" == rules.label(row.links[0].action)]

    assert [f"claim {CAPE}", "double"] == [rules.label(action) for action in best.message()]
    assert [f"claim {CAPE}", "pay black", "locomotives 0", "double", "wild 0"] == [
        rules.label(link.action) for link in best.links
    ]
    assert {"HA-CLAIM-08", "HA-TERRAIN-10", "HA-SCORE-02"} == {f.rule for f in best.reasons}


def test_every_seat_of_an_open_group_can_have_a_hint() -> None:
    walk = Walk("heart_of_africa", 3, "uniform", 5)
    state = next(state for state in walk.steps(200) if len(state.open_group()) == 3)
    for seat in range(3):
        found = hint(Sight(state, seat), Budget(2), Rng(1), 1)

        assert {seat} == {int(fact.seat) for fact in found.rows[0].reasons}
        assert found.rows[0].links[0].action in Sight(state, seat).legal()


def test_a_single_answer_needs_no_thought() -> None:
    game = africana(2, p1={"at": "cairo", "silver": 0}, north="|")
    game.table.books[0].unread = 0
    found = hint(Sight(game.play("1 buy").table, 0), Budget(5), Rng(1))

    assert (1, 0) == (found.answers, found.iterations)
    assert ([], "stop") == (
        found.rows[0].outlook.chances,
        game.table.rules.label(found.rows[0].message()[0]),
    )


def test_no_answer_at_all_is_not_a_hint() -> None:
    with pytest.raises(KinduError, match="expected one answer or more, but got 0"):
        hint(Sight(africana(2).table, 0), Budget(1), Rng(1), 0)


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

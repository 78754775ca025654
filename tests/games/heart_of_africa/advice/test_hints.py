"""Hints in positions of this game."""

from kindu.advice.hints import hint
from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from tests.games.heart_of_africa.scene import scene as heart
from tests.laws.strategies import Walk

CAPE = "cape_town-port_elizabeth/1"


def test_a_chain_is_thought_through_to_its_end() -> None:
    """What is forced, here the colour, is not part of the message."""
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

"""Quiet states, where nothing is half done: a search evaluates positions there."""

import pytest

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.games import keys, load
from tests.cases import case


@pytest.mark.parametrize("key", [key for key in keys() if case(key).begins_turn])
def test_a_turn_begins_calmly_and_is_then_under_way(key: str) -> None:
    rules = load(key)
    state, luck, plan = rules.start(rules.seats[0]), Dice(Rng(3)), rules.plan()
    settle(state, luck)
    while not plan.quiet(state):
        state.apply(state.legal()[-1])
        settle(state, luck)
    seat = state.to_act()
    state.apply(rules.parse(case(key).begins_turn))
    settle(state, luck)

    assert (seat, False) == (state.to_act(), plan.quiet(state))

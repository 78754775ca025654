"""Moments at which nothing is half done: there a search values what it has walked to."""

import pytest

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.games import load


@pytest.mark.parametrize("key", ["africana", "heart_of_africa"])
def test_a_turn_begins_calmly_and_is_then_under_way(key: str) -> None:
    rules = load(key)
    state, luck, plan = rules.start(2), Dice(Rng(3)), rules.plan()
    settle(state, luck)
    while not plan.quiet(state):
        state.apply(state.legal()[-1])
        settle(state, luck)
    seat = state.to_act()
    state.apply(rules.parse("move" if key == "africana" else "draw train"))
    settle(state, luck)

    assert (seat, False) == (state.to_act(), plan.quiet(state))

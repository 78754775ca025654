"""Exactly the legal answers have no rule against them, and every reason cites a rule."""

from __future__ import annotations

import pytest

from kindu.core.state import State
from kindu.core.words import CHANCE
from kindu.games import keys, load
from kindu.games.rulebook import rulebook
from tests.laws.extent import REASON_STEPS
from tests.laws.strategies import Walk

TABLES = [(key, seats) for key in keys() for seats in load(key).seats]
IDS = {key: set(rulebook(key).by_id) for key in keys()}


def faults(state: State) -> list[str]:
    """The answers whose reasons don't match their legality, or name no rule of the book."""
    rules, legal = state.rules, set(state.legal())
    found = []
    for action in range(int(rules.num_actions)):
        reasons = [fact.rule for fact in state.why_not(state.question(), action)]
        if (action in legal) != (not reasons) or not set(reasons) <= IDS[rules.key]:
            found.append(f"{rules.label(action)}: {reasons}")
    return found


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_reasons_go_with_legality_through_a_random_game(key: str, seats: int) -> None:
    asked = 0
    for state in Walk(key, seats, "uniform", seats).steps(REASON_STEPS):
        if not state.over() and state.to_act() != CHANCE:
            assert [] == faults(state)
            asked += 1

    assert asked >= min(60, load(key).longest(seats) // 4)

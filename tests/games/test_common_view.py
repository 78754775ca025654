"""Views that are made from a spectator's."""

import pytest

from kindu.core.play import Dice, advance, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import keys, load, screen
from tests.laws.strategies import eyes

EVERY = 7  # answers between two looks
TABLES = [(key, seats) for key in keys() for seats in load(key).seats]


def played(key: str, answers: int, seats: int = 0) -> list[State]:
    """Positions of a random game, with the most players unless stated."""
    state, rng = load(key).start(seats or load(key).seats[-1]), Rng("common", key)
    settle(state, Dice(rng))
    found: list[State] = []
    for number in range(answers):
        if number % EVERY == 0:
            found.append(state.clone())
        legal = state.legal()
        advance(state, legal[int(rng.below(len(legal)))], Dice(rng))
        if state.over():
            break
    return [*found, state]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_view_from_the_common_one_is_the_whole_view(key: str, seats: int) -> None:
    words = screen(key)
    for state in played(key, 200, seats):
        common = words.view(Sight(state, SPECTATOR), {})
        for eye in eyes(int(state.seats)):
            sight = Sight(state, eye)

            assert words.view(sight, {}) == words.view(sight, {}, common)

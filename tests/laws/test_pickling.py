"""States and sights can be pickled for another process, in every game and number of seats."""

from __future__ import annotations

import copy
import pickle

from hypothesis import given

from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.games import keys
from tests.laws.extent import SEEDS, bots, few, positions, tables
from tests.laws.strategies import eyes


@tables
@bots
@few
@given(seed=SEEDS)
def test_states_and_sights_survive_pickle_and_deepcopy(
    key: str, seats: int, name: str, seed: int
) -> None:
    """Law 13; the toy game, which nobody can load by its key, is copied only."""
    for state in positions(key, seats, name, seed):
        twins = [copy.deepcopy(state)]
        if key in keys():
            twins.append(pickle.loads(pickle.dumps(state)))  # noqa: S301 - our own
        for twin in twins:
            assert state == twin
            assert list(state.pack()) == list(twin.pack())
            assert state.legal() == twin.legal()
            same_sights(state, twin, seats)


def same_sights(state: State, twin: State, seats: int) -> None:
    for eye in eyes(seats):
        assert Sight(state, eye) == copy.deepcopy(Sight(twin, eye))
        assert Sight(state, eye).legal() == Sight(twin, eye).legal()

"""Laws 5 and 6; `make test` measures the coverage of these walks, and of no other laws."""

from __future__ import annotations

from hypothesis import given

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from tests.laws.extent import SEEDS, bots, few, positions, tables
from tests.laws.strategies import CASES, eyes


@tables
@bots
@few
@given(seed=SEEDS)
def test_packing_and_guessing_keep_what_an_eye_knows(
    key: str, seats: int, name: str, seed: int
) -> None:
    """Laws 5 and 6; concealing twice changes nothing."""
    rng = Rng("guess", seed)
    for state in positions(key, seats, name, seed):
        assert state.rules.unpack(state.pack()).pack() == state.pack()
        for eye in eyes(seats):
            sight = Sight(state, eye)
            again = Sight.unpack(state.rules, sight.pack())
            world = sight.guess(rng)
            assert again.pack() == sight.pack()
            assert Sight(sight.state, eye).pack() == sight.pack()
            assert Sight(world, eye).pack() == sight.pack()
            assert Sight(world, eye).legal() == sight.legal()
            CASES[key].conserved(world)
            if state.to_act() == eye:
                assert sight.legal() == state.legal()

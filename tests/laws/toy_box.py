"""What stays the same in the toy game's box."""

from kindu.core.state import State
from tests.core.toy import CARDS, TILES, ToyState


def toy_conserved(state: State) -> None:
    assert isinstance(state, ToyState)
    values = [value for value in state.tiles if value]
    assert len(values) == len(set(values)) <= TILES
    for seat in range(state.seats):
        assert state.hands[seat].bit_count() <= CARDS
        if state.bids[seat] >= 0:
            assert not state.hands[seat] >> state.bids[seat] & 1

"""Trefoil for the shared tests of Kindu."""

from kindu.core.state import State
from kindu_trefoil.cards import ALL_CARDS, HAND
from kindu_trefoil.state import Tabletop
from tests.cases import Case


def conserved(state: State) -> None:
    """Every card is in one place, and hands have their sizes."""
    assert isinstance(state, Tabletop)
    seen = state.gone
    for seat, hand in enumerate(state.hands):
        assert not hand & seen
        assert hand.bit_count() == state.sizes[seat] <= HAND
        seen |= hand
    assert seen & ALL_CARDS == seen


CASE = Case(conserved=conserved, greedy=0.6)

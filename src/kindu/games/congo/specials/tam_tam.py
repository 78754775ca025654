"""Tam Tam: the station is left alone."""

from typing import final

from kindu.games.congo import bid
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop


@final
class TamTam(Special):
    """CO-SP-TAMTAM-01: played everywhere but at the last stop."""

    def at_once(self, t: Tabletop) -> None:
        """CO-SP-TAMTAM-02: all bids go back face down; without bids nobody becomes chief."""
        for seat in range(t.seats):
            if t.players[seat].bid >= 0:
                bid.take_back(t, seat)
        t.tell("CO-SP-TAMTAM-02", t.owner)

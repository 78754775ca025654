"""Only Nationals: bids from other nations than the flag's go back."""

from typing import final

from kindu.games.congo import bid
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop


@final
class OnlyNationals(Special):
    """CO-SP-NATIONALS-01: played only where there is a flag."""

    def after_reveal(self, t: Tabletop) -> None:
        """CO-SP-NATIONALS-02, CO-SP-NATIONALS-03, CO-SP-NATIONALS-04: the printed nation counts.

        Players who take back their bids, including the owner, make no other bid in this round.
        """
        for seat in range(t.seats):
            kind = t.players[seat].bid
            if kind >= 0 and t.board.kind_nation[kind] != t.flag():
                t.tell("CO-SP-NATIONALS-02", seat, kind)
                bid.take_back(t, seat)

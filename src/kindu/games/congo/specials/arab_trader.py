"""Arab Trader: one more point for an owner who becomes chief."""

from typing import final

from kindu.games.congo.board.numbers import UNIT
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.state import Tabletop


@final
class ArabTrader(Special):
    """CO-SP-TRADER-01: played at barracks, missions and villages."""

    def on_chief(self, t: Tabletop) -> None:
        """CO-SP-TRADER-02: an owner who becomes chief scores 1 more."""
        if t.chief == t.owner:
            worth = t.board.special_points[self.number]
            t.players[t.owner].score += worth
            t.players[t.owner].extras += worth
            t.tell("CO-SP-TRADER-02", t.owner, points=UNIT * worth)

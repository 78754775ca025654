"""Okapi: an explorer may go hunting instead of competing."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import BIT, Options
from kindu.games.congo import bid
from kindu.games.congo.actions import HUNT, STAY
from kindu.games.congo.board.numbers import EXPLORER, UNIT
from kindu.games.congo.specials.base import Special, ask_owner
from kindu.games.congo.state.state import Tabletop


@final
class Okapi(Special):
    """CO-SP-OKAPI-01: played at a jungle; to hunt, the owner must have bid an explorer."""

    def after_reveal(self, t: Tabletop) -> None:
        """CO-SP-OKAPI-03: only the owner may hunt."""
        own = t.players[t.owner].bid
        if own >= 0 and t.board.kind_professions[own] & BIT[EXPLORER]:
            ask_owner(t, 0)

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """To hunt, or to compete as usual."""
        out.add(HUNT)
        out.add(STAY)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """CO-SP-OKAPI-02: the hunt scores at once and costs the bid."""
        if action == STAY:
            return
        player = t.players[t.owner]
        worth = t.board.special_points[self.number]
        player.score += worth
        player.extras += worth
        t.tell("CO-SP-OKAPI-02", t.owner, player.bid, points=UNIT * worth)
        bid.discard_bid(t, t.owner)

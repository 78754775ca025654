"""Hippo Attack: new bids from the deck."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import CHANCE, Options, a_of, ask, step
from kindu.games.congo import bid, draw
from kindu.games.congo.actions import CARD
from kindu.games.congo.kinds import CARD_ROLL, CARD_STEP
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.characters import ONE
from kindu.games.congo.state.state import Tabletop


@final
class HippoAttack(Special):
    """CO-SP-HIPPO-01: all bids go back unseen, and everybody gets a new one from the deck."""

    def at_once(self, t: Tabletop) -> None:
        """The old bids stay secret in the hands."""
        for seat in range(t.seats):
            if t.players[seat].bid >= 0:
                bid.take_back(t, seat)
        t.tell("CO-SP-HIPPO-01", t.owner)
        t.open = 1  # what comes now is turned up as it is drawn
        next_bid(t, 0)

    def go_on(self, t: Tabletop, step: i64) -> None:
        """The next in turn order."""
        next_bid(t, a_of(step))

    def odds(self, t: Tabletop, question: i64, out: Options) -> None:
        """The top of the deck."""
        draw.character_options(t, out)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """CO-SP-HIPPO-02: a new bid, open from the start."""
        seat = a_of(question)
        kind = action - CARD
        t.deck -= ONE[kind]
        t.deck_size -= 1
        t.fresh -= ONE[kind]
        t.players[seat].bid = kind
        bid.show(t, seat)


def next_bid(t: Tabletop, n: i64) -> None:
    """A seat that can't draw takes no part (R-32)."""
    if n == t.seats:
        return
    t.push(step(CARD_STEP, n + 1))
    if draw.character_ready(t):
        t.push(ask(CARD_ROLL, CHANCE, t.seat_at(n)))

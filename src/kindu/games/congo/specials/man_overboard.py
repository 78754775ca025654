"""Man Overboard!: an opponent loses an auxiliary."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, a_of, ask
from kindu.games import piles
from kindu.games.congo import draw
from kindu.games.congo.actions import HELPER, NOBODY_HIT, TARGET
from kindu.games.congo.kinds import CARD_ROLL
from kindu.games.congo.specials.base import Special, ask_owner
from kindu.games.congo.state.state import Tabletop


@final
class ManOverboard(Special):
    """CO-SP-OVERBOARD-01: one auxiliary, taken unseen from an opponent's hand, is discarded."""

    def after_reveal(self, t: Tabletop) -> None:
        """If nobody else holds an auxiliary, nothing happens (R-29)."""
        if victims(t):
            ask_owner(t, 0)

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """An opponent with auxiliaries, or nobody."""
        out.add_bits(TARGET, victims(t))
        out.add(NOBODY_HIT)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """Chance takes the card."""
        if action != NOBODY_HIT:
            t.push(ask(CARD_ROLL, CHANCE, action - TARGET))

    def odds(self, t: Tabletop, question: i64, out: Options) -> None:
        """Any auxiliary in the hand."""
        draw.auxiliary_options(t.players[a_of(question)].helpers, out)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """The card lies open on the discard pile."""
        seat = a_of(question)
        kind = action - HELPER
        player = t.players[seat]
        player.helpers -= piles.ONE[kind]
        player.helper_cards -= 1
        t.helper_discard += piles.ONE[kind]
        t.tell("CO-SP-OVERBOARD-01", seat, kind)


def victims(t: Tabletop) -> i64:
    """The opponents who hold auxiliaries."""
    seats: i64 = 0
    for seat in range(t.seats):
        if seat != t.owner and t.players[seat].helper_cards:
            seats |= BIT[seat]
    return seats

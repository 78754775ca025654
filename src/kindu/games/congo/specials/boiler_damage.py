"""Boiler Damage: the others throw a character overboard."""

from typing import final

from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, OPEN, Options, ask, seat_of, step
from kindu.games.congo import bid
from kindu.games.congo.actions import DISCARD
from kindu.games.congo.kinds import CARD_CHOICE, CARD_STEP
from kindu.games.congo.specials.base import Special
from kindu.games.congo.state.characters import draw
from kindu.games.congo.state.state import Tabletop


@final
class BoilerDamage(Special):
    """CO-SP-BOILER-01: played at Bumba and further up the river."""

    def at_once(self, t: Tabletop) -> None:
        """CO-SP-BOILER-02: all others choose a character from their hands at the same time."""
        t.push(step(CARD_STEP))
        for n in range(t.seats):
            seat = t.seat_at(t.seats - 1 - n)
            if seat != t.owner and t.players[seat].cards:
                t.asked |= BIT[seat]
                t.push(ask(CARD_CHOICE, seat, 0, 0, BIT[seat], OPEN))

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """Any character in hand; the bid is on the board and so is safe."""
        bid.hand_options(t, seat_of(question), DISCARD, out)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """The choice lies face down until all have chosen."""
        t.players[seat_of(question)].choice = action - DISCARD

    def go_on(self, t: Tabletop, step: i64) -> None:
        """All have chosen."""
        t.asked = 0
        t.revealed += 1
        for seat in range(t.seats):
            kind = t.players[seat].choice
            if kind >= 0:
                bid.discard_from_hand(t, seat, kind)
                t.players[seat].choice = -1
                t.tell("CO-SP-BOILER-02", seat, kind)

    def guess_choice(self, t: Tabletop, seat: i64, rng: Rng) -> None:
        """Any character in the hand."""
        player = t.players[seat]
        player.choice = draw(player.hand, player.cards, rng)

"""Gorilla: it attacks one bid after another, and its owner's last."""

from typing import Final, final

from mypy_extensions import i64

from kindu.core.words import BIT, Options, a_of, step
from kindu.games.congo import bid
from kindu.games.congo.actions import FIGHT, FLEE, ROLL, TARGET
from kindu.games.congo.kinds import CARD_STEP
from kindu.games.congo.specials.base import Special, ask_owner, least_die, roll
from kindu.games.congo.state.state import Tabletop

CHOOSE: Final = 0  # stages of the owner's questions
OWN: Final = 1


@final
class Gorilla(Special):
    """CO-SP-GORILLA-01: played at a village or a jungle."""

    def after_reveal(self, t: Tabletop) -> None:
        """The attack begins."""
        self.attack(t)

    def attack(self, t: Tabletop) -> None:
        """CO-SP-GORILLA-04: while it lives and opponents have bids left, it must attack again."""
        if bid.opponents(t, t.owner):
            ask_owner(t, CHOOSE)
        elif t.players[t.owner].bid >= 0:
            ask_owner(t, OWN)
        else:
            end_attack(t)

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """CO-SP-GORILLA-05: it attacks opponents' bids; at the end its owner's fights or flees."""
        if a_of(question) == CHOOSE:
            out.add_bits(TARGET, bid.opponents(t, t.owner))
            return
        if least_die(t, t.owner, t.board.gorilla):
            out.add(FIGHT)
        out.add(FLEE)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """What the owner has decided."""
        if action == FLEE:
            flee(t)
        elif action == FIGHT:
            roll(t, t.owner)
        else:
            strike(t, action - TARGET)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """CO-SP-GORILLA-03: on a low roll the character is killed, otherwise the gorilla."""
        seat = a_of(question)
        die = action - ROLL
        won = die >= least_die(t, seat, t.board.gorilla)
        t.tell("CO-SP-GORILLA-03", seat, die, int(won))
        if won:
            end_attack(t)
            return
        bid.discard_bid(t, seat)
        t.push(step(CARD_STEP))

    def go_on(self, t: Tabletop, step: i64) -> None:
        """It lives and looks for the next bid."""
        self.attack(t)


def strike(t: Tabletop, seat: i64) -> None:
    """CO-SP-GORILLA-02: a doctor or missionary is killed; the others roll the die."""
    if least_die(t, seat, t.board.gorilla):
        roll(t, seat)
        return
    t.tell("CO-SP-GORILLA-02", seat, t.players[seat].bid)
    bid.discard_bid(t, seat)
    t.push(step(CARD_STEP))


def flee(t: Tabletop) -> None:
    """CO-SP-GORILLA-06: the owner's card goes back to the hand, and nobody is left to score."""
    t.tell("CO-SP-GORILLA-06", t.owner, t.players[t.owner].bid)
    bid.take_back(t, t.owner)
    end_attack(t)


def end_attack(t: Tabletop) -> None:
    """CO-SP-GORILLA-07: the card is discarded; bids that survive go on competing."""
    t.special_discard |= BIT[t.card]
    t.tell("CO-SP-GORILLA-07", t.owner)

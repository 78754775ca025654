"""Malaria: the lowest roll is bitten."""

from typing import Final, final

from mypy_extensions import i64

from kindu.core.words import BIT, a_of, b_of, step
from kindu.games import piles
from kindu.games.congo import bid
from kindu.games.congo.actions import ROLL
from kindu.games.congo.board.numbers import DIE, DOCTOR
from kindu.games.congo.kinds import CARD_STEP
from kindu.games.congo.specials.base import Special, roll
from kindu.games.congo.state.state import Tabletop

CURE: Final = 1  # the stage of the die that may cure a doctor


@final
class Malaria(Special):
    """CO-SP-MALARIA-01: everybody with a bid rolls; those who tie for the lowest roll again."""

    def after_reveal(self, t: Tabletop) -> None:
        """All roll, the owner too."""
        seats: i64 = 0
        for seat in range(t.seats):
            if t.players[seat].bid >= 0:
                seats |= BIT[seat]
        if seats:
            t.push(step(CARD_STEP, seats, seats))

    def go_on(self, t: Tabletop, step: i64) -> None:
        """The next seat that has to roll, in turn order; b is the set of all who roll this time."""
        left = a_of(step)
        if not left:
            compare(t, b_of(step))
            return
        n: i64 = 0
        while not left & BIT[t.seat_at(n)]:
            n += 1
        seat = t.seat_at(n)
        roll_again(t, left & ~BIT[seat], b_of(step))
        roll(t, seat)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """A roll against malaria, or for a cure."""
        seat = a_of(question)
        die = action - ROLL
        if b_of(question) == CURE:
            cure(t, seat, die)
            return
        t.rolls += die * piles.ONE[seat]
        t.tell("CO-SP-MALARIA-01", seat, die)


def roll_again(t: Tabletop, left: i64, seats: i64) -> None:
    """These seats still have to roll."""
    t.push(step(CARD_STEP, left, seats))


def compare(t: Tabletop, seats: i64) -> None:
    """A seat alone with the lowest roll is bitten; if several share it, they roll again."""
    lowest: i64 = DIE + 1
    found: i64 = 0
    for seat in range(t.seats):
        if seats & BIT[seat]:
            die = piles.count(t.rolls, seat)
            if die < lowest:
                lowest = die
                found = 0
            if die == lowest:
                found |= BIT[seat]
    t.rolls = 0
    if found & found - 1:
        roll_again(t, found, found)
        return
    bitten: i64 = 0
    while found != BIT[bitten]:
        bitten += 1
    if t.board.kind_professions[t.players[bitten].bid] & BIT[DOCTOR]:
        roll(t, bitten, CURE)
    else:
        bite(t, bitten)


def cure(t: Tabletop, seat: i64, die: i64) -> None:
    """CO-SP-MALARIA-03: a doctor rolls once more and may be cured; then nobody is discarded."""
    cured = t.board.cured & BIT[die] != 0
    t.tell("CO-SP-MALARIA-03", seat, die, int(cured))
    if not cured:
        bite(t, seat)


def bite(t: Tabletop, seat: i64) -> None:
    """CO-SP-MALARIA-02: the bid is discarded and takes no further part."""
    t.tell("CO-SP-MALARIA-02", seat, t.players[seat].bid)
    bid.discard_bid(t, seat)

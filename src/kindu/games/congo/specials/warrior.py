"""Warrior: one opponent's bid must fight it, then perhaps the owner's."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import BIT, Options, a_of
from kindu.games.congo import bid
from kindu.games.congo.actions import ROLL, TARGET
from kindu.games.congo.specials.base import Special, ask_owner, least_die, roll
from kindu.games.congo.state.state import Tabletop


@final
class Warrior(Special):
    """CO-SP-WARRIOR-01: played everywhere but at barracks."""

    def after_reveal(self, t: Tabletop) -> None:
        """The owner chooses whom it attacks; without an opponent's bid there is no attack."""
        if bid.opponents(t, t.owner):
            ask_owner(t, 0)
        else:
            end_attack(t)

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """An opponent's bid."""
        out.add_bits(TARGET, bid.opponents(t, t.owner))

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """CO-SP-WARRIOR-02: the bid chosen must fight."""
        roll(t, action - TARGET)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """CO-SP-WARRIOR-03: the odds of its profession decide who is killed."""
        seat = a_of(question)
        die = action - ROLL
        won = die >= least_die(t, seat, t.board.warrior)
        t.tell("CO-SP-WARRIOR-03", seat, die, int(won))
        if not won:
            bid.discard_bid(t, seat)
        if not won and seat != t.owner and t.players[t.owner].bid >= 0:
            turn_on_owner(t)
        else:
            end_attack(t)


def turn_on_owner(t: Tabletop) -> None:
    """CO-SP-WARRIOR-04: a warrior that lives attacks its owner's bid, which must fight too."""
    roll(t, t.owner)


def end_attack(t: Tabletop) -> None:
    """CO-SP-WARRIOR-05: it attacks nobody else and is discarded."""
    t.special_discard |= BIT[t.card]
    t.tell("CO-SP-WARRIOR-05", t.owner)

"""What bots know: strong cards win the tricks that are left."""

from __future__ import annotations

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import BIT, Fact
from kindu_trefoil.cards import DEALS, HAND, PLAY, RANKS, cards_in, of_suit, rank_of, suit_of
from kindu_trefoil.state import Tabletop

POINT = 100
NEXT_DEAL = POINT * (HAND + 1) // 2  # what a seat may expect of a deal to come


class TrefoilPlan(Plan):
    """Points won, and a share of those to come by the strength of the hands."""

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Tabletop)
        won = POINT * int(state.points(seat))
        if state.over():
            return won
        return won + self.to_come(state, int(seat)) + NEXT_DEAL * (DEALS - 1 - state.deal)

    def to_come(self, t: Tabletop, seat: int) -> int:
        """What the rest of this deal may bring."""
        mine, theirs = strength(t, seat), strength(t, 1 - seat)
        left = max(t.sizes) + 1 if any(t.sizes) else 0  # the last trick counts twice
        share = mine / (mine + theirs) if mine + theirs else 0.5
        return round(POINT * left * share) + self.in_play(t, seat)

    def in_play(self, t: Tabletop, seat: int) -> int:
        """The trick under way: whether the card that was led will hold."""
        led = t.trick[t.lead]
        if led < 0 or t.trick[1 - t.lead] >= 0:
            return 0
        holds = not beaten(t, led, t.hands[1 - t.lead])
        return POINT if holds == (seat == t.lead) else 0

    def spread(self, state: State) -> float:
        assert isinstance(state, Tabletop)
        return POINT * (1.0 + 0.9 * (DEALS - state.deal))

    def quiet(self, state: State) -> bool:
        assert isinstance(state, Tabletop)
        return all(card < 0 for card in state.trick)

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """A card that wins the trick at once, or one that nobody can beat."""
        assert isinstance(state, Tabletop)
        after = state.clone()
        after.listen()
        after.apply(action)
        won = [fact for fact in after.heard() if fact.points]
        return won or [Fact("TF-PLAY-01", state.to_act(), action - PLAY)]


def strength(t: Tabletop, seat: int) -> float:
    """Of a hand: its ranks, trumps above all others."""
    trump = suit_of(t.trump) if t.trump >= 0 else -1
    total = 0.0
    for card in cards_in(t.hands[seat]):
        total += rank_of(card) ** 2 / RANKS + (RANKS if suit_of(card) == trump else 0)
    return total


def beaten(t: Tabletop, led: int, hand: int) -> bool:
    """Whether a hand can beat the card that was led."""
    fitting = hand & of_suit(suit_of(led))
    if fitting:
        return fitting >= int(BIT[led])
    return suit_of(led) != suit_of(t.trump) and bool(hand & of_suit(suit_of(t.trump)))

"""The flow of a game: deals, tricks and the end."""

from __future__ import annotations

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.rules import Rules, Setting
from kindu.core.state import State
from kindu.core.words import BIT, CHANCE, Fact, Options, a_of, ask, kind_of, seat_of, step
from kindu_trefoil.cards import (
    ALL_CARDS,
    CARDS,
    DEALS,
    DEALT,
    HAND,
    PLAY,
    TURNED,
    number_answers,
    of_suit,
    suit_of,
)
from kindu_trefoil.plan import TrefoilPlan
from kindu_trefoil.state import Tabletop

LEAD, FOLLOW = 0, 1  # questions to a seat
DEAL, TURN = 10, 11  # chance: a card for seat a; the trump
ROUND, TRICK, WON = 20, 21, 22  # steps
QUESTIONS = {LEAD: "lead", FOLLOW: "follow"}


class GameState(Tabletop):
    """A table that is played."""

    def options(self, question: i64, out: Options) -> None:
        kind = kind_of(question)
        if kind in (LEAD, FOLLOW):
            out.add_bits(PLAY, self.playable(int(seat_of(question))))
        else:
            out.add_even(DEALT if kind == DEAL else TURNED, self.undealt())

    def resolve(self, question: i64, action: i64) -> None:
        kind = kind_of(question)
        if kind == DEAL:
            self.take(int(a_of(question)), int(action) - DEALT)
        elif kind == TURN:
            self.turn_up(int(action) - TURNED)
        else:
            self.play(int(seat_of(question)), int(action) - PLAY)

    def carry_out(self, step: i64) -> None:
        kind = kind_of(step)
        if kind == ROUND:
            self.begin_deal(int(a_of(step)))
        elif kind == TRICK:
            self.begin_trick()
        else:
            self.win_trick()

    def begin_deal(self, number: int) -> None:
        """TF-DEAL-01: six deals; the seats take turns in leading first."""
        if number == DEALS:
            self.tell("TF-END-01", -1)
            return
        self.deal, self.lead = number, (self.first + number) % int(self.seats)
        self.trump, self.gone = -1, 0
        self.lacks = [0] * int(self.seats)
        self.push(step(TRICK))
        self.push(ask(TURN, CHANCE))
        for seat in reversed(range(int(self.seats))):
            for _ in range(HAND):
                self.push(ask(DEAL, CHANCE, seat, eyes=BIT[seat]))

    def undealt(self) -> int:
        """The cards that nobody holds or has seen."""
        held = 0
        for hand in self.hands:
            held |= hand
        return ALL_CARDS & ~self.gone & ~held

    def take(self, seat: int, card: int) -> None:
        """TF-DEAL-02: a card goes to a hand, unseen by others."""
        self.hands[seat] |= int(BIT[card])
        self.sizes[seat] += 1
        self.tell("TF-DEAL-02", seat, card, eyes=BIT[seat])

    def turn_up(self, card: int) -> None:
        """TF-DEAL-03: a card turned up makes its suit trump."""
        self.trump = card
        self.gone |= int(BIT[card])
        self.tell("TF-DEAL-03", -1, card)

    def begin_trick(self) -> None:
        """TF-PLAY-01: the leader plays, then the other player."""
        self.trick = [-1] * int(self.seats)
        if not any(self.sizes):
            self.push(step(ROUND, self.deal + 1))
            return
        self.push(step(WON))
        self.push(ask(FOLLOW, 1 - self.lead))
        self.push(ask(LEAD, self.lead))

    def playable(self, seat: int) -> int:
        """TF-PLAY-02: who can follow suit must."""
        led = self.trick[self.lead]
        fitting = self.hands[seat] & of_suit(suit_of(led)) if led >= 0 else 0
        return fitting or self.hands[seat]

    def play(self, seat: int, card: int) -> None:
        """A card to the trick; all see who can't follow suit."""
        led = self.trick[self.lead]
        if led >= 0 and suit_of(led) != suit_of(card):
            self.lacks[seat] |= int(BIT[suit_of(led)])
        self.trick[seat] = card
        self.hands[seat] &= ~int(BIT[card])
        self.sizes[seat] -= 1
        self.gone |= int(BIT[card])
        self.tell("TF-PLAY-01", seat, card)

    def winner(self) -> int:
        """TF-TRICK-01: the highest trump wins, else the highest card of the suit led."""
        led, other = self.trick[self.lead], self.trick[1 - self.lead]
        if suit_of(other) == suit_of(led):
            return self.lead if led > other else 1 - self.lead
        return 1 - self.lead if suit_of(other) == suit_of(self.trump) else self.lead

    def win_trick(self) -> None:
        """TF-TRICK-02: who wins a trick leads to the next."""
        self.lead = self.winner()
        self.tricks[self.lead] += 1
        self.tell("TF-TRICK-01", self.lead, points=1)
        if not any(self.sizes):
            self.score_last(self.lead)
        self.push(step(TRICK))

    def score_last(self, seat: int) -> None:
        """TF-TRICK-03: the last trick of a deal scores 1 point more."""
        self.lasts[seat] += 1
        self.tell("TF-TRICK-03", seat, points=1)

    def points(self, seat: i64) -> i64:
        return self.tricks[seat] + self.lasts[seat]

    def sheet(self, seat: i64) -> list[Fact]:
        return [
            Fact("TF-TRICK-01", seat, points=self.tricks[seat]),
            Fact("TF-TRICK-03", seat, points=self.lasts[seat]),
        ]

    def ending(self) -> str:
        """TF-END-01: six deals are a game."""
        return "TF-END-01" if self.over() else ""

    def why_not(self, question: i64, action: i64) -> list[Fact]:
        found = super().why_not(question, action)
        seat, card = int(seat_of(question)), int(action) - PLAY
        if not found or seat == CHANCE or card >= CARDS:
            return found
        if self.hands[seat] & int(BIT[card]):
            return [Fact("TF-PLAY-02", seat, suit_of(self.trick[self.lead]))]
        return [Fact("TF-PLAY-01", seat, card)]

    def clone(self) -> State:
        other = GameState(self.rules, self.seats)
        other.take_agenda(self, -1)
        self.copy_to(other)
        return other

    def conceal(self, eye: i64) -> State:
        other = GameState(self.rules, self.seats)
        other.take_agenda(self, eye)
        self.copy_to(other)
        other.conceal_hands(int(eye))
        return other

    def guess(self, rng: Rng, forget: i64 = 0) -> State:
        other = GameState(self.rules, self.seats)
        other.take_agenda(self, -1)
        self.copy_to(other)
        other.deal_unknown(rng, int(forget))
        return other


class Trefoil(Rules):
    """Two seats, cards alone."""

    def __init__(self) -> None:
        super().__init__("trefoil", "Trefoil", 1, [2], 1)
        number_answers(self.codec)
        self.numbered()

    def blank(self, seats: i64) -> State:
        return GameState(self, seats)

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        assert isinstance(state, GameState)
        state.first = int(chosen["start player"]) - 1
        state.push(step(ROUND, 0))

    def settings(self, seats: i64) -> list[Setting]:
        return [Setting("start player", ["1", "2"], display=False)]

    def plan(self) -> Plan:
        return TrefoilPlan()

    def longest(self, seats: i64) -> i64:
        return DEALS * (2 * HAND * seats + 1)

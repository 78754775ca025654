"""A game that never ends, and counts how many answers were carried out: for work on long logs."""

from __future__ import annotations

from mypy_extensions import i64

from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import CHANCE, Options, ask, kind_of, seat_of

SAY, COIN = 0, 1  # questions: a seat says a or b; after each b a coin is tossed


class EndlessState(State):
    """The sum of everything said so far, so that every position differs."""

    def __init__(self, rules: Endless, seats: i64) -> None:
        super().__init__(rules, seats)
        self.endless = rules
        self.total = 0

    def options(self, question: i64, out: Options) -> None:
        if kind_of(question) == COIN:
            out.add_even(2, 3)
        else:
            out.add_bits(0, 3)

    def resolve(self, question: i64, action: i64) -> None:
        self.endless.carried_out += 1
        self.total = (3 * self.total + int(action)) % 1_000_003
        other = 1 - seat_of(question) if kind_of(question) == SAY else self.total % 2
        self.push(ask(SAY, other))
        self.tell("TOY-SAY", -1, self.total)
        if action == 1:
            self.push(ask(COIN, CHANCE))

    def points(self, seat: i64) -> i64:
        return 0

    def ending(self) -> str:
        return ""

    def clone(self) -> EndlessState:
        other = EndlessState(self.endless, self.seats)
        other.take_agenda(self, -1)
        other.total = self.total
        return other


class Endless(Rules):
    """Two seats."""

    def __init__(self) -> None:
        super().__init__("endless", "Endless", 1, [2], 1)
        self.carried_out = 0  # answers of all its states
        self.codec.span("say", ["a", "b"])
        self.codec.begin_chance()
        self.codec.span("coin", ["heads", "tails"])
        self.numbered()

    def blank(self, seats: i64) -> State:
        return EndlessState(self, seats)

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        assert chosen == {}
        state.push(ask(SAY, 0))

    def longest(self, seats: i64) -> i64:
        return 10**9

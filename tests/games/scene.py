"""A position set up by words, played by notation and read in words: what all games share.

Seats count from 1, as in the notation. Each game has its own `scene.py`, which lays a table.
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from kindu.core.play import answer
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, NOBODY, Fact

AnyState = TypeVar("AnyState", bound=State)


class Position(Generic[AnyState]):
    """A table with words at its edge."""

    def __init__(self, table: AnyState) -> None:
        self.table = table
        self.table.listen()
        self.facts: list[Fact] = []  # of the last `play`

    def check(self) -> None:
        """What must hold after every answer; a game may add to it."""

    def play(self, *lines: str) -> Self:
        """Answer line by line, each checked; chance is named too: `* card orange`."""
        for line in lines:
            answer(self.table, line)
            self.check()
        self.facts = self.table.heard()
        return self

    def clone(self) -> Self:
        return self.like(self.table.clone())

    def seen(self, eye: int) -> Self:
        """The table as this eye sees it; seats from 0 here, as eyes are numbered."""
        return self.like(Sight(self.table, eye).state)

    def like(self, state: State) -> Self:
        assert isinstance(state, type(self.table))
        return type(self)(state)

    def asked(self) -> str:
        """Who is asked: "1", "2" and so on, "*" for chance, "" when the game is over."""
        seat = int(self.table.to_act())
        if seat == NOBODY:
            return ""
        return "*" if seat == CHANCE else str(seat + 1)

    def legal(self, verb: str = "") -> list[str]:
        """The notation of the legal answers, or of those that begin with a verb."""
        labels = [self.table.rules.label(action) for action in self.table.legal()]
        return [label for label in labels if label.startswith(verb)]

    def verb(self) -> str:
        """The first word of the first legal answer: what is going on."""
        return self.legal()[0].split()[0] if self.legal() else ""

    def odds(self) -> dict[str, int]:
        """The outcomes of the pending question to chance, with their weights."""
        out = self.table.rules.buffer()
        self.table.options(self.table.question(), out)
        label = self.table.rules.label
        return {label(out.items[i]): int(out.odds[i]) for i in range(out.n)}

    def why_not(self, text: str) -> list[str]:
        """The IDs of the rules against this answer to the pending question."""
        action = self.table.rules.parse(text)
        return [fact.rule for fact in self.table.why_not(self.table.question(), action)]

    def told(self, rule: str) -> list[Fact]:
        """The facts of this rule since the last `play` began."""
        return [fact for fact in self.facts if fact.rule == rule]

    def points(self, seat: int) -> int:
        """In 1/rules.unit."""
        return int(self.table.points(seat - 1))

    def sheet(self, seat: int) -> dict[str, int]:
        """Points by scoring rule, in 1/rules.unit."""
        return {fact.rule: int(fact.points) for fact in self.table.sheet(seat - 1)}

    def places(self) -> list[int]:
        return self.table.places()

    def ending(self) -> str:
        return self.table.ending()

"""Two worlds that differ only in what some eyes can't know, and games that keep it so.

In the second world two hidden cards of the deal are exchanged. What is left to be drawn is then
the same, so the same seed goes on with the same draws.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import final

from kindu.bots.base import Budget
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import KinduError, eyes_of, seat_of, sees
from kindu.games import load
from kindu.record.record import Record, in_chain
from kindu.record.seal import SealedLuck
from tests.laws.strategies import bot

# Who is asked for a decision, one after another, until an answer keeps the worlds alike.
ADVICE = ["greedy", *["eager"] * 10, *["uniform"] * 30]


@dataclass(frozen=True)
class Turn:
    """What a seat sends in each world: the same, but for what a world forces or nobody sees."""

    seat: int
    answers: list[list[int]]


Event = list[Turn]  # more than one where seats choose at the same time


def message(sight: Sight, path: list[int]) -> list[int]:
    """A path without what a record answers by itself; empty if it is not legal."""
    answers: list[int] = []
    for action in path:
        legal = sight.legal()
        if action not in legal:
            return []
        if not answers or len(legal) > 1:
            answers.append(action)
        sight = sight.after([action])
    return [] if in_chain(sight) else answers


def same(first: Record, second: Record, eye: int) -> bool:
    """Whether this eye can't tell one world from the other."""
    return Sight(first.state, eye).pack() == Sight(second.state, eye).pack()


@final
class Worlds:
    """The same game twice, as its server will play it."""

    def __init__(self, key: str, seats: int, seed: bytes, hidden: str, eyes: list[int]) -> None:
        self.key, self.seats, self.seed = key, seats, seed
        self.kept = hidden == "ticket"  # seen by nobody else until the game is over
        self.eyes = eyes
        self.rules: Rules = load(key)
        self.bots = {name: bot(name, self.rules) for name in set(ADVICE)}
        self.rng = Rng("worlds", key, hidden)
        first = self._record([])
        self.deals: list[list[str]] = [list(first.lines), self._exchanged(first, hidden)]
        self.records = [first, self._record(self.deals[1])]

    def _record(self, lines: list[str]) -> Record:
        return Record(self.rules, self.seats, SealedLuck(self.seed, self.key), {}, lines)

    def _exchanged(self, first: Record, hidden: str) -> list[str]:
        """The deal with two cards exchanged that none of the eyes can see."""
        lines = first.lines
        drawn = [i for i, line in enumerate(lines) if line.split()[1] == hidden]
        for i, j in combinations(drawn, 2):
            other = list(lines)
            other[i], other[j] = lines[j], lines[i]
            try:
                second = self._record(other)
            except KinduError:
                continue
            if second.lines == other and self._differ(first, second):
                return other
        raise AssertionError(f"expected two {hidden} that can be exchanged in {lines}")

    def _differ(self, first: Record, second: Record) -> bool:
        """For the seats that are not among the eyes, and only for them."""
        return all(
            (eye in self.eyes) == same(first, second, eye)
            for eye in (*range(self.seats), *self.eyes)
        )

    def alike(self) -> bool:
        """Whether the eyes can't tell the worlds apart."""
        first, second = self.records
        return all(same(first, second, eye) for eye in self.eyes)

    def over(self) -> bool:
        """Whether both games have ended, which may show what was hidden."""
        return all(record.state.over() for record in self.records)

    def events(self) -> Iterator[Event]:
        """Events until the game is over, or no answer keeps the worlds alike."""
        while not self.records[0].state.over():
            found = self._event()
            if not found:
                return
            yield found

    def _event(self) -> Event:
        before = [len(record.lines) for record in self.records]
        for name in ADVICE:
            event = self._try(name)
            if event and (self.alike() or self.over()):
                return event
            for record, lines in zip(self.records, before, strict=True):
                if len(record.lines) > lines:
                    record.cut(lines)
        return []

    def _try(self, name: str) -> Event:
        state = self.records[0].state
        group = [int(seat_of(question)) for question in state.open_group()]
        event: Event = []
        for seat in group or [int(state.to_act())]:
            sights = [Sight(record.state, seat) for record in self.records]
            path = self._path(sights[0], name)
            answers = [message(sight, path) for sight in sights]
            if self._secret(sights[0]):
                answers[1] = message(sights[1], self._path(sights[1], name))
            if not all(answers):
                return []
            event.append(Turn(seat, answers))
            for record, sent in zip(self.records, answers, strict=True):
                for action in sent:
                    record.play(self.rules.line(seat, action))
        return event

    def _secret(self, sight: Sight) -> bool:
        """Whether the eyes never see what is answered, so that it may differ."""
        eyes = eyes_of(sight.question())
        return self.kept and not any(sees(eyes, eye) for eye in self.eyes)

    def _path(self, sight: Sight, name: str) -> list[int]:
        """All answers of a chain, also those that are the only ones."""
        path: list[int] = []
        while not path or in_chain(sight):
            path.append(int(self.bots[name].think(sight, Budget(1), self.rng).actions[0]))
            sight = sight.after(path[-1:])
        return path

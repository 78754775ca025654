"""Positions for tests in the browser: games told in words, luck included, up to a question."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kindu.core.play import Luck
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import a_of, kind_of
from kindu.games import load
from kindu.record.files import file_of, position, read, rules_for
from kindu.record.gamefile import GameFile, parse
from kindu.record.record import Record
from kindu.record.sources import Source
from tests.games.golden import path_of
from tests.web.games import CASUAL, ME

if TYPE_CHECKING:
    from tests.web.visitor import Visitor

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


@dataclass(frozen=True)
class Position:
    """A game in progress: a question to seat 1, what it may answer and what it may not."""

    file: GameFile
    asks: str
    legal: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return self.file.seats

    @property
    def text(self) -> str:
        return self.file.text()

    def state(self) -> State:
        """The table as a server makes it of the text."""
        return position(parse(self.text), rules_for(self.file))


def resume(guest: Visitor, stage: Position, *seats: object) -> str:
    """A table that goes on from a position, the guest on seat 1; returns its id."""
    chosen = list(seats or [ME, *[CASUAL] * (stage.seats - 1)])
    return str(guest.ask("POST", "/files", {"file": stage.text, "seats": chosen})["id"])


def golden(
    game: str, name: str, answers: int, asks: str, legal: str = "", refused: str = ""
) -> Position:
    """A golden game after so many answers; those of seat 1 are separated by commas."""
    file = read(path_of(game, name))
    file = replace(file, lines=file.lines[:answers], result=None)
    return Position(file, asks, parts(legal), parts(refused))


def parts(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


def words(text: str) -> list[str]:
    """`red*2 blue` is red, red, blue."""
    found: list[str] = []
    for one in text.split():
        word, _, times = one.partition("*")
        found += [word] * int(times or 1)
    return found


class Told(Luck):
    """Luck that gives what is wished for, by the name of a pile or a die, and else what is left.

    Names have the number of a seat, a slot or a stop in them: `hand 1`, `row 3`. What others still
    wish for stays in its deck.
    """

    def __init__(self, names: dict[int, str], wishes: dict[str, list[str]]) -> None:
        self.names = names
        self.wishes = wishes
        self.rng = Rng("told")

    def draw(self, state: State, question: int) -> int:
        out = state.rules.buffer()
        out.clear()
        state.options(question, out)
        options = [state.rules.label(action).split()[-1] for action in out.actions()]
        name = self.names.get(int(kind_of(question)), "").format(int(a_of(question)) + 1)
        if self.wishes.get(name):
            return out.actions()[options.index(self.wishes[name].pop(0))]
        reserved = Counter(word for wishes in self.wishes.values() for word in wishes)
        left = [max(0, int(out.odds[n]) - reserved[word]) for n, word in enumerate(options)]
        if not any(left):
            left = [1] * len(options)
        at = int(self.rng.below(sum(left)))
        return next(a for n, a in enumerate(out.actions()) if at < sum(left[: n + 1]))


class Story:
    """A game that is told: `wishes` name what chance brings, answers what the seats do."""

    def __init__(
        self, game: str, seats: int, first: int, names: dict[int, str], wishes: dict[str, str]
    ) -> None:
        luck = Told(names, {name: words(text) for name, text in wishes.items()})
        self.record = Record(load(game), seats, luck, {"start player": str(first)})

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def seat(self) -> int:
        """Who is asked, from 1."""
        return int(self.state.to_act()) + 1

    def legal(self) -> list[str]:
        """What the seat asked may answer."""
        return [self.record.rules.label(action) for action in self.state.legal()]

    def play(self, *answers: str) -> None:
        """Answers of whoever is asked."""
        for answer in answers:
            self.record.play(f"{self.seat} {answer}")

    def position(self, asks: str, legal: str, refused: str = "") -> Position:
        """Where the game stands; answers are separated by commas."""
        file = file_of(self.record, NAMES[: self.record.seats], [Source("given")], [])
        return Position(file, asks, parts(legal), parts(refused))

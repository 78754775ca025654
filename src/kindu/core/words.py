"""What all games share: seats, packed questions, options, facts and named errors."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CHANCE: Final = 14  # the seat of chance nodes: it answers for cards, tiles and dice
NOBODY: Final = 15  # the seat of a step, which the engine carries out by itself
SPECTATOR: Final = 7  # the eye that sees public information only; the last bit of `eyes`
ALL: Final = 255  # eyes: everybody, spectators too

ROOM: Final = 32  # how many options a fresh list holds before it grows

PUBLIC: Final = 1  # the options follow from public facts, so a forced answer reveals nothing
LINK: Final = 2  # a later question of a chain; the first one lies below it on the agenda
OPEN: Final = 4  # one of an open group: simultaneous decisions of several seats
SECRET: Final = 8  # a step that depends on secrets: a preview stops before it


def _powers() -> list[i64]:
    bits: list[i64] = []
    value = 1
    for _ in range(62):
        bits.append(value)
        value += value
    return bits


# mypyc 2.4.1 shifts a literal 1 as a 32-bit number, so powers of two come from this table.
BIT: Final[vec[i64]] = vec[i64](_powers())


class KinduError(ValueError):
    """An error for users: one sentence that says what was expected and what came instead."""


class NotationError(KinduError):
    """A text that is not the notation of any move."""


class WrongSeat(KinduError):
    """An answer of a seat that is not asked."""


class IllegalAnswer(KinduError):
    """A move of this game that the pending question does not allow."""


class SetupError(KinduError):
    """A game that can't be started like this: wrong number of seats, option or value."""


def ask(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, eyes: i64 = ALL, flags: i64 = 0) -> i64:
    """A decision packed into one number. Bits: kind 8, seat 4, eyes 8, flags 4, a 16, b 16.

    All of it is public; secrets are in the state.
    """
    return kind | seat << 8 | eyes << 12 | flags << 20 | a << 24 | b << 40


def step(kind: i64, a: i64 = 0, b: i64 = 0, flags: i64 = 0) -> i64:
    """An entry of the agenda that asks nobody; the engine carries it out by itself."""
    return ask(kind, NOBODY, a, b, ALL, flags)


def kind_of(question: i64) -> i64:
    """The kind of a question; each game numbers its own."""
    return question & 255


def seat_of(question: i64) -> i64:
    """Who is asked: a seat from 0, CHANCE, or NOBODY for a step."""
    return question >> 8 & 15


def eyes_of(question: i64) -> i64:
    """Who may see the answer: one bit per seat, and one for spectators."""
    return question >> 12 & 255


def flags_of(question: i64) -> i64:
    """PUBLIC, LINK, OPEN, SECRET."""
    return question >> 20 & 15


def a_of(question: i64) -> i64:
    """The first number that belongs to the question."""
    return question >> 24 & 65535


def b_of(question: i64) -> i64:
    """The second number that belongs to the question."""
    return question >> 40 & 65535


def sees(eyes: i64, eye: i64) -> bool:
    """Whether these eyes include this one, a seat or SPECTATOR."""
    return eyes >> eye & 1 != 0


@final
class Options:
    """The legal answers to one question, ascending; for chance, with odds. A reusable buffer."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.odds: vec[i64] = vec[i64]([1] * ROOM)
        self.n: i64 = 0

    def clear(self) -> None:
        """Empty it for the next question."""
        self.n = 0

    def add(self, action: i64) -> None:
        """One more answer of a seat."""
        if self.n < len(self.items):
            self.items[self.n] = action
        else:
            self.items = append(self.items, action)
            self.odds = append(self.odds, 1)
        self.n += 1

    def add_odds(self, action: i64, odds: i64) -> None:
        """One more outcome of chance with its odds, a positive whole number."""
        self.add(action)
        self.odds[self.n - 1] = odds

    def add_bits(self, first: i64, mask: i64) -> None:
        """An answer `first + k` for each bit k of the mask."""
        while mask > 0:
            if mask & 1:
                self.add(first)
            first += 1
            mask >>= 1

    def add_even(self, first: i64, mask: i64) -> None:
        """An outcome `first + k` for each bit k of the mask, all equally likely."""
        start = self.n
        self.add_bits(first, mask)
        for i in range(start, self.n):
            self.odds[i] = 1

    def has(self, action: i64) -> bool:
        """Whether this answer is among them."""
        for i in range(self.n):
            if self.items[i] == action:
                return True
        return False

    def actions(self) -> list[int]:
        """The answers as a list."""
        return [self.items[i] for i in range(self.n)]


@final
class Fact:
    """An event of the game, for logs and screens: a rule, a seat, numbers and points.

    What a to d mean depends on the rule; only `eyes` may see them.
    """

    def __init__(
        self,
        rule: str,
        seat: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        points: i64 = 0,
        eyes: i64 = ALL,
    ) -> None:
        self.rule = rule
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.points = points
        self.eyes = eyes

    def __repr__(self) -> str:
        numbers = f"{self.a}, {self.b}, {self.c}, {self.d}"
        return f"Fact({self.rule}, {self.seat}: {numbers}; {self.points})"

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (self.seat, self.a, self.b, self.c, self.d, self.points, self.eyes)
        return Fact, (self.rule, *numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.__reduce__())

    def told(self, eye: i64) -> "Fact":
        """The fact as this eye learns it: without the numbers, if it may not see them."""
        if sees(self.eyes, eye):
            return self
        return Fact(self.rule, self.seat, -1, -1, -1, -1, self.points, self.eyes)

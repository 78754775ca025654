"""What the store keeps: plain rows, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass

# What an event is. The number `n` of an event counts these only, not chat and presence.
START, MOVE, UNDO, RESIGN, END = "start", "move", "undo", "resign", "end"


@dataclass(frozen=True)
class GameRow:
    """A table: which game is played, with which board, options and luck."""

    id: str
    key: str
    seats: int
    board: str  # SHA-256 of the board
    options: str  # JSON, what the host has chosen
    seed: bytes  # secret until the game is over
    status: str  # open, running, over, stopped
    title: str
    host: str  # a person
    public: bool
    clock: str  # JSON, or empty
    made: int  # milliseconds since 1970, as all times
    touched: int


@dataclass(frozen=True)
class SeatRow:
    """Who sits where."""

    game: str
    seat: int
    kind: str  # person, bot, open
    person: str
    level: str
    name: str
    stand_in: str  # a level that plays for an absent person
    left: bool


@dataclass(frozen=True)
class EventRow:
    """One accepted message; `lines` are all answers in notation, chance included."""

    game: str
    n: int
    seat: int
    kind: str
    lines: str
    at: int


@dataclass(frozen=True)
class EnvelopeRow:
    """The answer of one seat in an open group, kept until all have answered."""

    game: str
    n: int
    seat: int
    lines: str

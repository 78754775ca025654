"""Plain rows, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from dataclasses import dataclass

# What an event is. The number `n` of an event counts these only, not chat and presence.
START, MOVE, UNDO, RESIGN, END = "start", "move", "undo", "resign", "end"


# The status of a table.
OPEN, RUNNING, OVER = "open", "running", "over"
GONE = "gone"  # is being deleted

# Who sits there.
PERSON, BOT, NOBODY = "person", "bot", "open"


@dataclass
class GameRow:
    """A table: which game is played, with which board, options and luck."""

    id: str  # its link: whoever knows it may come in
    key: str
    seats: int
    board: str  # SHA-256 of the board
    options: str  # JSON: what the host chose
    seed: bytes  # secret until the game is over
    status: str
    title: str
    host: str  # a person
    public: bool
    clock: str  # JSON, or empty
    goes_on: str  # JSON: the file that the game continues from, or empty
    asked: int  # bits of the seats that are asked
    made: int  # milliseconds since 1970, as all times
    touched: int
    rematch: str = ""  # the table of the rematch
    size: int = 0  # bytes; a table that grows is counted now and then
    household: str = ""  # a keyed hash of the address that it came from
    luck: str = ""  # JSON: what was pledged and sealed; empty before the start
    result: str = ""  # JSON: points and places by seat, once the game is over


@dataclass
class SeatRow:
    """Who sits where."""

    seat: int
    kind: str
    person: str = ""
    level: str = ""
    name: str = ""
    stand_in: str = ""  # the level of the bot that plays for an absent person
    left: bool = False  # the person gave the seat up for good
    imposed: bool = False  # others set the stand-in, because the person was away
    away: int = 0  # since when the person is away; 0 if here, or if that is not known
    colour: str = ""  # that the person chose, where the rules leave it free


WATCHING = -1  # in place of the seat of somebody who only watches


@dataclass(frozen=True)
class ChatRow:
    """A chat message, and the seat that spoke."""

    k: int
    person: str
    name: str
    words: str
    at: int
    seat: int = WATCHING
    reaction: str = ""  # a code in place of words, shown in each reader's language


@dataclass(frozen=True)
class ProposalRow:
    """What a seat proposes to the others, as event n."""

    kind: str
    n: int
    seat: int
    agreed: int  # bits of the seats that have agreed
    at: int


@dataclass(frozen=True)
class EventRow:
    """One accepted message of a game; `lines` are all answers in notation, chance included."""

    n: int
    seat: int
    kind: str
    lines: str
    at: int

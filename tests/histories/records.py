"""The lines of a history: what was asked, answered and heard, what went wrong, and what is kept.

Seats count from 1, as in messages; 0 is nobody. Times are steady seconds since the beginning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

OK, REFUSED, UNKNOWN = "ok", "refused", "unknown"
MOVE, UNDO, PROPOSE, AGREE, CHAT = "move", "undo", "propose", "agree", "chat"
END = "end"  # the kind of event that a proposal of this kind makes


class Line(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    """One line of the file."""

    at: float = 0.0


class Invoked(Line, tag="invoked"):
    """A client sends a message that changes something."""

    op: int
    client: str
    process: int
    table: str
    kind: str
    seat: int = 0
    n: int = -1  # the event that it wants to make
    lines: list[str] = []  # of a move, in notation
    words: str = ""  # of the chat; nobody says the same twice
    yes: bool = False  # of an answer to a proposal
    free: bool = False  # of an undo: nobody has to agree


class Answered(Line, tag="answered"):
    """What became of it; if it is unknown, it may have happened or not, or may happen yet."""

    op: int
    outcome: str
    why: str = ""
    event: bool = False  # whether the client was told event n before the answer


class ChatLine(msgspec.Struct, frozen=True):
    """A message of the chat."""

    k: int
    seat: int
    words: str


class Greeted(Line, tag="greeted"):
    """A connection is told the whole table, at first or once more."""

    link: int
    client: str
    process: int
    table: str
    knew: int  # the last event that this client had heard of
    n: int
    chat: list[ChatLine] = []


class Told(Line, tag="told"):
    """A connection is told an event."""

    link: int
    n: int
    kind: str
    seat: int
    when: int  # of the event, by the clock of the process that made it
    said: list[str] = []  # answers in notation that this eye may know


class Spoken(Line, tag="spoken"):
    """A connection is told a message of the chat."""

    link: int
    message: ChatLine


class Struck(Line, tag="struck"):
    """The nemesis does something."""

    fault: str
    process: int = -1
    note: str = ""


class Calmed(Line, tag="calmed"):
    """The nemesis has stopped; both processes and PostgreSQL run."""


class EventLine(msgspec.Struct, frozen=True):
    """A row of an event; `lines` has all answers, chance included."""

    n: int
    seat: int
    kind: str
    when: int
    lines: list[str] = []


class Kept(Line, tag="kept"):
    """What the database has of a table at the end."""

    table: str
    people: list[int]  # the seats that people play; bots have the others
    events: list[EventLine]
    chat: list[ChatLine] = []
    over: bool = False
    seen: dict[str, str] = {}  # what each eye must see, played again from the rows, as a hash


class Standing(Line, tag="standing"):
    """What a process tells a newcomer at the end."""

    table: str
    process: int
    eye: str
    n: int
    seen: str
    chat: list[ChatLine] = []


Record = Invoked | Answered | Greeted | Told | Spoken | Struck | Calmed | Kept | Standing
ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[Record] = msgspec.json.Decoder(Record)


def written(record: Record) -> bytes:
    """One line of a file."""
    return ENCODER.encode(record) + b"\n"


def read(lines: Iterable[bytes]) -> Iterator[Record]:
    """The records of a file."""
    return (DECODER.decode(line) for line in lines if line.strip())

"""The shapes of seats and proposals in a table's messages."""

from typing import Literal, TypedDict

SeatKind = Literal["person", "bot", "open"]


class Seat(TypedDict):
    """Who sits there, and whether that person is connected now.

    If not, `away` says for how many milliseconds, and `bot_in` in how many others may put a bot
    there; null if they may not. A stand-in is `imposed` if others have put it there.
    """

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    stand_in: str | None
    imposed: bool
    left: bool
    here: bool
    away: int | None
    bot_in: int | None


class Proposal(TypedDict):
    """A seat's proposal for event n, who has agreed, and who is still asked.

    `passes_in`: milliseconds until those who are away are passed over; null if they are not.
    """

    kind: Literal["undo", "end"]
    n: int
    seat: int
    agreed: list[int]
    waits: list[int]
    passes_in: int | None


class Since(TypedDict):
    """Which facts came since the eye's last turn: the first, and the one after the last."""

    first: int
    until: int

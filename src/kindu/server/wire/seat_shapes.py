"""The shapes of seats, proposals and clocks in a table's messages."""

from typing import Literal, TypedDict

SeatKind = Literal["person", "bot", "open"]
Reaction = Literal["hello", "luck", "nice", "wow", "oops", "thanks", "moment", "game"]


class Seat(TypedDict):
    """Who sits there, and whether that person is connected now.

    If not, `away` says for how many milliseconds, and `bot_in` in how many others may put a bot
    there; null if they may not. A stand-in is `imposed` if others have put it there. `colour` is
    that of the seat's pieces; null if the rules don't let players choose it.
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
    colour: str | None


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


class ClockTerms(TypedDict):
    """Seconds for each seat, seconds gained per decision, and who moves when time is up."""

    bank: int
    gain: int
    then: Literal["least", "bot"]


class ChatLine(TypedDict):
    """One line of the chat; `seat` is null if somebody spoke who only watches.

    A quick reaction has a code in place of words; without either, its author was deleted.
    """

    k: int
    seat: int | None
    name: str
    words: str
    reaction: Reaction | None
    at: int

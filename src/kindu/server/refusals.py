"""What the server refuses: each kind has an HTTP status and a word, each case a sentence.

A refusal is raised anywhere below `http` and `wire.conversation`. Those two turn it into an answer,
with `refusal_of`, and nothing else does.
"""

from __future__ import annotations

from typing import ClassVar

from kindu.core.words import KinduError
from kindu.server.data.database import StoreError

Json = dict[str, object]


class Refusal(KinduError):
    """Bad input: nothing was changed. `why` is for programs, the sentence for people."""

    status: ClassVar[int] = 400
    why: ClassVar[str] = "bad_request"
    rules: list[Json] | None = None  # the rules that forbid an answer, as facts


class NotHere(Refusal):
    """There is no such thing, or this visitor may not know about it."""

    status = 404
    why = "not_found"


class NotYours(Refusal):
    """The thing exists, but belongs to another person."""

    status = 403
    why = "not_yours"


class ForeignOrigin(Refusal):
    """A page of another site sent this in the visitor's name."""

    status = 403
    why = "foreign_origin"


class UnknownHost(Refusal):
    """The request was meant for a host that this server does not know as its own."""

    status = 421
    why = "unknown_host"


class WrongPassword(Refusal):
    """Name and password don't match; the answer doesn't say which is wrong."""

    status = 403
    why = "wrong_password"


class Taken(Refusal):
    """Somebody was quicker, or it has been done already."""

    status = 409
    why = "taken"


class Invalid(Refusal):
    """The body doesn't have the form that OpenAPI shows."""

    status = 422
    why = "invalid"


class TooBig(Refusal):
    """More bytes than this address takes."""

    status = 413
    why = "too_big"


class Full(Refusal):
    """The tables of this person, or from this address, take too much space."""

    status = 507
    why = "full"


class TooFast(Refusal):
    """Too often; try again after `wait` seconds."""

    status = 429
    why = "too_fast"

    def __init__(self, sentence: str, wait: float) -> None:
        super().__init__(sentence)
        self.wait = wait


class TooMany(TooFast):
    """Too many at the same time."""

    why = "too_many"


class Busy(Refusal):
    """The server can't do it now; try again later."""

    status = 503
    why = "busy"


class Unsaved(Busy):
    """The database failed."""

    why = "storage"

    def __init__(self) -> None:
        super().__init__("expected to save, but the database is not available; nothing was changed")


class BadMessage(Refusal):
    """Not a message of the protocol."""

    why = "bad_message"


class NotSeated(Refusal):
    """Only a seat may send this, or only its own person."""

    status = 403
    why = "not_seated"


class Muted(Refusal):
    """The host does not let this person speak."""

    status = 403
    why = "muted"


class NotStarted(Taken):
    """The game has not started."""

    why = "not_started"


class Over(Taken):
    """The game is over."""

    why = "over"


class Stale(Taken):
    """Another event came first."""

    why = "stale"


class TooSoon(Taken):
    """Somebody has not been away for long enough."""

    why = "too_soon"


class TooManyBots(Refusal):
    """A host or an address has as many games with bots as it may have at a time."""

    status = 429
    why = "too_many_bots"


class NotYourTurn(Taken):
    """Another seat is asked."""

    why = "not_your_turn"


class NotLegal(Taken):
    """The rules of the game forbid it; `rules` says which."""

    why = "not_legal"

    def __init__(self, sentence: str, rules: list[Json] | None = None) -> None:
        super().__init__(sentence)
        self.rules = rules


def refusal_of(error: KinduError) -> Refusal:
    """An error of ours as a refusal; what the engine rejects is bad input."""
    if isinstance(error, Refusal):
        return error
    return Unsaved() if isinstance(error, StoreError) else Refusal(str(error))

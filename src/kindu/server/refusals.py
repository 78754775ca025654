"""What the server refuses, each with a status of HTTP, one word why and one sentence."""

from __future__ import annotations

from typing import ClassVar

from kindu.core.words import KinduError


class Refusal(KinduError):
    """Bad input: nothing was changed."""

    status: ClassVar[int] = 400
    why: ClassVar[str] = "bad_request"


class NotHere(Refusal):
    """There is no such thing, or it is none of this visitor's business."""

    status = 404
    why = "not_found"


class NotYours(Refusal):
    """The thing exists, but another person decides about it."""

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
    """Name and password do not belong together; it is not told which one is wrong."""

    status = 403
    why = "wrong_password"


class Taken(Refusal):
    """Somebody was quicker, or it is done already."""

    status = 409
    why = "taken"


class TooBig(Refusal):
    """More bytes than this address takes."""

    status = 413
    why = "too_big"


class TooFast(Refusal):
    """Too often; may be asked again after `wait` seconds."""

    status = 429
    why = "too_fast"

    def __init__(self, sentence: str, wait: float) -> None:
        super().__init__(sentence)
        self.wait = wait


class Busy(Refusal):
    """The server can't do it now; may be asked again."""

    status = 503
    why = "busy"

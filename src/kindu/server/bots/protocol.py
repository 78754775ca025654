"""The messages between the server and a bot process: asks and replies, in frames."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.sight import Sight

if TYPE_CHECKING:
    from kindu.core.rules import Rules

LENGTH = 4  # bytes before each message, which hold its length
NUMBER = "q"  # of a packed sight: 64-bit integers in this machine's byte order


@dataclass(frozen=True)
class Ask:
    """A question to a bot: what it sees, and how well it plays."""

    table: str  # asks of one table are answered one at a time
    key: str
    board: str  # the text of its file; empty for the standard one
    level: str  # a name of `players.NAMES`
    sight: bytes  # `packed`
    salt: str  # seeds the bot's random numbers; nobody at the table may know it


@dataclass(frozen=True)
class BotReply:
    """A whole chain of answers, or the sentence that says why there is none."""

    answers: list[int]
    seconds: float  # of thinking
    refusal: str = ""
    trace: str = ""  # of an unexpected error


def packed(sight: Sight) -> bytes:
    """A sight for another process."""
    return array(NUMBER, sight.pack()).tobytes()


def unpacked(rules: Rules, data: bytes) -> Sight:
    """The sight that was packed."""
    numbers = array(NUMBER)
    numbers.frombytes(data)
    return Sight.unpack(rules, vec[i64](numbers.tolist()))


def frame(message: Ask | BotReply) -> bytes:
    """A message as it is sent: its length, then its bytes."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body

"""What the server asks a bot process: a packed sight, and how well the bot plays."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.sight import Sight
from kindu.server.work.jobs import Job

if TYPE_CHECKING:
    from kindu.core.rules import Rules

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


THINK = Job("kindu.server.bots.thought:thought", Ask, list[int])  # a whole chain of answers


def packed(sight: Sight) -> bytes:
    """A sight for another process."""
    return array(NUMBER, sight.pack()).tobytes()


def unpacked(rules: Rules, data: bytes) -> Sight:
    """The sight that was packed."""
    numbers = array(NUMBER)
    numbers.frombytes(data)
    return Sight.unpack(rules, vec[i64](numbers.tolist()))

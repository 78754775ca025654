"""The bodies of requests: how many bytes, and what they may consist of."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import msgspec

from kindu.server.http.errors import CutOff
from kindu.server.refusals import Invalid, TooBig

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.types import Message, Receive, Send

MOST_UNREAD = 16 * 1024 * 1024  # bytes of a refused body that are skipped


@final
class Body:
    """Counts the bytes of a body, so that one without a stated length is cut off, too."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = most
        self.size = 0
        self.ended = False

    async def __call__(self) -> Message:
        message = await self.read()
        if self.size > self.most:
            raise CutOff(too_big(self.most))
        return message

    async def read(self) -> Message:
        """The next part, however big."""
        message = await self.receive()
        self.size += len(message.get("body", b""))
        self.ended = not message.get("more_body", False)
        return message

    async def skip(self) -> None:
        """Read the rest and forget it, within bounds; the doorkeeper sets the time for it."""
        while not self.ended and self.size <= MOST_UNREAD:
            await self.read()


@final
class Unended:
    """Sends an answer but for its end, for as long as the body that it refuses still arrives.

    If we closed the connection at once, the client's next bytes would reset it, and a proxy that
    is still sending would drop our answer.
    """

    def __init__(self, send: Send) -> None:
        self.send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "more_body": True}
        await self.send(message)

    async def end(self) -> None:
        """Send the end."""
        await self.send({"type": "http.response.body", "body": b"", "more_body": False})


class Outline(msgspec.Struct):
    """The texts of files in a body, unread; everything else is skipped."""

    file: msgspec.Raw = msgspec.Raw()
    board: msgspec.Raw = msgspec.Raw()
    toml: msgspec.Raw = msgspec.Raw()


@final
class Upload:
    """A body that was received and looked over before anything is made of it.

    Reading 2 MB of small values, and naming every fault among them, would take a second.
    """

    def __init__(self, receive: Receive) -> None:
        self.receive = receive
        self.message: Message | None = None

    async def take(self, most: int) -> None:
        """Receive all of it; besides the texts of files, it may have only so many bytes."""
        pieces: list[bytes] = []
        while True:
            message = await self.receive()
            if message["type"] != "http.request":
                self.message = message
                return
            pieces.append(message.get("body", b""))
            if not message.get("more_body", False):
                break
        body = b"".join(pieces)
        check_outline(body, most)
        self.message = {"type": "http.request", "body": body, "more_body": False}

    async def __call__(self) -> Message:
        message, self.message = self.message, None
        return message or await self.receive()


def check_outline(body: bytes, most: int) -> None:
    """Refuse a long body that isn't JSON, or whose length isn't that of its files."""
    if len(body) <= most:
        return
    try:
        found = msgspec.json.decode(body, type=Outline)
    except (msgspec.MsgspecError, RecursionError):
        raise Invalid("expected JSON, but the body can't be read as such") from None
    texts = [bytes(raw) for raw in (found.file, found.board, found.toml)]
    if len(body) - sum(len(text) for text in texts if text.startswith(b'"')) > most:
        raise TooBig(f"expected at most {most} bytes besides the texts of files, but got more")


def stated_length(headers: Headers, most: int) -> int:
    """The length that a body says it has; if it comes in chunks, as many bytes as it may have."""
    length = headers.get("content-length", "")
    if length.isdecimal():
        return int(length[:12])
    return most if "transfer-encoding" in headers else 0


def check_length(headers: Headers, most: int) -> None:
    """Refuse a body whose stated length is too big, without reading it."""
    if stated_length(headers, 0) > most:
        raise TooBig(too_big(most))


def too_big(most: int) -> str:
    """The sentence about a body of too many bytes."""
    return f"expected at most {most} bytes, but got more"

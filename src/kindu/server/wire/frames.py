"""WebSocket as uvicorn speaks it, with a short way out for tables that tell many at once.

An ASGI `send` is a coroutine: each message costs a task that wakes, and a frame put together from
several objects. A table has a text ready for all connections of an eye. `push` frames it and hands
it to the transport at once, and says so if the connection is not keeping up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from starlette.types import Scope
    from websockets.http11 import Request

PUSH = "kindu.push"  # the extension of the scope
TEXT = 0x81  # the first byte of a frame: the last of its message, and text
SHORT, LONG = 126, 0x10000

Push = Callable[[bytes], bool]


def frame(text: bytes) -> bytes:
    """A message of a server: its head, and the text as it is."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; the scope of each socket has `push`."""

    def handle_connect(self, event: Request) -> None:
        """Before the application is called."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][PUSH] = {PUSH: self.push}

    def push(self, framed: bytes) -> bool:
        """Send a frame now; False, and nothing sent, if the connection is closed or too slow."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(framed)
        return True


def push_of(scope: Scope) -> Push | None:
    """The short way out of a socket, if its server has one."""
    found = scope.get("extensions", {}).get(PUSH, {}).get(PUSH)
    return found if callable(found) else None

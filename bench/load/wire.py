"""A minimal WebSocket client, because the load must cost the machine as little as possible."""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, cast, final

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
END_OF_HEAD = b"\r\n\r\n"
NO_MASK = bytes(4)  # a client has to mask; zeros leave the bytes as they are
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: a2luZHUga2luZHUga2luZA==\r\nSec-WebSocket-Version: 13\r\n"
    "Origin: http://{host}\r\nCookie: {cookie}\r\n\r\n"
)


def frame(kind: int, body: bytes) -> bytes:
    """A message of a client, short enough for two bytes of length."""
    if len(body) < 126:
        head = struct.pack("!BB", 0x80 | kind, 0x80 | len(body))
    else:
        head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(body))
    return head + NO_MASK + body


@final
class Wire(asyncio.Protocol):
    """One connection: what comes goes to `hear`, message by message."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.request = HEAD.format(host=host, path=path, cookie=cookie).encode()
        self.hear = hear
        self.buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one by its methods only
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever counts open ones sees it."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        self.transport.write(frame(kind, body))

    def close(self) -> None:
        """Hang up, without ceremony."""
        if self.transport is not None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Bytes, in whatever pieces they come."""
        self.buffer += data
        if not self.is_open and not self._upgraded():
            return
        while (found := self._next()) is not None:
            kind, body = found
            if kind == TEXT:
                self.hear(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE:
                self.close()

    def _upgraded(self) -> bool:
        end = self.buffer.find(END_OF_HEAD)
        if end < 0:
            return False
        if not self.buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self.buffer[:end]).decode()))
            return False
        del self.buffer[: end + len(END_OF_HEAD)]
        self.is_open = True
        self.opened.set_result(None)
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole message; a server sends each in one frame, without a mask."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1], 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < at + size:
            return None
        kind, body = buffer[0] & 15, bytes(buffer[at : at + size])
        del buffer[: at + size]
        return kind, body

"""uvicorn's protocols, guarded: bounded heads and pipelines, deadlines, few frames at a time.

uvicorn bounds the head of a request only with h11; httptools, which we use, would take any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kindu.server.http.doors import BODY_SECONDS, HEAD_SECONDS, Doorkeeper
from kindu.server.wire.frames import Frames

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, BaseTransport, Transport
    from typing import Any

    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from uvicorn.config import Config
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
    from uvicorn.server import ServerState
    from websockets.frames import Frame

HEAD = 32 * 1024  # bytes of a request's head
HEADERS = 100  # lines of it
SLICE = 1024  # bytes of a socket that are parsed before others have their turn
MOST_UNPARSED = 64 * 1024  # bytes that may wait for that; then reading stops
PINGS, PING_SECONDS = 50, 10.0  # from a client, and in how many seconds
HANGING_UP = 1.0  # seconds for a client to hang up after our last message
FRAGMENTS = 64  # of one message
WRONG = b'{"error":{"why":"%s","sentence":"%s"}}'
ANSWER = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d"
TOO_BIG = WRONG % (b"too_big", b"expected headers of at most 32 kB in 100 lines, but got more")
NOT_HTTP = WRONG % (b"bad_request", b"expected an HTTP request, but got something else")


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, and the doorkeeper that all connections share."""

    doors: Doorkeeper


class NotNow(Exception):
    """Raised within the parser: a request that doesn't wait for the answer to another one."""


class HeadTooBig(Exception):
    """Raised within the parser, too."""


def doors_of(config: Config) -> Doorkeeper:
    """The doorkeeper of a server."""
    assert isinstance(config, GuardedConfig)
    return config.doors


def answer(status: bytes, body: bytes) -> bytes:
    """An answer made without the app."""
    return ANSWER % (status, len(body)) + b"\r\n\r\n" + body


class GuardedHttpTools(HttpToolsProtocol):
    """A connection parsed by httptools."""

    deadline = 0.0
    unread = 0.0, 0
    unparsed = 0  # bytes since the parser last handed something over
    head = 0  # bytes of this request's head
    too_big = False

    def connection_made(self, transport: BaseTransport) -> None:
        """A client has connected; its first request has to come soon."""
        super().connection_made(cast("Transport", transport))
        self.doors = doors_of(self.config)
        self.deadline = self.loop.time() + HEAD_SECONDS
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self.doors.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on, it is a socket."""
        self.doors.leave(self)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request; too many that aren't part of a body are refused."""
        if not self.deadline and self.cycle.response_complete:  # the next request begins
            self.deadline = self.loop.time() + HEAD_SECONDS
        self.unparsed += len(data)
        super().data_received(data)
        if self.unparsed > HEAD and not self.transport.is_closing():
            self.too_big = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins; the one before it must have its answer."""
        if self.is_answering():
            raise NotNow
        self.head = 0
        super().on_message_begin()

    def is_answering(self) -> bool:
        """Whether a request is being answered."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is not None and not cycle.response_complete

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head, or after the body."""
        self._count(len(name) + len(value))
        if len(self.headers) >= HEADERS:
            self._count(HEAD)
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.head += size
        if self.head > HEAD:
            self.too_big = True
            raise HeadTooBig

    def on_headers_complete(self) -> None:
        """The body comes next, if there is one."""
        self.unparsed = 0
        self.deadline = self.loop.time() + BODY_SECONDS
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self.unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.unparsed = 0
        self.deadline = 0.0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - ours is in our own form
        """Refuse what can't be read, and close the connection."""
        if self.is_answering():
            self.cycle.disconnected = True  # what it would write doesn't matter any more
        if self.too_big:
            self.transport.write(answer(b"431 Request Header Fields Too Large", TOO_BIG))
        else:
            self.transport.write(answer(b"400 Bad Request", NOT_HTTP))
        self.transport.close()


class GuardedFrames(Frames):
    """A socket: others have their turn between its messages, however many come at once."""

    deadline = 0.0
    unread = 0.0, 0

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doors = doors_of(config)
        self.close_timeout = HANGING_UP
        self.unparsed = bytearray()
        self.parsing = False  # whether more will be parsed soon
        self.full = False  # whether reading waits for the parser
        self.deaf = False  # whether nothing is read any more
        self.pings = 0
        self.pinged = 0.0

    def connection_made(self, transport: BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        self.doors.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client is gone."""
        self.doors.leave(self)
        self.unparsed.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse some bytes at once, and more when others had their turn."""
        if self.deaf:
            return
        if len(data) <= SLICE and not self.unparsed:
            super().data_received(data)
            return
        waiting = bool(self.unparsed)
        self.unparsed += data
        if len(self.unparsed) > MOST_UNPARSED and not self.transport.is_closing():
            self.full = True
            self.transport.pause_reading()
        if not waiting:
            self._parse_some()

    def _parse_some(self) -> None:
        """Unless the table still has messages of this socket to handle."""
        self.parsing = False
        if self.read_paused:
            return
        piece = bytes(self.unparsed[:SLICE])
        del self.unparsed[:SLICE]
        if piece and not self.transport.is_closing():
            super().data_received(piece)
        if self.full and not self.unparsed and not self.read_paused:
            self.full = False
            self.transport.resume_reading()
        self._parse_later()

    def _parse_later(self) -> None:
        if self.unparsed and not self.read_paused and not self.parsing:
            self.parsing = True
            self.loop.call_soon(self._parse_some)

    def hold(self, wanted: bool) -> None:
        """Pause or resume reading, also of what has arrived."""
        super().hold(wanted)
        self._parse_later()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after the last one, reading goes on until the client hangs up."""
        await super().send(message)
        if self.close_sent and self.unparsed:  # it still sends what nobody will read
            self.deaf = True
            self.unparsed.clear()
            if not self.transport.is_closing():
                self.transport.resume_reading()
        self._parse_later()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; then reading goes on."""
        message = await super().receive()
        self._parse_later()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, if there aren't too many."""
        now = self.loop.time()
        if now - self.pinged > PING_SECONDS:
            self.pinged, self.pings = now, 0
        self.pings += 1
        if self.pings > PINGS:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message."""
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        else:
            super().handle_cont(event)

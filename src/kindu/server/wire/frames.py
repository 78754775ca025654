"""uvicorn's WebSocket protocol, with a short cut in and out for tables.

ASGI's `send` and `receive` are coroutines: each message costs a task that wakes, each message in
also stops and restarts reading. A table has a text ready for all connections of an eye: `push`
frames it, and says so if the connection is not keeping up. `listen` hands each message to a
listener as it comes; the listener holds a client that sends too much.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Transport
from collections.abc import Callable
from typing import TYPE_CHECKING, final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from starlette.types import Scope
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

OURS = "kindu.frames"  # the name of the scope's extension
TEXT = 0x81  # the first byte of a frame: final, text
SHORT, LONG = 126, 0x10000

Push = Callable[[bytes], bool]
Hear = Callable[[str | bytes], None]


def frame(text: bytes) -> bytes:
    """A message from the server as a frame: header and text."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


@final
class Outbox:
    """The frames for all clients in one round of the event loop, sent one after the other.

    Waking a client costs more than a write. Between the writes of a table its next views are made,
    long enough for a client to fall asleep again; written together, they find it awake.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: list[tuple[Transport, bytes]] = []

    def add(self, transport: Transport, framed: bytes) -> None:
        """Send a frame at the end of this round."""
        if not self.waiting:
            self.loop.call_soon(self.flush)
        self.waiting.append((transport, framed))

    def flush(self) -> None:
        """Send everything that waits."""
        waiting, self.waiting = self.waiting, []
        for transport, framed in waiting:
            if not transport.is_closing():
                transport.write(framed)


OUTBOXES: WeakKeyDictionary[AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, made available as an extension in the scope of each socket."""

    hear: Hear | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """A client has connected."""
        super().connection_made(transport)
        self.outbox = OUTBOXES.setdefault(self.loop, Outbox(self.loop))

    def handle_connect(self, event: Request) -> None:
        """Add the extension before the application is called."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][OURS] = {OURS: self}

    def push(self, framed: bytes) -> bool:
        """Send a frame soon; False, and nothing sent, if the connection is closed or too slow."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.outbox.add(self.transport, framed)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send through ASGI, after everything that was pushed before."""
        self.outbox.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: flush everything first."""
        self.outbox.flush()
        super().shutdown()

    def listen(self, hear: Hear) -> None:
        """From now on, messages go to `hear`, waiting ones first; ASGI gets only the end."""
        self.hear = hear
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] == "websocket.receive":
                hear(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.hold(False)

    def hold(self, wanted: bool) -> None:
        """Pause or resume reading."""
        if wanted != self.read_paused and not self.transport.is_closing():
            self.read_paused = wanted
            (self.transport.pause_reading if wanted else self.transport.resume_reading)()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.hear(data)


def frames_of(scope: Scope) -> Frames | None:
    """The short cut of a socket, if its server has one."""
    found = scope.get("extensions", {}).get(OURS, {}).get(OURS)
    return found if isinstance(found, Frames) else None

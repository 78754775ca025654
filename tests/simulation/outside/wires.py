"""Connections between browsers and processes, as TCP gives them: in order, late, or broken."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context
from typing import TYPE_CHECKING, Protocol, final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.simulation.world import World

APART = 1e-6  # seconds between two messages, since timers of one moment have no order
HIGH, LOW = 64 * 1024, 16 * 1024  # bytes that wait for a client before the server has to pause
TEXT, BYE = b"\x81", b'"t":"bye"'  # how a message of a WebSocket begins, and the last one


class Ear(Protocol):
    """The client's end: what it does with bytes, and with the end of them."""

    def data_received(self, data: bytes) -> None: ...

    def connection_lost(self) -> None: ...


@final
class Direction:
    """Bytes on their way to one end, in order; `deliver` gets them, None means the end."""

    def __init__(self, wire: Wire, name: str, deliver: Callable[[bytes | None], None]) -> None:
        self.wire = wire
        self.name = name
        self.deliver = deliver
        self.context: Context | None = None  # in which the receiving end runs
        self.due = 0.0  # when the last message arrives
        self.size = 0  # bytes on their way
        self.rate = float("inf")  # bytes per second that the receiver takes
        self.held: deque[bytes | None] | None = None  # what waits while the receiver doesn't read

    def send(self, data: bytes | None) -> None:
        loop, weather = self.wire.world.loop, self.wire.world.weather
        if self.wire.broken:
            return
        if data and weather.strikes("wire breaks", self.name):
            self.wire.break_soon()
        size = len(data or b"")
        self.size += size
        self.due = max(self.due + APART, loop.time() + weather.latency(self.name))
        if self.rate != float("inf"):
            self.due += size / self.rate if self.rate else 1e6
        loop.call_at(self.due, self._arrive, data, context=self.context)

    def _arrive(self, data: bytes | None) -> None:
        if self.wire.broken:
            return
        if self.held is not None:
            self.held.append(data)
            return
        self.size -= len(data or b"")
        self.deliver(data)
        self.wire.drained()

    def is_read(self) -> bool:
        """Whether the receiver reads."""
        return self.held is None

    def hold(self) -> None:
        """The receiver stops reading."""
        if self.held is None:
            self.held = deque()

    def release(self) -> None:
        """The receiver reads again; what has come meanwhile comes now."""
        waiting, self.held = self.held or deque(), None
        while waiting and self.is_read():
            self._arrive(waiting.popleft())
        self._keep(waiting)

    def _keep(self, waiting: deque[bytes | None]) -> None:
        """The receiver stopped reading again before it had read these."""
        if self.held is not None:
            self.held.extendleft(reversed(waiting))


@final
class Wire(asyncio.Transport):
    """One connection. It is the transport of the server's end; the client's end is an Ear."""

    def __init__(self, world: World, name: str, ear: Ear, address: str) -> None:
        super().__init__()
        self.world = world
        self.name = name
        self.ear = ear
        self.address = address
        self.protocol: asyncio.Protocol | None = None
        self.up = Direction(self, f"{name} up", self._to_server)
        self.down = Direction(self, f"{name} down", self._to_client)
        self.down.rate = world.weather.reads(name)
        self.closing = False
        self.lost = False  # the server's end was told
        self.broken = False  # nothing gets through any more
        self.paused = False
        self.spoke = 0.0  # when the server last sent a message of a table, other than a farewell

    # --- the client's end ---------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """The client sends."""
        self.up.send(data)

    def hang_up(self) -> None:
        """The client closes its end in good order."""
        self.up.send(None)
        self.ear = Deaf()

    def cut(self) -> None:
        """The connection is gone; both ends learn of it, each in its own time."""
        if not self.broken:
            self.broken = True
            weather, loop = self.world.weather, self.world.loop
            loop.call_later(weather.latency(self.name), self._end, context=self.up.context)
            loop.call_later(weather.latency(self.name), self._gone)

    def break_soon(self) -> None:
        self.world.note(self.name, "breaks")
        self.world.loop.call_later(self.world.weather.latency(self.name), self.cut)

    def _gone(self) -> None:
        self.ear.connection_lost()

    def _to_client(self, data: bytes | None) -> None:
        if data is None:
            self.ear.connection_lost()
        else:
            self.ear.data_received(data)

    # --- the server's end ---------------------------------------------------------------------

    def _to_server(self, data: bytes | None) -> None:
        if data is None:
            self._end()
        elif self.protocol is not None and not self.lost:
            self.protocol.data_received(data)

    def _end(self) -> None:
        """Tell the server's end, once."""
        if not self.lost and self.protocol is not None:
            self.lost = self.closing = True
            self.protocol.connection_lost(ConnectionResetError() if self.broken else None)

    def drained(self) -> None:
        """Some bytes have reached the client."""
        if self.paused and self.down.size <= LOW and not self.lost and self.protocol is not None:
            self.paused = False
            self.world.loop.call_soon(self.protocol.resume_writing, context=self.up.context)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.closing or self.lost:
            return
        if data[:1] == TEXT and BYE not in bytes(data[:40]):
            self.spoke = self.world.loop.time()
        self.down.send(bytes(data))
        if self.down.size > HIGH and not self.paused and self.protocol is not None:
            self.paused = True
            self.protocol.pause_writing()

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        if not self.closing:
            self.closing = True
            self.down.send(None)
            self.world.loop.call_soon(self._end)

    def abort(self) -> None:
        self.cut()

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.up.hold()

    def resume_reading(self) -> None:
        self.up.release()

    def is_reading(self) -> bool:
        return self.up.held is None

    def get_write_buffer_size(self) -> int:
        return self.down.size

    def get_extra_info(self, name: str, default: object = None) -> object:
        known = {"peername": (self.address, 5000), "sockname": ("10.0.0.1", 8000)}
        return known.get(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol


@final
class Deaf:
    """A client's end that nobody listens at any more."""

    def data_received(self, data: bytes) -> None: ...

    def connection_lost(self) -> None: ...

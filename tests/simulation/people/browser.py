"""A browser: requests and sockets over simulated wires, with a cookie, and with patience."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, final

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.simulation.outside.wires import Wire

if TYPE_CHECKING:
    from tests.simulation.outside.process import ServerProcess
    from tests.simulation.outside.wires import Ear
    from tests.simulation.world import World

Json = dict[str, Any]
HOST = "kindu"
ORIGIN = f"http://{HOST}"
PATIENCE = 40.0  # seconds for an answer


class Lost(Exception):
    """The connection is gone, or there was no answer in time; what was sent may have worked."""


@dataclass(eq=False)
class Account:
    """How to log in; if a new password may have been kept or not, both are tried."""

    name: str
    passwords: list[str]


@final
class Browser:
    """One person's: it keeps the cookie, and numbers its connections."""

    def __init__(self, world: World, name: str, address: str) -> None:
        self.world = world
        self.name = name
        self.address = address
        self.jar: dict[str, str] = {}
        self.count = 0
        self.id = ""  # of its person, as the server said
        self.first = ""  # the same, when it sat down
        self.account: Account | None = None
        self.lost = False  # its first person can't come back
        self.lock = asyncio.Lock()  # held while it finds out who it is

    @property
    def cookie(self) -> str:
        """What it sends."""
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    @property
    def session(self) -> str:
        """The cookie that says who it is."""
        return self.jar.get("kindu", "")

    def keep(self, lines: list[str]) -> None:
        """Keep the cookies of an answer; an empty one is dropped."""
        for line in lines:
            name, _, value = line.partition(";")[0].partition("=")
            self.jar.pop(name, None)
            if value.strip('"'):
                self.jar[name] = value

    def wire(self, ear: Ear, process: ServerProcess | None) -> Wire:
        """A new connection to a process; Lost if none is there."""
        self.count += 1
        wire = Wire(self.world, f"{self.name}-{self.count}", ear, self.address)
        if process is None or not process.accept(wire):
            raise Lost("nobody listens")
        return wire

    async def ask(
        self, process: ServerProcess | None, method: str, path: str, body: object = None
    ) -> tuple[int, Json]:
        """A request and its answer: the status, and the JSON."""
        await asyncio.sleep(self.world.weather.latency(self.name))
        exchange = Exchange(self.world.loop.create_future())
        wire = self.wire(exchange, process)
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} /api{path} HTTP/1.1", f"Host: {HOST}", f"Origin: {ORIGIN}"]
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        head += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        wire.send("\r\n".join([*head, "Connection: close", "", ""]).encode() + data)
        try:
            async with asyncio.timeout(PATIENCE):
                status, headers, content = await exchange.done
                self.keep(exchange.cookies)
        except TimeoutError:
            wire.hang_up()
            raise Lost("no answer in time") from None
        self.world.note(self.name, f"{method} {path.rpartition('/')[2][:10]} {status}")
        if not content:
            return status, {}
        if not headers["content-type"].startswith("application/json"):
            if process is not None and process.ready:
                self.world.failed(f"{method} {path} answered {content!r}")
            raise Lost("the process was stopped")
        return status, json.loads(content)

    async def open(
        self, process: ServerProcess | None, table: str, seat: int | None = None, token: str = ""
    ) -> Socket:
        """A socket to a table, ready for the first message."""
        await asyncio.sleep(self.world.weather.latency(self.name))
        query = f"?seat={seat + 1}" if seat is not None else ""
        uri = parse_uri(f"ws://{HOST}/api/tables/{table}/socket{query}")
        protocol = ClientProtocol(uri, origin=None if token else Origin(ORIGIN))
        socket = Socket(protocol)
        socket.wire = self.wire(socket, process)
        request = protocol.connect()
        if self.cookie and not token:
            request.headers["Cookie"] = self.cookie
        protocol.send_request(request)
        socket.flush()
        return socket


@final
class Exchange:
    """The client's end of one request: collects the answer."""

    def __init__(self, done: asyncio.Future[tuple[int, dict[str, str], bytes]]) -> None:
        self.done = done
        self.data = b""
        self.cookies: list[str] = []

    def data_received(self, data: bytes) -> None:
        self.data += data
        head, found, rest = self.data.partition(b"\r\n\r\n")
        if not found or self.done.done():
            return
        first, *lines = head.decode("latin-1").split("\r\n")
        pairs = [line.partition(": ") for line in lines]
        headers = {name.lower(): value for name, _, value in pairs}
        if len(rest) >= int(headers.get("content-length", "0")):
            self.cookies = [value for name, _, value in pairs if name.lower() == "set-cookie"]
            self.done.set_result((int(first.split()[1]), headers, rest))

    def connection_lost(self) -> None:
        if not self.done.done():
            self.done.set_exception(Lost("the connection broke"))


@final
class Socket:
    """The client's end of a socket: messages in, in order; None at the end."""

    wire: Wire

    def __init__(self, protocol: ClientProtocol) -> None:
        self.protocol = protocol
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.open = True

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.wire.send(data)

    def say(self, message: Json | str) -> None:
        """Send a message, if the socket is still open; before it is accepted, it waits."""
        text = message if isinstance(message, str) else json.dumps(message)
        if self.open and self.protocol.state is State.OPEN:
            self.protocol.send_text(text.encode())
            self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self.inbox.put_nowait("" if self.protocol.handshake_exc is None else None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.inbox.put_nowait(bytes(event.data).decode())
        self.flush()

    def connection_lost(self) -> None:
        if self.open:
            self.open = False
            self.inbox.put_nowait(None)

    async def hear(self, patience: float) -> str:
        """The next message; Lost at the end, TimeoutError if nothing comes."""
        async with asyncio.timeout(patience):
            found = await self.inbox.get()
        if found is None:
            self.connection_lost()
            raise Lost("the socket is closed")
        return found

    def close(self, politely: bool = True) -> None:
        """Close it: with a close frame, or by hanging up."""
        if not self.open:
            return
        self.open = False
        if politely and self.protocol.state is State.OPEN:
            self.protocol.send_close(1000)
            self.flush()
        self.wire.hang_up()

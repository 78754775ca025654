"""One connection: who is there, what it says, and what it is told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kindu.core.words import SPECTATOR, KinduError
from kindu.server.data.database import StoreError
from kindu.server.http import origins, request_context
from kindu.server.people.cookies import NAME
from kindu.server.people.tokens import hashed, seat_of_token
from kindu.server.refusals import (
    BadMessage,
    Json,
    NotSeated,
    Refusal,
    TooBig,
    TooFast,
    refusal_of,
)
from kindu.server.tables import consent
from kindu.server.wire import incoming, outgoing
from kindu.server.wire.connection import Connection
from kindu.server.wire.frames import push_of

if TYPE_CHECKING:
    from collections import Counter

    from kindu.server.http.services import Services
    from kindu.server.tables.registry import Registry
    from kindu.server.tables.table import Table

HELLO = 20.0  # seconds until the first message
BAD = 30  # messages in a row that can't be used; then the connection is closed
POLICY = 1008  # close codes of WebSocket
TRY_AGAIN = 1013

log = logging.getLogger("kindu.server.wire.socket")


@dataclass(frozen=True)
class Wanted:
    """What the address of a socket asks for: a table, one of one's seats, everything in English."""

    game: str
    seat: int | None = None
    text: bool = False


async def serve(socket: WebSocket, services: Services, registry: Registry, wanted: Wanted) -> None:
    """From the first message to the last one."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO):
            hello = greeting(incoming.read(await heard(socket, services)))
        async with registry.table(wanted.game) as table:
            connection = await identified(socket, services, table, hello, wanted.seat)
            connection.text = wanted.text or hello.text
            await Conversation(socket, services, table, connection, registry.refused).run(hello)
    except TimeoutError:
        await goodbye(socket, BadMessage(f"expected a hello within {HELLO:g} seconds"))
    except KinduError as error:
        await goodbye(socket, refusal_of(error))
    except WebSocketDisconnect:
        pass


def greeting(message: incoming.Incoming) -> incoming.Hello:
    """The first message."""
    if isinstance(message, incoming.Hello):
        return message
    raise BadMessage("expected a hello first, but got another message")


async def heard(socket: WebSocket, services: Services) -> str | bytes:
    """The next message, if it is not too big."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    data: str | bytes = raw.get("text") or raw.get("bytes") or ""
    most = services.settings.message
    if len(data) > most or (isinstance(data, str) and len(data.encode()) > most):
        raise TooBig(f"expected a message of at most {most} bytes, but got more")
    return data


async def identified(
    socket: WebSocket, services: Services, table: Table, hello: incoming.Hello, seat: int | None
) -> Connection:
    """Who is there: by a seat's token, or by the cookie if a page of ours opened the socket."""
    push = push_of(socket.scope)
    if hello.token:
        found = await seat_of_token(services.database, hello.token)
        if found is None or found.game != table.game.id:
            raise NotSeated("expected a token of a seat of this table")
        name = table.seats[found.seat].name
        return Connection(found.seat, found.person, name, hashed(hello.token), push)
    person = None
    if origins.origin_allowed(socket.headers, services.settings):
        known = await services.people.known(socket.cookies.get(NAME, ""))
        person = known.person if known else None
    if person is None:
        if seat is not None:
            raise NotSeated("expected a cookie or a token, but got neither")
        return Connection(SPECTATOR, "", "", push_now=push)
    own = [one.seat for one in table.seats if outgoing.is_of(one, person.id)]
    if seat is not None and seat not in own:
        raise NotSeated(f"expected a seat of yours, but seat {seat + 1} is not")
    eye = seat if seat is not None else own[0] if own else SPECTATOR
    name = table.seats[eye].name if eye in own else person.name
    return Connection(eye, person.id, name, push_now=push)


async def goodbye(socket: WebSocket, refusal: Refusal) -> None:
    """The last message says why."""
    if socket.application_state == WebSocketState.CONNECTED:
        try:
            await socket.send_text(incoming.write(outgoing.refused(refusal, -1, None)).decode())
            await socket.close(POLICY)
        except (RuntimeError, WebSocketDisconnect):
            pass  # it is gone already


@final
class Conversation:
    """What one connection says to its table, and is answered."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        table: Table,
        connection: Connection,
        refused: Counter[str],
    ) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.connection = connection
        self.refused = refused  # for figures
        self.bad = 0  # messages in a row that could not be used
        self.obeying = False  # what has begun is finished, also when the connection is gone
        self.stopping = False
        self.context = request_context.begin(socket.scope)

    async def run(self, hello: incoming.Hello) -> None:
        """Two tasks, one that reads and one that writes; if one ends, so does the other."""
        await self.table.greet(self.connection, hello.n)
        writing = asyncio.create_task(self.connection.write_all(self.socket.send_text))
        reading = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.stopping = True
            if not self.obeying:
                reading.cancel()
            await asyncio.shield(self.table.bid_farewell(self.connection))
            if self.connection.closing:
                await self._close(writing)
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    async def _close(self, writing: asyncio.Task[None]) -> None:
        """The table wants it closed: say why."""
        writing.cancel()
        text = incoming.write({"t": "bye", "sentence": self.connection.closing})
        try:
            async with asyncio.timeout(1):
                await self.socket.send_text(text.decode())
                await self.socket.close(TRY_AGAIN)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # it is gone already, or does not read

    async def _read_all(self) -> None:
        while self.bad < BAD and not self.stopping:
            number: int | None = None
            try:
                raw = await heard(self.socket, self.services)
                self.services.limit("message", self._who(), self.context.address)
                message = incoming.read(raw)
                number = message.id
                self.obeying = True
                await self._obey(message)
                self.bad = 0
            except KinduError as error:
                if isinstance(error, StoreError):
                    log.exception("the database failed")
                self._refuse(refusal_of(error), number)
            except WebSocketDisconnect:
                return
            finally:
                self.obeying = False
        self.connection.close("expected messages of the protocol, but too many were something else")

    def _who(self) -> str:
        return f"{self.connection.person or self.context.address} {self.connection.eye}"

    def _refuse(self, refusal: Refusal, number: int | None) -> None:
        if isinstance(refusal, BadMessage | TooBig | TooFast):
            self.bad += 1
        self.refused[refusal.why] += 1
        match = self.table.match
        told = outgoing.refused(refusal, match.n if match else -1, number)
        self.connection.push(incoming.write(told))

    async def _obey(self, message: incoming.Incoming) -> None:
        """One message; what it does to the table is told by the table."""
        if isinstance(message, incoming.Ping):
            self._answer({"t": "pong"}, message.id)
        elif isinstance(message, incoming.Hello):
            self.connection.text |= message.text
            await self.table.greet(self.connection, message.n)
        elif isinstance(message, incoming.Chat):
            await self._say(message)
        else:
            await self._play(message)

    async def _say(self, message: incoming.Chat) -> None:
        if not self.connection.person:
            raise NotSeated("expected somebody with a name, but you are a spectator")
        self.services.limit("chat", self.connection.person, self.context.address)
        await self.table.say(self.connection.person, self.connection.name, message.words)
        self._answer({"t": "ok"}, message.id, only_if_asked=True)

    async def _play(self, message: incoming.Incoming) -> None:
        """What only a seat may do."""
        table, seat = self.table, self.connection.eye
        if not self.connection.seated:
            raise NotSeated("expected a seat of this table, but you only look on")
        if isinstance(message, incoming.Preview):
            found = await table.preview(seat, message, self.connection.text)
            self._answer(found, message.id)
            return
        if isinstance(message, incoming.Why):
            found = await table.why(seat, message.n, message.answers, message.moves)
            self._answer(found, message.id)
            return
        if isinstance(message, incoming.Move):
            await table.move(seat, message.n, message.answers)
        elif isinstance(message, incoming.Undo):
            await consent.undo(table, seat, message.n)
        elif isinstance(message, incoming.Propose):
            await consent.propose_end(table, seat, message.n)
        elif isinstance(message, incoming.Agree):
            await consent.agree(table, seat, message.n, message.yes)
        elif isinstance(message, incoming.Resign):
            await table.resign(seat, message.n)
        self._answer({"t": "ok"}, message.id, only_if_asked=True)

    def _answer(self, found: Json, number: int | None, only_if_asked: bool = False) -> None:
        if number is not None:
            self.connection.push(incoming.write(found | {"id": number}))
        elif not only_if_asked:
            self.connection.push(incoming.write(found))

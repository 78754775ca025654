"""The dialogue of one connection with its table, message by message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, final

from starlette.websockets import WebSocketDisconnect

from kindu.core.words import KinduError
from kindu.server.data.database import StoreError
from kindu.server.http import request_context
from kindu.server.luck import steps
from kindu.server.refusals import (
    BadMessage,
    Json,
    NotLegal,
    NotSeated,
    Refusal,
    TooBig,
    TooFast,
    refusal_of,
)
from kindu.server.tables import chat, consent, sync
from kindu.server.wire import incoming, outgoing
from kindu.server.wire.frames import frames_of

if TYPE_CHECKING:
    from collections import Counter

    from starlette.websockets import WebSocket

    from kindu.server.http.services import Services
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection

BAD = 30  # bad messages in a row before the connection is closed
MOST_WAITING = 8  # messages that may wait while one is handled; then reading stops
HEAVY: dict[type, int] = {  # what costs more than a move counts for so many more messages
    incoming.Hello: 20,
    incoming.PreviewRequest: 2,
    incoming.WhyRequest: 2,
}
TRY_AGAIN = 1013  # a close code of WebSocket

log = logging.getLogger("kindu.server.wire.conversation")


async def heard(socket: WebSocket) -> str | bytes:
    """The next message."""
    raw = await socket.receive()
    if raw["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(raw.get("code", 1000))
    found: str | bytes = raw.get("text") or raw.get("bytes") or ""
    return found


def sized(data: str | bytes, most: int) -> str | bytes:
    """A message that is not too big."""
    if len(data) > most or (isinstance(data, str) and len(data.encode()) > most):
        raise TooBig(f"expected a message of at most {most} bytes, but got more")
    return data


@final
class Conversation:
    """The messages of one connection to its table, and the replies."""

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
        self.frames = frames_of(socket.scope)
        self.bad = 0  # bad messages in a row
        self.waiting: deque[str | bytes] = deque()
        self.obeying: asyncio.Task[None] | None = None
        self.stopping = False
        self.context = request_context.begin(socket.scope)
        self.who = f"{connection.person or self.context.address} {connection.eye}"  # for limits

    async def run(self, hello: incoming.Hello) -> None:
        """Run two tasks, one that listens and one that writes; if one ends, so does the other.

        What has begun is finished, even when the connection is gone.
        """
        try:
            await self._greet(hello)
            await sync.check(self.table, self.connection)
        except BaseException:
            await asyncio.shield(self.table.bid_farewell(self.connection))
            raise
        writing = asyncio.create_task(self.connection.write_all(self.socket.send_text))
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({writing, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.stopping = True
            listening.cancel()
            try:
                await asyncio.shield(self.table.bid_farewell(self.connection))
                if self.connection.closing:
                    await self._close(writing)
            finally:
                writing.cancel()
                await asyncio.gather(listening, writing, return_exceptions=True)
                await self._obeyed()

    async def _close(self, writing: asyncio.Task[None]) -> None:
        """Close the connection at the table's request, and say why."""
        writing.cancel()
        text = incoming.write({"t": "bye", "sentence": self.connection.closing})
        try:
            async with asyncio.timeout(1):
                await self.socket.send_text(text.decode())
                await self.socket.close(TRY_AGAIN)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass  # it is already gone, or doesn't read

    async def _listen(self) -> None:
        """Read messages until the other side is gone, and handle those that came before."""
        if self.frames is not None:
            self.frames.listen(self.hear)
        try:
            while True:
                self.hear(await heard(self.socket))
                await self._obeyed()
        except WebSocketDisconnect:
            await self._obeyed()

    def hear(self, raw: str | bytes) -> None:
        """Take one more message; they are handled one at a time."""
        self.waiting.append(raw)
        if self.obeying is None and not self.stopping:
            self.obeying = asyncio.create_task(self._obey_all())
        elif self.frames is not None and len(self.waiting) >= MOST_WAITING:
            self.frames.hold(True)

    async def _obeyed(self) -> None:
        """Wait until all messages received so far are handled."""
        if self.obeying is not None:
            await asyncio.wait({self.obeying})

    async def _obey_all(self) -> None:
        try:
            while self.waiting and not self.stopping:
                await self._take(self.waiting.popleft())
                if self.frames is not None and self.frames.read_paused and not self.waiting:
                    self.frames.hold(False)
        except Exception:
            log.exception("a message could not be handled")
            self.connection.close("The server failed to handle this message.")
        finally:
            self.obeying = None

    async def _take(self, raw: str | bytes) -> None:
        """Handle or refuse one message."""
        number: int | None = None
        try:
            sized(raw, self.services.settings.message)
            self.services.limit("message", self.who, self.context.address)
            message = incoming.read(raw)
            number = message.id
            if weight := HEAVY.get(type(message)):
                self.services.limit("message", self.who, self.context.address, weight)
            await self._obey(message)
            self.bad = 0
        except KinduError as error:
            if isinstance(error, StoreError):
                log.exception("the database failed")
            self._refuse(refusal_of(error), number)

    def _refuse(self, refusal: Refusal, number: int | None) -> None:
        if isinstance(refusal, BadMessage | TooBig | TooFast):
            self.bad += 1
        self.refused[refusal.why] += 1
        match = self.table.match
        told = outgoing.refused(refusal, match.n if match else -1, number)
        self.connection.push(incoming.write(told))
        if self.bad >= BAD:
            self.stopping = True
            self.connection.close("expected messages of the protocol, but got too many others")

    async def _obey(self, message: incoming.Incoming) -> None:
        """Handle one message; the table tells everybody what it changed."""
        if isinstance(message, incoming.Ping):
            self._answer({"t": "pong"}, message.id)
        elif isinstance(message, incoming.Hello):
            self.connection.text |= message.text
            await self._greet(message)
        elif isinstance(message, incoming.Reveal):
            await steps.reveal(self.table, message.nonce)
            self._answer({"t": "ok"}, message.id, only_if_asked=True)
        elif isinstance(message, incoming.ChatRequest):
            await self._say(message.id, message.words)
        elif isinstance(message, incoming.React):
            await self._say(message.id, reaction=message.reaction)
        else:
            await self._play(message)

    async def _contribute(self, hello: incoming.Hello) -> None:
        """Take the client's part in the luck; it may come too late."""
        try:
            if hello.commitment:
                await steps.commit(self.table, self.connection, hello.commitment)
            if hello.nonce:
                await steps.reveal(self.table, hello.nonce)
        except NotLegal:
            pass  # the game has begun already
        except StoreError:
            log.exception("a part of the luck could not be saved")

    async def _greet(self, hello: incoming.Hello) -> None:
        """Greet; the story of a long game is costly, so not too often all of it."""
        few = False
        try:
            self.services.limit("hello", self.who, self.context.address)
        except TooFast:
            few = True
        await self._contribute(hello)
        await self.table.greet(self.connection, hello.n, few)

    async def _say(self, number: int | None, words: str = "", reaction: str = "") -> None:
        if not self.connection.person:
            raise NotSeated("expected a visitor with a cookie or a token, but got neither")
        self.services.limit("chat", self.connection.person, self.context.address)
        await chat.say(self.table, self.connection, words, reaction)
        self._answer({"t": "ok"}, number, only_if_asked=True)

    async def _play(self, message: incoming.Incoming) -> None:
        """What only a seat may do."""
        table, seat = self.table, self.connection.eye
        if not self.connection.seated:
            raise NotSeated("expected a seat of this table, but you are a spectator")
        if isinstance(message, incoming.PreviewRequest):
            found = await table.preview(seat, message, self.connection.text)
            self._answer(found, message.id)
            return
        if isinstance(message, incoming.WhyRequest):
            found = await table.why(seat, message.n, message.answers, message.moves)
            self._answer(found, message.id)
            return
        if isinstance(message, incoming.Move):
            await table.move(seat, message.n, message.answers)
        elif isinstance(message, incoming.UndoRequest):
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

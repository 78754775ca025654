"""A new connection: its first message, and who it is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kindu.core.words import SPECTATOR, KinduError
from kindu.server.http import origins, request_context
from kindu.server.people.cookies import cookie_in
from kindu.server.people.tokens import hashed, seat_of_token
from kindu.server.refusals import (
    BadMessage,
    NotSeated,
    Refusal,
    refusal_of,
)
from kindu.server.tables import quota
from kindu.server.wire import incoming, outgoing
from kindu.server.wire.connection import Connection
from kindu.server.wire.conversation import Conversation, heard, sized
from kindu.server.wire.frames import frames_of

if TYPE_CHECKING:
    from kindu.server.http.services import Services
    from kindu.server.people.sessions import Known
    from kindu.server.settings import Settings
    from kindu.server.tables.registry import Registry
    from kindu.server.tables.table import Table

HELLO = 20.0  # seconds until the first message
POLICY = 1008  # a close code of WebSocket


@dataclass(frozen=True)
class Wanted:
    """What the address of a socket asks for: a table, a seat, everything as English text."""

    game: str
    seat: int | None = None
    text: bool = False


async def serve(socket: WebSocket, services: Services, registry: Registry, wanted: Wanted) -> None:
    """From the first message to the last one."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO):
            first = sized(await heard(socket), services.settings.message)
            hello = greeting(incoming.read(first))
        async with registry.table(wanted.game) as table:
            connection = await identified(socket, services, table, hello, wanted.seat)
            connection.address = request_context.begin(socket.scope).address
            connection.text = wanted.text or hello.text
            may_look(connection, table, registry, services.settings)
            await Conversation(socket, services, table, connection, registry.refused).run(hello)
    except TimeoutError:
        await goodbye(
            socket, BadMessage(f"expected a hello within {HELLO:g} seconds, but got none")
        )
    except KinduError as error:
        await goodbye(socket, refusal_of(error))
    except WebSocketDisconnect:
        pass


def may_look(connection: Connection, table: Table, registry: Registry, settings: Settings) -> None:
    """Refuse somebody who would set one more game with bots going than allowed."""
    if settings.limited:
        visit = quota.Visit(connection.person, connection.address)
        quota.check_visit(registry.awake.values(), table, visit, settings.bot_tables)


def greeting(message: incoming.Incoming) -> incoming.Hello:
    """The first message."""
    if isinstance(message, incoming.Hello):
        return message
    raise BadMessage("expected a hello first, but got another message")


async def identified(
    socket: WebSocket, services: Services, table: Table, hello: incoming.Hello, seat: int | None
) -> Connection:
    """Who it is: by a seat token, or by the cookie if a page of ours opened the socket."""
    frames = frames_of(socket.scope)
    push = frames.push if frames else None
    if hello.token:
        found = await seat_of_token(services.database, hello.token)
        if found is None or found.game != table.game.id:
            raise NotSeated("expected a token of a seat of this table, but got another one")
        name = table.seats[found.seat].name
        return Connection(found.seat, found.person, name, hashed(hello.token), push_now=push)
    known = await visitor(socket, services)
    if known is None:
        if seat is not None:
            raise NotSeated("expected a cookie or a token, but got neither")
        return Connection(SPECTATOR, "", "", push_now=push)
    person = known.person
    own = [one.seat for one in table.seats if outgoing.is_of(one, person.id)]
    if seat is not None and seat not in own:
        raise NotSeated(f"expected a seat of yours, but seat {seat + 1} is not")
    eye = seat if seat is not None else own[0] if own else SPECTATOR
    name = table.seats[eye].name if eye in own else person.name
    return Connection(eye, person.id, name, session=known.session, push_now=push)


async def visitor(socket: WebSocket, services: Services) -> Known | None:
    """Whom the cookie names, if a page of ours opened the socket."""
    if not origins.origin_allowed(socket.headers, services.settings):
        return None
    context = request_context.begin(socket.scope)
    value, earlier = cookie_in(socket.cookies, context.secure)
    return await services.sessions.known(value, context.browser, earlier) if value else None


async def goodbye(socket: WebSocket, refusal: Refusal) -> None:
    """The last message says why."""
    if socket.application_state == WebSocketState.CONNECTED:
        try:
            await socket.send_text(incoming.write(outgoing.refused(refusal, -1, None)).decode())
            await socket.close(POLICY)
        except (RuntimeError, WebSocketDisconnect):
            pass  # it is already gone

"""The server: its parts, its routes, start and shutdown."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Query
from starlette.websockets import WebSocket

from kindu import __version__
from kindu.server.bots.driver import Driver
from kindu.server.bots.pool import Pool
from kindu.server.data.opened import open_database
from kindu.server.http.bundle import Bundle
from kindu.server.http.limits import Limits
from kindu.server.http.pages import Packed, Pages
from kindu.server.http.routes import files, me, tables, tokens
from kindu.server.http.routes import server as server_routes
from kindu.server.http.routes.addresses import MOST_SEATS, TABLE_ID
from kindu.server.http.services import Services
from kindu.server.http.serving import protect
from kindu.server.metrics import ServerMetrics
from kindu.server.people.accounts import Accounts
from kindu.server.people.hashing import Hasher
from kindu.server.people.persons import People
from kindu.server.settings import check_shared_secret
from kindu.server.tables.registry import Registry
from kindu.server.wire import socket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from kindu.server.settings import Settings

UPLOADS = ("/api/files", "/api/boards", "/api/tables")
HOUSEKEEPING = 2.0  # seconds between two checks for idle tables and tables that no process drives

DAY = 24 * 3600.0


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open what is needed, and close it in reverse order."""
    settings: Settings = app.state.settings
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = settings.secret()
    database = await open_database(settings.database_url or settings.sqlite)
    pool = Pool(settings.bot_processes)
    driver = Driver(pool)
    registry = Registry(database, driver.changed)
    hasher = Hasher(settings.hashes)
    people, accounts = People(database, secret), Accounts(database, hasher)

    async def changed(games: Sequence[str]) -> None:
        await registry.look_again(games)

    app.state.services = Services(settings, database, people, accounts, app.state.limits, changed)
    app.state.registry = registry
    app.state.figures = ServerMetrics(registry, pool)
    if database.shared:
        await check_shared_secret(database, secret)
        await registry.listen()
    keeping = [asyncio.create_task(keep_tables(registry)), asyncio.create_task(keep_people(people))]
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await driver.close()
        await pool.close()
        await registry.close()
        await database.close()
        hasher.close()


async def try_out(settings: Settings) -> None:
    """Report a bad data folder, secret or database in one sentence, before the server starts."""
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = settings.secret()
    database = await open_database(settings.database_url or settings.sqlite)
    try:
        if database.shared:
            await check_shared_secret(database, secret)
    finally:
        await database.close()


async def keep_tables(registry: Registry) -> None:
    """Put idle tables to sleep; take over tables whose process was lost."""
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        registry.sleep()
        if registry.db.shared:
            await registry.hold()


async def keep_people(people: People) -> None:
    """Once a day, delete guests who can't come back."""
    while True:
        await asyncio.sleep(DAY)
        await people.forget_the_idle()


def create_app(settings: Settings) -> FastAPI:
    """The whole server, for uvicorn."""
    app = FastAPI(
        title="Kindu", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.settings = settings
    app.state.limits = Limits(settings.rates)
    for part in (me, tokens, tables, files, server_routes):
        app.include_router(part.router)
    app.add_api_websocket_route("/api/tables/{table}/socket", table_socket)
    app.router.routes.append(Pages(Bundle(settings.static)))
    app.add_middleware(Packed)
    protect(app, settings, app.state.limits, UPLOADS)
    return app


async def table_socket(
    socket_: WebSocket,
    table: Annotated[str, Path(pattern=TABLE_ID)],
    seat: Annotated[int | None, Query(ge=1, le=MOST_SEATS)] = None,
    text: Annotated[bool, Query()] = False,
) -> None:
    """Play or watch: the eye is one of the visitor's seats, or a spectator."""
    state = socket_.app.state
    eye = seat - 1 if seat is not None else None
    await socket.serve(socket_, state.services, state.registry, socket.Wanted(table, eye, text))

"""The server: its parts, its routes, start and shutdown."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Query
from starlette.websockets import WebSocket

from kindu import __version__
from kindu.server.bots.driver import Driver
from kindu.server.bots.pool import Pool
from kindu.server.data.database import StoreError
from kindu.server.data.opened import open_database
from kindu.server.data.start import open_data
from kindu.server.disk_quota import MB, DiskQuota
from kindu.server.http.bundle import Bundle
from kindu.server.http.limits import Limits
from kindu.server.http.pages import Packed, Pages
from kindu.server.http.routes import chat, files, me, tables, tokens
from kindu.server.http.routes import server as server_routes
from kindu.server.http.routes import sessions as session_routes
from kindu.server.http.routes.addresses import MOST_SEATS, TABLE_ID
from kindu.server.http.services import Services
from kindu.server.http.serving import protect
from kindu.server.metrics import ServerMetrics
from kindu.server.people.accounts import Accounts
from kindu.server.people.cookies import Cookies
from kindu.server.people.elsewhere import NoteWatch
from kindu.server.people.hashing import Hasher
from kindu.server.people.persons import People
from kindu.server.people.sessions import Sessions
from kindu.server.retention import clean_up
from kindu.server.slices import WORKS_FOR
from kindu.server.tables import consent
from kindu.server.tables.registry import Registry
from kindu.server.wire import socket
from kindu.server.work.pool import for_strangers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path as FilePath

    from kindu.server.data.database import Database
    from kindu.server.settings import Settings

UPLOADS = ("/api/files", "/api/boards", "/api/tables")
HOUSEKEEPING = 2.0  # seconds between two checks for idle tables and tables that no process drives

WATCH = 0.5  # seconds between two looks at what a program beside the server has changed
DAY = 24 * 3600.0
FIRST_CLEANING = 600.0  # seconds after the start, when everybody has reconnected

log = logging.getLogger("kindu.server.app")


@dataclass(frozen=True)
class Outside:
    """How a process opens what lies outside of it; tests/simulation has its own."""

    database: Callable[[str | FilePath], Awaitable[Database]] = open_database
    hasher: Callable[[int], Hasher] = Hasher


REAL = Outside()


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open what is needed, and close it in reverse order."""
    settings: Settings = app.state.settings
    outside: Outside = app.state.outside
    database, secret = await open_data(settings, outside.database)
    pool = Pool(settings.bot_processes)
    workers = for_strangers(settings.work_processes)
    driver = Driver(pool)
    quota, may_wake = disk_quota_of(settings, secret), partial(weigh_waking, app)
    registry = Registry(database, driver.changed, quota, may_wake)
    hasher = outside.hasher(settings.hashes)
    sessions = Sessions(database, Cookies(secret))
    people, accounts = People(database, sessions), Accounts(database, hasher)
    app.state.services = Services(
        settings, database, people, sessions, accounts, app.state.limits,
        registry.look_again, registry.look_after, workers,
    )  # fmt: skip
    app.state.registry = registry
    app.state.figures = ServerMetrics(registry, pool)
    if database.shared:
        await registry.listen()
    work = [keep_tables(registry), keep_people(people), keep_disk(database, settings.keep_days)]
    if not database.shared:
        work.append(notice_others(registry, NoteWatch(database)))
    keeping = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await driver.close()
        await pool.close()
        await workers.close()
        await registry.close()
        await database.close()
        hasher.close()


def weigh_waking(app: FastAPI) -> None:
    """Refuse an address that wakes tables too often: a long game takes a second to wake."""
    if app.state.settings.limited:
        app.state.limits.check("wake", address=WORKS_FOR.get())


async def try_out(settings: Settings) -> None:
    """Report a bad data folder, secret or database in one sentence, before the server starts."""
    database, _ = await open_data(settings)
    await database.close()


async def keep_tables(registry: Registry) -> None:
    """Put idle tables to sleep; take over tables whose process was lost."""
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        registry.sleep()
        registry.catch_up_late()
        await consent.settle_due(registry.awake.values())
        if registry.db.shared:
            await registry.hold()


async def notice_others(registry: Registry, watch: NoteWatch) -> None:
    """Notice when a program beside this server deletes somebody."""
    while True:
        try:
            if await watch.changed():
                registry.hear("")
        except StoreError as error:
            log.warning("the server can't see what others change: %s", error)
        await asyncio.sleep(WATCH)


async def keep_people(people: People) -> None:
    """Soon after the start and then once a day, delete guests who can't come back."""
    await asyncio.sleep(FIRST_CLEANING)
    while True:
        try:
            await people.forget_the_idle()
        except StoreError:
            log.exception("guests who can't come back could not be deleted")
        await asyncio.sleep(DAY)


async def keep_disk(database: Database, days: int) -> None:
    """Soon after the start and then once a day, delete old tables and unused boards."""
    await asyncio.sleep(FIRST_CLEANING)
    while True:
        try:
            await clean_up(database, days)
        except StoreError:
            log.exception("old tables could not be deleted")
        await asyncio.sleep(DAY)


def disk_quota_of(settings: Settings, secret: bytes) -> DiskQuota:
    """How much space visitors may take."""
    if not settings.limited:
        return DiskQuota(key=secret)
    return DiskQuota(settings.quota_person * MB, settings.quota_address * MB, secret)


def create_app(settings: Settings, outside: Outside = REAL) -> FastAPI:
    """The whole server, for uvicorn."""
    app = FastAPI(
        title="Kindu", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url=None,  # ours is written once
    )  # fmt: skip
    app.state.settings = settings
    app.state.outside = outside
    app.state.limits = Limits(settings.rates)
    for part in (me, session_routes, tokens, tables, chat, files, server_routes):
        app.router.routes.extend(part.router.routes)  # include_router would build them again
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

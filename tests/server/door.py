"""A server of people and tokens on a real SQLite file, for tests."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from anyio.from_thread import BlockingPortal
from argon2 import PasswordHasher
from fastapi import FastAPI, Request
from starlette.testclient import TestClient
from starlette.websockets import WebSocket

from kindu.core.words import IllegalAnswer
from kindu.server.data.database import StoreError
from kindu.server.data.migrate import upgrade
from kindu.server.data.sqlite import Sqlite
from kindu.server.http.limits import Limits
from kindu.server.http.routes import me, sessions, tokens
from kindu.server.http.services import Services
from kindu.server.http.serving import protect
from kindu.server.people.accounts import Accounts
from kindu.server.people.cookies import Cookies
from kindu.server.people.hashing import Hasher
from kindu.server.people.persons import People
from kindu.server.people.sessions import Sessions
from kindu.server.settings import Settings
from kindu.server.work.pool import for_strangers

HOME = {"Origin": "http://testserver"}
PASSWORD = "a long way to Boma"  # noqa: S105 - of a test
GAME = (
    "INSERT INTO game (id, game_key, seats, board, options, seed, status, title, host, public,"
    " asked, made, touched)"
    " VALUES (?, 'chess', 2, '', '{}', x'00', ?, 'Table of Ada', ?, 0, 0, 0, 0)"
)
SEAT = (
    "INSERT INTO seat (game, seat, kind, person, name, left_for_good)"
    " VALUES (?, ?, 'person', ?, ?, 0)"
)
WEAK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)  # tests have little time


@cache
def empty_database() -> bytes:
    """All tables and no rows, made once."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "kindu.sqlite"
        upgrade(path)
        return path.read_bytes()


class Door:
    """The server's settings, its app, and what it said about tables that changed."""

    def __init__(self, settings: Settings, argon: PasswordHasher = WEAK) -> None:
        self.settings = settings
        self.argon = argon
        self.limits = Limits(settings.rates)
        self.changed: list[str] = []
        self.ended: list[str] = []
        self.portal: BlockingPortal | None = None
        self.app = FastAPI(lifespan=self.lifespan)
        self.app.include_router(me.router)
        self.app.include_router(sessions.router)
        self.app.include_router(tokens.router)
        settings.sqlite.write_bytes(empty_database())
        protect(self.app, settings, self.limits, uploads=("/upload",))

    @asynccontextmanager
    async def lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        database = Sqlite(self.settings.sqlite)
        hasher = Hasher(self.settings.hashes, self.argon)
        known = Sessions(database, Cookies(self.settings.secret()))
        people, accounts = People(database, known), Accounts(database, hasher)
        workers = for_strangers(1)
        app.state.services = Services(
            self.settings, database, people, known, accounts, self.limits, self.hear,
            self.end, workers,
        )  # fmt: skip
        yield
        await workers.close()
        hasher.close()
        await database.close()

    async def hear(self, tables: Sequence[str]) -> None:
        self.changed += tables

    async def end(self, person: str) -> None:
        self.ended.append(person)

    def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """What the database says, or does, by a connection of its own."""
        with closing(sqlite3.connect(self.settings.sqlite)) as connection, connection:
            return connection.execute(sql, values).fetchall()

    def table(self, game: str, status: str, host: str, *seats: tuple[str, str]) -> None:
        """A table with these persons and the names on their seats."""
        self.rows(GAME, game, status, host)
        for number, (person, name) in enumerate(seats):
            self.rows(SEAT, game, number, person, name)

    def browser(self, address: str = "testclient", **headers: str) -> TestClient:
        """Another visitor, once the server runs."""
        found = TestClient(self.app, client=(address, 50000), headers=HOME | headers)
        found.portal = self.portal  # all visitors come to one event loop
        return found


@contextmanager
def opened(door: Door) -> Iterator[TestClient]:
    """The server runs, and this is the first visitor."""
    with door.browser() as first:
        door.portal = first.portal
        yield first


def who(browser: TestClient) -> tuple[str, str]:
    """Id and name of a visitor."""
    me = browser.get("/api/me").json()
    return str(me["id"]), str(me["name"])


def door(folder: Path) -> Door:
    """With the settings that everybody starts with."""
    return Door(Settings(folder))


def with_routes(site: Door) -> Door:
    """Routes that go wrong in every way, and one that takes files."""

    @site.app.post("/upload")
    async def upload(request: Request) -> int:
        return len(await request.body())

    @site.app.get("/api/illegal")
    async def illegal() -> None:
        raise IllegalAnswer("expected a legal answer, but got 7")

    @site.app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("the seed is 12345")

    @site.app.get("/api/full")
    async def full() -> None:
        raise StoreError("expected to save, but SQLite says database or disk is full")

    @site.app.websocket("/socket")
    async def socket(connection: WebSocket) -> None:
        await connection.accept()
        await connection.send_text("welcome")
        await connection.close()

    return site

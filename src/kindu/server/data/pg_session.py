"""One lasting connection to PostgreSQL, which hears news and holds names.

A hold is an advisory lock of the connection, so PostgreSQL ends it when the process dies. When the
connection breaks all holds are gone; the session comes up again by itself, without them.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, final

import asyncpg

from kindu.server.data.database import NotUp, StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Connection = asyncpg.Connection[asyncpg.Record]
    Connect = Callable[..., Awaitable[Connection]]

CHANNEL = "kindu"
PULSE = 5.0  # seconds between two heartbeats, and how long one may take
PAUSES = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before each attempt to connect; the last repeats

# PostgreSQL gives a vanished machine's holds away later than that machine notices its loss.
SETTINGS = {
    "application_name": "kindu line",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
FAULTS = (
    asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError,
    AttributeError,  # asyncpg's, if the connection is lost between preparing and running
)  # fmt: skip

# It is not up, or it is starting; a wrong password or name doesn't get better by waiting.
STARTING = (OSError, asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError)

HOLD = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
LET_GO = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"


@final
class PgSession:
    """The connection, its listeners, and the names that it holds."""

    def __init__(self, url: str, pulse: float = PULSE, connect: Connect = asyncpg.connect) -> None:
        self.url = url
        self.connect = connect
        self.pulse = pulse
        self.hearers: list[Callable[[str], None]] = []
        self.names: set[str] = set()
        self.one_at_a_time = asyncio.Lock()  # a connection takes one statement at a time
        self.connection: Connection | None = None
        self.broken = asyncio.Event()
        self.keeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect, and keep the session up."""
        try:
            await self._connect()
        except FAULTS as error:
            raise unreached(error) from None
        self.keeper = asyncio.create_task(self._keep_up())

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Add a listener; the session has been listening since it came up."""
        self.hearers.append(hear)

    async def hold(self, name: str) -> bool:
        """Try to get the advisory lock of this name; a process takes it only once."""
        async with self.one_at_a_time:
            if self.held(name):
                return True
            connection = self._up()
            if not await ask(connection, HOLD, name):
                return False
            if connection is not self.connection or connection.is_closed():
                raise StoreError("expected to hold a name, but the connection is lost")
            self.names.add(name)
            return True

    def held(self, name: str) -> bool:
        """Whether the lock is ours, as far as we know without asking."""
        up = self.connection is not None and not self.connection.is_closed()
        return up and name in self.names

    async def let_go(self, name: str) -> bool:
        """Give the lock back; if the session is down, it is free anyway."""
        async with self.one_at_a_time:
            if not self.held(name):
                return False
            self.names.discard(name)
            with contextlib.suppress(StoreError):  # then connection and lock are lost
                return await ask(self._up(), LET_GO, name)
            return True

    async def close(self) -> None:
        """Close the connection, which releases all names."""
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
        async with self.one_at_a_time:
            self.names.clear()
            if self.connection is not None:
                with contextlib.suppress(*FAULTS):
                    await self.connection.close(timeout=PULSE)

    def _up(self) -> Connection:
        if self.connection is None or self.connection.is_closed():
            raise StoreError("expected a connection to PostgreSQL, but it is lost")
        return self.connection

    async def _connect(self) -> None:
        """A new connection, without names."""
        self.broken.clear()
        new = await self.connect(
            self.url, timeout=PULSE, command_timeout=self.pulse, server_settings=SETTINGS
        )
        self.connection = new
        new.add_termination_listener(self._lose)
        try:
            await new.add_listener(CHANNEL, self._hear)
        except FAULTS:
            new.terminate()
            raise

    def _lose(self, connection: object) -> None:
        if connection is self.connection:
            self.broken.set()

    def _hear(self, *heard: object) -> None:
        self._tell(str(heard[-1]))

    def _tell(self, news: str) -> None:
        for hear in self.hearers:
            hear(news)

    async def _keep_up(self) -> None:
        """Check the heartbeat; if the session is broken, reconnect and report missed news."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.broken.wait(), self.pulse)
            if not self.broken.is_set() and await self._alive():
                continue
            await self._again()
            self._tell("")

    async def _alive(self) -> bool:
        async with self.one_at_a_time:
            try:
                await ask(self._up(), "SELECT true")
            except StoreError:
                return False
        return True

    async def _again(self) -> None:
        self.connection = None  # its end is expected now
        self.names.clear()
        tries = 0
        while True:
            try:
                return await self._connect()
            except FAULTS:
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1


async def ask(connection: Connection, sql: str, *values: str) -> bool:
    """Run one statement; a connection that doesn't answer is dropped."""
    try:
        return bool(await connection.fetchval(sql, *values))
    except FAULTS as error:
        connection.terminate()
        raise StoreError(f"expected an answer, but PostgreSQL says {reason(error)}") from None


def reason(error: Exception) -> str:
    """PostgreSQL's message in one line, without values: rows hold seeds and passwords."""
    if isinstance(error, asyncpg.DataError):
        return "that a value does not fit its column"
    if isinstance(error, TimeoutError):
        return "nothing"
    if isinstance(error, AttributeError):
        return "that the connection is lost"
    words = error.args[0] if error.args and isinstance(error.args[0], str) else str(error)
    return words.splitlines()[0] if words else type(error).__name__


def unreached(error: Exception) -> StoreError:
    """One sentence for a wrong address or server; it never shows the password."""
    if not isinstance(error, FAULTS):
        wanted = "an address such as postgresql://name@host/database"
        return StoreError(f"expected {wanted}, but got something else")
    kind = NotUp if isinstance(error, STARTING) else StoreError
    return kind(f"expected to reach PostgreSQL, but it says {reason(error)}")

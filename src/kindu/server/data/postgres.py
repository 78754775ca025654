"""PostgreSQL: any number of processes share the tables and tell each other what they wrote."""

from __future__ import annotations

import asyncio
import itertools
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Self, final

import asyncpg

from kindu.server.data.database import Row, Statement, StoreError, Unsure, Value, check_news
from kindu.server.data.pg_session import CHANNEL, FAULTS, PULSE, PgSession, reason, unreached

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    Connection = asyncpg.Connection[asyncpg.Record]
    Pooled = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

MOST = 10  # connections per process, besides the one of its session
PATIENCE = 30.0  # seconds for a statement, or for a free connection
TRIES = 3  # attempts at a unit that conflicts with another

QUOTED_OR_VALUE = re.compile(r"('[^']*'|\"[^\"]*\")|\?")
LOST = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
IN_THE_WAY = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
OWN_FAULTS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # of one unit's values
TELL = "SELECT pg_notify($1, $2)"


class Undone(Exception):
    """A required statement changed no row."""


@final
class Postgres:
    """A pool of connections for units and reads, and a session for news and holds."""

    shared = True

    def __init__(self, pool: Pool, session: PgSession) -> None:
        self.pool = pool
        self.session = session
        self.under_way: set[asyncio.Task[bool]] = set()
        self.closing = False
        self.commits = 0  # for figures
        self.saves = True

    @classmethod
    async def open(cls, url: str, pulse: float = PULSE) -> Self:
        """Connect, or say in one sentence why not."""
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=MOST, command_timeout=PATIENCE, reset=leave
            )
        except (*FAULTS, ValueError) as error:
            raise unreached(error) from None
        found = cls(pool, PgSession(url, pulse))
        try:
            await found.session.start()
        except StoreError:
            await found.close()
            raise
        return found

    async def write(self, statements: Sequence[Statement], news: str = "") -> bool:
        """Save a unit in its own transaction; returns after the commit."""
        check_news(news)
        return await self._finish(self._write(statements, news, TRIES))

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query."""
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]
        except FAULTS as error:
            raise StoreError(f"expected rows, but PostgreSQL says {reason(error)}") from None

    async def listen(self, hear: Callable[[str], None]) -> None:
        """All news from now on."""
        await self.session.listen(hear)

    async def hold(self, name: str) -> bool:
        """Try to get the advisory lock of this name."""
        return await self._finish(self.session.hold(name))

    def held(self, name: str) -> bool:
        """Whether the session that holds the name is up."""
        return self.session.held(name)

    async def let_go(self, name: str) -> None:
        """Give the lock back."""
        await self._finish(self.session.let_go(name))

    async def close(self) -> None:
        """Close after the last unit; all holds end."""
        self.closing = True
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await self.session.close()
        await self.pool.close()

    async def _finish(self, work: Coroutine[None, None, bool]) -> bool:
        """Finish the unit even if whoever waits for it is cancelled."""
        if self.closing:
            work.close()
            raise StoreError("expected an open database, but it is being closed")
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[bool]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()  # otherwise asyncio complains when nobody waits for it any more

    async def _write(self, statements: Sequence[Statement], news: str, tries: int) -> bool:
        try:
            return await self._unit(statements, news)
        except IN_THE_WAY as error:  # PostgreSQL rolled it back in favour of another unit
            if tries == 1:
                raise fault(error, StoreError) from None
        return await self._write(statements, news, tries - 1)

    async def _unit(self, statements: Sequence[Statement], news: str) -> bool:
        committing = False
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                for statement in statements:
                    await take(connection, statement)
                if news:
                    await connection.execute(TELL, CHANNEL, news)
                committing = True
        except Undone:
            return False
        except IN_THE_WAY:
            raise
        except FAULTS as error:
            self.saves = isinstance(error, OWN_FAULTS)
            raise fault(error, Unsure if committing and lost(error) else StoreError) from None
        self.commits += 1
        self.saves = True
        return True


async def take(connection: Pooled, statement: Statement) -> None:
    """Run one statement; the last word of its status is the number of rows it changed."""
    told = await connection.execute(numbered(statement.sql), *statement.values)
    if statement.must and told.rpartition(" ")[2] in {"", "0"}:
        raise Undone


def lost(error: Exception) -> bool:
    """Whether the connection was lost; otherwise PostgreSQL said that it saved nothing."""
    return isinstance(error, LOST) or not isinstance(error, asyncpg.PostgresError)


def fault(error: Exception, kind: type[StoreError]) -> StoreError:
    """One sentence for whoever waited."""
    return kind(f"expected to save, but PostgreSQL says {reason(error)}")


async def leave(_: Connection) -> None:
    """Return a connection to the pool without a reset: we leave nothing behind a transaction."""


@lru_cache(maxsize=1000)
def numbered(sql: str) -> str:
    """The statement with $1, $2 … in place of every ? that is not in quotes."""
    count = itertools.count(1)
    return QUOTED_OR_VALUE.sub(lambda found: found[1] or f"${next(count)}", sql)

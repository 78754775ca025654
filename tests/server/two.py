"""Two processes' databases on one PostgreSQL, what they hear, and who holds what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from kindu.server.data.opened import open_postgres
from kindu.server.data.postgres import Postgres
from tests.server.stores import game

LINE_PID = (
    "SELECT pid FROM pg_stat_activity"
    " WHERE application_name = 'kindu line' AND datname = current_database()"
)
END_LINES = LINE_PID.replace("pid", "pg_terminate_backend(pid)", 1)


class Ear:
    """Keeps what it hears, and wakes whoever waits for it."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    def __call__(self, news: str) -> None:
        self.heard.put_nowait(news)

    async def until(self, wanted: str) -> list[str]:
        """All up to these news."""
        found = [await self.heard.get()]
        while found[-1] != wanted:
            found.append(await self.heard.get())
        return found


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Postgres, Postgres]]:
    """Two processes' databases; they start at once, and only one of them migrates."""
    one, other = await asyncio.gather(*[open_postgres(url, "postgresql") for _ in "ab"])
    await one.write([game()])
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


async def freed(url: str, name: str) -> None:
    """Wait until PostgreSQL has given the lock away; it needs a moment to notice an end."""
    connection = await asyncpg.connect(url)
    await connection.execute("SELECT pg_advisory_lock(hashtextextended($1, 0))", name)
    await connection.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", name)
    await connection.close()

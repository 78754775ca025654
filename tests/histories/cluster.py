"""Two processes of `kindu serve` on one PostgreSQL, all of which can be harmed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import final

import asyncpg

from tests.server.postgres import Server

SECRET = "5a" * 32
ROOT = Path(__file__).parents[2]
START = 60.0  # seconds


@final
class Member:
    """One process, which may be killed, stopped for a while, and started again."""

    def __init__(self, number: int, folder: Path, url: str) -> None:
        self.number = number
        self.folder = folder
        self.url = url
        self.clock = folder / f"clock-{number}"
        self.log = folder / f"log-{number}"
        self.running: asyncio.subprocess.Process | None = None
        self.address = ""
        self.busy = asyncio.Lock()  # held by whoever harms it

    async def start(self) -> None:
        """Start it, and wait until it listens, on a port of its own."""
        words = ["serve", "--port", "0", "--data", str(self.folder / f"data-{self.number}")]
        with self.log.open("ab") as log:
            self.running = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.histories.launcher", str(self.clock), *words,
                "--database-url", self.url,
                env={**os.environ, "KINDU_UNLIMITED": "1", "KINDU_SECRET": SECRET},
                stdout=asyncio.subprocess.PIPE, stderr=log, cwd=ROOT,
            )  # fmt: skip
        assert self.running.stdout is not None
        async with asyncio.timeout(START):
            first = (await self.running.stdout.readline()).decode()
        assert "http://localhost:" in first, (first, self.log.read_text(encoding="utf-8"))
        self.address = f"127.0.0.1:{first.split('http://localhost:')[1].split('/')[0]}"

    def set_clock(self, seconds: int) -> None:
        """Make its wall clock wrong by so much; if it runs, the clock jumps."""
        self.clock.write_text(str(seconds), encoding="ascii")
        if self.running is not None:
            self.running.send_signal(signal.SIGUSR1)

    def pause(self) -> None:
        """Stop it in the middle of whatever it does."""
        assert self.running is not None
        self.running.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.running is not None
        self.running.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        """As when the power fails: nothing is finished."""
        if self.running is not None:
            self.running.kill()
            await self.running.communicate()
        self.running, self.address = None, ""


@final
class Cluster:
    """The processes and their database."""

    def __init__(self, members: list[Member], postgres: Server, url: str) -> None:
        self.members = members
        self.postgres = postgres
        self.url = url
        self.restarting = asyncio.Lock()  # held while PostgreSQL is down

    async def crash_postgres(self) -> None:
        """End all its processes at once, and start it again: it recovers from its log."""
        await asyncio.to_thread(self.postgres.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.postgres.start)

    async def fetch(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """The rows of a query, by a connection of its own."""
        connection = await asyncpg.connect(self.url)
        try:
            return [tuple(row) for row in await connection.fetch(sql, *values)]
        finally:
            await connection.close()


@asynccontextmanager
async def started(postgres: Server, url: str, folder: Path) -> AsyncIterator[Cluster]:
    """Both processes, which are gone at the end of the block, whatever happened."""
    members = [Member(number, folder, url) for number in (0, 1)]
    for member in members:
        member.set_clock(0)
    try:
        await asyncio.gather(*[member.start() for member in members])
        yield Cluster(members, postgres, url)
    finally:
        for member in members:
            await member.kill()

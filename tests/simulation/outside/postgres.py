"""A PostgreSQL that several simulated processes share, below the server's real `Postgres`.

It gives what PostgreSQL gives: transactions that are kept as a whole or not at all, reads of the
last commit, news with the commit, and advisory locks that end with their session. Its rows are in
SQLite. One transaction writes at a time; others wait, as they would for the rows of a table.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections import defaultdict
from typing import TYPE_CHECKING, Any, TypeVar, cast, final

import asyncpg

from kindu.server.data.pg_session import PgSession
from kindu.server.data.postgres import Postgres
from tests.simulation.outside.disk import discard, fresh
from tests.simulation.outside.pg_pool import BackendPool, Transaction
from tests.simulation.outside.wires import APART

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kindu.server.data.database import Value
    from tests.simulation.outside.loop import Machine
    from tests.simulation.world import World

T = TypeVar("T")
NUMBERED = re.compile(r"\$(\d+)")
NOTICED = 20.0  # seconds after which PostgreSQL gives up a session that is cut off
HOLD, LET_GO, NOTIFY = "pg_try_advisory_lock", "pg_advisory_unlock", "pg_notify"


def gone() -> asyncpg.ConnectionDoesNotExistError:
    """What asyncpg raises when the connection is lost."""
    return asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


@final
class PostgresServer:
    """The rows, the locks, and who listens."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.path = fresh(name)
        self.writer = sqlite3.connect(self.path, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON"):
            self.writer.execute(f"PRAGMA {pragma}")
        self.reader = sqlite3.connect(self.path, isolation_level=None)
        self.writing = asyncio.Lock()
        self.names: dict[str, Backend] = {}
        self.backends: list[Backend] = []
        self.reads: dict[str, list[str]] = defaultdict(list)  # by machine: what it read
        self.cut_off: dict[str, float] = {}  # by machine: until when

    async def open(self, machine: Machine) -> Postgres:
        """The server's own PostgreSQL database for a process."""
        pool = BackendPool(self, machine)

        async def connect(*_: object, **more: float) -> Backend:
            await asyncio.sleep(self.world.weather.latency(f"pg {machine.name}"))
            if self.partitioned(machine) or machine.dead:
                raise OSError("the simulated PostgreSQL can't be reached")
            return self.backend(machine, more["command_timeout"])

        session = PgSession("simulated", connect=cast("Any", connect))
        found = Postgres(cast("Any", pool), session)
        await session.start()
        return found

    def backend(self, machine: Machine, patience: float) -> Backend:
        """A new connection."""
        found = Backend(self, machine, patience)
        self.backends = [*(one for one in self.backends if one.alive), found]
        return found

    def partitioned(self, machine: Machine) -> bool:
        return self.cut_off.get(machine.name, 0.0) > self.world.loop.time()

    def partition(self, machine: Machine, seconds: float) -> None:
        """Nothing passes between a process and PostgreSQL for some time."""
        self.world.note(machine.name, f"is cut off from PostgreSQL for {seconds:.1f}")
        self.cut_off[machine.name] = self.world.loop.time() + seconds
        if seconds > NOTICED:
            self.world.loop.call_later(NOTICED, self.lose, machine)

    def lose(self, machine: Machine) -> None:
        """The sessions of a process end: what is not committed is undone, its locks are free."""
        for backend in self.backends:
            if backend.machine is machine:
                backend.end()

    def tell(self, news: Sequence[str]) -> None:
        """News of a commit, for every session that listens."""
        for backend in self.backends:
            for one in news:
                backend.hear(one)

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What is really stored, for judges."""
        return self.reader.execute(sql, tuple(values)).fetchall()

    def close(self) -> None:
        """Remove all."""
        self.writer.close()
        self.reader.close()
        discard(self.path)


@final
class Backend:
    """One connection: asyncpg's interface at its near end, PostgreSQL's process at the far one."""

    def __init__(self, server: PostgresServer, machine: Machine, patience: float) -> None:
        self.server = server
        self.world = server.world
        self.machine = machine
        self.patience = patience
        self.alive = True
        self.closed = False  # as its client knows
        self.holds_lock = False
        self.news: list[str] = []
        self.hearers: list[Callable[..., None]] = []
        self.enders: list[Callable[[object], None]] = []
        self.due = 0.0  # when the last news arrives

    # --- the far end --------------------------------------------------------------------------

    def end(self) -> None:
        """PostgreSQL ends the session."""
        if self.alive:
            self.alive = False
            self.rolled_back()
            self.server.names = {
                name: one for name, one in self.server.names.items() if one is not self
            }
            if not self.machine.dead:
                self.world.loop.call_later(self.world.weather.latency("pg ends"), self._ended)

    def _ended(self) -> None:
        if not self.closed and not self.server.partitioned(self.machine):
            self.terminate()

    async def write_lock(self) -> None:
        """Be the transaction that writes."""
        if not self.holds_lock:
            await self.server.writing.acquire()
            if not self.alive:
                self.server.writing.release()
                raise gone()
            self.holds_lock = True
            self.server.writer.execute("BEGIN IMMEDIATE")

    def committed(self) -> None:
        news, self.news = self.news, []
        if self.holds_lock:
            self.server.writer.execute("COMMIT")
            self._release()
        self.server.tell(news)

    def rolled_back(self) -> None:
        self.news = []
        if self.holds_lock:
            self.server.writer.execute("ROLLBACK")
            self._release()

    def _release(self) -> None:
        self.holds_lock = False
        self.server.writing.release()

    def hear(self, news: str) -> None:
        """News is on its way to this session, in order."""
        weather = self.world.weather
        if not self.hearers or not self.alive:
            return
        times = 2 if weather.strikes("news doubled") else 1
        for _ in range(times):
            latency = weather.latency(f"news {self.machine.name}")
            self.due = max(self.due + APART, self.world.loop.time() + latency)
            self.world.loop.call_at(self.due, self._heard, news, context=self.machine.context)

    def _heard(self, news: str) -> None:
        if not self.closed and self.alive and not self.machine.dead:
            for hear in self.hearers:
                hear(self, 0, "kindu", news)

    # --- on the way ---------------------------------------------------------------------------

    async def _way(self) -> None:
        until = self.server.cut_off.get(self.machine.name, 0.0)
        await asyncio.sleep(max(0.0, until - self.world.loop.time()))
        await asyncio.sleep(self.world.weather.latency(f"pg {self.machine.name}"))
        if self.closed or not self.alive or self.machine.dead:
            self.terminate()
            raise gone()

    async def trip(self, work: Callable[[], T], writes: bool = False) -> T:
        """To PostgreSQL and back; the connection may break on either way."""
        try:
            async with asyncio.timeout(self.patience):
                await self._way()
                if self.world.weather.strikes("session breaks", "there"):
                    self.terminate()
                    raise gone()
                if writes:
                    await self.write_lock()
                found = work()
                if self.world.weather.strikes("session breaks", "back"):
                    self.world.note(self.machine.name, "loses an answer of PostgreSQL")
                    self.terminate()
                await self._way()
        except TimeoutError:
            self.terminate()
            raise
        return found

    def terminate(self) -> None:
        """The near end is closed; the far end learns of it."""
        if not self.closed:
            self.closed = True
            for ended in self.enders:
                self.machine.context.run(ended, self)
            self.end()

    # --- asyncpg's interface ------------------------------------------------------------------

    async def execute(self, sql: str, *values: Value) -> str:
        if NOTIFY in sql:
            await self.trip(lambda: self.news.append(str(values[-1])))
            return "SELECT 1"
        return await self.trip(lambda: self._changed(sql, values), writes=True)

    def _changed(self, sql: str, values: tuple[Value, ...]) -> str:
        if self.world.weather.strikes("disk fails", "pg"):
            raise asyncpg.DeadlockDetectedError("deadlock detected")
        try:
            found = self.server.writer.execute(NUMBERED.sub(r"?\1", sql), values)
        except sqlite3.IntegrityError as error:
            raise asyncpg.UniqueViolationError(str(error)) from None
        return f"DONE {max(0, found.rowcount)}"

    async def fetch(self, sql: str, *values: Value) -> list[tuple[Any, ...]]:
        return await self.trip(lambda: self._read(sql, values))

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[tuple[Any, ...]]:
        if self.world.weather.strikes("read fails", "pg"):
            raise asyncpg.QueryCanceledError("canceling statement due to conflict with recovery")
        self.server.reads[self.machine.name].append(sql)
        return self.server.reader.execute(NUMBERED.sub(r"?\1", sql), values).fetchall()

    async def fetchval(self, sql: str, *values: str) -> bool:
        return await self.trip(lambda: self._asked(sql, values))

    def _asked(self, sql: str, values: tuple[str, ...]) -> bool:
        names = self.server.names
        if HOLD in sql:
            return names.setdefault(values[0], self) is self
        if LET_GO in sql:
            return names.get(values[0]) is self and bool(names.pop(values[0]))
        return True

    def transaction(self) -> Transaction:
        return Transaction(self)

    def is_closed(self) -> bool:
        return self.closed

    def add_termination_listener(self, ended: Callable[[object], None]) -> None:
        self.enders.append(ended)

    async def add_listener(self, _: str, hear: Callable[..., None]) -> None:
        await self.trip(lambda: self.hearers.append(hear))

    async def close(self, **_: float) -> None:
        self.terminate()

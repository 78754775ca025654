"""SQLite: units that arrive together share a commit; one thread commits, another reads.

WAL with synchronous=FULL: what was acknowledged survives a power cut. A commit costs the disk a
flush, so while one is under way new units gather, and the next commit takes them all.

Statements run in the event loop, only the commit in a thread. Python's interpreter lock is given
up and taken again at each statement: a thread that runs them waits for a busy loop each time, and
a move took twice as long.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, final

from kindu.server.data.database import Row, Statement, StoreError, Value, check_news

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    Connect = Callable[[Path], sqlite3.Connection]

PATIENCE = 10.0  # seconds to wait for another process that holds the file
MOST = 512  # units in one commit
MANY = 500  # commits after which the log is moved into the file

log = logging.getLogger("kindu.server.sqlite")

Unit = tuple["Sequence[Statement]", "asyncio.Future[bool]"]
Kept = bool | StoreError
BEGIN = "BEGIN IMMEDIATE"

# Errors of a single unit, its values included; the other units of the commit are fine.
OWN_FAULTS = (
    sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError,
    OverflowError, UnicodeError,
)  # fmt: skip


def connect(path: Path) -> sqlite3.Connection:
    """A connection with our settings, which apply to the connection, not to the file."""
    found = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            found.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        found.close()
        raise
    return found


def connections(path: Path, count: int, connect: Connect) -> list[sqlite3.Connection]:
    """All of them or, if the disk fails, none."""
    found: list[sqlite3.Connection] = []
    try:
        for _ in range(count):
            found.append(connect(path))
    except sqlite3.Error as error:
        for one in found:
            one.close()
        raise StoreError(f"expected to open {path}, but SQLite says {error}") from error
    return found


@final
class Sqlite:
    """A file, a writer and a reader; used from one event loop.

    There is only one process, so nobody else needs news, and every name is free to hold.
    """

    shared = False

    def __init__(self, path: Path, connect: Connect = connect) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.commits = 0  # for figures
        self.saves = True
        self.waiting: deque[Unit] = deque()
        self.news = asyncio.Event()
        self.closing = False
        self.names: set[str] = set()
        self.writing, self.reading, self.mover_session = connections(path, 3, connect)
        self.writing.execute("PRAGMA busy_timeout=0")  # the loop never waits for a lock
        self.writing.execute("PRAGMA wal_autocheckpoint=0")  # no commit waits for a checkpoint
        self.late = 0  # commits since the log was last moved into the file
        self.moving: asyncio.Future[None] | None = None
        self.reader = ThreadPoolExecutor(1, "kindu reads")
        self.mover = ThreadPoolExecutor(1, "kindu moves the log")
        self.flusher = ThreadPoolExecutor(1, "kindu writes")
        self.writer = asyncio.create_task(self._write_all())

    async def write(self, statements: Sequence[Statement], news: str = "") -> bool:
        """Save a unit; returns after the commit that contains it."""
        check_news(news)
        if self.closing:
            raise StoreError("expected an open database, but it is being closed")
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append((statements, done))
        self.news.set()
        return await done

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query."""
        if self.closing:
            raise StoreError("expected an open database, but it is being closed")
        return await self.loop.run_in_executor(self.reader, self._rows, sql, tuple(values))

    async def listen(self, hear: Callable[[str], None]) -> None:
        """There is never any news."""

    async def hold(self, name: str) -> bool:
        """Always possible: there is no other process."""
        self.names.add(name)
        return True

    def held(self, name: str) -> bool:
        """Whether it was asked for, and not let go."""
        return name in self.names

    async def let_go(self, name: str) -> None:
        """Nobody waits for it."""
        self.names.discard(name)

    async def close(self) -> None:
        """Close after the last unit."""
        self.names.clear()
        self.closing = True
        self.news.set()
        await self.writer
        self.flusher.shutdown()
        await self.loop.run_in_executor(self.mover, self._move)
        self.mover.shutdown()
        self.reader.shutdown()
        self.mover_session.close()
        self.reading.close()
        self.writing.close()

    def _rows(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        try:
            return self.reading.execute(sql, values).fetchall()
        except (sqlite3.Error, *OWN_FAULTS) as error:
            raise StoreError(f"expected rows, but SQLite says {error}") from error

    async def _write_all(self) -> None:
        """Write all waiting units, commit once, report, and repeat."""
        while not self.closing or self.waiting:
            await self.news.wait()
            self.news.clear()
            while self.waiting:
                units = [self.waiting.popleft() for _ in range(min(MOST, len(self.waiting)))]
                try:
                    kept = await self._commit(units)
                except sqlite3.Error as error:
                    self.saves = False
                    self._give_up()
                    kept = [fault(error)] * len(units)
                tell(units, kept)

    async def _commit(self, units: list[Unit]) -> list[Kept]:
        """Write all units in one transaction; each is saved or undone on its own.

        Nearly always, all are saved. If one is not, the transaction starts again with a savepoint
        for each unit, which costs two more statements.
        """
        await self._begin()
        kept: list[Kept] = [True] * len(units)
        if not self._all(units):
            self._give_up()
            await self._begin()
            kept = [self._unit(statements) for statements, _ in units]
        await self.loop.run_in_executor(self.flusher, self.writing.execute, "COMMIT")
        self.commits += 1
        self.saves = True
        self.late += 1
        if self.late >= MANY and (self.moving is None or self.moving.done()):
            self.late = 0
            self.moving = self.loop.run_in_executor(self.mover, self._move)
        return kept

    def _move(self) -> None:
        """Move the log into the file as far as nobody is reading it; commits continue meanwhile."""
        try:
            self.mover_session.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error as error:
            log.warning("the log of SQLite could not be moved into its file: %s", error)

    async def _begin(self) -> None:
        """Lock the file at once; if another process holds it, a thread waits."""
        try:
            self.writing.execute(BEGIN)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await self.loop.run_in_executor(self.flusher, self._begin_late)

    def _begin_late(self) -> None:
        self.writing.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
        try:
            self.writing.execute(BEGIN)
        finally:
            self.writing.execute("PRAGMA busy_timeout=0")

    def _all(self, units: list[Unit]) -> bool:
        """Whether every unit can be kept."""
        try:
            return all(self._statement(one) for statements, _ in units for one in statements)
        except OWN_FAULTS:
            return False

    def _unit(self, statements: Sequence[Statement]) -> Kept:
        self.writing.execute("SAVEPOINT unit")
        kept: Kept = True
        try:
            kept = all(self._statement(statement) for statement in statements)
        except OWN_FAULTS as error:
            kept = fault(error)
        if kept is not True:
            self.writing.execute("ROLLBACK TO unit")
        self.writing.execute("RELEASE unit")
        return kept

    def _statement(self, statement: Statement) -> bool:
        changed = self.writing.execute(statement.sql, statement.values).rowcount
        return changed > 0 or not statement.must

    def _give_up(self) -> None:
        """Roll back a failed transaction; the connection stays usable."""
        if self.writing.in_transaction:
            self.writing.execute("ROLLBACK")


def fault(error: Exception) -> StoreError:
    """One sentence for whoever waited."""
    return StoreError(f"expected to save, but SQLite says {error}")


def tell(units: list[Unit], kept: list[Kept]) -> None:
    """Report the results to those who wait."""
    for (_, done), how in zip(units, kept, strict=True):
        if done.cancelled():
            continue
        if isinstance(how, StoreError):
            done.set_exception(how)
        else:
            done.set_result(how)

"""A disk that fails: SQLite's own files and statements, with faults at every one of them."""

from __future__ import annotations

import atexit
import shutil
import sqlite3
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from kindu.server.data.migrate import upgrade
from kindu.server.data.sqlite import PATIENCE, Sqlite

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from _typeshed import SupportsLenAndGetItem

    from tests.simulation.outside.loop import Machine
    from tests.simulation.world import World

    Values = SupportsLenAndGetItem[Any] | Mapping[str, Any]

MEMORY = Path("/dev/shm")  # noqa: S108 - a disk in memory, where there is one
FAST = "synchronous=OFF"  # power is never cut here, only processes are killed
PRAGMAS = ("journal_mode=WAL", FAST, "foreign_keys=ON")


@cache
def folder() -> Path:
    """Where the files of this process's simulations are."""
    found = tempfile.mkdtemp(prefix="kindu-simulation-", dir=MEMORY if MEMORY.is_dir() else None)
    atexit.register(shutil.rmtree, found, ignore_errors=True)
    return Path(found)


@cache
def template() -> Path:
    """An empty database of today's schema; migrating takes longer than most simulations."""
    path = folder() / "template.sqlite"
    upgrade(path)
    return path


def fresh(name: str) -> Path:
    """A new empty database."""
    path = folder() / f"{name}.sqlite"
    discard(path)
    shutil.copyfile(template(), path)
    return path


def discard(path: Path) -> None:
    """Remove a database."""
    for more in ("", "-wal", "-shm"):
        path.with_name(path.name + more).unlink(missing_ok=True)


def io_error() -> sqlite3.OperationalError:
    """What SQLite raises if its disk fails."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error


@final
class FaultyConnection(sqlite3.Connection):
    """A connection of a machine, on whose disk statements may fail."""

    world: World
    machine: Machine

    def execute(self, sql: str, parameters: Values = (), /) -> sqlite3.Cursor:
        if self.machine.dead:
            raise sqlite3.OperationalError("the process is dead")
        word = sql.split(maxsplit=1)[0]
        if word in {"PRAGMA", "ROLLBACK"}:
            return super().execute(sql, parameters)
        weather = self.world.weather
        if weather.strikes("read fails" if word == "SELECT" else "disk fails"):
            self.world.note(self.machine.name, f"disk fails at {word}")
            raise io_error()
        found = super().execute(sql, parameters)
        if word == "COMMIT" and weather.strikes("disk tears"):
            self.world.note(self.machine.name, "disk tears")
            raise io_error()
        return found


@final
class Disk:
    """The disk of one machine, with one database file that outlives its processes."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.path = fresh(name)
        self.connections: list[FaultyConnection] = []

    async def open(self, machine: Machine) -> Sqlite:
        """The server's own SQLite database for a process on this machine."""

        def connect(path: Path) -> sqlite3.Connection:
            found = sqlite3.connect(
                path, timeout=PATIENCE, isolation_level=None, check_same_thread=False,
                factory=FaultyConnection,
            )  # fmt: skip
            found.world, found.machine = self.world, machine
            for pragma in PRAGMAS:
                found.execute(f"PRAGMA {pragma}")
            self.connections.append(found)
            return found

        return Sqlite(self.path, connect)

    def lose(self, _: Machine | None = None) -> None:
        """The process was killed: what it has not committed is gone."""
        for connection in self.connections:
            connection.close()
        self.connections = []

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What is really stored, for judges."""
        connection = sqlite3.connect(self.path)
        try:
            return connection.execute(sql, tuple(values)).fetchall()
        finally:
            connection.close()

    def close(self) -> None:
        """Remove all."""
        self.lose()
        discard(self.path)

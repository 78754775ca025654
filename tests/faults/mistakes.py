"""Stores that lose data, which must be found."""

from __future__ import annotations

import sqlite3
from functools import partial
from typing import TYPE_CHECKING, final

from kindu.server.data.migrate import upgrade
from kindu.server.data.opened import make_private
from kindu.server.data.sqlite import PATIENCE, Sqlite, connect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from sqlite3 import _Parameters as Values

    from tests.faults.script import Open


@final
class TellsFirst(sqlite3.Connection):
    """A commit only happens when the next transaction begins or the connection closes."""

    late = False

    def execute(self, sql: str, values: Values = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.late = True
            return super().execute("SELECT 1")
        self.catch_up()
        return super().execute(sql, values)

    def close(self) -> None:
        self.catch_up()
        super().close()

    def catch_up(self) -> None:
        if self.late:
            self.late = False
            super().execute("COMMIT")


@final
class HidesErrors(sqlite3.Connection):
    """A commit that fails counts as done."""

    def execute(self, sql: str, values: Values = (), /) -> sqlite3.Cursor:
        try:
            return super().execute(sql, values)
        except sqlite3.Error:
            if sql != "COMMIT":
                raise
            return super().execute("SELECT 1")


@final
class Dies(sqlite3.Connection):
    """After an error, nothing works until the server starts again."""

    dead = False

    def execute(self, sql: str, values: Values = (), /) -> sqlite3.Cursor:
        if self.dead and not sql.startswith("PRAGMA"):
            raise sqlite3.OperationalError("disk I/O error")
        try:
            return super().execute(sql, values)
        except sqlite3.Error:
            self.dead = True
            raise


def syncs(how: str, path: Path) -> sqlite3.Connection:
    """Our settings, except for `synchronous`."""
    found = connect(path)
    found.execute(f"PRAGMA synchronous={how}")
    return found


def made(kind: type[sqlite3.Connection], path: Path) -> sqlite3.Connection:
    """Our settings on a connection of another kind."""
    found = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, factory=kind
    )
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        found.execute(f"PRAGMA {pragma}")
    return found


def opening(connects: Callable[[Path], sqlite3.Connection]) -> Open:
    """Open a store with these connections."""

    async def opens(path: Path) -> Sqlite:
        path.parent.mkdir(exist_ok=True)
        make_private(path)
        upgrade(path)
        return Sqlite(path, connects)

    return opens


# Found by power cuts, and by faults of single calls.
LOSES = {
    "never syncs": opening(partial(syncs, "OFF")),
    "syncs late": opening(partial(syncs, "NORMAL")),
    "tells first": opening(partial(made, TellsFirst)),
}
HIDES = {
    "hides errors": opening(partial(made, HidesErrors)),
    "dies": opening(partial(made, Dies)),
}

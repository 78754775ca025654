"""The work of a server, from the first start to the last stop, with notes of what it was told."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from kindu.server.data.database import StoreError
from kindu.server.data.opened import open_sqlite
from kindu.server.data.sqlite import MANY
from tests.faults.units import ROWS, lines, refused, statements

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from kindu.server.data.database import Row, Statement
    from kindu.server.data.sqlite import Sqlite
    from tests.faults.disk import Disk

    Open = Callable[[Path], Awaitable[Sqlite]]

LONGEST = 30.0  # seconds; whatever takes longer hangs
COMMITS = "kindu writes"  # the thread of Sqlite that commits
KEPT, REFUSED, FAILED = "kept", "refused", "failed"


class Work:
    """One run on one disk."""

    def __init__(self, path: Path, disk: Disk, opens: Open = open_sqlite) -> None:
        self.path = path
        self.disk = disk
        self.opens = opens
        self.told: dict[int, str] = {}  # what became of each unit
        self.unsure: set[int] = set()  # units that failed while they were committed
        self.faults: list[str] = []
        self.store: Sqlite

    # --- steps --------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store; if that fails, once more after the fault."""
        try:
            async with asyncio.timeout(LONGEST):
                self.store = await self.opens(self.path)
        except StoreError:
            self._struck("the database was not opened")
        except Exception as error:  # noqa: BLE001 - any other is what we look for
            self.faults.append(f"opening raised {error!r}")
        else:
            return
        self.disk.clear()
        async with asyncio.timeout(LONGEST):
            self.store = await self.opens(self.path)

    def check_settings(self) -> None:
        """A fault must not leave a connection with other settings than ours."""
        for connection in (self.store.writing, self.store.reading, self.store.mover_session):
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2)):
                found = self._setting(connection, pragma)
                if found not in {wanted, None}:
                    self.faults.append(f"{pragma} is {found} after opening")

    async def save(self, *units: int, never: Sequence[int] = ()) -> None:
        """Units that arrive together; those of `never` contain a statement that must fail."""
        before = len(self.disk.struck)
        work = [self._save(unit, statements(unit)) for unit in units]
        await asyncio.gather(*work, *[self._save(unit, refused(unit)) for unit in never])
        told = {self.told[unit] for unit in (*units, *never)}
        if FAILED in told:
            self._struck(f"units {units} failed")
            if any(call.thread.startswith(COMMITS) for call in self.disk.struck[before:]):
                self.unsure |= {unit for unit in units if self.told[unit] == FAILED}
        if self.store.saves is not (FAILED not in told):
            self.faults.append(f"units {units} were {told}, but saves is {self.store.saves}")
        if {REFUSED} & {self.told[unit] for unit in units}:
            self.faults.append(f"units {units} were refused without a reason")
        if KEPT in {self.told[unit] for unit in never}:
            self.faults.append(f"units {never} were kept, but they can't be")

    async def read(self) -> None:
        """All that was kept must be read, or the read must fail."""
        try:
            async with asyncio.timeout(LONGEST):
                rows = await self.store.read(ROWS)
        except StoreError:
            self._struck("a read failed")
        except Exception as error:  # noqa: BLE001 - any other is what we look for
            self.faults.append(f"a read raised {error!r}")
        else:
            self._compare(rows)

    def move_log(self) -> None:
        """Move the log into the file, as Sqlite does after many commits."""
        self.store.late = MANY - 1

    async def moved(self) -> None:
        """Wait until that is done."""
        if self.store.moving is not None:
            await asyncio.wait_for(self.store.moving, LONGEST)

    async def go_on(self, unit: int) -> None:
        """After the fault, the same store must save and read."""
        self.disk.clear()
        await self.save(unit)
        if self.told[unit] != KEPT and self.disk.fault is None:
            self.faults.append(f"unit {unit} was {self.told[unit]} after the fault")
        await self.read()

    async def close(self) -> None:
        """Nothing may be raised, whatever the disk does; what is open afterwards is closed."""
        try:
            await asyncio.wait_for(self.store.close(), LONGEST)
        except Exception as error:  # noqa: BLE001 - any is what we look for
            self.faults.append(f"closing raised {error!r}")
        for left in (self.store.mover_session, self.store.reading, self.store.writing):
            left.close()
        self.disk.clear()

    # --- notes --------------------------------------------------------------------------------

    async def _save(self, unit: int, what: list[Statement]) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                kept = await self.store.write(what)
        except StoreError:
            self.told[unit] = FAILED
        except Exception as error:  # noqa: BLE001 - any other is what we look for
            self.told[unit] = FAILED
            self.faults.append(f"saving unit {unit} raised {error!r}")
        else:
            self.told[unit] = KEPT if kept else REFUSED
            if kept:
                self.disk.note("kept", at=unit)

    def _setting(self, connection: sqlite3.Connection, pragma: str) -> object:
        try:
            return connection.execute(f"PRAGMA {pragma}").fetchone()[0]
        except sqlite3.Error:
            self._struck(f"{pragma} was not told")
            return None

    def _struck(self, what: str) -> None:
        if not self.disk.struck:
            self.faults.append(f"{what} although no call had failed")

    def _compare(self, rows: list[Row]) -> None:
        found = {(row[0], row[1]): row[2] for row in rows}
        for unit, told in self.told.items():
            if told == KEPT and found.get((f"u{unit}", 1)) != lines(unit, 1):
                self.faults.append(f"unit {unit} was kept, but a read did not find it")


async def whole_life(work: Work) -> None:
    """Open, save alone and together, move the log, read, close; open again and go on."""
    await work.open()
    work.check_settings()
    await work.save(0)
    await work.save(1, 2, 3)
    await work.save(4, 5, never=[90])
    await work.read()
    work.move_log()
    await work.save(6)
    await work.moved()
    await work.save(7)
    await work.save(8)
    await work.read()
    await work.go_on(9)
    await work.close()
    await again(work, 10)


async def again(work: Work, first: int) -> None:
    """Another start on what is there."""
    await work.open()
    work.check_settings()
    await work.read()
    await work.save(first)
    await work.save(first + 1, first + 2)
    await work.go_on(first + 3)
    await work.close()

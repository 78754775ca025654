"""Fault injection: counts the calls of a run, then lets each of them fail in each way."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.server.data.opened import open_sqlite
from tests.faults.disk import DEAD, FAILS, LASTS, ONCE, WAYS, Call, Disk, Fault
from tests.faults.script import FAILED, KEPT, REFUSED, Work, again, whole_life
from tests.faults.units import Content, compared
from tests.faults.vfs import below

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from tests.faults.script import Open

FILE = "kindu.sqlite"
LOG = f"{FILE}-wal"


@dataclass(frozen=True)
class Life:
    """A script, and the folder in which it begins."""

    name: str
    begins: Path | None
    script: Callable[[Work], Awaitable[None]]
    had: tuple[int, ...] = ()  # units that are there from the start


@dataclass
class Outcome:
    """What came of one run."""

    life: str
    fault: Fault | None
    calls: list[Call]
    struck: list[Call]
    told: dict[int, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def run(life: Life, fault: Fault | None = None, opens: Open = open_sqlite) -> Outcome:
    """One run in a folder of its own, judged at its end."""
    disk = Disk(fault)
    with tempfile.TemporaryDirectory(prefix="kindu-faults-") as name:
        folder = Path(name) / "data"
        if life.begins:
            shutil.copytree(life.begins, folder)
        work = Work(folder / FILE, disk, opens)
        work.told = dict.fromkeys(life.had, KEPT)
        try:
            with below(disk):
                asyncio.run(live(life, work))
        except Exception as error:  # noqa: BLE001 - it is what the fault has found
            work.faults.append(f"the script ended with {error!r}")
        faults = [*work.faults, *disk.broken, *judged(work)]
    if fault and not disk.struck:
        faults.append("the fault never struck")
    return Outcome(life.name, fault, disk.calls, disk.struck, work.told, faults)


async def live(life: Life, work: Work) -> None:
    await life.script(work)


def judged(work: Work) -> Iterator[str]:
    """What is wrong with the file, read without the layer.

    A unit that failed must be absent, unless the error came from the commit itself: its frames may
    be in the log by then, and whoever opens the file next takes them for saved.
    """
    kept = [unit for unit, told in work.told.items() if told == KEPT]
    refused = [unit for unit, told in work.told.items() if told == REFUSED]
    failed = [unit for unit, told in work.told.items() if told == FAILED]
    never = [*refused, *[unit for unit in failed if unit not in work.unsure]]
    yield from compared(Content(work.path), kept, never)


def faults(calls: list[Call]) -> Iterator[Fault]:
    """Every fault that these calls can have."""
    for at, call in enumerate(calls):
        for way in WAYS.get(call.name, (FAILS,)):
            yield Fault(at, way, ONCE)
            yield Fault(at, way, LASTS)
        yield Fault(at, FAILS, DEAD)


def lives(folder: Path) -> list[Life]:
    """A whole life from an empty folder, and one that begins with the log of a killed server."""
    left = folder / "left"
    if not left.exists():
        asyncio.run(leave(folder / "lived", left))
    return [
        Life("new", None, whole_life),
        Life("killed", left, lambda work: again(work, 10), (0, 1, 2, 3)),
    ]


async def leave(lived: Path, left: Path) -> None:
    """Copy the files of a server that goes on, as if it had been killed."""
    work = Work(lived / FILE, Disk())
    await work.open()
    await work.save(0)
    await work.save(1, 2, 3)
    copy(lived, left)
    await work.close()
    assert not work.faults, work.faults


def copy(lived: Path, left: Path) -> None:
    """Copy the database and its log, as they are."""
    left.mkdir()
    for name in (FILE, LOG):
        shutil.copy(lived / name, left / name)

"""Power cuts: a server works, and everything that a cut at any moment may leave is judged.

A seed has several rounds. Each begins with what a cut of the round before has left.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import shutil
import sqlite3
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.server.data.opened import open_sqlite
from tests.faults.disk import WAIT, Disk
from tests.faults.image import Cut, Model, lay
from tests.faults.script import LONGEST, Work
from tests.faults.units import WHOLE, Content, compared
from tests.faults.vfs import below

if TYPE_CHECKING:
    from tests.faults.disk import Call, Change
    from tests.faults.script import Open

FILE = "kindu.sqlite"
ROUNDS = 3
CUTS = 40  # images of each round
MOVES = "kindu moves the log"  # the thread of Sqlite that does


@dataclass
class Trial:
    """What came of a seed."""

    seed: int
    images: int = 0
    changes: int = 0
    faults: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    trace: str = ""  # the hash of all images


class Pause:
    """Holds the thread that moves the log at two of its calls, so that commits come in between."""

    def __init__(self, at: int) -> None:
        self.calls = 0
        self.stops = {0: threading.Event(), at: threading.Event()}
        self.there = threading.Event()

    def __call__(self, call: Call) -> None:
        if not call.thread.startswith(MOVES):
            return
        stop = self.stops.get(self.calls)
        self.calls += 1
        if stop is not None:
            if self.calls > 1:
                self.there.set()
            stop.wait(WAIT)

    def let_go(self) -> None:
        for stop in self.stops.values():
            stop.set()


async def busy(work: Work, luck: random.Random, first: int) -> None:
    """A server's work; the last units come when the power may already be gone."""
    unit = first
    await work.open()
    for _ in range(luck.randint(3, 6)):
        if luck.random() < 0.3:
            await move(work, luck.randint(1, 12), unit)
            unit += 2
        many = luck.choice((1, 1, 2, 4))
        await work.save(*range(unit, unit + many))
        unit += many
    if luck.random() < 0.5:
        await work.close()
        await work.open()
        await work.save(unit)
    await work.close()


async def move(work: Work, at: int, unit: int) -> None:
    """Move the log into the file, with a commit in the midst of it."""
    pause = Pause(at)
    work.disk.hold = pause
    work.move_log()
    await work.save(unit)
    assert work.store.moving is not None
    work.store.moving.add_done_callback(lambda _: pause.there.set())
    pause.stops[0].set()
    assert await asyncio.to_thread(pause.there.wait, LONGEST)
    await work.save(unit + 1)
    pause.let_go()
    await work.moved()
    work.disk.hold = None


def try_seed(seed: int, opens: Open = open_sqlite) -> Trial:
    """All rounds of a seed; the same seed gives the same trace."""
    luck = random.Random(f"power {seed}")
    trial, images = Trial(seed), hashlib.sha256()
    files: dict[str, bytes] = {}
    had: set[int] = set()
    with tempfile.TemporaryDirectory(prefix="kindu-power-") as name:
        for number in range(ROUNDS):
            disk = Disk(seed=luck.getrandbits(32), record=True)
            folder = Path(name) / f"round-{number}"
            lay(files, folder)
            work = Work(folder / FILE, disk, opens)
            with below(disk):
                asyncio.run(busy(work, luck, 100 * number))
            trial.faults += [f"round {number}: {fault}" for fault in (*work.faults, *disk.broken)]
            trial.changes += len(disk.changes)
            trial.lines.append(f"round {number}: {len(disk.changes)} changes, begins with {had}")
            files, had = cuts(trial, Model(files), disk.changes, had, luck, images, Path(name))
            if trial.faults:
                break
    trial.trace = images.hexdigest()
    return trial


def cuts(
    trial: Trial, model: Model, changes: list[Change], had: set[int], luck: random.Random,
    images: hashlib._Hash, folder: Path,
) -> tuple[dict[str, bytes], set[int]]:  # fmt: skip
    """Cut the power at many moments; returns the image with which the next round begins."""
    moments = sorted(luck.randrange(len(changes) + 1) for _ in range(CUTS))
    chosen = luck.randrange(CUTS)
    files: dict[str, bytes] = {}
    found: set[int] = set()
    taken = 0
    for number, moment in enumerate(moments):
        for change in changes[taken:moment]:
            model.take(change)
        taken = moment
        cut = Cut.drawn(luck)
        image = model.drawn(cut, luck)
        images.update(repr(sorted(image.items())).encode())
        there, faults = judged(image, had | model.kept, folder / "image")
        trial.images += 1
        trial.lines.append(f"cut at {moment}, {cut}: {sorted(there)}")
        trial.faults += [f"cut at {moment}: {fault}" for fault in faults]
        if number == chosen:
            files, found = image, there
    return files, found


def judged(image: dict[str, bytes], kept: set[int], folder: Path) -> tuple[set[int], list[str]]:
    """The units that are there, and what is wrong, read with the VFS of the system."""
    lay(image, folder)
    try:
        content = Content(folder / FILE)
    except sqlite3.Error as error:
        return set(), [f"the image can't be read: {error}"]
    finally:
        shutil.rmtree(folder)
    units = {int(name[1:]) for name in content.games}
    return {unit for unit in units if content.has(unit) == WHOLE}, list(compared(content, kept, ()))

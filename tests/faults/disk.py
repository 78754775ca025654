"""The disk below SQLite: counts calls, lets one of them fail, records what is written."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

FULL = 13  # SQLITE_FULL
SECTOR = 512
WAIT = 10.0  # seconds that a call is held back at most

# The error of each call, as SQLite numbers them.
ERRORS = {
    "open": 14, "delete": 2570, "access": 3338, "read": 266, "write": 778, "truncate": 1546,
    "sync": 1034, "size": 1802, "lock": 3850, "share": 5386,
}  # fmt: skip
FAILS, TORN, NO_SPACE = "fails", "torn", "full"
WAYS = {"write": (FAILS, TORN, NO_SPACE)}  # every other call only fails
ONCE, LASTS, DEAD = "once", "lasts", "dead"


@dataclass(frozen=True)
class Call:
    """One call of SQLite, and the thread that made it."""

    name: str
    file: str
    thread: str


@dataclass(frozen=True)
class Fault:
    """What happens to call `at`.

    If it lasts, it happens to all later calls of the same name as well; if the disk is dead, to all
    later calls.
    """

    at: int
    way: str = FAILS
    long: str = ONCE

    def __str__(self) -> str:
        return f"{self.at}:{self.way}:{self.long}"


@dataclass(frozen=True)
class Change:
    """What a call did to the disk, or the number of a unit that was acknowledged meanwhile."""

    what: str  # create, write, truncate, sync, folder, delete or kept
    file: str = ""
    at: int = 0
    data: bytes = b""


@dataclass
class Disk:
    """The disk below one run."""

    fault: Fault | None = None
    seed: int = 0
    record: bool = False
    calls: list[Call] = field(default_factory=list)
    struck: list[Call] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # errors of our own layer
    lock: threading.Lock = field(default_factory=threading.Lock)
    hold: Callable[[Call], None] | None = None  # may make a call wait

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)  # SQLite takes its random numbers from here

    def call(self, name: str, file: str) -> str:
        """Note a call; returns the way in which it fails, or an empty word."""
        made = Call(name, Path(file).name, threading.current_thread().name)
        if self.hold is not None:
            self.hold(made)
        with self.lock:
            self.calls.append(made)
            if not self._strikes(len(self.calls) - 1, name):
                return ""
            assert self.fault
            self.struck.append(made)
            return self.fault.way

    def clear(self) -> None:
        """The fault ends, if it has begun."""
        if self.struck:
            self.fault = None

    def note(self, what: str, file: str = "", at: int = 0, data: bytes = b"") -> None:
        """Record a change."""
        if self.record:
            self.changes.append(Change(what, Path(file).name, at, data))

    def _strikes(self, number: int, name: str) -> bool:
        if self.fault is None:
            return False
        if number == self.fault.at or not self.struck:
            return number == self.fault.at
        return self.fault.long == DEAD or (self.fault.long == LASTS and name == self.struck[0].name)


def error(name: str, way: str) -> int:
    """What a call that fails returns."""
    return FULL if way == NO_SPACE else ERRORS[name]

"""One simulated world: its seed, clock, trace, and all that has gone wrong in it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, final

from kindu.server.clock import clock_from
from kindu.server.entropy import entropy_from
from tests.simulation.outside.loop import HERE, Machine, SimulatedLoop
from tests.simulation.outside.weather import Weather

if TYPE_CHECKING:
    from collections.abc import Iterator

EPOCH = 1_900_000_000_000_000_000  # nanoseconds since 1970, when every simulation begins
SECOND = 1_000_000_000


@final
class World:
    """What everything in a simulation shares."""

    def __init__(self, seed: str, keep: bool = False) -> None:
        self.seed = seed
        self.weather = Weather(seed)
        self.loop = SimulatedLoop(self)
        self.keep = keep  # whether the lines of the trace are kept
        self.lines: list[str] = []
        self.hash = hashlib.sha256(seed.encode())
        self.faults: list[str] = []  # what must never happen, but did
        self.machines: list[Machine] = []

    def note(self, who: str, what: str) -> None:
        """Add a line to the trace."""
        line = f"{self.loop.time():12.6f} {who:<10} {what}"
        self.hash.update(line.encode())
        if self.keep:
            self.lines.append(line)

    def failed(self, what: str) -> None:
        """Something that must never happen; the dead are not heard."""
        machine = HERE.get()
        if machine is None or not machine.dead:
            self.note(machine.name if machine else "world", f"FAILED {what}")
            self.faults.append(what)

    def nanoseconds(self) -> int:
        """The time, as the clock of the machine shows it on which this runs."""
        machine = HERE.get()
        skew = machine.skew if machine else 0.0
        return EPOCH + int((self.loop.time() + skew) * SECOND)

    def monotonic(self) -> int:
        """The time since the beginning, which is the same for all machines."""
        return int(self.loop.time() * SECOND)

    def random_bytes(self, count: int) -> bytes:
        """What the operating system of this machine gives."""
        machine = HERE.get()
        return self.weather.of(f"entropy {machine.name if machine else ''}").randbytes(count)

    @contextmanager
    def real(self) -> Iterator[None]:
        """Make this world the one that the server lives in."""
        ear = LogEar(self)
        root = logging.getLogger()
        root.addHandler(ear)
        try:
            with clock_from(self.nanoseconds, self.monotonic), entropy_from(self.random_bytes):
                yield
        finally:
            root.removeHandler(ear)


@final
class LogEar(logging.Handler):
    """Hears what the server logs: an error is a fault, unless it is about the world's own."""

    EXPECTED = (
        "the database failed",
        "old tables could not be deleted",
        "guests who can't come back could not be deleted",
        "a part of the luck could not be saved",
        "expected a process for",  # that did not start
        "Application startup failed.",  # it could not reach its database
    )

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        words = record.getMessage()
        error = record.exc_info[1] if record.exc_info else None
        cancelled = isinstance(error, asyncio.CancelledError)  # when a stop took too long
        machine = HERE.get()
        unreached = machine is not None and machine.starting and "StoreError" in words
        if not words.startswith(self.EXPECTED) and not unreached and not cancelled:
            self.world.failed(f"{words.strip()} {error!r}" if error else words.strip())

"""The quiet people: moves at a fixed pace, and how long each takes.

Each move has two times: by the clock, and by the work that the server's event loop did meanwhile.
The second one doesn't depend on what else the machine does.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import final

from bench.load.clients import Room, Wish
from bench.load.tables import SEATS, Table
from tests.attacks.attack import HOME

PATIENCE = 5.0  # seconds for moves that are late at the end
NANO = 1e6  # nanoseconds of a millisecond


@final
class Times(list[float]):
    """Seconds from when a move was due; beside each, milliseconds of the loop's work."""

    def __init__(self, pid: int) -> None:
        super().__init__()
        self.path = Path(f"/proc/{pid}/task/{pid}/schedstat")
        self.since = 0.0  # when the move under way was due, in the loop's work
        self.due: deque[float] = deque()
        self.work: list[float] = []

    def spent(self) -> float:
        """Milliseconds that the server's event loop has worked; 0 where nobody says."""
        return int(self.path.read_text().split()[0]) / NANO if self.path.exists() else 0.0

    def append(self, seconds: float) -> None:
        """A move has reached everybody."""
        super().append(seconds)
        self.work.append(self.spent() - self.since)


@final
class Quiet:
    """Four people at one table."""

    def __init__(self, port: int, pid: int) -> None:
        self.pid = pid
        self.room = Room(Wish((HOME, port), pid, 1, 0.0, 0.0, 0.0))
        self.times = Times(pid)

    async def sit_down(self) -> None:
        """Begin a game; whenever one is over, another one follows."""
        await self.room.fill()
        self.room.play_again()
        self.room.tables[0].ready = self.move

    def move(self, table: Table) -> None:
        """Make the next move that is due."""
        while len(self.times.due) > len(table.due):  # of the game before
            self.times.due.popleft()
        if table.due and table.idle:
            self.times.since = self.times.due.popleft()
            table.move(table.due.popleft())

    async def play(self, rate: float, seconds: float) -> Times:
        """So many moves per second, whatever the server does."""
        self.times = self.room.tally.seconds = Times(self.pid)
        table, start = self.room.tables[0], time.perf_counter()
        table.due.clear()
        for k in range(round(rate * seconds)):
            await asyncio.sleep(max(0.0, start + k / rate - time.perf_counter()))
            if len(table.wires) == SEATS:  # otherwise they are on their way to another table
                table.due.append(start + k / rate)
                self.times.due.append(self.times.spent())
                self.move(table)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while table.due or table.since:  # noqa: ASYNC110 - as in bench.load
                    await asyncio.sleep(0.01)
        return self.times

    async def leave(self) -> None:
        """Everybody hangs up."""
        for wire in self.room.tables[0].wires:
            if wire.transport is not None:
                wire.transport.abort()
        await asyncio.sleep(0)

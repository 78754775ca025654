"""Long work on the event loop, cut into short slices between which everybody else gets a turn.

It suits work whose result has to live in this process, such as a match. A thread would not help:
compiled code keeps the interpreter lock.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextvars import ContextVar
from typing import TYPE_CHECKING, TypeVar, final

from kindu.server.clock import seconds

if TYPE_CHECKING:
    from collections.abc import Generator

Made = TypeVar("Made")
SLICE = 0.002  # seconds

# The address for which this task works; tasks that it starts work for the same one.
WORKS_FOR: ContextVar[str] = ContextVar("works_for", default="")


@final
class Slices:
    """In each round of the event loop, only one of the long jobs runs, and only for a moment.

    Addresses take turns, and so do the jobs of an address: locks are fair, and only one job of each
    address waits for the lock of all. So nobody is slower because a stranger has many jobs.
    """

    def __init__(self, seconds: float = SLICE) -> None:
        self.seconds = seconds
        self.lock = asyncio.Lock()
        self.own: dict[str, asyncio.Lock] = {}
        self.jobs: Counter[str] = Counter()  # of each address

    async def run(self, work: Generator[None, None, Made]) -> Made:
        """The result of work that pauses often."""
        address = WORKS_FOR.get()
        own = self.own.setdefault(address, asyncio.Lock())
        self.jobs[address] += 1
        try:
            return await self._run(work, own)
        finally:
            self.jobs[address] -= 1
            if not self.jobs[address]:
                del self.jobs[address], self.own[address]

    async def _run(self, work: Generator[None, None, Made], own: asyncio.Lock) -> Made:
        while True:
            async with own, self.lock:
                until = seconds() + self.seconds
                try:
                    next(work)
                    while seconds() < until:
                        next(work)
                except StopIteration as done:
                    made: Made = done.value
                    return made
                await asyncio.sleep(0)  # with the lock held, so that the others run now

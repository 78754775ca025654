"""Long work on the event loop, cut into short slices between which everybody else gets a turn.

It suits work whose result has to live in this process, such as a match. A thread would not help:
compiled code keeps the interpreter lock.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar, final

from kindu.server.clock import seconds

if TYPE_CHECKING:
    from collections.abc import Generator

Made = TypeVar("Made")
SLICE = 0.002  # seconds


@final
class Slices:
    """In each round of the event loop, only one of the long jobs runs, and only for a moment.

    The lock is fair, so that jobs take turns: a short one doesn't wait until a long one is done.
    """

    def __init__(self, seconds: float = SLICE) -> None:
        self.seconds = seconds
        self.lock = asyncio.Lock()

    async def run(self, work: Generator[None, None, Made]) -> Made:
        """The result of work that pauses often."""
        while True:
            async with self.lock:
                until = seconds() + self.seconds
                try:
                    next(work)
                    while seconds() < until:
                        next(work)
                except StopIteration as done:
                    made: Made = done.value
                    return made
                await asyncio.sleep(0)  # with the lock held, so that the others run now

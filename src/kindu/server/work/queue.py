"""A fair queue: owners take turns, and each has a bounded number of jobs in it.

Within an owner, turns go on: an address is an owner, its hosts take turns, and so do their levels.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, final

from kindu.server.work.jobs import QueueFull

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from kindu.server.work.jobs import WorkFailed, WorkReply

REMEMBERED = 10_000  # turns; those of who has been idle longest are forgotten first

Path = tuple[str, ...]


@dataclass(eq=False)
class Errand:
    """An order and who waits for its reply: nobody, once `done` is cancelled."""

    what: str  # what is expected, for sentences
    owner: str  # owners take turns
    alone: str  # of these, one is done at a time
    limit: float  # seconds
    message: bytes
    done: asyncio.Future[WorkReply] = field(default_factory=asyncio.Future)
    lost: int = 0  # processes that were lost over it
    within: Path = ()  # who takes turns within the owner, from the greatest down

    def paths(self) -> list[Path]:
        """All who take turns: the owner, and whoever is within."""
        whole = (self.owner, *self.within)
        return [whole[:deep] for deep in range(1, len(whole) + 1)]

    def settle(self, reply: WorkReply) -> None:
        """There is a reply."""
        if not self.done.done():
            self.done.set_result(reply)

    def fail(self, error: WorkFailed) -> None:
        """There will be none."""
        if not self.done.done():
            self.done.set_exception(error)


@final
class FairQueue:
    """Errands that wait; owners take turns, and so do those within an owner.

    However many errands a stranger has, whoever comes waits for what is under way and then for at
    most one errand of each other owner.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.begun: list[Errand] = []  # those that were put back
        self.errands: list[Errand] = []  # in order of arrival
        self.turns: OrderedDict[Path, int] = OrderedDict()  # when each was served last
        self.served = 0

    def __len__(self) -> int:
        return len(self.begun) + len(self.errands)

    def __iter__(self) -> Iterator[Errand]:
        yield from self.begun
        yield from self.errands

    def add(self, errand: Errand) -> None:
        """Add it, if there is room; a newcomer comes after all owners who wait already."""
        if len(self) >= self.most:
            raise QueueFull(f"expected {errand.what}, but the server has too much to do")
        if sum(one.owner == errand.owner for one in self) >= self.most_each:
            raise QueueFull(
                f"expected {errand.what}, but {self.most_each} of your requests are already waiting"
            )
        for path in errand.paths():
            self.turns.setdefault(path, self.served)
        self.errands.append(errand)

    def put_back(self, errand: Errand) -> None:
        """Ahead of all others: it was begun already."""
        self.begun.insert(0, errand)

    def take(self, busy: Container[str]) -> Errand | None:
        """The errand whose turn it is, unless it has to wait for another."""
        ready = [one for one in self.begun if one.alone not in busy][:1]
        ready = ready or [one for one in self.errands if one.alone not in busy]
        if not ready:
            return None
        errand = min(ready, key=self._turn)  # the first of equals, which came first
        self.drop(errand)
        self.served += 1
        for path in errand.paths():
            self.turns[path] = self.served
            self.turns.move_to_end(path)
        while len(self.turns) > REMEMBERED:
            self.turns.popitem(last=False)
        return errand

    def _turn(self, errand: Errand) -> list[int]:
        return [self.turns.get(path, 0) for path in errand.paths()]

    def drop(self, errand: Errand) -> None:
        """Remove it, if it still waits."""
        for errands in (self.begun, self.errands):
            if errand in errands:
                errands.remove(errand)

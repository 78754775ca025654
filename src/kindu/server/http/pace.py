"""The pace of an address: what comes faster waits its turn, so that others aren't kept waiting.

Limits bound a minute. Without a pace, somebody could ask for all of it in the first second.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, final

from kindu.server.clock import seconds

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 50_000  # addresses remembered at once; those idle longest are dropped first
RATE, BURST = 60.0, 20.0  # simple requests per second of one address, and how many at once
AT_ONCE = 2  # requests that begin in one round of the event loop
BYTES = 64 * 1024  # of a body cost as much as a simple request
SOCKET = 8.0  # what a new socket costs
COSTS = [  # of other requests; the first that fits
    (re.compile(r"/api/tables/[^/]+/course"), 8.0),
    (re.compile(r"/api/openapi\.json"), 8.0),
    (re.compile(r"/api/tables/[^/]+/(board|file|at/.*)|/api/games/.*|/metrics"), 3.0),
    (re.compile(r"/api/.*"), 1.0),
]
PAGE = 0.25  # a file of the web app


@final
class Turns:
    """When the next request of each address may begin (the generic cell rate algorithm)."""

    def __init__(
        self, rate: float = RATE, burst: float = BURST, clock: Callable[[], float] = seconds
    ) -> None:
        self.rate = rate
        self.slack = burst / rate
        self.clock = clock
        self.next: OrderedDict[str, float] = OrderedDict()

    def wait(self, address: str, cost: float) -> float:
        """Take one's turn; returns the seconds until it comes."""
        now = self.clock()
        turn = max(self.next.get(address, 0.0), now)
        self.next[address] = turn + cost / self.rate
        self.next.move_to_end(address)
        while len(self.next) > MOST or next(iter(self.next.values())) < now:
            self.next.popitem(last=False)
        return max(0.0, turn - now - self.slack)

    def is_due(self, address: str, cost: float) -> bool:
        """Take one's turn if it has come; otherwise nothing is counted."""
        if self.next.get(address, 0.0) > self.clock() + self.slack:
            return False
        self.wait(address, cost)
        return True


@final
class Rounds:
    """Few requests begin in one round of the event loop, so that moves come in between.

    However many addresses ask at once, a move waits for the few that have begun. Addresses take
    turns.
    """

    def __init__(self, most: int = AT_ONCE) -> None:
        self.most = most
        self.begun = 0  # in this round
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.scheduled = False

    async def turn(self, address: str) -> None:
        """Wait until a request of this address may begin."""
        loop = asyncio.get_running_loop()
        if self.begun < self.most and not self.waiting:
            self.begun += 1
            self._schedule(loop)
            return
        mine = loop.create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        self._schedule(loop)
        await mine

    def _schedule(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self.scheduled:
            self.scheduled = True
            loop.call_soon(self._round, loop)

    def _round(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let those begin who have waited longest."""
        self.scheduled, self.begun = False, 0
        while self.waiting and self.begun < self.most:
            address, futures = next(iter(self.waiting.items()))
            future = futures.popleft()
            self.waiting.move_to_end(address)
            if not futures:
                del self.waiting[address]
            if not future.done():  # otherwise it was cancelled
                future.set_result(None)
                self.begun += 1
        if self.begun:
            self._schedule(loop)


def cost_of(path: str, size: int) -> float:
    """What a request costs: by its address and the bytes of its body."""
    found = next((cost for shape, cost in COSTS if shape.fullmatch(path)), PAGE)
    return found + size / BYTES

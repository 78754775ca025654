"""Tables of four people who play any legal answer, and how long each move takes to reach all."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from typing import TYPE_CHECKING, final

import msgspec

from bench.load.wire import Wire
from kindu.games import own_keys

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = own_keys()[0]  # the same in every run: figures are compared
SEATS = 4


class Answer(msgspec.Struct):
    """A legal answer; the rest of it is skipped."""

    answer: int


class Result(msgspec.Struct):
    """How a game ended; all of it is skipped."""


class Heard(msgspec.Struct):
    """What a client of ours reads of a message."""

    t: str
    n: int = -1
    legal: list[Answer] = []
    result: Result | None = None


HEARD = msgspec.json.Decoder(Heard)


@final
class Tally:
    """What was counted since it was last cleared."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """From now on."""
        self.seconds: list[float] = []  # from sending a move to the last of four having it
        self.heard = 0  # messages with views
        self.bytes = 0
        self.refused = 0


@final
class Table:
    """Four connections to one table."""

    def __init__(self, tally: Tally, ready: Callable[[Table], None], seed: int) -> None:
        self.tally = tally
        self.ready = ready  # called whenever all four have heard of the last event
        self.rng = random.Random(seed)  # noqa: S311 - no secret
        self.ended: Callable[[Table], None] = no_more  # called when the game is over
        self.due: deque[float] = deque()  # when moves of an open loop should have been sent
        self.moves = 0
        self.wires: list[Wire] = []
        self.leave()

    def leave(self) -> None:
        """All four go; the next game is at another table."""
        for wire in self.wires:
            wire.close()
        self.wires = []
        self.n = -1
        self.having = 0  # how many have heard of event n
        self.mover: Wire | None = None
        self.answer = -1
        self.since = 0.0
        self.over = False
        self.due.clear()

    async def sit_down(self, address: tuple[str, int], table: str, cookie: str) -> None:
        """Four connections, each with its greeting."""
        host = f"{address[0]}:{address[1]}"
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            path = f"/api/tables/{table}/socket?seat={seat + 1}"

            def hear(text: bytes, seat: int = seat) -> None:
                self.hear(seat, text)

            wire = Wire(host, path, cookie, hear)
            await loop.create_connection(lambda wire=wire: wire, *address)  # type: ignore[misc]
            await wire.opened
            self.wires.append(wire)
            wire.say(b'{"t":"hello"}')

    def hear(self, seat: int, text: bytes) -> None:
        """One message to one seat."""
        heard = HEARD.decode(text)
        if heard.t == "refused":
            self.tally.refused += 1
        if heard.t not in ("table", "told"):
            return
        self.tally.heard += 1
        self.tally.bytes += len(text)
        if heard.n > self.n:
            self.n, self.having = heard.n, 0
        self.having += 1
        self.over = self.over or heard.result is not None
        if heard.legal:
            self.mover = self.wires[seat]
            self.answer = self.rng.choice(heard.legal).answer
        if self.having == SEATS:
            self.all_have_it()

    def all_have_it(self) -> None:
        """The last of four has heard of the last event."""
        if self.since:
            self.tally.seconds.append(time.perf_counter() - self.since)
            self.since = 0.0
            self.moves += 1
        if self.over:
            self.ended(self)
        else:
            self.ready(self)

    @property
    def idle(self) -> bool:
        """Whether a move may be sent now."""
        return not self.since and not self.over and self.having == SEATS and self.mover is not None

    def move(self, since: float) -> None:
        """Send the next move; its time counts from when it was due."""
        assert self.mover is not None
        self.since = since
        mover, self.mover = self.mover, None
        mover.say(b'{"t":"move","n":%d,"answers":[%d]}' % (self.n + 1, self.answer))


def no_more(_: Table) -> None:
    """Between two measurements nobody moves."""


def at_once(table: Table) -> None:
    """Closed loop: the next move follows as soon as all have the last one."""
    if table.idle:
        table.move(time.perf_counter())


def when_due(table: Table) -> None:
    """Open loop: a move that had to wait for the one before it is sent now."""
    if table.due and table.idle:
        table.move(table.due.popleft())


async def keep_pace(tables: list[Table], rate: float, seconds: float) -> None:
    """Open loop: a fixed number of moves per second, table by table, whatever the server does."""
    start = time.perf_counter()
    for k in range(round(rate * seconds)):
        due = start + k / rate
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        table = tables[k % len(tables)]
        if len(table.wires) == SEATS:  # otherwise they are on their way to another table
            table.due.append(due)
            when_due(table)

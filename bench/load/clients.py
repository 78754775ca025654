"""The load of one measurement, in a process of its own: tables, people, moves, figures as JSON."""

from __future__ import annotations

import asyncio
import http.client
import json
import statistics
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

import msgspec
import uvloop

from bench.load import machine
from bench.load.tables import GAME, SEATS, Table, Tally, at_once, keep_pace, no_more, when_due

if TYPE_CHECKING:
    from collections.abc import Callable

Figures = dict[str, float]
AT_ONCE = 50  # tables that sit down at the same time
PATIENCE = 60.0


class Wish(msgspec.Struct, frozen=True):
    """How much is measured."""

    address: tuple[str, int]
    server: int  # its process
    tables: int
    seconds: float
    warm: float  # seconds before the figures count
    rate: float  # moves per second of the open loop; 0: none
    moves: int = 0  # play each table up to this event, and keep it; no figures


@dataclass
class Host:
    """Requests of one person who has all the seats."""

    address: tuple[str, int]
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The answer to a request; an error status is refused."""
        there = http.client.HTTPConnection(*self.address, timeout=PATIENCE)
        origin = "http://{}:{}".format(*self.address)
        headers = {"Origin": origin, "Content-Type": "application/json", "Cookie": self.cookie}
        there.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = there.getresponse()
        found = answer.read()
        if answer.status >= 400:
            raise SystemExit(f"expected an answer to {method} {path}, but got {found.decode()}")
        self.cookie = self.cookie or (answer.getheader("Set-Cookie") or "").partition(";")[0]
        there.close()
        return found

    def table(self) -> str:
        """A new table with four seats, all ours, started."""
        order = {"game": GAME, "seats": [{"kind": "me"}] * SEATS, "start": True}
        return str(json.loads(self.ask("POST", "/api/tables", order))["id"])

    def figures(self) -> Figures:
        """What the server counts."""
        lines = self.ask("GET", "/metrics").decode().splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}


@final
class Room:
    """All tables of this process; when a game is over, its four people take a new table."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.host = Host(wish.address)
        self.host.ask("GET", "/api/me")
        self.tally = Tally()
        self.tables = [Table(self.tally, no_more, seed) for seed in range(wish.tables)]
        self.games = 0  # that were played to the end
        self.tasks: set[asyncio.Task[None]] = set()

    async def fill(self) -> list[str]:
        """All tables with all their people; returns the ids."""
        names = [self.host.table() for _ in self.tables]
        for first in range(0, len(names), AT_ONCE):
            some = slice(first, first + AT_ONCE)
            both = zip(self.tables[some], names[some], strict=True)
            await asyncio.gather(*(self.sit_down(table, name) for table, name in both))
        await until(lambda: all(table.having == SEATS for table in self.tables))
        return names

    async def sit_down(self, table: Table, name: str) -> None:
        """Four people at one table."""
        await table.sit_down(self.wish.address, name, self.host.cookie)

    def play_again(self) -> None:
        """From now on a table whose game is over is replaced."""
        for table in self.tables:
            table.ended = self._again

    def _again(self, table: Table) -> None:
        task = asyncio.create_task(self._take_another(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _take_another(self, table: Table) -> None:
        self.games += 1
        table.leave()
        await self.sit_down(table, await asyncio.to_thread(self.host.table))


async def until(done: Callable[[], bool]) -> None:
    """Wait for something about all tables, and not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not done():  # noqa: ASYNC110 - an event in each of 1,000 tables would cost more
            await asyncio.sleep(0.01)


@dataclass
class Reading:
    """What the clocks and counters of both sides said at some moment."""

    at: float
    server: float
    client: float
    counted: Figures


async def read(room: Room) -> Reading:
    """Now."""
    counted = await asyncio.to_thread(room.host.figures)
    used = machine.cpu_seconds(room.wish.server)
    return Reading(time.perf_counter(), used, time.process_time(), counted)


def figures(name: str, tally: Tally, first: Reading, last: Reading) -> Figures:
    """What happened between two readings."""
    spent = last.at - first.at
    times = sorted(tally.seconds) or [float("nan")]
    commits = last.counted["kindu_commits_total"] - first.counted["kindu_commits_total"]
    found = {
        "moves_s": len(tally.seconds) / spent,
        "p50_ms": 1000 * statistics.median(times),
        "p99_ms": 1000 * times[int(0.99 * (len(times) - 1))],
        "most_ms": 1000 * times[-1],
        "commits_s": commits / spent,
        "moves_commit": len(tally.seconds) / max(commits, 1),
        "bytes": tally.bytes / max(tally.heard, 1),
        "cpu_us": 1e6 * (last.server - first.server) / max(len(tally.seconds), 1),
        "server_pct": 100 * (last.server - first.server) / spent,
        "client_pct": 100 * (last.client - first.client) / spent,
        "refused": float(tally.refused),
    }
    return {f"{name}_{key}": value for key, value in found.items()}


async def closed(room: Room) -> Figures:
    """Every table moves as soon as all four have the last move."""
    wish = room.wish
    for table in room.tables:
        table.ready = at_once
        at_once(table)
    await asyncio.sleep(wish.warm)
    first = await read(room)
    room.tally.clear()
    await asyncio.sleep(wish.seconds)
    last = await read(room)
    found = figures("closed", room.tally, first, last)
    await quiet(room)
    return found


async def paced(room: Room) -> Figures:
    """A fixed number of moves per second over all tables."""
    wish = room.wish
    for table in room.tables:
        table.ready = when_due
    await keep_pace(room.tables, wish.rate, wish.warm)
    first = await read(room)
    room.tally.clear()
    await keep_pace(room.tables, wish.rate, wish.seconds)
    last = await read(room)
    found = figures("open", room.tally, first, last)
    await quiet(room)
    return found


async def quiet(room: Room) -> None:
    """Wait until every move under way has arrived."""
    for table in room.tables:
        table.ready = no_more
        table.due.clear()
    await until(lambda: not room.tasks and not any(table.since for table in room.tables))
    await until(lambda: all(table.having == SEATS for table in room.tables))


async def measure(wish: Wish) -> Figures:
    """The whole run of this process."""
    room = Room(wish)
    before, start = machine.settled_megabytes(wish.server), time.perf_counter()
    await room.fill()
    room.play_again()
    found: Figures = {
        "sit_down_s": time.perf_counter() - start,
        "socket_kb": (machine.megabytes(wish.server) - before) * 1024 / wish.tables,
    }
    found |= await closed(room)
    if wish.rate:
        found |= await paced(room)
    found["sockets"] = sum(wire.is_open for table in room.tables for wire in table.wires)
    found["moved"] = sum(table.moves > 0 for table in room.tables)
    found["games"] = room.games
    found["moves"] = sum(table.moves for table in room.tables)
    for table in room.tables:
        table.leave()
    return found


async def prepare(wish: Wish) -> list[str]:
    """Tables with long logs: the cookie of their owner, and their ids."""
    room = Room(wish)
    names = await room.fill()

    def up_to(table: Table) -> None:
        if table.n < wish.moves:
            at_once(table)

    for table in room.tables:
        table.ready = up_to
        up_to(table)
    await until(lambda: all(table.n >= wish.moves or table.over for table in room.tables))
    both = zip(names, room.tables, strict=True)
    found = [name for name, table in both if table.n >= wish.moves]
    for table in room.tables:
        table.leave()
    return [room.host.cookie, *found]


def main() -> None:
    wish = msgspec.json.decode(sys.argv[1], type=Wish)
    machine.allow_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(prepare(wish) if wish.moves else measure(wish))))


if __name__ == "__main__":
    main()

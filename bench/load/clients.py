"""The load of one measurement, in a process of its own: tables, people, moves, figures as JSON."""

from __future__ import annotations

import asyncio
import http.client
import json
import statistics
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import uvloop

from bench.load import machine
from bench.load.tables import SEATS, Table, Tally, at_once, keep_pace, no_more, when_due

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
    rate: float  # moves a second of the open loop; 0: none
    moves: int = 0  # play each table up to this event, and keep it; no figures


@dataclass
class House:
    """Requests of one person who has all the seats."""

    address: tuple[str, int]
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        """An answer, refused if it is none."""
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
        """A new table of Africana with four seats, all ours, started."""
        order = {"game": "africana", "seats": [{"kind": "me"}] * SEATS, "start": True}
        return str(json.loads(self.ask("POST", "/api/tables", order))["id"])

    def figures(self) -> Figures:
        """What the server counts."""
        lines = self.ask("GET", "/metrics").decode().splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}


async def sit_down(wish: Wish, house: House, tally: Tally) -> tuple[list[Table], list[str]]:
    """All tables with all their people."""
    names = [house.table() for _ in range(wish.tables)]
    tables = [Table(tally, no_more, seed) for seed in range(wish.tables)]
    for first in range(0, wish.tables, AT_ONCE):
        some = slice(first, first + AT_ONCE)
        both = zip(tables[some], names[some], strict=True)
        await asyncio.gather(
            *(table.sit_down(wish.address, name, house.cookie) for table, name in both)
        )
    await until(lambda: all(table.having == SEATS for table in tables))
    return tables, names


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


async def read(wish: Wish, house: House) -> Reading:
    """Now."""
    counted = await asyncio.to_thread(house.figures)
    return Reading(
        time.perf_counter(), machine.cpu_seconds(wish.server), time.process_time(), counted
    )


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
        "server_pct": 100 * (last.server - first.server) / spent,
        "client_pct": 100 * (last.client - first.client) / spent,
        "refused": float(tally.refused),
    }
    return {f"{name}_{key}": value for key, value in found.items()}


async def closed(wish: Wish, house: House, tables: list[Table], tally: Tally) -> Figures:
    """Every table moves as soon as all four have the last move."""
    for table in tables:
        table.ready = at_once
        at_once(table)
    await asyncio.sleep(wish.warm)
    first = await read(wish, house)
    tally.clear()
    await asyncio.sleep(wish.seconds)
    last = await read(wish, house)
    found = figures("closed", tally, first, last)
    await quiet(tables)
    return found


async def paced(wish: Wish, house: House, tables: list[Table], tally: Tally) -> Figures:
    """So many moves a second over all tables."""
    for table in tables:
        table.ready = when_due
    await keep_pace(tables, wish.rate, wish.warm)
    first = await read(wish, house)
    tally.clear()
    await keep_pace(tables, wish.rate, wish.seconds)
    last = await read(wish, house)
    found = figures("open", tally, first, last)
    await quiet(tables)
    return found


async def quiet(tables: list[Table]) -> None:
    """Let every move arrive that is under way."""
    for table in tables:
        table.ready = no_more
        table.due.clear()
    await until(lambda: not any(table.since for table in tables))


async def measure(wish: Wish) -> Figures:
    """The whole run of this process."""
    house, tally = House(wish.address), Tally()
    house.ask("GET", "/api/me")
    start, before = time.perf_counter(), machine.megabytes(wish.server)
    tables, _ = await sit_down(wish, house, tally)
    found: Figures = {
        "sit_down_s": time.perf_counter() - start,
        "socket_kb": (machine.megabytes(wish.server) - before) * 1024 / wish.tables,
    }
    found |= await closed(wish, house, tables, tally)
    if wish.rate:
        found |= await paced(wish, house, tables, tally)
    found["sockets"] = sum(wire.is_open for table in tables for wire in table.wires)
    found["moved"] = sum(table.moves > 0 for table in tables)
    found["over"] = sum(table.over for table in tables)
    for table in tables:
        table.close()
    return found


async def prepare(wish: Wish) -> list[str]:
    """Tables with long logs; returns who has them and their ids."""
    house, tally = House(wish.address), Tally()
    house.ask("GET", "/api/me")
    tables, names = await sit_down(wish, house, tally)

    def up_to(table: Table) -> None:
        if table.n < wish.moves:
            at_once(table)

    for table in tables:
        table.ready = up_to
        up_to(table)
    await until(lambda: all(table.n >= wish.moves or table.over for table in tables))
    for table in tables:
        table.close()
    return [house.cookie, *names]


def main() -> None:
    wish = msgspec.json.decode(sys.argv[1], type=Wish)
    machine.allow_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(prepare(wish) if wish.moves else measure(wish))))


if __name__ == "__main__":
    main()

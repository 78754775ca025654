"""Tables that nobody looks at: what they cost, and how long one takes to wake."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from bench.load import machine, programs
from bench.load.clients import Host, Wish

if TYPE_CHECKING:
    from pathlib import Path

FEW = 20  # tables made first, so that one-time costs do not count
LONG = 400  # moves of a log


def figures(data: Path, engine: str, tables: int, wakes: int) -> dict[str, float]:
    """Memory and times, of two servers one after the other in the same folder."""
    with programs.our_server(data, engine) as (process, address):
        host = Host(address)
        host.ask("GET", "/api/me")
        few = [host.table() for _ in range(FEW)]
        fresh = machine.settled_megabytes(process)
        for _ in range(tables):
            host.table()
        full = machine.settled_megabytes(process)
        wish = Wish(address, process, wakes, 0, 0, 0, LONG)
        made = programs.clients(wish)
    assert isinstance(made, list)
    cookie, *names = made
    assert names, "random games have more moves than that, mostly"
    with programs.our_server(data, engine) as (process, address):
        host = Host(address, cookie)
        for table in few:
            look(host, table)
        again = machine.settled_megabytes(process)
        first = [look(host, name) for name in names]
        awake = machine.settled_megabytes(process)
        second = [look(host, name) for name in names]
    return {
        "tables": float(tables),
        "wakes": float(len(names)),
        "awake_kb": (full - fresh) * 1024 / tables,
        "asleep_kb": max(0.0, (again - fresh) * 1024 / tables),
        "long_kb": (awake - again) * 1024 / len(names),
        "wake_ms": 1000 * (statistics.median(first) - statistics.median(second)),
    }


def look(host: Host, table: str) -> float:
    """Seconds until the server has told about a table."""
    start = time.perf_counter()
    host.ask("GET", f"/api/tables/{table}")
    return time.perf_counter() - start

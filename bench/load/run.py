"""Measures `kindu serve` beside the disk and boardgame.io; writes into docs/performance.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.load import idle, machine, programs, report
from bench.load.clients import Figures, Host, Wish
from bench.run import PAGE, load, processor, today
from bench.workers import ROOT, Samples, progress

RATE = 500.0  # moves per second of the open loop


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    tables: tuple[int, ...]
    rounds: int
    seconds: float
    warm: float
    disk: float  # seconds
    idle: int  # tables
    wakes: int


FULL = Size((10, 50, 100, 1000), 3, 8, 2, 3, 1000, 20)
QUICK = Size((50, 100), 1, 2, 1, 1, 100, 3)
ONE_ROUND = 1000  # from this many tables on, one round is enough


def add(samples: Samples, figures: Figures) -> None:
    """One more round."""
    for name, value in figures.items():
        samples.setdefault(name, []).append(value)


def row(folder: Path, engine: str, tables: int, size: Size) -> Figures:
    """One round with this many tables, on its own server."""
    with programs.our_server(folder, engine) as (process, address):
        check_engine(Host(address), engine)
        found = programs.clients(Wish(address, process, tables, size.seconds, size.warm, RATE))
    assert isinstance(found, dict)
    return found


def check_engine(host: Host, engine: str) -> None:
    """Refuse to measure a pure engine as the compiled one."""
    said = json.loads(host.ask("GET", "/api/health"))["engine"]
    wanted = "pure" if engine == "src" else "compiled"
    if said != wanted:
        raise SystemExit(f"expected the {wanted} engine in {engine}, but got the {said} one")


def measure(base: Path, engine: str, size: Size) -> report.Run:
    """All rounds, ours and the peer's by turns."""
    rows: dict[str, Samples] = {str(tables): {} for tables in size.tables}
    peer: Samples = {}
    disk: Samples = {}
    before = load()
    add(disk, {"commits_s": machine.disk_commits(base, size.disk)})
    for n in range(size.rounds):
        for tables in size.tables:
            if n and tables >= ONE_ROUND:
                continue
            progress(f"round {n + 1} of {size.rounds}: {tables} tables")
            add(rows[str(tables)], row(base / f"{n}-{tables}", engine, tables, size))
        progress(f"round {n + 1} of {size.rounds}: boardgame.io")
        state = rows[report.SATURATED]["closed_bytes"][-1]
        tables = int(report.SATURATED)
        add(peer, programs.peer(tables, size.seconds, size.warm, peer_state(state)))
    progress("idle tables")
    found = idle.figures(base / "idle", engine, size.idle, size.wakes)
    add(disk, {"commits_s": machine.disk_commits(base, size.disk)})
    progress("")
    facts = circumstances(engine, before, size)
    return report.Run(RATE, rows, peer, disk, found, facts, programs.peer_version())


def peer_state(view: float) -> float:
    """Bytes of the peer's own state, so that its messages are as big as our views."""
    return max(100.0, view - 700)


def circumstances(engine: str, before: str, size: Size) -> list[str]:
    """When, on what and how the figures were taken."""
    cores = "a core for the server, another for the clients"
    pinned = cores if machine.pinned(0) else "no core of its own for anybody"
    return [
        f"{today()}; {processor()}, {os.cpu_count()} cores, {platform.system()}; {pinned}",
        f"CPython {platform.python_version()}, {programs.peer_facts()}",
        f"Load of the machine: {before} before, {load()} after",
        "`make load`" if size is FULL else "`bench/load/run.py --quick`: short and noisy",
        *(["The pure engine"] if engine == "src" else []),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run; nothing is written")
    parser.add_argument("--pure", action="store_true", help="the engine in src")
    asked = parser.parse_args()
    machine.allow_files()
    size, engine = QUICK if asked.quick else FULL, "src" if asked.pure else "build/compiled"
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="load-") as folder:
        run = measure(Path(folder), engine, size)
    print(report.shown(run))
    if not asked.quick:
        report.keep(run, PAGE)


if __name__ == "__main__":
    main()

"""What the system tells about processes, and which of its cores they run on."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import time
from pathlib import Path

SERVER_CORE, CLIENT_CORE = 0, 1
OWN = ("RssAnon:", "VmSwap:")
STEADY, PAUSE, PATIENCE = 0.25, 0.5, 20.0  # megabytes; seconds
FILES = 10_000  # sockets of 1,000 tables, and room


def cores() -> list[int]:
    """The cores we may use; none if the system doesn't say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def pinned(which: int) -> list[str]:
    """The beginning of a command that keeps a program on one core, where that can be had."""
    found = cores()
    if len(found) < 2 or shutil.which("taskset") is None:
        return []
    return ["taskset", "-c", str(found[which])]


def allow_files() -> int:
    """Allow as many open files as a big run needs, or as the system permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(most, soft)


def cpu_seconds(process: int) -> float:
    """CPU time that a process has used, all its threads; not known without /proc."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return float("nan")
    fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """Memory of its own that a process holds, what was swapped out included."""
    path = Path(f"/proc/{process}/status")
    if not path.exists():
        return float("nan")
    lines = path.read_text(encoding="utf-8").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(OWN)) / 1024


def settled_megabytes(process: int) -> float:
    """The same, when it stays as it is: a server that starts hashes a password, with 64 MB."""
    last, found = 0.0, megabytes(process)
    until = time.monotonic() + PATIENCE
    while abs(found - last) > STEADY and time.monotonic() < until:
        time.sleep(PAUSE)
        last, found = found, megabytes(process)
    return found


def disk_commits(folder: Path, seconds: float) -> float:
    """Commits per second of one row each, with the server's settings: the limit of the disk."""
    path = folder / "ceiling.sqlite"
    with sqlite3.connect(path, isolation_level=None) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE event (game TEXT, n INT, lines TEXT, PRIMARY KEY (game, n))")
        start, done = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            database.execute("INSERT INTO event VALUES ('a table of this run', ?, '1 buy')", [done])
            done += 1
        rate = done / (time.perf_counter() - start)
    database.close()
    for name in ("", "-wal", "-shm"):
        path.with_name(path.name + name).unlink(missing_ok=True)
    return rate

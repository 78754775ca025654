"""The programs of a run: our server, boardgame.io's, and the clients of both."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bench.load import machine
from bench.workers import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.load.clients import Figures, Wish

PEER = Path(__file__).with_name("peer")
PATIENCE = 600.0


@contextmanager
def stopped(command: list[str], ready: str, **more: str) -> Iterator[tuple[int, str]]:
    """A program that has reported that it is ready; stopped at the end of the block."""
    env = os.environ | more
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as program:
        assert program.stdout is not None
        try:
            for line in program.stdout:
                if ready in line:
                    yield program.pid, line
                    return
            raise SystemExit(f"expected {command[-1]} to start, but it did not")
        finally:
            program.terminate()
            program.wait(PATIENCE)


@contextmanager
def our_server(data: Path, engine: str) -> Iterator[tuple[int, tuple[str, int]]]:
    """`kindu serve` with SQLite in this folder; its process and its address."""
    kindu = str(Path(sys.executable).with_name("kindu"))
    command = [kindu, "serve", "--port", "0", "--data", str(data)]
    settings = {"PYTHONPATH": str(ROOT / engine), "KINDU_UNLIMITED": "1"}
    with stopped([*machine.pinned(0), *command], "is running at", **settings) as (process, line):
        port = int(line.split("http://")[1].partition("/")[0].rpartition(":")[2])
        yield process, ("127.0.0.1", port)


def clients(wish: Wish) -> list[str] | Figures:
    """What a process of clients found."""
    asked = msgspec.json.encode(wish).decode()
    done = subprocess.run(
        [*machine.pinned(1), sys.executable, "-m", "bench.load.clients", asked],
        cwd=ROOT, check=False, capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    return last_line(done)


def last_line(done: subprocess.CompletedProcess[str]) -> list[str] | Figures:
    """The figures that a program prints at its end."""
    if done.returncode:
        raise SystemExit(f"expected figures, but got\n{done.stderr}")
    found: list[str] | Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def peer(tables: int, seconds: float, warm: float, size: float) -> Figures:
    """The same tables at boardgame.io, with states of this many bytes."""
    port = str(free_port())
    sized = str(round(size))
    server = [*machine.pinned(0), node(), str(PEER / "server.mjs"), port, sized]
    amounts = [str(number) for number in (tables, seconds, warm)]
    with stopped(server, "ready", NODE_ENV="production") as (process, _):
        before = machine.cpu_seconds(process)
        done = subprocess.run(
            [*machine.pinned(1), node(), str(PEER / "clients.mjs"), port, *amounts],
            cwd=PEER, check=False, capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        used = machine.cpu_seconds(process) - before
    found = last_line(done)
    assert isinstance(found, dict)
    share = used / (seconds + warm)
    found["closed_cpu_us"] = 1e6 * share / found["closed_moves_s"]
    return found | {"closed_server_pct": 100 * share}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def node() -> str:
    """Where it is."""
    found = shutil.which("node")
    if found is None:
        raise SystemExit("expected node, which runs boardgame.io, but it is not installed")
    return found


def peer_facts() -> str:
    """What runs the peer."""
    said = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True).stdout
    return f"Node {said.strip()}, boardgame.io {peer_version()}"


def peer_version() -> str:
    """Which boardgame.io."""
    lock = json.loads((PEER / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/boardgame.io"]["version"])

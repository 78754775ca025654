"""`make attack`: how long moves of quiet people take under each attack; fails above the bar."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING

from bench.load import machine
from tests.attacks.attack import ways
from tests.attacks.quiet import Quiet
from tests.server.processes import KINDU

if TYPE_CHECKING:
    from collections.abc import Iterator

BAR = 100.0  # milliseconds, for 99 of 100 moves
RATE = 40.0  # moves per second
WARM, SECONDS = 1.0, float(os.environ.get("KINDU_ATTACK_SECONDS", "8"))
ALONE = "(none)"
FORM = "{:14} {:>7} {:>7} {:>8} {:>8} {:>6} {:>5}  {}"
HEAD = ("attack", "p50 ms", "p99 ms", "p50 work", "p99 work", "moves", "+MB", "how strikes ended")


@dataclass(frozen=True)
class Result:
    """What the quiet people noticed of an attack, and what became of it."""

    name: str
    times: list[float]  # milliseconds, sorted
    work: list[float]  # of the event loop, sorted
    wanted: int  # moves that should have been made
    megabytes: float  # that the server has grown by
    ends: dict[str, int]

    def at(self, times: list[float], share: float) -> float:
        """The time that this share of the moves keeps; between two games, a few are left out."""
        enough = len(times) > 0.9 * self.wanted
        return times[int(share * (len(times) - 1))] if enough else float("inf")

    @property
    def p99(self) -> float:
        """What counts."""
        return self.at(self.times, 0.99)

    def line(self) -> str:
        """A line of the table."""
        shares = [(self.times, 0.5), (self.times, 0.99), (self.work, 0.5), (self.work, 0.99)]
        figures = [f"{self.at(times, share):.1f}" for times, share in shares]
        ends = ", ".join(f"{count} {word}" for word, count in sorted(self.ends.items()))
        return FORM.format(self.name, *figures, len(self.times), f"{self.megabytes:.0f}", ends)


async def played(port: int, pid: int, name: str) -> Result:
    """Play at a fixed pace while an attack goes on."""
    people = Quiet(port, pid)
    await people.sit_down()
    await people.play(RATE, WARM)
    before = machine.megabytes(pid)
    attackers = begun(name, port)
    await people.play(RATE, WARM)
    times = await people.play(RATE, SECONDS)
    grown = machine.megabytes(pid) - before
    said = (await asyncio.to_thread(attackers.communicate))[0] if attackers else "{}"
    milliseconds = sorted(1000 * one for one in times)
    ends = json.loads(said or "{}")
    return Result(name, milliseconds, sorted(times.work), round(RATE * SECONDS), grown, ends)


def begun(name: str, port: int) -> subprocess.Popen[str] | None:
    """The attackers of a name, as a process."""
    if name == ALONE:
        return None
    words = [sys.executable, "-m", "tests.attacks.attackers", name, str(port)]
    return subprocess.Popen([*words, str(WARM + SECONDS)], stdout=PIPE, text=True)


def measured(name: str) -> Result:
    """A fresh server, quiet people and one attack."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (port, pid):
        return asyncio.run(played(port, pid, name))


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, int]]:
    """A server with all its limits: its port and its process."""
    words = [*KINDU, "serve", "--port", "0", "--data", str(folder), "--json"]
    with subprocess.Popen(words, stdout=PIPE, stderr=DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            address = str(json.loads(server.stdout.readline())["address"])
            yield int(address.rsplit(":", 1)[1].strip("/")), server.pid
        finally:
            server.kill()


def say(line: str) -> None:
    """Print a line now."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(names: list[str]) -> None:
    """Measure the named attacks, or all of them; on a busy machine, only the loop's work counts."""
    busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    if busy:
        say("The machine is busy with other things: only the work of the event loop is judged.")
    say(FORM.format(*HEAD))
    late = []
    for name in names or [ALONE, *ways()]:
        found = measured(name)
        say(found.line())
        if found.at(found.work, 0.99) > BAR or (found.p99 > BAR and not busy):
            late.append(name)
    if late:
        sys.exit(f"expected 99 of 100 moves within {BAR:g} ms, but not under: {', '.join(late)}")


if __name__ == "__main__":
    main(sys.argv[1:])

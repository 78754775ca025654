"""Starts `kindu serve` with a wrong wall clock: `python -m tests.histories.launcher FILE …`.

The file has the seconds by which it is wrong. After SIGUSR1 it is read again, so a clock may jump.
"""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

from kindu.cli import main
from kindu.server.clock import clock_from


class WrongClock:
    """The wall clock, some seconds off."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.shift = 0
        self.look()

    def look(self, *_: object) -> None:
        """Read by how much it is wrong."""
        self.shift = int(self.file.read_text(encoding="ascii")) * 1_000_000_000

    def __call__(self) -> int:
        return time.time_ns() + self.shift


def launch(file: str, *words: str) -> None:
    """Run the command with this clock."""
    clock = WrongClock(Path(file))
    signal.signal(signal.SIGUSR1, clock.look)
    sys.argv = ["kindu", *words]
    with clock_from(clock, time.monotonic_ns):
        main()


if __name__ == "__main__":
    launch(*sys.argv[1:])

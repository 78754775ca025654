"""`kindu serve` as a separate process, which a test may kill at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Person

KINDU = [sys.executable, "-c", "from kindu.cli import main; main()"]


class Process:
    """A server that listens on a free port."""

    def __init__(self, folder: Path, *words: str, **env: str) -> None:
        self.running = subprocess.Popen(
            [*KINDU, "serve", "--port", "0", "--data", str(folder), *words],
            env={**os.environ, "KINDU_UNLIMITED": "1", **env},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.running.stdout is not None
        first = self.running.stdout.readline()
        assert "http://localhost:" in first, first
        self.address = first.split("http://localhost:")[1].split("/")[0]
        self.address = f"127.0.0.1:{self.address}"

    def person(self) -> Person:
        """Somebody new with a browser."""
        return Person(self.address)

    def kill(self) -> None:
        """As when the power fails: nothing is finished."""
        self.running.kill()
        self.running.wait()

    def stop(self) -> str:
        """As by Ctrl-C; what was printed last."""
        self.running.send_signal(signal.SIGINT)
        said, _ = self.running.communicate(timeout=60)
        return said


@contextmanager
def process(folder: Path, *words: str, **env: str) -> Iterator[Process]:
    """A server that is gone at the end of the block, whatever happened."""
    found = Process(folder, *words, **env)
    try:
        yield found
    finally:
        found.running.kill()
        found.running.wait()
        assert found.running.stdout is not None
        found.running.stdout.close()

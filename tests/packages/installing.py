"""A clean environment with one of our packages, and programs that know of nothing else."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.packages.building import ROOT, uv

RUN = ROOT / "requirements" / "run.txt"


@dataclass(frozen=True)
class Place:
    """An environment; its folder is also the home of its user."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / "bin" / "python"

    @property
    def env(self) -> dict[str, str]:
        """Nothing from the surroundings, such as a path to sources."""
        return {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def packages(self) -> set[str]:
        """The names of what is installed."""
        found = json.loads(uv("pip", "list", "--format", "json", "--python", self.python))
        return {str(one["name"]) for one in found}

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """A program of this environment."""
        return subprocess.run(
            command, env=self.env, cwd=self.folder, capture_output=True, text=True, check=False
        )

    def kindu(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Our own program."""
        return self.run(self.folder / "bin" / "kindu", *words)

    @contextmanager
    def served(self) -> Iterator[dict[str, str]]:
        """A running server; yields the first line that it prints."""
        command = [str(self.folder / "bin" / "kindu"), "serve", "--port", "0", "--json"]
        with subprocess.Popen(
            command, env=self.env, cwd=self.folder, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            try:
                yield json.loads(server.stdout.readline())
            finally:
                server.send_signal(signal.SIGINT)


def installed(wheel: Path, extra: str, folder: Path) -> Place:
    """Install the wheel with an extra, and its dependencies in the locked versions.

    The wheel comes first and without a cache: uv would keep every wheel that was ever tried.
    """
    place = Place(folder)
    at = ("--quiet", "--python", place.python)
    uv("venv", "--quiet", "--python", sys.executable, folder)
    uv("pip", "install", *at, "--no-cache", "--no-deps", wheel)
    name = f"kindu[{extra}]" if extra else "kindu"
    uv("pip", "install", *at, "--constraints", RUN, name)
    uv("pip", "check", *at)
    return place

"""Builds what is published, as a release does: the sdist first, and the wheels from it alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tools.play.house import House

ROOT = Path(__file__).parents[2]
LOCKED = ("--build-constraints", str(ROOT / "requirements" / "dev.txt"))
ASIDE = ("PYTHONPATH", "VIRTUAL_ENV", "ENGINE_PURE", "ENGINE_COMPILED", "SKIP_WEB")
ENGINES = {"compiled": {"ENGINE_COMPILED": "require"}, "pure": {"ENGINE_PURE": "1"}}


def uv(*words: str | Path, **env: str) -> str:
    """Run uv and return what it prints: offline with its cache if possible, otherwise online."""
    done = asked(words, env | {"UV_OFFLINE": "1"})
    if "network was disabled" in done.stderr:
        done = asked(words, env)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout


def asked(words: tuple[str | Path, ...], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run uv once."""
    program = House(ROOT).uv()
    assert program is not None, "expected uv, but there is none: make setup"
    clean = {name: value for name, value in os.environ.items() if name not in ASIDE}
    whole = clean | {"UV_PYTHON_DOWNLOADS": "never"} | env
    return subprocess.run(
        [program, *words], env=whole, cwd=ROOT, capture_output=True, text=True, check=False
    )


@dataclass
class Packages:
    """The files of a release in a folder, each made when it is first asked for."""

    folder: Path
    seconds: dict[str, float] = field(default_factory=dict)

    def sdist(self) -> Path:
        """With the web app as it is built in this tree."""
        return self._made("sdist", "--sdist", ROOT, SKIP_WEB="1")

    def unpacked(self) -> Path:
        """The sdist in a folder that knows nothing of this tree or of git."""
        target = self.folder / "unpacked"
        if not target.exists():
            with tarfile.open(self.sdist()) as file:
                file.extractall(target, filter="data")
        [found] = target.iterdir()
        return found

    def wheel(self, engine: str) -> Path:
        """Built from the sdist, in an environment with only what the build asks for."""
        return self._made(engine, "--wheel", self.unpacked(), **ENGINES[engine])

    def whole_wheel(self, source: Path) -> Path:
        """The same from another folder, with the pure engine."""
        return self._made("web", "--wheel", source, **ENGINES["pure"])

    def _made(self, what: str, *words: str | Path, **env: str) -> Path:
        out = self.folder / what
        if not out.exists():
            start = time.monotonic()
            uv("build", *LOCKED, "--python", sys.executable, "--out-dir", out, *words, **env)
            self.seconds[what] = time.monotonic() - start
        [found] = (path for path in out.iterdir() if path.suffix in {".whl", ".gz"})
        return found

    def report(self) -> list[str]:
        """Names, sizes and times of what was made."""
        return [
            f"{what}: {path.name}, {path.stat().st_size / 1e6:.1f} MB, {seconds:.0f} s"
            for what, seconds in self.seconds.items()
            for path in (self.folder / what).glob("kindu-*")
        ]

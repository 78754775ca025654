"""What a clone already has, and what has to be made again because something changed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.engine.copies import is_compiled

NODE = (20, 19)  # what the tools of the web app want at least
WEB_ASIDE = ("node_modules", "dist", "tests")
COMPILER = ".venv-compile"  # the tools that compile, where there is no .venv of a developer


def mark(*texts: bytes | str) -> str:
    """A fingerprint of what something was made from."""
    found = hashlib.sha256()
    for text in texts:
        found.update((text.encode() if isinstance(text, str) else text) + b"\0")
    return found.hexdigest()


@dataclass(frozen=True)
class House:
    """The folders of a clone."""

    root: Path

    @property
    def python(self) -> Path:
        """The Python that runs the server."""
        return program(self.root / ".venv-play", "python")

    @property
    def kindu(self) -> str:
        """Our own program."""
        return str(program(self.root / ".venv-play", "kindu"))

    @property
    def compiled(self) -> Path:
        """Where the compiled engine is."""
        return self.root / "build" / "compiled"

    @property
    def bundle(self) -> Path:
        """The web app as it was built."""
        return self.root / "src" / "kindu" / "static"

    def uv(self) -> str | None:
        """The program that installs packages."""
        own = program(self.root / ".tools", "uv")
        return shutil.which("uv") or (str(own) if own.is_file() else None)

    def npm(self) -> str | None:
        """An npm whose Node is new enough: the system's, or one that was installed here."""
        own = program(self.root / ".tools" / "node", "npm")
        return system_npm() or (str(own) if own.is_file() else None)

    def packages_mark(self) -> str:
        """Changes with the packages that the server needs."""
        names = ("requirements/run.txt", "pyproject.toml", "hatch_build.py")
        return mark(sys.version, sys.executable, *((self.root / one).read_bytes() for one in names))

    def modules_mark(self) -> str:
        """Changes with the packages that build the web app."""
        return mark((self.root / "web" / "package-lock.json").read_bytes())

    def web_mark(self) -> str:
        """Changes with the sources of the web app."""
        web = self.root / "web"
        inside = (path.relative_to(web) for path in web.rglob("*") if not aside(path, web))
        names = sorted(path.as_posix() for path in inside)
        return mark(*(text for name in names for text in (name, (web / name).read_bytes())))

    def has(self, what: str, wanted: str) -> bool:
        """Whether it was made from this."""
        path = self._stamp(what)
        return path.is_file() and path.read_text("utf-8") == wanted

    def keep(self, what: str, made_of: str) -> None:
        """Remember what it was made from."""
        path = self._stamp(what)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made_of, "utf-8")

    def packages_ready(self) -> bool:
        """Whether the server can be started."""
        return self.python.is_file() and self.has("packages", self.packages_mark())

    def web_ready(self) -> bool:
        """Whether the bundle is that of the sources."""
        return (self.bundle / "index.html").is_file() and self.has("web", self.web_mark())

    def modules_ready(self) -> bool:
        """Whether the web app can be built; a developer has more than is needed."""
        web = self.root / "web"
        full, lock = web / "node_modules" / ".ready", web / "package-lock.json"
        if full.is_file() and full.stat().st_mtime >= lock.stat().st_mtime:
            return True
        return full.parent.is_dir() and self.has("modules", self.modules_mark())

    def engine_ready(self) -> bool:
        """Whether the engine of today's sources is compiled."""
        return is_compiled(self.root, self.compiled)

    def _stamp(self, what: str) -> Path:
        return self.root / "build" / "play" / what


def aside(path: Path, web: Path) -> bool:
    """What the bundle does not depend on."""
    return not path.is_file() or path.relative_to(web).parts[0] in WEB_ASIDE


def program(folder: Path, name: str) -> Path:
    """A program of a virtual environment."""
    return folder / ("Scripts" if os.name == "nt" else "bin") / name


def system_npm() -> str | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return npm if version and (int(version[1]), int(version[2])) >= NODE else None

"""Samples of output in our documents: fences of the language `console`.

Each line that begins with `$ ` is a command, and the lines below it are what it prints.
`console 6…2` keeps the first 6 lines of the output and the last 2. A fence `python my_bots.py`
before it is a file that the commands find; a later fence of the same name is added to it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import kindu

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(python|console)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = "$ "
MAIN = "import sys; from kindu.cli.run import run; sys.exit(run(sys.argv[1:]))"
CUT = re.compile(r"(\d+)…(\d+)")
COLUMNS = "100"
TIMES = [  # what no two machines print alike
    (re.compile(r"^speed .*$", re.MULTILINE), "speed"),
    (re.compile(r" in [\d.,]+ seconds$", re.MULTILINE), ""),
    (re.compile(r" +ms +p99$", re.MULTILINE), ""),
    (re.compile(r"(± +[\d.]+) +[\d.,]+ +[\d.,]+$", re.MULTILINE), r"\1"),
]


class SampleError(Exception):
    """A sample that can't be made: its command is not ours, or fails."""


def pages() -> list[Path]:
    """The documents that may have samples."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def has_samples(page: Path) -> bool:
    """Whether any sample is on the page."""
    return any(found[1] == "console" for found in FENCE.finditer(page.read_text(encoding="utf-8")))


def renewed(page: Path) -> str:
    """The text of a page with the samples of today; one that differs in times alone is kept."""
    text = page.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        furnish(folder)
        return FENCE.sub(lambda found: fence(found, folder), text)


def furnish(folder: Path) -> None:
    """Lay the file there that commands and sessions of our pages read."""
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "example.kindu", folder / "docs")


def fence(found: re.Match[str], folder: Path) -> str:
    """One fence as it should be; a file is written for the commands that follow."""
    language, info, body = found[1], found[2], found[3]
    if is_file(found):
        add(folder / info, body)
    if language == "python":
        return found[0]
    commands = [line for line in body.splitlines() if line.startswith(COMMAND)]
    parts = [f"{command}\n{shown(output(command, folder), info)}" for command in commands]
    wanted = "".join(parts)
    return found[0] if timeless(wanted) == timeless(body) else found[0].replace(body, wanted)


def add(path: Path, part: str) -> None:
    """Write a part of a file below those before it."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(f"{before}\n\n{part}" if before else part, encoding="utf-8")


def write_files(page: Path, folder: Path) -> list[Path]:
    """All files that a page tells its reader to write, into this folder."""
    text = page.read_text(encoding="utf-8")
    parts = [(folder / found[2], found[3]) for found in FENCE.finditer(text) if is_file(found)]
    for path, part in parts:
        add(path, part)
    return sorted({path for path, _ in parts})


def is_file(found: re.Match[str]) -> bool:
    """Whether a fence is a part of a file."""
    return found[1] == "python" and found[2] is not None


def output(command: str, folder: Path) -> str:
    """What a command of ours prints."""
    first, *words = shlex.split(command.removeprefix(COMMAND), comments=True)
    if first != "kindu":
        raise SampleError(f"expected a command kindu …, but got {command!r}")
    settings = {"COLUMNS": COLUMNS, "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    settings["PYTHONPATH"] = str(Path(kindu.__file__).parents[1])  # the engine that runs here
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *words],
        cwd=folder, env=os.environ | settings, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        raise SampleError(f"expected {command!r} to work, but it said: {done.stderr.strip()}")
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines())


def shown(text: str, info: str | None) -> str:
    """The lines that a sample keeps."""
    cut = CUT.fullmatch(info or "")
    if cut is None:
        return text
    first, last = int(cut[1]), int(cut[2])
    lines = text.splitlines(keepends=True)
    if len(lines) <= first + last:
        return text
    return "".join([*lines[:first], "…\n", *lines[len(lines) - last :]])


def timeless(text: str) -> str:
    """A sample without what differs from run to run."""
    for pattern, rest in TIMES:
        text = pattern.sub(rest, text)
    return text

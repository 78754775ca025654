"""A real terminal: tmux runs the program, keys are sent to it, and what it prints is read."""

from __future__ import annotations

import codecs
import os
import re
import select
import shlex
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Self

PATIENCE = 60.0  # seconds for one answer, on the slowest machine
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[()][A-Z0-9]|[=>])")
NUMBERS = count()
KINDU = [sys.executable, "-c", "from kindu.cli import main; main()"]
SCRIPT = 'trap : INT; read -r _; "$@"; printf "\\nleft with %s.\\n" "$?"; read -r _'


class Terminal:
    """One program in one tmux; its output comes through a pipe, so no test has to sleep."""

    def __init__(
        self,
        words: list[str],
        folder: Path,
        columns: int = 100,
        rows: int = 50,
        into: Path | None = None,  # the output of the program goes there
        encoding: str = "utf-8",
    ) -> None:
        self.socket = f"kindu-{os.getpid()}-{next(NUMBERS)}"
        self.folder = folder
        self.pending = ""  # the beginning of an escape sequence whose end has not come yet
        self.text = ""  # all that was printed, without escape sequences
        self.decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.read_up_to = 0
        pipe = folder / f"{self.socket}.pipe"
        os.mkfifo(pipe)
        self.env = {
            **os.environ,
            "KINDU_DATA": str(folder / "data"),
            "LC_ALL": "C.UTF-8",
            "PYTHONIOENCODING": encoding,
        }
        for name in ("TMUX", "COLUMNS", "LINES"):  # xdist sets the last two for its workers
            self.env.pop(name, None)
        script = (
            SCRIPT if into is None else SCRIPT.replace('"$@"', f'"$@" > {shlex.quote(str(into))}')
        )
        command = ["sh", "-c", script, "sh", *KINDU, *words]
        size = ["-x", str(columns), "-y", str(rows)]
        self.tmux("-f", "/dev/null", "new-session", "-d", *size, shlex.join(command))
        self.tmux("pipe-pane", f"exec cat > {shlex.quote(str(pipe))}")
        self.pipe = os.open(pipe, os.O_RDONLY)
        self.send("")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.tmux("kill-server", check=False)  # it may be gone with its last program
        os.close(self.pipe)

    def tmux(self, *words: str, check: bool = True) -> str:
        command = ["tmux", "-u", "-L", self.socket, *words]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, check=check)
        return done.stdout

    def send(self, line: str) -> None:
        """Type a line and Enter."""
        self.keys(line, "Enter")

    def keys(self, line: str, *names: str) -> None:
        """Type letters, then keys by name such as Tab or C-d."""
        if line:
            self.tmux("send-keys", "-l", "--", line)
        for name in names:
            self.tmux("send-keys", name)

    def expect(self, wanted: str) -> str:
        """What was printed since the last time, up to and including a match of this pattern."""
        pattern = re.compile(wanted)
        until = time.monotonic() + PATIENCE
        while not (found := pattern.search(self.text, self.read_up_to)):
            ready, _, _ = select.select([self.pipe], [], [], max(0, until - time.monotonic()))
            data = os.read(self.pipe, 65536) if ready else b""
            assert data, f"expected {wanted!r}, but got {self.text[self.read_up_to :]!r}"
            self.take(self.pending + self.decoder.decode(data))
        start, self.read_up_to = self.read_up_to, found.end()
        return self.text[start : found.end()]

    def take(self, raw: str) -> None:
        """Add what was printed, except for an incomplete escape sequence."""
        cut = raw.rfind("\x1b")
        whole = cut < 0 or ESCAPES.match(raw, cut) is not None
        done, self.pending = (raw, "") if whole else (raw[:cut], raw[cut:])
        self.text += ESCAPES.sub("", done).replace("\r", "").replace("\u00a0", " ")

    def ask(self, line: str, prompt: str) -> str:
        """Type a line and read everything up to the next prompt."""
        self.send(line)
        return self.expect(prompt)

    def screen(self) -> str:
        """What a person sees now."""
        return self.tmux("capture-pane", "-p")

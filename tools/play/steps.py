"""One step of a set-up: what it is for, how long it takes, and why it failed in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

from tools.play.checks import CERTIFICATE, OFFLINE, Refused

LAST_LINES = 12
UNTRUSTED = (
    "certificate_verify_failed", "self-signed", "self signed", "unable to get local issuer",
    "invalid peer certificate", "unknownissuer",
)  # fmt: skip
UNREACHED = (
    "failed to fetch", "dns error", "connection refused", "network is unreachable", "enotfound",
    "etimedout", "econnrefused", "eai_again", "name resolution", "error sending request",
)  # fmt: skip
FULL = ("no space left on device", "enospc", "disk quota exceeded")


class Progress:
    """What is under way, in one line that is renewed; a line per step where nobody looks."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.done = 0
        self.under_way: list[str] = []
        self.start = time.monotonic()
        self.lock = threading.Lock()
        self.shown = sys.stdout.isatty()

    def begin(self, what: str) -> None:
        """A step begins."""
        with self.lock:
            self.under_way.append(what)
            self._show()

    def end(self, what: str, seconds: float) -> None:
        """It is done."""
        with self.lock:
            self.under_way.remove(what)
            self.done += 1
            self._clear()
            print(f"  [{self.done}/{self.many}] {what}: {seconds:.0f} s", flush=True)
            self._show()

    def _show(self) -> None:
        if self.shown and self.under_way:
            print(f"  ... {', '.join(self.under_way)}", end="", flush=True)

    def _clear(self) -> None:
        if self.shown:
            print("\r\033[K", end="")


def run(progress: Progress, what: str, *commands: list[str], cwd: Path, **more: str) -> None:
    """Run these commands one after the other, silently unless one fails."""
    progress.begin(what)
    start = time.monotonic()
    for command in commands:
        try:
            done = subprocess.run(
                command, cwd=cwd, env=os.environ | more, text=True, check=False,
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            )  # fmt: skip
        except OSError as error:
            raise Refused(f"expected to run {command[0]}, but {error.strerror}") from None
        if done.returncode:
            raise Refused(reason(what, done.stdout))
    progress.end(what, time.monotonic() - start)


def reason(what: str, output: str) -> str:
    """Why a step failed: a sentence for what is known, otherwise its last lines."""
    low = output.lower()
    if any(word in low for word in UNTRUSTED):
        return CERTIFICATE
    if any(word in low for word in FULL):
        return f"expected room on the disk for {what}, but it is full"
    if any(word in low for word in UNREACHED):
        return OFFLINE.format(reason=f"{what} could not be fetched")
    last = "\n".join(output.strip().splitlines()[-LAST_LINES:])
    return f"expected {what}, but that failed:\n{last}"

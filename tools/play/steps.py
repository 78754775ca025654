"""One step of a set-up: what it is for, how long it takes, and why it failed in one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

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
        self.running: set[subprocess.Popen[str]] = set()
        self.failure: Refused | None = None  # the first one: others only follow from it

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

    def follow(self, command: list[str], cwd: Path, env: dict[str, str]) -> tuple[int, str]:
        """Run a command to its end; its exit code and all that it said."""
        with self.lock:
            if self.failure is not None:
                return 1, ""
            try:
                process = subprocess.Popen(
                    command, cwd=cwd, env=env, text=True, start_new_session=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                )  # fmt: skip
            except OSError as error:
                return 1, f"{command[0]}: {error.strerror}"
            self.running.add(process)
        output = process.communicate()[0]
        with self.lock:
            self.running.remove(process)
        return process.returncode, output

    def give_up(self, sentence: str) -> Refused:
        """One step failed: end those beside it, so that its sentence comes at once."""
        with self.lock:
            self.failure = self.failure or Refused(sentence)
            for process in self.running:
                end(process)
            return self.failure

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
        code, output = progress.follow(command, cwd, os.environ | more)
        if code:
            raise progress.give_up(reason(what, output))
    progress.end(what, time.monotonic() - start)


def reason(what: str, output: str) -> str:
    """Why a step failed: a sentence for what is known, otherwise its last lines."""
    last = "\n".join(output.strip().splitlines()[-LAST_LINES:])
    return known(what, output) or f"expected {what}, but that failed:\n{last}"


def known(what: str, output: str) -> str | None:
    """The sentence for what often goes wrong."""
    low = output.lower()
    if any(word in low for word in UNTRUSTED):
        return CERTIFICATE
    if any(word in low for word in FULL):
        return f"expected room on the disk for {what}, but it is full"
    if any(word in low for word in UNREACHED):
        return OFFLINE.format(reason=f"{what} could not be fetched")
    return None


def end(process: subprocess.Popen[Any]) -> None:
    """End a process with those that it has started."""
    if not hasattr(os, "killpg"):
        process.terminate()
    elif process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)

"""Refuses what can't work before anything is built, in one sentence that says what to do."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
from pathlib import Path

NEEDED = 1_500  # megabytes of a whole set-up
HOST, PORT = "127.0.0.1", 8000
OFFLINE = "expected a connection to fetch packages, this once, but there is none: {reason}"
CERTIFICATE = (
    "expected a trusted certificate from the package index, but a proxy shows one of its own: "
    "set SSL_CERT_FILE to the file with the proxy's certificate"
)
NO_PIP = (
    "expected a Python with pip, but this one has neither pip nor ensurepip: "
    "sudo apt install python3-venv, or make play PY=/path/to/python3"
)


class Refused(Exception):
    """One sentence for people."""


def port() -> int:
    """The port that was asked for; another program must not have it."""
    wanted = os.environ.get("PORT", str(PORT))
    if not wanted.isdecimal() or not 0 <= int(wanted) < 65536:
        raise Refused(f"expected PORT to be a number from 0 to 65535, but got {wanted!r}")
    number = int(wanted)
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, number))
        except OSError:
            free = f"PORT={number + 1 if number < 65535 else PORT} make play"
            raise Refused(
                f"expected port {number} to be free, but another program has it: {free}"
            ) from None
    return number


def room(folder: Path) -> None:
    """Enough space for packages and the web app."""
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < NEEDED:
        raise Refused(f"expected {NEEDED:,} MB of free disk space, but only {free:,} MB are left")


def pip() -> None:
    """Whether this Python can install anything; Debian leaves that to other packages."""
    if not has("pip") and not has("ensurepip"):
        raise Refused(NO_PIP)


def has(module: str) -> bool:
    """Whether this Python brings a module along."""
    return importlib.util.find_spec(module) is not None

"""Refuses what can't work before anything is built, in one sentence that says what to do."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

NEEDED = 1_500  # megabytes of a whole set-up
PATIENCE = 5.0  # seconds for the index of packages to answer
HOST, PORT = "127.0.0.1", 8000
OFFLINE = "expected a connection to fetch packages, this once, but there is none: {reason}"
CERTIFICATE = (
    "expected a trusted certificate from the package index, but a proxy shows one of its own: "
    "set SSL_CERT_FILE and NODE_EXTRA_CA_CERTS to the file with the proxy's certificate"
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


def connection() -> None:
    """Whether the index of Python packages answers, with whatever status."""
    address = index()
    if address is None:
        return
    request = urllib.request.Request(address, method="HEAD")  # noqa: S310 - of pip's settings
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE, context=trusted()):  # noqa: S310
            pass
    except urllib.error.HTTPError:
        pass  # somebody is there
    except (urllib.error.URLError, OSError) as error:
        reason = getattr(error, "reason", error)
        if isinstance(reason, ssl.SSLCertVerificationError):
            raise Refused(CERTIFICATE) from None
        raise Refused(OFFLINE.format(reason=reason)) from None


def index() -> str | None:
    """The address that packages come from: pip knows, and what was set for it counts."""
    for name in ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "PIP_INDEX_URL"):
        if os.environ.get(name):
            return os.environ[name]
    ask = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    for command in (["-m", "pip", "config", "get", "global.index-url"], ["-c", ask]):
        done = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, check=False
        )
        if not done.returncode and done.stdout.strip():
            return done.stdout.strip()
    return None


def trusted() -> ssl.SSLContext:
    """The certificates of this machine, and those that were named for such programs."""
    found = ssl.create_default_context()
    for name in ("SSL_CERT_FILE", "PIP_CERT", "REQUESTS_CA_BUNDLE"):
        path = os.environ.get(name, "")
        if path and Path(path).is_file():
            found.load_verify_locations(path)
    return found

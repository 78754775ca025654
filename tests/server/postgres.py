"""A real PostgreSQL for tests: started once, in a temporary folder, reached by a socket in it."""

import asyncio
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from tools.programs.postgres import programs

READY = "ready to accept connections"
SYNCING = ("fsync", "synchronous_commit", "full_page_writes")
QUICK, DURABLE = "off", "on"  # for all of these


def as_plain_user(*command: str | Path) -> list[str | Path]:
    """PostgreSQL refuses to be run by root; where it can, the system ends it with the tests."""
    if os.geteuid() == 0:
        plain = ["--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]
        return ["setpriv", "--pdeathsig", "INT", *plain, "--", *command]
    if shutil.which("setpriv"):
        return ["setpriv", "--pdeathsig", "INT", "--", *command]
    return [*command]


class Server:
    """A server and its databases, one for each test.

    It flushes what it saves while tests use it, and not while databases are made and dropped.
    """

    def __init__(self, folder: Path, binaries: Path) -> None:
        self.folder = folder
        self.binaries = binaries
        self.numbers = itertools.count(1)
        self.process: subprocess.Popen[str] | None = None

    def make(self) -> None:
        """The files of a new server, for a user `kindu` without a password."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        subprocess.run(
            as_plain_user(
                self.binaries / "initdb", "--pgdata", self.folder / "data", "--username", "kindu",
                "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync",
            ),
            check=True, capture_output=True, cwd=self.folder, env=plain_words(),
        )  # fmt: skip

    def start(self) -> None:
        """Returns when it takes connections."""
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}"]
        settings += ["shared_buffers=16MB"]
        words = [word for setting in settings for word in ("-c", setting)]
        command = as_plain_user(self.binaries / "postgres", "-D", self.folder / "data", *words)
        self.process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, cwd=self.folder, env=plain_words()
        )
        assert self.process.stderr
        said = []
        for line in self.process.stderr:
            said.append(line)
            if READY in line:
                break
        else:
            raise AssertionError(f"PostgreSQL did not start: {''.join(said)}")
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions; SIGQUIT is a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGQUIT)
                self.process.wait()
            assert self.process.stderr
            self.process.stderr.close()
        self.process = None

    def sync(self, how: str) -> None:
        """Set whether it flushes what it saves; also for its next start."""
        lines = [f"{name} = {how}\n" for name in SYNCING]
        (self.folder / "data" / "postgresql.auto.conf").write_text("".join(lines))
        if self.process is not None:
            self.process.send_signal(signal.SIGHUP)
            asyncio.run(shows(self.url("postgres"), how))

    def url(self, database: str) -> str:
        return f"postgresql://kindu@/{database}?host={self.folder}"

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """The address of an empty database, dropped afterwards."""
        name = f"test_{next(self.numbers)}"
        asyncio.run(command(self.url("postgres"), f"CREATE DATABASE {name}"))
        self.sync(DURABLE)
        yield self.url(name)
        self.sync(QUICK)
        asyncio.run(command(self.url("postgres"), f"DROP DATABASE {name} WITH (FORCE)"))


def plain_words() -> dict[str, str]:
    """The environment without what would change the server or its words."""
    kept = {name: at for name, at in os.environ.items() if not name.startswith(("LC_", "PG"))}
    return kept | {"LC_ALL": "C"}


async def command(url: str, sql: str) -> str:
    """One statement by a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.execute(sql)
    finally:
        await connection.close()


async def shows(url: str, how: str) -> None:
    """Wait until new sessions have these settings."""
    found = ""
    while found != how:
        connection = await asyncpg.connect(url)
        found = await connection.fetchval(f"SHOW {SYNCING[0]}")
        await connection.close()


@contextmanager
def running() -> Iterator[Server]:
    """A server in a folder of its own; both are gone afterwards."""
    binaries = programs()
    assert binaries, "expected a PostgreSQL for the tests, but there is none: make postgres"
    folder = Path(tempfile.mkdtemp(prefix="kindu-pg-"))  # short: it is part of a socket's name
    server = Server(folder, binaries)
    try:
        server.make()
        server.sync(QUICK)
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)

"""The host's settings of the server, with defaults that are safe on a machine at home."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.core.words import KinduError
from kindu.server.data.database import Statement
from kindu.server.data.private import private_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kindu.server.data.database import Database

SECRET = "secret"  # noqa: S105 - the file in the data folder
SECRET_BYTES = 32
LONGEST_NUMBER = 10  # digits
HEX_SECRET = re.compile(r"[0-9a-f]{64}")


class SettingsError(KinduError):
    """The server can't be started with these settings."""


@dataclass(frozen=True)
class RateLimit:
    """How often per number of seconds: per person, and per address, which may be a family's."""

    person: int
    address: int
    seconds: int


@dataclass(frozen=True)
class Quota:
    """How many at a time: per person, and per address."""

    person: int
    address: int


COMPILED = "KINDU_COMPILED"  # the folder of the compiled engine, once that is ready
RATES: dict[str, RateLimit] = {
    "request": RateLimit(600, 2400, 60),
    "guest": RateLimit(60, 60, 3600),  # new guests
    "login": RateLimit(10, 30, 900),  # here a "person" is a name tried from one address
    "account": RateLimit(200, 200, 3600),  # a name tried from any address
    "known": RateLimit(10, 60, 900),  # per browser that an account knows, and per account there
    "table": RateLimit(30, 120, 600),
    "join": RateLimit(60, 240, 600),
    "upload": RateLimit(30, 120, 600),
    "token": RateLimit(30, 120, 600),
    "message": RateLimit(300, 3000, 10),  # messages of a socket
    "chat": RateLimit(20, 100, 30),
    "hello": RateLimit(30, 240, 60),  # beyond it, a greeting has only the newest facts
}

# What costs the server more than a simple request counts for so many more, in the budget "request".
WEIGHTS: dict[str, int] = {
    "socket": 4,
    "table": 4,
    "replay": 3,  # the game has been read before
    "wake": 10,  # a table that sleeps
    "board": 20,
    "course": 20,
    "login": 20,  # as the account's
    "upload": 40,
}


@dataclass(frozen=True)
class Settings:
    """One server process; `hosts`, `origins` and `proxies` matter only behind a proxy."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""  # empty: the file kindu.sqlite in the data folder
    wait: float = 60.0  # seconds to wait for a PostgreSQL that is not up
    hosts: tuple[str, ...] = ()  # names by which browsers reach us; * for any
    origins: tuple[str, ...] = ()  # such as https://play.example, if a proxy changes Host
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are trusted
    shared_secret: str = field(default="", repr=False)  # 64 hex digits
    body: int = 16 * 1024  # bytes of a request, without the texts of files
    upload: int = 2 * 1024 * 1024  # bytes of a request with a game file or a board
    message: int = 16 * 1024  # bytes of a socket's message
    connections: int = 400  # of one address
    sockets: int = 200  # of one address, and requests that are answered at the same time
    hashes: int = 2  # passwords hashed at once, each with 64 MiB and a core
    bot_processes: int = 1  # processes in which bots think
    work_processes: int = 2  # processes for long jobs of visitors; each starts when it is needed
    quota_person: int = 100  # MB of tables that one person may have made; 0: any number
    quota_address: int = 1000  # MB of tables that may come from one address; 0: any number
    keep_days: int = 365  # for tables that only guests have used; 0: for ever
    static: Path | None = None  # a build of the web app to use instead of the included one
    bot_tables: Quota = Quota(8, 32)  # games with bots that run at a time
    limited: bool = True
    rates: Mapping[str, RateLimit] = field(default_factory=lambda: dict(RATES))

    @property
    def sqlite(self) -> Path:
        """The database, if no other one is named."""
        return self.data / "kindu.sqlite"

    def secret(self) -> bytes:
        """The key that signs cookies: KINDU_SECRET, or one that is created in the data folder."""
        if not self.shared_secret:
            return kept_secret(self.data)
        if not HEX_SECRET.fullmatch(self.shared_secret):
            came = f"{len(self.shared_secret)} characters"
            raise SettingsError(f"expected 64 hex digits in KINDU_SECRET, but got {came}")
        return bytes.fromhex(self.shared_secret)


def from_environment(
    environment: Mapping[str, str],
    data: Path,
    host: str,
    port: int,
    database_url: str = "",
    bot_processes: int = 1,
) -> Settings:
    """Settings from command-line options and KINDU_* variables."""

    def several(name: str) -> tuple[str, ...]:
        return tuple(one.strip() for one in environment.get(name, "").split(",") if one.strip())

    def number(name: str, default: int) -> int:
        text = environment.get(name, "") or str(default)
        if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
            raise SettingsError(f"expected a whole number in {name}, but got {text[:20]!r}")
        return int(text)

    return Settings(
        data=data,
        host=host,
        port=port,
        database_url=database_url or environment.get("KINDU_DATABASE_URL", ""),
        hosts=several("KINDU_HOSTS"),
        origins=several("KINDU_ORIGINS"),
        proxies=several("KINDU_PROXIES"),
        wait=seconds(environment, "KINDU_DATABASE_WAIT", Settings.wait),
        shared_secret=environment.get("KINDU_SECRET", ""),
        bot_processes=bot_processes,
        quota_person=number("KINDU_QUOTA_PERSON", Settings.quota_person),
        quota_address=number("KINDU_QUOTA_ADDRESS", Settings.quota_address),
        keep_days=number("KINDU_KEEP_DAYS", Settings.keep_days),
        static=Path(environment["KINDU_STATIC"]) if environment.get("KINDU_STATIC") else None,
        limited=environment.get("KINDU_UNLIMITED", "") != "1",  # for measuring and tests
    )


def seconds(environment: Mapping[str, str], name: str, otherwise: float) -> float:
    """A variable with a number of seconds, or a sentence."""
    text = environment.get(name, "").strip()
    if not text:
        return otherwise
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise SettingsError(f"expected a whole number of seconds in {name}, but got {text[:40]!r}")
    return float(text)


def kept_secret(folder: Path) -> bytes:
    """The secret of this data folder; if several processes start at once, one creates it."""
    path = folder / SECRET
    try:
        if not path.exists():
            make_secret(path)
        private_file(path)
        found = path.read_bytes()
    except OSError as error:
        raise SettingsError(
            f"expected to keep a secret in {path}, but that fails: {error.strerror}"
        ) from error
    if len(found) != SECRET_BYTES:
        raise SettingsError(f"expected {SECRET_BYTES} bytes in {path}, but got {len(found)}")
    return found


def make_secret(path: Path) -> None:
    """Create the file atomically: write a draft, then link it to its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".secret-{secrets.token_hex(8)}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(file, "wb") as open_file:
            open_file.write(secrets.token_bytes(SECRET_BYTES))
            open_file.flush()
            os.fsync(open_file.fileno())
        with suppress(FileExistsError):  # another process was quicker, and its secret counts
            os.link(draft, path)
    finally:
        draft.unlink()


async def check_shared_secret(database: Database, secret: bytes) -> None:
    """All processes of a database need the same secret; otherwise they don't share guests."""
    mark = hmac.new(secret, b"kindu shared secret", hashlib.sha256).hexdigest()
    keep = "INSERT INTO note (key, words) VALUES ('secret', ?) ON CONFLICT DO NOTHING"
    await database.write([Statement(keep, (mark,))])
    [(kept,)] = await database.read("SELECT words FROM note WHERE key = 'secret'")
    if kept != mark:
        raise SettingsError(
            "expected the secret with which this database was set up (KINDU_SECRET, or the file "
            "'secret' of the data folder), but got another one; if that is meant, delete the row "
            "'secret' of its table 'note': guests then become strangers, accounts log in again"
        )

"""Opens the data of a server: a folder for its owner alone, the database, the secret."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kindu.server.clock import seconds
from kindu.server.data.database import NotUp
from kindu.server.data.opened import open_database
from kindu.server.data.private import private_folder
from kindu.server.settings import SECRET, SettingsError, check_shared_secret

if sys.platform != "win32":  # Windows: nothing prevents a second server there
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from kindu.server.data.database import Database
    from kindu.server.settings import Settings

    Open = Callable[[str | Path], Awaitable[Database]]

SERVING = ".serving"  # begins with a dot, so no backup has it
AGAIN = 0.5  # seconds between two attempts to reach PostgreSQL

log = logging.getLogger("kindu.server.data")


async def open_data(settings: Settings, open_: Open = open_database) -> tuple[Database, bytes]:
    """The database and the secret, or one sentence about what is wrong."""
    try:
        private_folder(settings.data)
    except OSError as error:
        wanted = f"a data folder that can be written, but {settings.data} can't"
        raise SettingsError(f"expected {wanted}: {error.strerror}") from None
    check_whole(settings)
    database = await reached(settings, open_)
    try:
        secret = settings.secret()
        if database.shared:
            await check_shared_secret(database, secret)
    except BaseException:
        await database.close()
        raise
    return database, secret


def check_whole(settings: Settings) -> None:
    """Refuse a folder that has lost its database, where people would find all their games gone.

    The secret is made after the database, so a first start that was cut short is not refused.
    """
    secret, file = settings.data / SECRET, settings.sqlite
    if settings.database_url or settings.shared_secret or not secret.exists():
        return
    if not file.exists() or not file.stat().st_size:
        raise SettingsError(
            f"expected the database {file.name} beside the file secret in {settings.data}, but it "
            "is gone: restore a backup, or delete the file secret to begin anew"
        )


async def reached(settings: Settings, open_: Open) -> Database:
    """The database; a PostgreSQL that is still starting is waited for."""
    until = seconds() + settings.wait
    waiting = False
    while True:
        try:
            return await open_(settings.database_url or settings.sqlite)
        except NotUp as error:
            if seconds() >= until:
                raise
            if not waiting:
                log.warning("waiting up to %g seconds for PostgreSQL: %s", settings.wait, error)
            waiting = True
        await asyncio.sleep(AGAIN)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock the folder: a second server would not learn of the moves of the first.

    The system releases the lock when the process ends, however it ends.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(folder / SERVING, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        wanted = f"a data folder that can be written, but {folder} can't"
        raise SettingsError(f"expected {wanted}: {error.strerror}") from None
    try:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                wanted = f"to be the only server of {folder}, but another one is running"
                raise SettingsError(f"expected {wanted}; several share a PostgreSQL") from None
        yield
    finally:
        os.close(file)

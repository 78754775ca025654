"""Only one server per SQLite data folder: a second one would not learn of its moves."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kindu.server.settings import SettingsError

if sys.platform != "win32":  # Windows: nothing prevents a second server there
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAME = ".serving"  # begins with a dot, so no backup has it


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock the folder; the system releases the lock when the process ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
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

"""Files that only their owner may read, whatever the umask: database, secret, backups."""

from __future__ import annotations

import logging
import os
import stat
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OWN_FILE, OWN_FOLDER = 0o600, 0o700
OTHERS = stat.S_IRWXG | stat.S_IRWXO
POSIX = os.name == "posix"

log = logging.getLogger("kindu.server.data")


def private_folder(folder: Path) -> None:
    """Create a folder for its owner alone; one that exists becomes so if it is ours.

    A folder such as /tmp, which everybody shares, stays as it is: the files in it are private.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=OWN_FOLDER)
    found = folder.stat()
    if not POSIX or stat.S_IMODE(found.st_mode) == OWN_FOLDER:
        return
    if found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
        folder.chmod(OWN_FOLDER)
    elif found.st_mode & OTHERS:
        log.warning("others may look into the data folder: chmod 700 keeps them out")


def private_file(path: Path) -> None:
    """Create a file for its owner alone; one that exists becomes so if it is ours."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, OWN_FILE)
    try:
        keep_private(handle)
    finally:
        os.close(handle)


def keep_private(handle: int) -> None:
    """Take the rights of all but the owner away from an open file, if we may."""
    if not POSIX or os.fstat(handle).st_mode & OTHERS == 0:
        return
    if os.geteuid() in (0, os.fstat(handle).st_uid):
        os.fchmod(handle, OWN_FILE)

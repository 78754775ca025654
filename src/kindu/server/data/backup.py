"""Backing up a data folder, even while a server writes to it.

The database is copied as of one commit by SQLite itself; a plain copy of its file would be torn.
Its copy comes first, so that every file that a row speaks of is there when files are copied.
"""

from __future__ import annotations

import datetime as dt
import os
import sqlite3
import tempfile
import zipfile
from contextlib import closing
from pathlib import Path
from typing import IO, TYPE_CHECKING

import msgspec

import kindu
from kindu.server.data import archive
from kindu.server.data.archive import BackupError, Manifest, Member
from kindu.server.data.opened import FILE
from kindu.server.data.private import keep_private

if TYPE_CHECKING:
    from collections.abc import Iterator

OF_SQLITE = tuple(FILE + more for more in ("", "-wal", "-shm", "-journal"))
PATIENCE = 10.0  # seconds to wait for a process that holds the database


def back_up(folder: Path, target: Path) -> Manifest:
    """Write a folder to one new file, atomically; only its owner may read it."""
    check(folder, target)
    try:
        with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as place:
            draft = Path(place) / "backup"
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, archive.OWN)
            with os.fdopen(handle, "wb") as file:
                keep_private(file.fileno())
                manifest = write(folder, file, Path(place) / FILE)
                archive.sync(file)
            draft.replace(target)
        archive.sync_folder(target.parent)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise BackupError(f"expected to write {target}, but it failed: {reason}") from None
    return manifest


def check(folder: Path, target: Path) -> None:
    """Refuse a missing data folder, and a target that exists or is inside the data folder."""
    if not folder.is_dir():
        raise BackupError(f"expected a data folder, but {folder} is not a folder")
    if target.exists():
        raise BackupError(f"expected a new file, but {target} already exists")
    if target.resolve().is_relative_to(folder.resolve()):
        raise BackupError(f"expected a file outside of {folder}, but got {target}")


def write(folder: Path, file: IO[bytes], copy: Path) -> Manifest:
    """All members, and the manifest last."""
    members: dict[str, Member] = {}
    revision = ""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        if (folder / FILE).is_file():
            revision = copy_database(folder / FILE, copy)
            members[FILE] = add(zipped, FILE, copy)
        for name in files(folder):
            try:
                members[name] = add(zipped, name, folder / name)
            except FileNotFoundError:
                continue  # deleted since it was listed
        when = dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
        found = Manifest(archive.FORMAT, kindu.__version__, when, revision, members)
        zipped.writestr(archive.MANIFEST, msgspec.json.format(msgspec.json.encode(found)))
    return found


def files(folder: Path) -> Iterator[str]:
    """The names of all files except the database and drafts, whose names begin with a dot."""
    for at, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            path = (Path(at) / name).relative_to(folder)
            ours = not name.startswith(".") and str(path) not in OF_SQLITE
            if ours and (folder / path).is_file():
                yield path.as_posix()


def add(zipped: zipfile.ZipFile, name: str, path: Path) -> Member:
    """One file, as it is at this moment."""
    with path.open("rb") as source:
        info = zipfile.ZipInfo(archive.BELOW + name)
        info.compress_type = zipfile.ZIP_DEFLATED
        with zipped.open(info, "w", force_zip64=True) as target:
            return archive.pour(source, target)


def copy_database(path: Path, copy: Path) -> str:
    """Copy the database as of one commit into a single file; returns its revision."""
    address = f"{path.resolve().as_uri()}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BackupError(f"expected to copy {path}, but SQLite says {error}") from None
    return revision_of(copy, path)


def revision_of(path: Path, name: Path) -> str:
    """Check the database and return its revision; errors call it by this name."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            [(state,)] = connection.execute("PRAGMA quick_check(1)").fetchall()
            rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise BackupError(f"expected a database in {name}, but SQLite says {error}") from None
    if state != "ok" or len(rows) != 1:
        raise BackupError(f"expected a sound database in {name}, but SQLite says {state}")
    return str(rows[0][0])

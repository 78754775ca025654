"""Restoring a data folder from a backup: whole, or not at all."""

from __future__ import annotations

import datetime as dt
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.server.data import archive
from kindu.server.data.archive import BackupError, Manifest, Member
from kindu.server.data.backup import revision_of
from kindu.server.data.migrate import check_revision
from kindu.server.data.opened import FILE

if TYPE_CHECKING:
    import zipfile


def restore(source: Path, folder: Path, force: bool = False) -> tuple[Manifest, Path | None]:
    """Replace a folder with a backup; returns where the old folder was moved."""
    folder = folder.resolve()
    check_free(folder, force)
    draft = ""
    try:
        with archive.opened(source) as (zipped, manifest):
            check_revision(manifest.revision or None)
            folder.parent.mkdir(parents=True, exist_ok=True)
            draft = tempfile.mkdtemp(prefix=f".{folder.name}.", dir=folder.parent)
            unpack(zipped, manifest, Path(draft), source)
            return manifest, swap(Path(draft), folder)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise BackupError(f"expected to restore {folder}, but it failed: {reason}") from None
    finally:
        if draft:
            shutil.rmtree(draft, ignore_errors=True)


def check_free(folder: Path, force: bool) -> None:
    """Refuse to replace a folder that has files or that a server is using."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise BackupError(f"expected a folder, but {folder} is a file")
    if any(folder.iterdir()) and not force:
        raise BackupError(
            f"expected an empty folder or a new one, but {folder} has files: "
            "--force renames it and keeps it beside the restored one"
        )
    if (folder / FILE).is_file() and in_use(folder / FILE):
        raise BackupError(f"expected no server to be using {folder}, but one is: stop it first")


def in_use(path: Path) -> bool:
    """Whether another process has the database open: then WAL can't be switched off."""
    try:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        return "locked" in str(error)
    except sqlite3.DatabaseError:
        return False  # it is damaged: a reason to restore
    return False


def unpack(zipped: zipfile.ZipFile, manifest: Manifest, draft: Path, source: Path) -> None:
    """Extract all files, check them against the manifest, and check the database."""
    for name, member in manifest.members.items():
        try:
            same = member == take(zipped, name, member, draft / name)
        except archive.DAMAGE:
            same = False
        if not same:
            archive.refuse(source)
    if FILE in manifest.members:
        found = revision_of(draft / FILE, Path(FILE))
        check_revision(found)
    elif manifest.revision:
        archive.refuse(source)


def take(zipped: zipfile.ZipFile, name: str, member: Member, path: Path) -> Member:
    """Extract one file and wait until it is on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, archive.OWN)
    with zipped.open(archive.BELOW + name) as packed, os.fdopen(handle, "wb") as target:
        found = archive.pour(packed, target, member.size)
        archive.sync(target)
    return found


def swap(draft: Path, folder: Path) -> Path | None:
    """Give the draft the folder's name; the old folder, if it has files, gets another name."""
    kept = None
    if folder.exists():
        stamp = dt.datetime.now(dt.UTC).strftime("%Y%m%d-%H%M%S-%f")
        kept = folder.with_name(f"{folder.name}.before-{stamp}")
        folder.rename(kept)
    try:
        draft.rename(folder)
    except OSError:
        if kept is not None:
            kept.rename(folder)
        raise
    archive.sync_folder(folder.parent)
    if kept is not None and not any(kept.iterdir()):
        kept.rmdir()
        return None
    return kept

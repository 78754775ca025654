"""The format of a backup: a zip of the data folder, with a manifest of every file's hash."""

from __future__ import annotations

import hashlib
import os
import zipfile
import zlib
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

import msgspec

from kindu.core.words import KinduError

if TYPE_CHECKING:
    from collections.abc import Iterator

MANIFEST = "manifest.json"
BELOW = "data/"  # a folder in the zip, so that no file can be mistaken for the manifest
FORMAT = 1
OWN = 0o600  # a backup holds seeds and the key that signs cookies
LARGEST_MANIFEST = 64_000_000  # bytes
AT_ONCE = 1 << 20  # bytes
PLAIN = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ENCRYPTED = 1  # a bit of a member's flags
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, UnicodeError, NotImplementedError)


class BackupError(KinduError):
    """A backup or restore that is not possible; nothing was changed."""


class Member(msgspec.Struct, frozen=True):
    """What a file must be like when it is extracted."""

    sha256: str
    size: int


class Manifest(msgspec.Struct, frozen=True):
    """What a backup contains: the files by their names in the data folder."""

    format: int
    version: str  # of Kindu
    when: str  # UTC
    revision: str  # of the database; empty if there is none
    members: dict[str, Member]


def pour(source: IO[bytes], target: IO[bytes], most: int | None = None) -> Member:
    """Copy a file, up to a limit, and return its size and hash."""
    found, size = hashlib.sha256(), 0
    while part := source.read(AT_ONCE):
        found.update(part)
        size += len(part)
        if most is not None and size > most:
            break
        target.write(part)
    return Member(found.hexdigest(), size)


def sync(file: IO[bytes]) -> None:
    """Wait until a file is on the disk."""
    file.flush()
    os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk; not every system supports it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def opened(path: Path) -> Iterator[tuple[zipfile.ZipFile, Manifest]]:
    """Open a backup and check its manifest and names; contents are checked when extracted."""
    try:
        archive = zipfile.ZipFile(path)
    except DAMAGE:
        refuse(path)
    except OSError as error:
        reason = error.strerror or "unreadable"
        raise BackupError(f"expected a backup, but {path} can't be read: {reason}") from None
    with archive:
        try:
            manifest = read_manifest(archive, path)
        except DAMAGE:
            refuse(path)
        yield archive, manifest


def refuse(path: Path) -> NoReturn:
    """The error for a file that is not a backup, or a damaged one."""
    raise BackupError(
        f"expected a file made by kindu backup, but {path} is a different one or damaged"
    )


def read_manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    """The manifest, if it lists exactly the members of the archive."""
    infos = archive.infolist()
    names = [info.filename for info in infos]
    plain = all(i.compress_type in PLAIN and not i.flag_bits & ENCRYPTED for i in infos)
    if MANIFEST not in names or not plain:
        refuse(path)
    found = parse(archive, path)
    if sorted(names) != sorted([MANIFEST, *(BELOW + name for name in found.members)]):
        refuse(path)
    for name in found.members:
        check_name(name)
    return found


def parse(archive: zipfile.ZipFile, path: Path) -> Manifest:
    """The manifest. Its format number is checked first, because a newer one may differ."""
    with archive.open(MANIFEST) as file:
        data = file.read(LARGEST_MANIFEST)
    try:
        number = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("format")
        form = msgspec.json.decode(number or b"", type=int)
        if form <= FORMAT:
            return msgspec.json.decode(data, type=Manifest)
    except msgspec.DecodeError:
        refuse(path)
    raise BackupError(f"expected a backup of format {FORMAT}, but got {form} of a newer Kindu")


def check_name(name: str) -> None:
    """Refuse a name that leads out of the folder, on this system or another."""
    here = Path("folder").absolute()
    parts = name.replace("\\", "/").split("/")
    if {"", ".", ".."} & set(parts) or not (here / name).is_relative_to(here):
        raise BackupError(f"expected names of files in the data folder, but got {name!r}")

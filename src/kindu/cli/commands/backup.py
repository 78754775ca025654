"""`kindu backup` and `kindu restore`: the whole data folder to one file, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from kindu.cli.commands.serve import MISSING
from kindu.cli.folders import server_data
from kindu.cli.out import print_json
from kindu.core.words import KinduError

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.cli.folders import ServerData
    from kindu.server.data.archive import Manifest

ELSEWHERE = "The tables are in PostgreSQL, not in this file: use {program} for them."


class BackupView(TypedDict):
    """What `--json` prints about a backup."""

    file: str
    folder: str
    version: str
    when: str
    revision: str
    files: int
    bytes: int
    postgres: bool
    kept: str | None  # where a restore has moved the old folder


def back_up(file: Path, data: Path | None, database_url: str, as_json: bool) -> None:
    """Write the data folder into a new file."""
    try:
        from kindu.server.data import backup
    except ModuleNotFoundError as error:
        raise KinduError(MISSING.format(name=error.name)) from None
    place = server_data(data, database_url)
    check_named(place)
    found = view(file, place, backup.back_up(place.folder, file))
    if as_json:
        print_json(found)
        return
    print(f"{file} contains {amount(found)} of {place.folder}. Keep it safe: it holds secrets.")
    if found["postgres"]:
        print(ELSEWHERE.format(program="pg_dump"))


def restore(file: Path, data: Path | None, database_url: str, force: bool, as_json: bool) -> None:
    """Restore the data folder from a backup."""
    try:
        from kindu.server.data.restore import restore as put_back
    except ModuleNotFoundError as error:
        raise KinduError(MISSING.format(name=error.name)) from None
    place = server_data(data, database_url)
    manifest, kept = put_back(file, place.folder, force)
    found = view(file, place, manifest)
    found["kept"] = str(kept) if kept else None
    if as_json:
        print_json(found)
        return
    print(f"{place.folder} contains {amount(found)} from {file}, made at {found['when']}.")
    if kept:
        print(f"The old folder is now {kept}.")
    if found["postgres"]:
        print(ELSEWHERE.format(program="psql or pg_restore"))


def check_named(place: ServerData) -> None:
    """A default folder must have a database; otherwise the wrong one might be backed up."""
    from kindu.server.data.opened import FILE

    if not place.named and not (place.folder / FILE).is_file():
        wanted = f"the data folder of a server, but {place.folder} has no database"
        raise KinduError(f"expected {wanted}: name the folder with --data or KINDU_DATA")


def amount(found: BackupView) -> str:
    """How many files there are, and whether the database is among them."""
    files = "1 file" if found["files"] == 1 else f"{found['files']} files"
    return f"{files}, including the database," if found["revision"] else f"{files} and no database"


def view(file: Path, place: ServerData, manifest: Manifest) -> BackupView:
    """What there is to say about a backup."""
    return BackupView(
        file=str(file),
        folder=str(place.folder),
        version=manifest.version,
        when=manifest.when,
        revision=manifest.revision,
        files=len(manifest.members),
        bytes=sum(member.size for member in manifest.members.values()),
        postgres=bool(place.database_url),
        kept=None,
    )

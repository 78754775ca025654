"""Restoring: whole or not at all, never over somebody's data, never from what isn't a backup."""

import asyncio
import hashlib
import json
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kindu.core.words import KinduError
from kindu.server.data import archive
from kindu.server.data.archive import BackupError
from kindu.server.data.backup import back_up
from kindu.server.data.opened import open_database
from kindu.server.data.restore import restore
from tests.server.folders import FILES, files_in, rows
from tests.server.stores import event


def test_a_folder_with_files_is_replaced_by_force_only_and_then_kept_beside(
    folder: Path, backup: Path, tmp_path: Path
) -> None:
    (folder / "secret").write_bytes(b"newer")
    with pytest.raises(BackupError, match="expected an empty folder or a new one"):
        restore(backup, folder)
    assert b"newer" == (folder / "secret").read_bytes()
    _, kept = restore(backup, folder, force=True)

    assert FILES == files_in(folder)
    assert kept
    assert b"newer" == (kept / "secret").read_bytes()
    assert [0] == rows(kept)
    assert {"data", kept.name, "backup.zip"} == {path.name for path in tmp_path.iterdir()}


def test_an_empty_folder_is_filled(backup: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    _, kept = restore(backup, tmp_path / "new")

    assert kept is None
    assert FILES == files_in(tmp_path / "new")


def test_a_folder_where_a_server_works_is_not_replaced_even_by_force(
    folder: Path, backup: Path
) -> None:
    async def work() -> None:
        store = await open_database(folder / "kindu.sqlite")
        try:
            restore(backup, folder, force=True)
        finally:
            assert await store.write([event(1)])
            await store.close()

    with pytest.raises(BackupError, match="expected no server to be using"):
        asyncio.run(work())

    assert [0, 1] == rows(folder)


@dataclass(frozen=True)
class Forgery:
    """What somebody changed in an archive."""

    sentence: str = "is a different one or damaged"
    manifest: dict[str, object] = field(default_factory=dict)
    secret: bytes | None = None
    extra: str = ""  # a member more


def forge(backup: Path, how: Forgery) -> None:
    """Write an archive anew, with these changes."""
    with zipfile.ZipFile(backup) as old:
        members = {name: old.read(name) for name in old.namelist()}
    manifest = json.loads(members.pop(archive.MANIFEST))
    if how.secret is not None:
        members[f"{archive.BELOW}secret"] = how.secret
    if how.extra:
        members[archive.BELOW + how.extra] = b"x"
        manifest["members"][how.extra] = {"sha256": hashlib.sha256(b"x").hexdigest(), "size": 1}
    with zipfile.ZipFile(backup, "w") as new:
        for name, content in members.items():
            new.writestr(name, content)
        new.writestr(archive.MANIFEST, json.dumps(manifest | how.manifest))


NAMES = "expected names of files in the data folder, but got"
NEWER = "of this version or older, but it is 9999"
FORGED = {
    "another content": Forgery(secret=bytes(32)),
    "more content": Forgery(secret=bytes(range(33))),
    "members that nobody knows of": Forgery(manifest={"members": {}}),
    "no members": Forgery(manifest={"members": [1]}),
    "no number": Forgery(manifest={"format": "1"}),
    "a file beside the folder": Forgery(NAMES, extra="../evil"),
    "a file anywhere": Forgery(NAMES, extra="/evil"),
    "a file beside, in a roundabout way": Forgery(NAMES, extra="games/../../evil"),
    "a file beside, on Windows": Forgery(NAMES, extra="..\\evil"),
    "a newer Kindu": Forgery("format 1, but got 2 of a newer Kindu", {"format": 2}),
    "a newer database": Forgery(NEWER, {"revision": "9999"}),
}


@pytest.mark.parametrize("kind", FORGED)
def test_a_forged_archive_is_refused_and_nothing_is_there(
    backup: Path, tmp_path: Path, kind: str
) -> None:
    forge(backup, FORGED[kind])
    with pytest.raises(KinduError, match=FORGED[kind].sentence):
        restore(backup, tmp_path / "new")

    assert {"data", "backup.zip"} == {path.name for path in tmp_path.iterdir()}


def test_a_manifest_that_hides_a_newer_database_is_refused(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "kindu.sqlite")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    back_up(folder, tmp_path / "backup.zip")
    forge(tmp_path / "backup.zip", Forgery(manifest={"revision": "0001"}))

    with pytest.raises(KinduError, match=NEWER):
        restore(tmp_path / "backup.zip", tmp_path / "new")


def test_what_is_no_backup_is_refused(backup: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    with zipfile.ZipFile(other, "w") as foreign:
        foreign.writestr("data/secret", b"x")
    for content in (other.read_bytes(), b"", b"kindu 1\n", backup.read_bytes()[:-1]):
        other.write_bytes(content)
        with pytest.raises(BackupError, match="expected a file made by kindu backup, but"):
            restore(other, tmp_path / "new")
    with pytest.raises(BackupError, match="can't be read: No such file"):
        restore(tmp_path / "nowhere", tmp_path / "new")

    assert not (tmp_path / "new").exists()


def test_whichever_byte_is_damaged_the_same_comes_back_or_nothing(
    backup: Path, tmp_path: Path
) -> None:
    """Some bytes of an archive, such as dates, mean nothing to us."""
    whole = backup.read_bytes()
    refused = 0
    for at in range(0, len(whole), 29):
        backup.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        new = tmp_path / f"new-{at}"
        try:
            restore(backup, new)
            assert FILES == files_in(new)
            assert [0] == rows(new)
        except BackupError:
            refused += 1
            assert not new.exists()

    assert refused > len(range(0, len(whole), 29)) / 2

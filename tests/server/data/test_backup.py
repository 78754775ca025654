"""Backup and restore: everything that was acknowledged, whole, and never over somebody's data."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.server.data.archive import BackupError
from kindu.server.data.backup import back_up
from kindu.server.data.opened import open_database
from kindu.server.data.restore import restore
from tests.server.folders import FILES, LEFT_OUT, files_in, rows
from tests.server.stores import event

WRITER = """
import asyncio, sys
from pathlib import Path
from kindu.server.data.database import Statement
from tests.server.stores import event, opened

async def work() -> None:
    store = await opened(Path(sys.argv[1]))
    pair = "INSERT INTO envelope (game, n, seat, lines, at) VALUES ('g', ?, 0, 'x', 0)"
    for n in range(10**9):
        assert await store.write([event(n), Statement(pair, (n,))])
        print(n, flush=True)

asyncio.run(work())
"""


@contextmanager
def writer(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that goes on writing pairs of rows, and says when it has kept one."""
    folder.mkdir()
    words = [sys.executable, "-c", WRITER, str(folder / "kindu.sqlite")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(process: subprocess.Popen[str], least: int) -> int:
    """The last of so many events."""
    assert process.stdout
    return [int(process.stdout.readline()) for _ in range(least)][-1]


def test_a_backup_has_all_that_was_acknowledged_before_it_while_a_writer_goes_on(
    tmp_path: Path,
) -> None:
    with writer(tmp_path / "data") as process:
        before = acknowledged(process, 50)
        back_up(tmp_path / "data", tmp_path / "one.zip")
        acknowledged(process, 50)  # it was not stopped
        back_up(tmp_path / "data", tmp_path / "two.zip")
    for name, least in (("one", before), ("two", before + 50)):
        restore(tmp_path / f"{name}.zip", tmp_path / name)
        found = rows(tmp_path / name)

        assert list(range(len(found))) == found
        assert len(found) > least
        assert found == rows(tmp_path / name, "SELECT n FROM envelope ORDER BY n")


def test_what_a_killed_server_had_acknowledged_is_in_the_backup(tmp_path: Path) -> None:
    with writer(tmp_path / "data") as process:
        last = acknowledged(process, 50)
        process.kill()
        process.wait()
        back_up(tmp_path / "data", tmp_path / "backup.zip")
    restore(tmp_path / "backup.zip", tmp_path / "new")

    assert set(range(last + 1)) <= set(rows(tmp_path / "new"))


def test_a_restored_folder_is_the_same_and_its_owner_s_alone(
    folder: Path, backup: Path, tmp_path: Path
) -> None:
    new = tmp_path / "deep" / "new"
    manifest, kept = restore(backup, new)

    assert files_in(folder) == files_in(new) | LEFT_OUT
    assert FILES == files_in(new)
    assert [0] == rows(new)
    assert kept is None
    assert {"kindu.sqlite", *FILES} == set(manifest.members)
    assert {0o600} == {path.stat().st_mode & 0o777 for path in [backup, *new.rglob("*.*")]}
    assert ["new"] == [path.name for path in new.parent.iterdir()]


def test_a_restored_database_is_opened_and_written_to(backup: Path, tmp_path: Path) -> None:
    async def work() -> bool:
        store = await open_database(tmp_path / "new" / "kindu.sqlite")
        kept = await store.write([event(1)])
        await store.close()
        return kept

    restore(backup, tmp_path / "new")

    assert asyncio.run(work())


def test_a_folder_without_a_database_is_backed_up_too(tmp_path: Path) -> None:
    (tmp_path / "data" / "games").mkdir(parents=True)
    (tmp_path / "data" / "games" / "a.kindu").write_bytes(b"x")
    back_up(tmp_path / "data", tmp_path / "backup.zip")
    manifest, _ = restore(tmp_path / "backup.zip", tmp_path / "new")

    assert {"games/a.kindu": b"x"} == files_in(tmp_path / "new")
    assert "" == manifest.revision


# --- what is refused ----------------------------------------------------------------------


def test_a_backup_never_replaces_a_file_and_lies_outside_of_the_data(
    folder: Path, backup: Path, tmp_path: Path
) -> None:
    before = backup.read_bytes()
    with pytest.raises(BackupError, match="expected a new file, but"):
        back_up(folder, backup)
    with pytest.raises(BackupError, match="expected a file outside of"):
        back_up(folder, folder / "games" / "backup.zip")
    with pytest.raises(BackupError, match="expected a data folder, but"):
        back_up(tmp_path / "nowhere", tmp_path / "new.zip")
    with pytest.raises(BackupError, match="No such file or directory"):
        back_up(folder, tmp_path / "nowhere" / "new.zip")

    assert before == backup.read_bytes()
    assert {"data", "backup.zip"} == {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("content", [b"no database", b""])
def test_a_database_that_is_damaged_or_foreign_is_not_backed_up(
    folder: Path, tmp_path: Path, content: bytes
) -> None:
    (folder / "kindu.sqlite").write_bytes(content * 500)
    with pytest.raises(BackupError, match=r"SQLite says"):
        back_up(folder, tmp_path / "backup.zip")

    assert ["data"] == [path.name for path in tmp_path.iterdir()]


# --- the commands -------------------------------------------------------------------------


def test_the_commands_say_what_they_did(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, new = tmp_path / "b.zip", tmp_path / "new"
    assert 0 == run(["backup", str(file), "--data", str(folder)])
    assert 0 == run(["restore", str(file), "--data", str(new)])
    assert 0 == run(["restore", str(file), "--data", str(new), "--force"])
    out = capsys.readouterr().out.splitlines()

    assert f"{file} contains 6 files, including the database, of {folder}." in out[0]
    assert out[1].startswith(
        f"{new} contains 6 files, including the database, from {file}, made at "
    )
    assert out[3].startswith(f"The old folder is now {new}.before-")
    assert 4 == len(out)


def test_the_commands_speak_json_and_of_postgresql(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "b.zip")
    url = ["--database-url", "postgresql://host/x"]
    assert 0 == run(["backup", file, "--data", str(folder), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert 0 == run(["restore", file, "--data", str(tmp_path / "new"), *url])
    restored = capsys.readouterr().out
    assert 0 == run(["backup", f"{file}2", "--data", str(folder), *url])

    assert (6, False, None) == (told["files"], told["postgres"], told["kept"])
    assert (
        "The tables are in PostgreSQL, not in this file: use psql or pg_restore for them."
        in restored
    )
    assert "in this file: use pg_dump for them." in capsys.readouterr().out


def test_a_refusal_of_the_commands_is_one_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x").write_bytes(b"x")
    assert 2 == run(["restore", str(tmp_path / "x"), "--data", str(tmp_path / "new")])
    assert 2 == run(["backup", str(tmp_path / "x"), "--data", str(folder)])
    err = capsys.readouterr().err.splitlines()

    assert ["kindu: expected a file made", "kindu: expected a new file,"] == [
        line[:27] for line in err
    ]

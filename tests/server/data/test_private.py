"""The data belong to their owner alone, and a folder that lost its database is not begun anew."""

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kindu.server.data.backup import back_up
from kindu.server.data.start import open_data
from kindu.server.disk_quota import DiskQuota
from kindu.server.settings import Settings, SettingsError, from_environment
from tests.server.running import running, settings
from tests.server.sitting import friends, live, ok, order
from tests.support import QUICKEST

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="rights are of another kind there")


def rights(folder: Path) -> dict[str, str]:
    """Of the folder and all files in it."""
    paths = [folder, *folder.rglob("*")]
    return {str(path.relative_to(folder)): oct(stat.S_IMODE(path.stat().st_mode)) for path in paths}


def open_to_all(folder: Path, mode: int) -> None:
    """Let others look into the folder and all files in it."""
    for path in (folder, *folder.iterdir()):
        path.chmod(mode)


@pytest.fixture(params=[0o000, 0o022, 0o077])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
@live
async def test_whatever_the_umask_nobody_else_may_read_the_data(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.zip"
    async with running(settings(data)) as server, server.person() as ada:
        await ada.ask("GET", "/me")
        back_up(data, backup)
        found = rights(data)

    assert {"kindu.sqlite", "kindu.sqlite-wal", "kindu.sqlite-shm", "secret"} <= set(found)
    assert "0o700" == found.pop(".")
    assert {"0o600"} == set(found.values())
    assert 0o600 == stat.S_IMODE(backup.stat().st_mode)


def written(folder: Path) -> tuple[list[bytes], set[str]]:
    """All files but the secret, and the marks of addresses in the database."""
    files = [path.read_bytes() for path in folder.iterdir() if path.name != "secret"]
    with closing(sqlite3.connect(folder / "kindu.sqlite")) as database:
        return files, {mark for (mark,) in database.execute("SELECT household FROM game")}


@live
async def test_the_database_holds_no_address(tmp_path: Path) -> None:
    """Only a mark of it, which nobody can compute without the server's secret."""
    home, other = "203.0.113.77", DiskQuota(key=b"another secret")
    async with running(settings(tmp_path, proxies=("127.0.0.1",))) as server:
        async with friends(server, QUICKEST) as at, server.person() as ada:
            ada.http.headers["X-Forwarded-For"] = home
            await ada.ask("POST", "/tables", order(QUICKEST, "me", "me"))
            await ok(at.seats[0], "chat", words="hello")
        files, marks = written(tmp_path)
        secret = DiskQuota(key=(tmp_path / "secret").read_bytes())

    assert marks == {secret.mark(home), secret.mark("127.0.0.1")}
    assert other.mark(home) not in marks
    assert not any(address in file for file in files for address in (home.encode(), b"127.0.0.1"))


@live
async def test_data_of_an_earlier_version_become_private_at_the_next_start(tmp_path: Path) -> None:
    async with running(settings(tmp_path)):
        pass
    open_to_all(tmp_path, 0o755)
    async with running(settings(tmp_path)):
        found = rights(tmp_path)

    assert "0o700" == found.pop(".")
    assert {"0o600"} == set(found.values())


@live
async def test_a_folder_that_everybody_shares_stays_as_it_is(tmp_path: Path) -> None:
    open_to_all(tmp_path, 0o1777)
    async with running(settings(tmp_path)):
        found = rights(tmp_path)

    assert "0o1777" == found.pop(".")
    assert {"0o600"} == set(found.values())


@pytest.mark.parametrize("left", [None, b""])
def test_a_folder_with_a_secret_that_lost_its_database_is_refused(
    tmp_path: Path, left: bytes | None
) -> None:
    (tmp_path / "secret").write_bytes(bytes(32))
    if left is not None:
        (tmp_path / "kindu.sqlite").write_bytes(left)
    with pytest.raises(SettingsError) as error:
        asyncio.run(open_data(Settings(tmp_path)))

    assert (
        f"expected the database kindu.sqlite beside the file secret in {tmp_path}, but it is gone: "
        "restore a backup, or delete the file secret to begin anew"
    ) == str(error.value)
    assert not (tmp_path / "kindu.sqlite").exists() or left == b""


@live
async def test_without_its_secret_such_a_folder_begins_anew(tmp_path: Path) -> None:
    """Also after a first start that was cut short: the database is made before the secret."""
    (tmp_path / "kindu.sqlite").write_bytes(b"")
    database, secret = await open_data(Settings(tmp_path))
    await database.close()

    assert (tmp_path / "secret").read_bytes() == secret


@live
async def test_a_folder_of_a_server_with_postgresql_needs_no_file(
    tmp_path: Path, postgres_url: str
) -> None:
    for _ in range(2):
        database, _ = await open_data(Settings(tmp_path, database_url=postgres_url))
        await database.close()

    assert {".", "secret"} == set(rights(tmp_path))


def test_a_wrong_number_of_seconds_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="whole number of seconds in KINDU_DATABASE_WAIT"):
        from_environment({"KINDU_DATABASE_WAIT": "soon"}, tmp_path, "", 0)

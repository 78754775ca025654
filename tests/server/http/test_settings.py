"""What a host decides: the secret that signs cookies, and the environment."""

import asyncio
import threading
from pathlib import Path

import pytest

from kindu.server.data.sqlite import Sqlite
from kindu.server.settings import Settings, SettingsError, check_shared_secret, from_environment
from tests.server.door import empty_database


def test_the_secret_is_made_once_and_for_the_owner_only(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "data")
    first, second = settings.secret(), settings.secret()

    assert first == second
    assert 32 == len(first)
    assert 0o600 == (tmp_path / "data" / "secret").stat().st_mode & 0o777
    assert ["secret"] == [path.name for path in (tmp_path / "data").iterdir()]


def test_processes_that_start_at_once_have_one_secret(tmp_path: Path) -> None:
    begin = threading.Barrier(8)
    found: list[bytes] = []

    def start() -> None:
        begin.wait()
        found.append(Settings(tmp_path / "data").secret())

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert 8 == len(found)
    assert 1 == len(set(found))


def test_a_damaged_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")

    with pytest.raises(SettingsError, match=r"expected 32 bytes in .*, but got 5"):
        Settings(tmp_path).secret()


def test_a_folder_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")

    with pytest.raises(SettingsError, match="expected to keep a secret in"):
        Settings(tmp_path / "file" / "data").secret()


def test_a_shared_secret_comes_from_the_environment(tmp_path: Path) -> None:
    settings = from_environment({"KINDU_SECRET": "ab" * 32}, tmp_path, "localhost", 8000)

    assert bytes([0xAB] * 32) == settings.secret()
    assert "abab" not in repr(settings)
    assert [] == list(tmp_path.iterdir())


def test_a_faulty_shared_secret_is_refused_and_not_shown(tmp_path: Path) -> None:
    settings = from_environment({"KINDU_SECRET": "hunter2"}, tmp_path, "localhost", 8000)

    with pytest.raises(SettingsError, match=r"^expected 64 hex digits in KINDU_SECRET, but got 7"):
        settings.secret()


def test_lists_of_the_environment_have_commas(tmp_path: Path) -> None:
    environment = {"KINDU_HOSTS": "play.example, www.example", "KINDU_PROXIES": "10.0.0.0/8"}
    settings = from_environment(environment, tmp_path, "localhost", 8000)

    assert ("play.example", "www.example") == settings.hosts
    assert ("10.0.0.0/8",) == settings.proxies
    assert () == settings.origins


def test_all_processes_of_a_database_have_one_secret(tmp_path: Path) -> None:
    async def work() -> None:
        path = tmp_path / "kindu.sqlite"
        path.write_bytes(empty_database())
        database = Sqlite(path)
        try:
            await check_shared_secret(database, b"one")
            await check_shared_secret(database, b"one")
            await check_shared_secret(database, b"another")
        finally:
            await database.close()

    with pytest.raises(SettingsError, match="but got another one"):
        asyncio.run(work())


def test_quotas_and_retention_come_from_the_environment(tmp_path: Path) -> None:
    names = ("KINDU_QUOTA_PERSON", "KINDU_QUOTA_ADDRESS", "KINDU_KEEP_DAYS")
    chosen = dict(zip(names, ("7", "0", "30"), strict=True))
    found, default = [
        from_environment(one, tmp_path, "localhost", 8000)
        for one in (chosen, dict.fromkeys(names, ""))
    ]

    assert (7, 0, 30) == (found.quota_person, found.quota_address, found.keep_days)
    assert (100, 1000, 365) == (default.quota_person, default.quota_address, default.keep_days)


@pytest.mark.parametrize("text", ["-1", "1.5", "a year", "9" * 30, "²"])
def test_a_number_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(SettingsError, match="expected a whole number in KINDU_KEEP_DAYS, but got"):
        from_environment({"KINDU_KEEP_DAYS": text}, tmp_path, "localhost", 8000)

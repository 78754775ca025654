"""The commands of a host work on the data of the service, whoever calls them."""

import asyncio
import json
from pathlib import Path

import pytest

from kindu.cli import folders
from kindu.cli.run import BAD_INPUT, run
from kindu.server.data.opened import open_database


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a host who has a service on this machine, and games of their own."""
    for name in ("KINDU_DATA", "KINDU_DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(folders, "SERVICE", tmp_path / "kindu.env", raising=False)
    own = tmp_path / "home" / "kindu"
    (own / "games").mkdir(parents=True)
    (own / "games" / "mine.kindu").write_bytes(b"mine")
    return own


@pytest.fixture
def service(home: Path, folder: Path) -> Path:
    """The data folder of that service."""
    lines = ["# as systemd reads it", f'KINDU_DATA="{folder}"', "KINDU_HOSTS=play.example", ""]
    (home.parent.parent / "kindu.env").write_text("\n".join(lines))
    return folder


def test_a_backup_and_a_restore_are_about_the_folder_of_the_service(
    service: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "b.zip")
    assert 0 == run(["backup", file, "--json"])
    made = json.loads(capsys.readouterr().out)
    assert 0 == run(["restore", file, "--force", "--json"])
    put_back = json.loads(capsys.readouterr().out)

    assert [str(service), 6] == [made["folder"], made["files"]]
    assert str(service) == put_back["folder"]


def test_an_account_is_looked_for_at_the_service(
    service: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert BAD_INPUT == run(["forget", "--account", "nobody"])

    assert "nobody" in capsys.readouterr().err
    assert (service / "kindu.sqlite").is_file()


@pytest.mark.parametrize("by", ["option", "variable"])
def test_a_folder_that_is_named_counts_before_the_service(
    service: Path,
    home: Path,
    tmp_path: Path,
    by: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert service != home
    if by == "variable":
        monkeypatch.setenv("KINDU_DATA", str(home))
    words = ["--data", str(home)] if by == "option" else []
    assert 0 == run(["backup", str(tmp_path / "b.zip"), *words, "--json"])

    assert str(home) == json.loads(capsys.readouterr().out)["folder"]


def test_a_folder_without_a_database_is_not_taken_for_that_of_a_server(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert BAD_INPUT == run(["backup", str(tmp_path / "b.zip")])

    wanted = f"expected the data folder of a server, but {home} has no database"
    way_out = "name the folder with --data or KINDU_DATA"
    assert f"kindu: {wanted}: {way_out}\n" == capsys.readouterr().err
    assert not (tmp_path / "b.zip").exists()


def test_the_own_folder_is_backed_up_if_a_server_used_it(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def serve() -> None:
        await (await open_database(home / "kindu.sqlite")).close()

    asyncio.run(serve())
    assert 0 == run(["backup", str(tmp_path / "b.zip"), "--json"])

    assert str(home) == json.loads(capsys.readouterr().out)["folder"]


def test_settings_that_cannot_be_read_are_one_sentence(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kindu.env").mkdir()
    assert home.is_dir()
    assert BAD_INPUT == run(["backup", str(tmp_path / "b.zip")])

    err = capsys.readouterr().err
    assert err.startswith(f"kindu: expected to read {tmp_path / 'kindu.env'}, but ")
    assert err.endswith(": name the data folder with --data\n")

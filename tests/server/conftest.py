"""Databases for tests of the server; a PostgreSQL is started once, when a test wants it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kindu.server.data.backup import back_up
from tests.server.folders import FILES, LEFT_OUT
from tests.server.postgres import Server, running
from tests.server.running import Running, settings
from tests.server.sitting import in_background
from tests.server.stores import event, opened


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """One for each process that runs tests."""
    with running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Server) -> Iterator[str]:
    """An empty database in it."""
    with postgres_server.fresh() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share, for what happens at a table of their own."""
    with in_background(settings(tmp_path_factory.mktemp("shared"))) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """An empty database of each kind, as `open_database` takes it."""
    if request.param == "sqlite":
        return tmp_path / "kindu.sqlite"
    found = request.getfixturevalue("postgres_url")
    assert isinstance(found, str)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a database that has one event."""
    found = tmp_path / "data"
    for name, content in (FILES | LEFT_OUT).items():
        path = found / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    async def work() -> None:
        store = await opened(found / "kindu.sqlite")
        await store.write([event(0)])
        await store.close()

    asyncio.run(work())
    return found


@pytest.fixture
def backup(folder: Path, tmp_path: Path) -> Path:
    """A backup of it."""
    back_up(folder, tmp_path / "backup.zip")
    return tmp_path / "backup.zip"

"""Databases for tests of the server: a PostgreSQL that is started once, when a test wants it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Server, running


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


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """An empty database of each kind, as `open_database` takes it."""
    if request.param == "sqlite":
        return tmp_path / "kindu.sqlite"
    found = request.getfixturevalue("postgres_url")
    assert isinstance(found, str)
    return found

"""The SQLite store: one commit for many units, and migrations that happen whole."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import NullPool, create_engine

from kindu.server.data.database import Statement, StoreError
from kindu.server.data.migrate import upgrade
from kindu.server.data.opened import open_database, open_sqlite
from kindu.server.data.schema import metadata
from kindu.server.data.sqlite import Sqlite, connect
from tests.server.stores import event, game


def test_units_that_arrive_together_share_commits(tmp_path: Path) -> None:
    async def work() -> int:
        store = await open_sqlite(tmp_path / "kindu.sqlite")
        await store.write([game()])
        before = store.commits
        await asyncio.gather(*[store.write([event(n)]) for n in range(200)])
        after = store.commits
        await store.close()
        return after - before

    assert asyncio.run(work()) < 50


def test_a_migration_that_fails_leaves_no_table(tmp_path: Path) -> None:
    path = tmp_path / "kindu.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE token (x)")  # the last of the first migration
    connection.close()
    with pytest.raises(StoreError, match=r"SQLite says .* table token already exists"):
        asyncio.run(open_database(path))
    connection = sqlite3.connect(path)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()

    assert [("token",)] == tables


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    upgrade(tmp_path / "kindu.sqlite")
    engine = create_engine(f"sqlite:///{tmp_path / 'kindu.sqlite'}", poolclass=NullPool)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)

    assert [] == differences


@pytest.mark.parametrize("content", ["no database", None])
def test_what_is_no_database_is_refused_in_a_sentence(tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "kindu.sqlite"
    if content is None:
        path.mkdir()
    else:
        path.write_text(content * 100, encoding="utf-8")

    with pytest.raises(StoreError, match=r"^expected .* to be a database, but SQLite says"):
        asyncio.run(open_database(path))


def test_a_folder_that_can_t_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(StoreError, match=r"expected a folder for .*: Not a directory"):
        asyncio.run(open_database(tmp_path / "file" / "data" / "kindu.sqlite"))


@pytest.mark.parametrize("good", [0, 1, 2])
def test_a_connection_that_fails_is_refused_in_a_sentence_and_none_is_left(
    tmp_path: Path, good: int
) -> None:
    made: list[sqlite3.Connection] = []

    def connects(path: Path) -> sqlite3.Connection:
        if len(made) == good:
            raise sqlite3.OperationalError("disk I/O error")
        made.append(connect(path))
        return made[-1]

    async def work() -> None:
        with pytest.raises(StoreError, match=r"^expected to open .*, but SQLite says disk I/O"):
            Sqlite(tmp_path / "kindu.sqlite", connects)

    asyncio.run(work())
    for one in made:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            one.execute("SELECT 1")


def test_freed_space_is_used_again_but_the_file_does_not_shrink(tmp_path: Path) -> None:
    async def work() -> list[int]:
        store, pages = await open_sqlite(tmp_path / "kindu.sqlite"), []
        await store.write([game()])
        for statements in ([long(n) for n in range(100)], [CLEARED], [long(n) for n in range(100)]):
            await store.write(statements)
            [(count,)] = await store.read("PRAGMA page_count")
            pages.append(int(count or 0))
        await store.close()
        return pages

    full, cleared, again = asyncio.run(work())

    assert full == cleared
    assert again <= full + 1


CLEARED = Statement("DELETE FROM event WHERE game = 'g'")


def long(n: int) -> Statement:
    sql = "INSERT INTO event (game, n, seat, kind, lines, at) VALUES ('g', ?, 0, 'move', ?, 0)"
    return Statement(sql, (n, "x" * 4000))

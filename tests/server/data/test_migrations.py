"""A database of an older version gets the tables of this one, and loses nothing."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from alembic import command
from sqlalchemy import Connection, create_engine, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

from kindu.server.data import games
from kindu.server.data.migrate import begin_at_once, config, upgrade
from kindu.server.data.opened import open_database

GAME = (
    "INSERT INTO game (id, game_key, seats, board, options, seed, status, title, host, public, "
    "clock, goes_on, made, asked, touched) VALUES "
    "('g', 'x', 2, '', '{}', '', 'over', '', 'ada', false, '', 'a file', 1, 0, 1)"
)
EVENT = "INSERT INTO event (game, n, seat, kind, lines, at) VALUES ('g', {}, 0, 'move', '{}', 0)"
BOARD = "INSERT INTO board (sha256, game_key, toml) VALUES ('b', 'x', 'y = 1')"

OLD = """
INSERT INTO person VALUES ('ada', 'Ada', '', '', 0, 1, 1);
INSERT INTO game (id, game_key, seats, board, options, seed, status, title, host, public, made,
    asked, touched) VALUES ('g', 'chess', 2, '', '{}', x'00', 'running', '', 'ada', 0, 0, 0, 0);
INSERT INTO seat VALUES ('g', 0, 'person', 'ben', '', 'Ben', '', 0);
INSERT INTO seat VALUES ('g', 1, 'person', 'ada', '', 'Ada', '', 0);
INSERT INTO chat VALUES ('g', 0, 'ada', 'Ada', 'hello', 0);
INSERT INTO chat VALUES ('g', 1, 'eve', 'Eve', 'hi', 0);
INSERT INTO chat VALUES ('g', 2, '', 'Somebody', '', 0);
"""


def begin_old(connection: Connection) -> None:
    """An empty database of the first version."""
    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "0001")


def make_old(connection: Connection) -> None:
    """A database of the first version, with a game."""
    begin_old(connection)
    for sql in (GAME, EVENT.format(0, "12345"), EVENT.format(1, "1"), BOARD):
        connection.execute(text(sql))


async def with_postgres(url: str, work: Callable[[Connection], None]) -> None:
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as connection:
        await connection.run_sync(work)
    await engine.dispose()


def with_sqlite(path: Path, work: Callable[[Connection], None]) -> None:
    engine = create_engine(f"sqlite:///{path}", poolclass=pool.NullPool)
    begin_at_once(engine)
    with engine.begin() as connection:
        work(connection)
    engine.dispose()


def test_tables_of_the_first_version_are_counted(place: str | Path) -> None:
    async def work() -> list[object]:
        made: Awaitable[None] = (
            asyncio.to_thread(with_sqlite, place, make_old)
            if isinstance(place, Path)
            else with_postgres(place, make_old)
        )
        await made
        db = await open_database(place)
        kept = await games.load(db, "g")
        assert kept is not None
        [board] = await db.read("SELECT sha256, toml, used FROM board")
        size = await games.size_of(db, "host", "ada")
        await db.close()
        return [len(kept.events), kept.game.size, kept.game.household, size, board]

    size = 1000 + len("a file") + 200 + 6
    assert [2, size, "", size, ("b", "y = 1", 0)] == asyncio.run(work())


def test_old_messages_of_the_chat_learn_which_seat_spoke(tmp_path: Path) -> None:
    path = tmp_path / "kindu.sqlite"
    with_sqlite(path, begin_old)
    with closing(sqlite3.connect(path)) as old:
        old.executescript(OLD)
    upgrade(path)
    with closing(sqlite3.connect(path)) as new:
        chat = new.execute("SELECT words, seat FROM chat ORDER BY k").fetchall()
        people = new.execute("SELECT id FROM person").fetchall()

    assert [("hello", 1), ("hi", -1), ("", -1)] == chat
    assert [("ada",)] == people

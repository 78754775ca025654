"""The SQLite store: units whole or not at all, one commit for many, and what survives."""

import asyncio
from pathlib import Path

import pytest

from kindu.server.store.database import Step, StoreError
from kindu.server.store.sqlite import Sqlite

COLUMNS = "game TEXT, n INTEGER, lines TEXT NOT NULL, PRIMARY KEY (game, n)"
TABLE = Step(f"CREATE TABLE event ({COLUMNS})")
INSERT = "INSERT INTO event VALUES (?, ?, ?) ON CONFLICT DO NOTHING"


def event(n: int, lines: str = "1 draw", game: str = "g") -> Step:
    return Step(INSERT, (game, n, lines), must=True)


async def opened(folder: Path) -> Sqlite:
    found = Sqlite(folder / "kindu.sqlite")
    await found.write([TABLE])
    return found


def test_what_is_written_can_be_read_and_is_there_after_reopening(tmp_path: Path) -> None:
    async def work() -> list[object]:
        first = await opened(tmp_path)
        await first.write([event(0)])
        await first.close()
        second = Sqlite(tmp_path / "kindu.sqlite")
        rows = await second.read("SELECT n, lines FROM event WHERE game = ?", ["g"])
        await second.close()
        return list(rows)

    assert [(0, "1 draw")] == asyncio.run(work())


def test_of_two_units_for_the_same_place_one_is_kept_and_the_other_told(tmp_path: Path) -> None:
    async def work() -> tuple[list[bool], int]:
        store = await opened(tmp_path)
        kept = await asyncio.gather(store.write([event(0, "a")]), store.write([event(0, "b")]))
        rows = await store.read("SELECT lines FROM event")
        await store.close()
        return list(kept), len(rows)

    assert ([True, False], 1) == asyncio.run(work())


def test_a_unit_is_undone_as_a_whole(tmp_path: Path) -> None:
    async def work() -> list[object]:
        store = await opened(tmp_path)
        await store.write([event(0)])
        kept = await store.write([event(1), event(0)])
        rows = await store.read("SELECT n FROM event")
        await store.close()
        return [kept, *rows]

    assert [False, (0,)] == asyncio.run(work())


def test_a_faulty_unit_does_not_harm_the_others_of_its_commit(tmp_path: Path) -> None:
    async def work() -> list[object]:
        store = await opened(tmp_path)
        bad = Step("INSERT INTO event VALUES (?, ?, ?)", ("g", 5, None))
        told = await asyncio.gather(
            store.write([event(0)]), store.write([bad]), store.write([event(1)]),
            return_exceptions=True,
        )  # fmt: skip
        rows = await store.read("SELECT count(*) FROM event")
        await store.close()
        return [told[0], type(told[1]), told[2], *rows]

    assert [True, StoreError, True, (2,)] == asyncio.run(work())


def test_units_that_arrive_together_share_commits(tmp_path: Path) -> None:
    async def work() -> int:
        store = await opened(tmp_path)
        before = store.commits
        await asyncio.gather(*[store.write([event(n)]) for n in range(200)])
        after = store.commits
        await store.close()
        return after - before

    assert asyncio.run(work()) < 50


def test_a_database_that_is_closed_takes_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(tmp_path)
        await store.close()
        await store.write([event(0)])

    with pytest.raises(StoreError, match="being closed"):
        asyncio.run(work())

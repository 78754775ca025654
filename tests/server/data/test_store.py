"""What every store promises, SQLite and PostgreSQL alike: units whole or not at all."""

import asyncio
from pathlib import Path

import pytest

from kindu.server.data.database import Statement, StoreError
from kindu.server.data.opened import open_database
from tests.server.stores import TIME, event, game, opened

EVENTS = "SELECT n, lines FROM event WHERE game = ? ORDER BY n"


def test_what_is_written_can_be_read_and_is_there_after_reopening(place: str | Path) -> None:
    async def work() -> list[object]:
        first = await opened(place)
        await first.write([event(0)])
        await first.close()
        second = await open_database(place)
        rows = await second.read(EVENTS, ["g"])
        await second.close()
        return list(rows)

    assert [(0, "1 draw")] == asyncio.run(work())


def test_values_come_back_as_they_went_in(place: str | Path) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        await store.write([game("ü", b"\x01", public=True)])
        wanted = "SELECT id, seed, title, made, public FROM game WHERE public = ?"
        [(*row, public)] = await store.read(wanted, [True])
        hidden = await store.read("SELECT id FROM game WHERE NOT public")
        await store.close()
        return [*row, bool(public), *hidden]

    assert ["ü", b"\x01", "Why?", TIME, True, ("g",)] == asyncio.run(work())


def test_of_two_units_for_the_same_place_one_is_kept_and_the_other_told(place: str | Path) -> None:
    async def work() -> tuple[list[bool], int]:
        store = await opened(place)
        kept = await asyncio.gather(store.write([event(0, "a")]), store.write([event(0, "b")]))
        rows = await store.read(EVENTS, ["g"])
        await store.close()
        return sorted(kept), len(rows)

    assert ([False, True], 1) == asyncio.run(work())


def test_a_unit_is_undone_as_a_whole(place: str | Path) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        await store.write([event(0)])
        kept = await store.write([event(1), event(0)])
        rows = await store.read(EVENTS, ["g"])
        await store.close()
        return [kept, *rows]

    assert [False, (0, "1 draw")] == asyncio.run(work())


@pytest.mark.parametrize(
    "sql", ["UPDATE game SET title = 'x' WHERE id = 'h'", "DELETE FROM game WHERE id = 'h'"]
)
def test_a_change_of_nothing_undoes_the_unit_only_if_it_must_be(
    place: str | Path, sql: str
) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        kept = [await store.write([event(n), Statement(sql, must=n == 1)]) for n in (0, 1)]
        rows = await store.read(EVENTS, ["g"])
        await store.close()
        return [*kept, *rows]

    assert [True, False, (0, "1 draw")] == asyncio.run(work())


FAULTY = {
    "nothing where something must be": [event(5, None)],
    "no such game": [event(5, of="h")],
    "half a letter": [event(5, "\ud800")],
    "too large a number": [event(2**70)],
    "the second step": [event(5), event(6, None)],
    "the same key": [game()],
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_faulty_unit_is_told_in_a_sentence_and_harms_no_other(
    place: str | Path, fault: str
) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        told = await asyncio.gather(
            store.write([event(0)]), store.write(FAULTY[fault]), store.write([event(1)]),
            return_exceptions=True,
        )  # fmt: skip
        rows = await store.read("SELECT count(*) FROM event")
        await store.close()
        return [told[0], type(told[1]), str(told[1])[:21], told[2], *rows]

    assert [True, StoreError, "expected to save, but", True, (2,)] == asyncio.run(work())


@pytest.mark.parametrize(("sql", "value"), [("SELECT ? FROM nowhere", "g"), (EVENTS, "\ud800")])
def test_a_faulty_query_is_told_in_a_sentence(place: str | Path, sql: str, value: str) -> None:
    async def work() -> None:
        store = await opened(place)
        try:
            await store.read(sql, [value])
        finally:
            await store.close()

    with pytest.raises(StoreError, match=r"^expected rows, but (SQLite|PostgreSQL) says "):
        asyncio.run(work())


def test_who_stops_waiting_does_not_stop_the_unit(place: str | Path) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        waiting = asyncio.create_task(store.write([event(0)]))
        await asyncio.sleep(0)  # it has begun
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await store.close()
        again = await open_database(place)
        rows = await again.read(EVENTS, ["g"])
        await again.close()
        return [waiting.cancelled(), *rows]

    assert [True, (0, "1 draw")] == asyncio.run(work())


def test_a_database_that_is_closed_takes_and_gives_nothing_more(place: str | Path) -> None:
    async def work() -> None:
        store = await opened(place)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.read(EVENTS, ["g"])
        await store.write([event(0)])

    with pytest.raises(StoreError, match="being closed"):
        asyncio.run(work())


def test_a_name_is_held_until_it_is_let_go(place: str | Path) -> None:
    async def work() -> list[bool]:
        store = await opened(place)
        told = [store.held("g"), await store.hold("g"), await store.hold("g"), store.held("g")]
        await store.let_go("g")
        told.append(store.held("g"))
        await store.hold("g")
        await store.close()
        return [*told, store.held("g")]

    assert [False, True, True, True, False, False] == asyncio.run(work())


def test_news_that_can_t_be_told_are_refused_and_the_unit_with_them(place: str | Path) -> None:
    async def work() -> list[object]:
        store = await opened(place)
        longest = await store.write([event(0)], "é" * 3999 + "x")
        with pytest.raises(StoreError, match="at most 7999 bytes, but got 8000"):
            await store.write([event(1)], "é" * 4000)
        rows = await store.read(EVENTS, ["g"])
        await store.close()
        return [longest, *rows]

    assert [True, (0, "1 draw")] == asyncio.run(work())


def test_only_postgresql_is_shared(place: str | Path) -> None:
    async def work() -> bool:
        store = await open_database(place)
        await store.close()
        return store.shared

    assert isinstance(place, str) == asyncio.run(work())


def test_a_database_of_a_newer_version_is_refused(place: str | Path) -> None:
    async def work() -> None:
        store = await opened(place)
        await store.write([Statement("UPDATE alembic_version SET version_num = '9999'")])
        await store.close()
        await open_database(place)

    with pytest.raises(StoreError, match="of this version or older, but it is 9999"):
        asyncio.run(work())

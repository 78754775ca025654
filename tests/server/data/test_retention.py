"""Old tables of guests are deleted bit by bit, and boards that no table uses."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from kindu.server import retention, sure_time
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import Database, Statement
from kindu.server.data.opened import open_database
from kindu.server.data.rows import GONE, OVER, PERSON, ChatRow, EventRow, GameRow, SeatRow
from kindu.server.sure_time import DAY
from tests.support import SOME

OLD, NEW = 1_000, 2_000_000_000_000
LATE = NEW + 10 * retention.UNUSED
ROW = GameRow(
    id="", key=SOME, seats=1, board="", options="{}", seed=b"", status=OVER, title="", host="ada",
    public=False, clock="", goes_on="", asked=0, made=OLD, touched=OLD,
)  # fmt: skip


def table(name: str, person: str = "ada", **more: object) -> list[Statement]:
    """A table of somebody."""
    row = replace(ROW, id=name, host=person, **more)  # type: ignore[arg-type]
    return games.new_game(row, [SeatRow(0, PERSON, person, name="x")])


def person(name: str, account: str = "") -> Statement:
    sql = "INSERT INTO person (id, name, account, era, made, seen) VALUES (?, ?, ?, 0, 0, 0)"
    return Statement(sql, (name, name, account))


async def left(db: Database) -> list[str]:
    """All tables."""
    return [str(name) for (name,) in await db.read("SELECT id FROM game ORDER BY id")]


def test_only_old_tables_of_guests_are_deleted(
    place: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two by two, so that there are several rounds."""
    monkeypatch.setattr(retention, "LOOKED_AT", 2)
    monkeypatch.setattr(retention, "PAUSE", 0)

    async def work() -> tuple[int, list[str]]:
        db = await open_database(place)
        people = [person("ada"), person("ben", "ben")]
        old = [table(f"old{n}", touched=OLD + n, public=n % 2 == 0) for n in range(5)]
        unfinished = table("unfinished", status="running")
        of_an_account = [table(f"mine{n}", "ben", touched=OLD + n) for n in range(3)]
        visited = table("visited")
        visited.append(games.new_seat("visited", SeatRow(1, PERSON, "ben", name="Ben")))
        new = table("new", touched=NEW)
        for unit in ([*people], *old, unfinished, *of_an_account, visited, new):
            await db.write(unit)
        many = await retention.delete_old(db, NEW - 1, LATE)
        found = await left(db)
        await db.close()
        return many, found

    assert (6, ["mine0", "mine1", "mine2", "new", "visited"]) == asyncio.run(work())


def test_a_clock_that_is_years_ahead_for_a_day_deletes_no_table(
    place: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[list[str]]:
        db = await open_database(place)
        at = now()
        for name, days in (("old", 366), ("young", 360)):
            await db.write(table(name, touched=at - days * DAY))
        found = []
        for years in (0, 3, 0):
            monkeypatch.setattr(sure_time, "now", lambda years=years: at + years * 365 * DAY)
            await retention.clean_up(db, 365)
            found.append(await left(db))
        await db.close()
        return found

    assert [["young"]] * 3 == asyncio.run(work())


def test_a_long_table_goes_in_parts_and_is_not_found_meanwhile(
    place: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 10)
    monkeypatch.setattr(retention, "PAUSE", 0)
    seen: list[tuple[int, object]] = []

    async def work() -> list[int]:
        db = await open_database(place)
        await db.write(table("long"))
        await db.write([games.add_event("long", EventRow(n, 0, "move", "x", 0)) for n in range(25)])
        await db.write(
            [games.add_chat("long", ChatRow(k, "ada", "Ada", "hi", 0)) for k in range(3)]
        )
        write = db.write

        async def watched(statements: Sequence[Statement], news: str = "") -> bool:
            kept = await write(statements, news)
            [(events,)] = await db.read("SELECT COUNT(*) FROM event")
            seen.append((games.whole(events), await games.load(db, "long")))
            return kept

        monkeypatch.setattr(db, "write", watched)
        await retention.delete_old(db, NEW, LATE)
        rest = [
            games.whole((await db.read(f"SELECT COUNT(*) FROM {name}"))[0][0])  # noqa: S608 - ours
            for name in ("game", "seat", "event", "chat")
        ]
        await db.close()
        return rest

    assert [0, 0, 0, 0] == asyncio.run(work())
    assert [25, 15, 5, 0, 0, 0] == [events for events, _ in seen]
    assert [None] * 6 == [found for _, found in seen]


def test_what_was_hidden_before_a_crash_is_deleted_later(place: str | Path) -> None:
    async def work() -> list[str]:
        db = await open_database(place)
        await db.write(table("half", status=GONE, touched=NEW))
        await retention.delete_old(db, 0, LATE)
        found = await left(db)
        await db.close()
        return found

    assert [] == asyncio.run(work())


def test_a_board_is_stored_once_and_goes_after_its_last_table(place: str | Path) -> None:
    async def boards(db: Database) -> list[object]:
        return [*await db.read("SELECT sha256, toml, used FROM board ORDER BY sha256")]

    async def work() -> list[list[object]]:
        db = await open_database(place)
        for n, name in enumerate("abb"):
            new = games.new_board(name, SOME, "x = 1", NEW + n)
            await db.write([new, *table(f"{name}{n}", board=name, touched=NEW + n)])
        found = [await boards(db)]
        await db.write([Statement("DELETE FROM game WHERE board = 'a'")])
        for at in (NEW, LATE):
            await retention.delete_old(db, 0, at)
            found.append(await boards(db))
        await db.close()
        return found

    a, b = ("a", "x = 1", NEW), ("b", "x = 1", NEW + 2)
    assert [[a, b], [a, b], [b]] == asyncio.run(work())


def test_a_list_of_tables_does_not_read_their_files(place: str | Path) -> None:
    async def work() -> list[str]:
        db = await open_database(place)
        await db.write(table("t", goes_on="a file", public=True, status="open"))
        lists = [*await games.public_tables(db, 9), *await games.tables_of(db, "ada", 9)]
        await db.close()
        return [game.goes_on for game, _ in lists]

    assert ["", ""] == asyncio.run(work())

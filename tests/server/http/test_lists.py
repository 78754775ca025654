"""Lists of tables: whose turn it is, in which order, and how many."""

from pathlib import Path

import pytest

from kindu.server.http.routes import tables
from tests.server.games import PLAIN
from tests.server.running import Person, Running, running, settings
from tests.server.sitting import drawing, friends, live, ok, play, sat
from tests.server.tables.test_seats import made


@live
async def test_my_tables_say_whose_turn_it_is(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        before = await at.people[1].ask("GET", "/tables/mine")
        await play(at.seats[0], drawing(at.seats[0]))
        after = await at.people[1].ask("GET", "/tables/mine")

    found = [one["tables"][0] for one in (before, after)]  # type: ignore[index]
    assert [(at.table, [1]), (at.table, [2])] == [(one["id"], one["asked"]) for one in found]
    assert [False, True] == [one["yours"] for one in found[0]["seats"]]


@live
async def test_lists_have_the_table_used_last_first_and_only_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees public tables that are not over; my own ones are all in my list."""
    monkeypatch.setattr(tables, "MOST_LISTED", 2)
    async with running(settings(tmp_path)) as server, server.person() as ada:
        first, second, third, over = [await made(ada, "me", "me", public=True) for _ in range(4)]
        hidden = await made(ada, "me", "open")
        lists = [await listed(ada, "/tables/mine")]
        async with sat(ada, over, 1) as seat:
            await ok(seat, "resign", n=1)
        async with sat(ada, first, 1) as seat:
            await play(seat, drawing(seat))
        lists += [await listed(ada, "/tables/mine"), await listed(ada, "/tables")]

    assert [[hidden, over], [first, over], [first, third]] == lists
    assert second not in lists[2]


async def listed(person: Person, path: str) -> list[object]:
    """The links of a list."""
    found = (await person.ask("GET", path))["tables"]
    assert isinstance(found, list)
    return [one["id"] for one in found]

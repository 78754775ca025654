"""Nobody wins by absence: when others may put a bot on a seat, and how its person comes back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from kindu.server.clock import now
from kindu.server.tables.presence import FRESH, PART, PATIENCE, bot_at, patience
from kindu.server.tables.seating import put
from kindu.server.tables.table import Table
from tests.server.games import PLAIN
from tests.server.running import Json, Running, Seat, running, settings
from tests.server.sitting import Sitting, drawing, friends, hot_seat, live, newest, play, sat
from tests.server.tables.absent import MINUTE, gone, inside, passed, registry_of, shown
from tests.server.tables.test_seats import refused
from tests.server.tables.test_two_servers import moved, two

CASUAL: Json = {"level": "casual"}


def bot_path(at: Sitting, seat: int) -> str:
    """Where a bot is put on a seat."""
    return f"/tables/{at.table}/seats/{seat}/bot"


async def replaced(server: Running, at: Sitting, seat: int = 2) -> Json:
    """The person of a seat is gone for long, and seat 1 has put a bot there."""
    await gone(at, seat)
    passed(inside(server, at))
    return await at.ask(0, "PUT", f"/seats/{seat}/bot", CASUAL)


@live
async def test_others_wait_two_minutes_before_they_put_a_bot_on_a_seat(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await gone(at, 2)
        early = await refused(at.people[0], 409, "PUT", bot_path(at, 2), CASUAL)
        passed(inside(server, at), PATIENCE - 5000)
        nearly = await refused(at.people[0], 409, "PUT", bot_path(at, 2), CASUAL)
        passed(inside(server, at), 5000)
        found = await at.ask(0, "PUT", "/seats/2/bot", CASUAL)

    start = "expected Ben to be away for longer; you may put a bot there in "
    assert ["too_soon"] * 2 == [early[0], nearly[0]]
    assert str(early[1]).startswith(f"{start}1")
    assert str(nearly[1]) in [f"{start}{left} seconds" for left in range(1, 6)]
    assert ("casual", True) == (shown(found, 2)["stand_in"], shown(found, 2)["imposed"])


@live
async def test_everybody_is_shown_since_when_somebody_is_away(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        here = await newest(at.seats[0], "seats")
        await gone(at, 2)
        just = at.seats[0].latest["seats"]
        passed(inside(server, at), MINUTE)
        async with sat(at.people[0], at.table) as again:
            later = again.now
        placed = await replaced_now(server, at)

    assert (None, None) == (shown(here, 2)["away"], shown(here, 2)["bot_in"])
    assert 0 <= whole(just, "away") < MINUTE < whole(just, "bot_in") <= PATIENCE
    assert MINUTE <= whole(later, "away") < PATIENCE
    assert 0 < whole(later, "bot_in") <= PATIENCE - MINUTE
    assert None is shown(placed, 2)["bot_in"]


async def replaced_now(server: Running, at: Sitting) -> Json:
    passed(inside(server, at))
    return await at.ask(0, "PUT", "/seats/2/bot", CASUAL)


def whole(message: Json, key: str) -> int:
    """A number that is told about seat 2."""
    found = shown(message, 2)[key]
    assert isinstance(found, int)
    return found


@live
async def test_nobody_puts_a_weak_bot_on_another_persons_seat(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await gone(at, 2)
        passed(inside(server, at))
        weak = [
            await refused(at.people[0], 403, "PUT", bot_path(at, 2), {"level": level})
            for level in ("uniform", "novice")
        ]
        found = await at.ask(0, "PUT", "/seats/2/bot", {"level": "skilled"})
        twice = await refused(at.people[0], 409, "PUT", bot_path(at, 2), CASUAL)

    wanted = "expected a bot for somebody else's seat (one of casual, skilled, expert, master)"
    assert [("not_yours", True)] * 2 == [(why, wanted in str(said)) for why, said in weak]
    assert "skilled" == shown(found, 2)["stand_in"]
    assert ("taken", "expected a seat that its person plays, but a bot plays for Ben") == twice


@live
async def test_who_comes_back_has_the_seat_back_at_once(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await replaced(server, at)
        async with sat(at.people[1], at.table) as ben:
            seen = ben.now
            await play(at.seats[0], drawing(at.seats[0]))
            await ben.hear("told")
            n = await play(ben, drawing(ben))

    assert [None, False, True] == [shown(seen, 2)[key] for key in ("stand_in", "imposed", "here")]
    assert (2, 2) == (seen["eye"], n)


@live
async def test_who_has_left_or_handed_over_is_not_put_back_by_coming(server: Running) -> None:
    async with friends(server, PLAIN, 3) as at:
        await at.ask(1, "PUT", "/seats/2/bot", CASUAL)
        await at.ask(2, "DELETE", "/seats/3")
        async with sat(at.people[1], at.table) as ben, sat(at.people[2], at.table) as cem:
            seen = [ben.now, cem.now]

    assert ["casual"] * 2 == [shown(seen[0], seat)["stand_in"] for seat in (2, 3)]
    assert [[2], [3]] == [one["back"] for one in seen]
    assert [2, None] == [one["eye"] for one in seen]


@live
async def test_who_is_connected_to_one_seat_is_there_for_all_of_them(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        await at.seats[1].ws.close()
        async with server.person() as eve, sat(eve, at.table) as watching:
            await watching.hear("seats")
            found = watching.latest["seats"]

    assert [True, True] == [shown(found, seat)["here"] for seat in (1, 2)]


@live
async def test_a_game_that_is_played_slowly_has_more_patience(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        table = inside(server, at)
        quick = patience(table)
        await play(at.seats[0], drawing(at.seats[0]))
        assert table.match
        table.match.past[0].at -= 9 * 60 * MINUTE
        slow = patience(table)

    assert PATIENCE == quick
    assert 9 * 60 * MINUTE <= slow < 10 * 60 * MINUTE


@live
async def test_at_a_table_with_a_clock_the_others_wait_for_a_part_of_the_bank(
    server: Running,
) -> None:
    found: list[int] = []
    for bank in (60, 3600):
        clock = {"bank": bank, "gain": 0, "then": "least"}
        async with friends(server, PLAIN, clock=clock) as at:
            found.append(patience(inside(server, at)))

    assert [PATIENCE, 3600_000 // PART] == found


@live
async def test_after_a_restart_it_is_known_since_when_somebody_is_away(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, friends(first, PLAIN) as at:
        await gone(at, 2)
        table = inside(first, at)
        since = table.away[1]
        await table.db.write([])  # after what was to be saved before it
        jar = at.people[0].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as ada:
        ada.http.cookies.update(jar)
        async with sat(ada, at.table):
            woken = registry_of(second).awake[at.table]
            again = dict(woken.away)
            free = bot_at(woken, 1)

    assert {1: since} == again
    assert free is not None
    assert free >= max(since + PATIENCE, woken.woken + FRESH)


@live
async def test_after_a_crash_nobody_counts_as_away_before_the_start(tmp_path: Path) -> None:
    """Ben's connection ended with the server, so nobody knows more than that."""
    async with running(settings(tmp_path)) as first, friends(first, PLAIN) as at:
        rows = await inside(first, at).db.read("SELECT away FROM seat ORDER BY seat")

    assert [(0,), (0,)] == rows


@asynccontextmanager
async def at_the_other(folder: Path, url: str) -> AsyncIterator[tuple[Table, Sitting, Seat]]:
    """Ben has gone to another process; the table at the first one, and his socket at the second."""
    async with two(folder, url) as (one, other), friends(one, PLAIN) as at:
        table = inside(one, at)
        async with moved(at.people[1], other.address) as ben, sat(ben, at.table) as seat:
            await at.seats[1].ws.close()
            while len(table.connections) > 1 or 1 not in table.elsewhere.eyes(now()):
                await at.ask(0, "GET")
            yield table, at, seat


@live
async def test_nobody_puts_a_bot_on_the_seat_of_somebody_at_another_process(
    tmp_path: Path, postgres_url: str
) -> None:
    async with at_the_other(tmp_path, postgres_url) as (table, at, _):
        passed(table)
        found = await refused(at.people[0], 403, "PUT", bot_path(at, 2), CASUAL)

    assert ("not_yours", "expected a seat whose person is away, but Ben is here") == found


@live
async def test_a_bot_that_was_put_there_by_mistake_leaves_at_once(
    tmp_path: Path, postgres_url: str
) -> None:
    """The first process may not have heard yet that Ben has come to the second one."""
    async with at_the_other(tmp_path, postgres_url) as (table, _, ben):
        async with table.alone():
            was = table.seats[1]
            await put(table, replace(was, stand_in="casual", imposed=True), was)
        await ben.hear(lambda one: one["t"] == "seats" and bool(shown(one, 2)["stand_in"]))
        back = await ben.hear(lambda one: one["t"] == "seats" and not shown(one, 2)["stand_in"])

    assert (False, True) == (shown(back, 2)["imposed"], shown(back, 2)["here"])

"""Two server processes on one PostgreSQL: they share tables, moves and people."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.games import PLAIN
from tests.server.processes import process
from tests.server.running import Json, Person, Running, Seat, running, settings
from tests.server.sitting import answer, chain, live, ok, order, play, sat, told
from tests.support import QUICKEST

SECRET = "5a" * 32


@asynccontextmanager
async def two(folder: Path, url: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two servers in this process that know nothing of each other but the database."""
    chosen = settings(folder, database_url=url, shared_secret=SECRET)
    async with running(chosen) as one, running(chosen) as other:
        yield one, other


def moved(person: Person, address: str) -> Person:
    """The same browser at another process."""
    found = Person(address)
    for name, value in person.http.cookies.items():
        found.http.cookies.set(name, value)
    return found


@asynccontextmanager
async def apart(
    addresses: tuple[str, str], game: str, *more: str
) -> AsyncIterator[tuple[str, list[Person], list[Seat]]]:
    """Ada at one process and Bob at the other, at one table."""
    async with AsyncExitStack() as stack:
        ada, bob = [await stack.enter_async_context(Person(one)) for one in addresses]
        table = str((await ada.ask("POST", "/tables", order(game, "me", "open", *more)))["id"])
        await bob.ask("POST", f"/tables/{table}/seats/2", {})
        await ada.ask("POST", f"/tables/{table}/start")
        seats = [await stack.enter_async_context(sat(one, table)) for one in (ada, bob)]
        yield table, [ada, bob], seats


@live
async def test_players_of_one_table_on_two_processes_see_each_others_moves(
    tmp_path: Path, postgres_url: str
) -> None:
    async with (
        two(tmp_path, postgres_url) as (one, other),
        apart((one.address, other.address), PLAIN) as (_, _, (ada, bob)),
    ):
        movers: set[int] = set()
        while len(movers) < 2 or ada.n < 6:
            mover = 0 if 1 in ada.now["asked"] else 1  # type: ignore[operator]
            movers.add(mover)
            n = await play((ada, bob)[mover])
            for seat in (ada, bob):
                assert n == (await told(seat, n))["n"]
        await ok(ada, "chat", words="well played")
        heard = await bob.hear("chat")

    assert "well played" == heard["words"]


@live
async def test_of_two_moves_at_once_on_two_processes_one_is_stale(
    tmp_path: Path, postgres_url: str
) -> None:
    """The same seat is held by two browsers; both move at the same moment."""
    async with (
        two(tmp_path, postgres_url) as (one, other),
        apart((one.address, other.address), PLAIN) as (table, (person, _), (ada, bob)),
        moved(person, other.address) as double,
        sat(double, table, 1) as twin,
    ):
        for _ in range(6):
            n = ada.n + 1
            both = [await chain(seat) for seat in (ada, twin)]
            found = await asyncio.gather(
                answer(ada, "move", n=n, answers=both[0]),
                answer(twin, "move", n=n, answers=both[1]),
            )
            kinds = sorted(str(one.get("why", one["t"])) for one in found)
            assert ["ok", "stale"] == kinds
            for seat in (ada, twin, bob):
                await told(seat, n)
            while 1 not in ada.now["asked"]:  # type: ignore[operator]
                n = await play(bob)
                for seat in (ada, twin, bob):
                    await told(seat, n)


@live
async def test_killing_a_process_loses_nothing_and_its_players_go_on_at_the_other(
    tmp_path: Path, postgres_url: str
) -> None:
    """The killed process drove the bot; the other one drives it on."""
    words = ["--database-url", postgres_url]
    with (
        process(tmp_path / "a", *words, KINDU_SECRET=SECRET) as one,
        process(tmp_path / "b", *words, KINDU_SECRET=SECRET) as other,
    ):
        async with apart((one.address, other.address), PLAIN, "uniform") as found:
            table, (ada, _), (at_one, bob) = found
            n = at_one.n
            one.kill()
            async with moved(ada, other.address) as again, sat(again, table, 1) as seat:
                assert seat.n >= n
                last = await play_some([seat, bob], 12)

    assert last >= n + 12


async def play_some(seats: list[Seat], events: int) -> int:
    """Two people play on beside a bot until so many events have come."""
    watching = seats[0]
    until = watching.n + events
    while watching.n < until:
        asked = watching.now["asked"]
        if asked in ([1], [2]):
            seat = seats[asked[0] - 1]
            while seat.n < watching.n:
                await seat.hear("told")
            await told(watching, await play(seat))
        else:
            await watching.hear("told")
    return watching.n


@live
async def test_who_is_there_is_seen_from_the_other_process(
    tmp_path: Path, postgres_url: str
) -> None:
    async with two(tmp_path, postgres_url) as (one, other):
        addresses = (one.address, other.address)
        async with apart(addresses, QUICKEST) as (table, (ada, _), (at_one, _)):
            await at_one.hear(lambda said: said["t"] == "seats" and is_here(said, 2))
            seen = await ada.ask("GET", f"/tables/{table}")
            assert is_here(seen, 1)
            assert is_here(seen, 2)
            async with moved(ada, other.address) as again:
                elsewhere = await again.ask("GET", f"/tables/{table}")

    assert is_here(elsewhere, 1)


@live
async def test_who_watches_is_seen_from_the_other_process(
    tmp_path: Path, postgres_url: str
) -> None:
    async with (
        two(tmp_path, postgres_url) as (one, other),
        apart((one.address, other.address), PLAIN) as (table, _, (ada, _)),
        Person(other.address) as eve,
    ):
        await eve.ask("PATCH", "/me", {"name": "Eve"})
        async with sat(eve, table):
            await ada.hear(lambda said: said.get("watchers") == ["Eve"])
        await ada.hear(lambda said: said.get("watchers") == [])


def is_here(message: Json, seat: int) -> bool:
    """Whether somebody looks through the eye of a seat."""
    seats = message["seats"]
    assert isinstance(seats, list)
    return bool(seats[seat - 1]["here"])

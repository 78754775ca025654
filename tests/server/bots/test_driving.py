"""Bots move only while somebody looks on or waits; a host has only so many tables of them."""

from pathlib import Path

from kindu.server.bots.driver import owner_of
from kindu.server.bots.pool import Owner
from kindu.server.settings import Quota
from kindu.server.tables.quota import is_going
from kindu.server.tables.table import Table
from tests.server.games import PLAIN
from tests.server.running import Json, Person, Running, running, settings
from tests.server.sitting import friends, live, ok, order, sat
from tests.server.tables.absent import inside, registry_of
from tests.server.tables.test_seats import refused
from tests.server.tables.test_two_servers import moved, two

LEAST: Json = {"bank": 1, "gain": 0, "then": "least"}


async def started(person: Person, *kinds: str, **more: object) -> str:
    """A game that has begun, and at which nobody is connected."""
    return str((await person.ask("POST", "/tables", order(PLAIN, *kinds, **more)))["id"])


def at(server: Running, table: str) -> Table:
    """The table as its server has it."""
    return registry_of(server).awake[table]


async def idle(server: Running, person: Person, table: str) -> bool:
    """Whether no bot thinks there and no clock runs, once the server has answered."""
    await person.ask("GET", f"/tables/{table}")
    return not at(server, table).busy


@live
async def test_a_table_of_bots_moves_only_while_somebody_looks_on(server: Running) -> None:
    async with server.person() as ada, server.person() as eve:
        table = await started(ada, "uniform", "uniform")
        before = at(server, table).busy
        async with sat(eve, table) as watching:
            while watching.n < 5:
                await watching.hear("told")
        left = await idle(server, ada, table)
        match = at(server, table).match

    assert (False, True) == (before, left)
    assert match
    assert not match.over


@live
async def test_bots_move_up_to_the_next_decision_of_somebody_who_is_away(server: Running) -> None:
    async with server.person() as ada:
        table = await started(ada, "uniform", "me", "uniform")
        async with sat(ada, table) as seat:
            while seat.now["asked"] != [2]:
                await seat.hear("told")
            n = seat.n + 1
            inner = at(server, table)
            await ok(seat, "resign", n=n)
            await seat.ws.close()
        waiting = await started(ada, "uniform", "me", "uniform")
        while at(server, waiting).game.asked != 0b10:
            await ada.ask("GET", f"/tables/{waiting}")
        stopped = await idle(server, ada, waiting)
        while inner.busy:
            await ada.ask("GET", f"/tables/{table}")

    assert stopped
    assert inner.match
    assert not inner.match.over


@live
async def test_a_table_that_everybody_has_left_or_handed_over_waits(server: Running) -> None:
    async with friends(server, PLAIN) as sitting:
        inner = inside(server, sitting)
        await sitting.ask(0, "DELETE", "/seats/1")
        await sitting.ask(1, "PUT", "/seats/2/bot", {"level": "uniform"})
        for seat in sitting.seats:
            await seat.ws.close()
        while inner.connections:
            await sitting.ask(0, "GET")
        busy = inner.busy
        async with server.person() as eve, sat(eve, sitting.table) as watching:
            n = watching.n
            await watching.hear("told")

    assert (False, n + 1) == (busy, watching.n)


@live
async def test_a_clock_does_not_play_on_for_ever_for_people_who_are_away(server: Running) -> None:
    """With the bots it would make a whole game, which nobody waits for."""
    async with server.person() as ada:
        table = await started(ada, "me", "uniform", clock=LEAST | {"gain": 1})
        inner = at(server, table)
        while inner.match is None or inner.match.n < 1 or inner.busy:
            await ada.ask("GET", f"/tables/{table}")
        n, lapsed = inner.match.n, set(inner.lapsed)
        async with sat(ada, table) as seat:
            back = set(inner.lapsed)
            while seat.n <= n:
                await seat.hear("told")

    assert ({0}, set()) == (lapsed, back)


@live
async def test_somebody_at_another_process_counts(tmp_path: Path, postgres_url: str) -> None:
    async with two(tmp_path, postgres_url) as (one, other), one.person() as ada:
        table = await started(ada, "uniform", "uniform")
        async with moved(ada, other.address) as eve, sat(eve, table) as watching:
            while watching.n < 3:
                await watching.hear("told")
            drives = [at(server, table).held for server in (one, other)]
        while at(one, table).busy:
            await ada.ask("GET", f"/tables/{table}")

    assert [True, False] == drives


@live
async def test_a_table_belongs_to_its_host_at_the_address_of_the_start(server: Running) -> None:
    async with server.person() as ada, server.person() as eve:
        me = str((await ada.ask("GET", "/me"))["id"])
        table = await started(ada, "uniform", "uniform")
        alone = owner_of(at(server, table))
        at(server, table).address = ""
        async with sat(eve, table):
            watched = owner_of(at(server, table))

    assert [Owner("127.0.0.1", me)] * 2 == [alone, watched]


@live
async def test_a_host_and_an_address_have_only_so_many_games_with_bots(tmp_path: Path) -> None:
    few = settings(tmp_path, limited=True, bot_tables=Quota(1, 2))
    async with running(few) as server, server.person() as ada, server.person() as ben:
        first = await started(ada, "uniform", "me")
        async with server.person() as cem, sat(ada, first):
            own = await refused(ada, 429, "POST", "/tables", order(PLAIN, "uniform", "me"))
            await started(ada, "me", "me")
            async with sat(ben, await started(ben, "uniform", "me")):
                near = await refused(cem, 429, "POST", "/tables", order(PLAIN, "uniform", "me"))
        while is_going(at(server, first)):
            await ada.ask("GET", f"/tables/{first}")
        again = await started(ada, "uniform", "me")
        listed = await ada.ask("GET", "/tables/mine")

    end = "please close or finish one first"
    wanted = "expected at most {} games with bots at a time from {}, but {} are running; " + end
    assert ("too_many_bots", wanted.format(1, "you", 1)) == own
    assert ("too_many_bots", wanted.format(2, "your address", 2)) == near
    assert 3 == len(listed["tables"])  # type: ignore[arg-type]
    assert again in str(listed)


@live
async def test_a_bot_for_oneself_counts_like_any_other(tmp_path: Path) -> None:
    few = settings(tmp_path, limited=True, bot_tables=Quota(1, 9))
    async with running(few) as server, server.person() as ada:
        first, second, third = [await started(ada, "me", "me") for _ in range(3)]
        bot = {"level": "master"}
        async with sat(ada, first), sat(ada, second), sat(ada, third) as giving_up:
            await ada.ask("PUT", f"/tables/{first}/seats/2/bot", bot)
            why, _ = await refused(ada, 429, "PUT", f"/tables/{second}/seats/2/bot", bot)
            await ada.ask("PUT", f"/tables/{first}/seats/1/bot", bot)
            await ada.ask("DELETE", f"/tables/{second}/seats/2")  # leaving is never refused
            await ok(giving_up, "resign", n=1)

    assert "too_many_bots" == why


@live
async def test_nobody_sets_too_many_games_going_by_looking_at_them(tmp_path: Path) -> None:
    few = settings(tmp_path, limited=True, bot_tables=Quota(1, 9))
    async with running(few) as server, server.person() as ada, server.person() as ben:
        first = await started(ada, "me", "uniform")
        while is_going(at(server, first)):
            await ada.ask("GET", f"/tables/{first}")
        async with sat(ada, await started(ada, "me", "uniform")):
            said = []
            for person in (ada, ben):
                async with person.at(first) as socket:
                    said.append(await socket.hear("refused"))

    assert ["too_many_bots"] * 2 == [one["why"] for one in said]
    assert "at a time from you, but" in str(said[0]["sentence"])
    assert "at a time from its host, but" in str(said[1]["sentence"])

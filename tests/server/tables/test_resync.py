"""Coming back: who lost the connection says the last event it heard of, and misses nothing."""

from pathlib import Path

from tests.server.games import PLAIN
from tests.server.running import Json, Running, running, settings
from tests.server.sitting import (
    drawing,
    friends,
    hot_seat,
    live,
    moving,
    ok,
    play,
    sat,
    told,
)

SERVICE_RESTART = 1012  # a close code of WebSocket


class Log:
    """The log of a client: it cuts where a message says so, and adds the facts."""

    def __init__(self) -> None:
        self.facts: list[object] = []

    def hear(self, message: Json) -> None:
        """A `table` or a `told`."""
        story, facts = message["story"], message["facts"]
        assert isinstance(story, int)
        assert isinstance(facts, list)
        assert story <= len(self.facts), "a gap"
        self.facts[story:] = facts


@live
async def test_who_comes_back_is_told_the_facts_since_then(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        log, whole = Log(), Log()
        log.hear(ben.now)
        await ben.ws.close()
        await play(ada, moving(ada))
        await ok(ada, "undo", n=2)
        await told(ada, 2)
        await play(ada, drawing(ada))
        async with sat(at.people[1], at.table, n=0) as back:
            log.hear(back.now)
            newest = back.now
        async with sat(at.people[1], at.table) as new:
            whole.hear(new.now)

    assert (3, [2]) == (newest["n"], newest["asked"])
    assert whole.facts == log.facts
    assert 0 < len(newest["facts"]) < len(whole.facts)  # type: ignore[arg-type]


@live
async def test_an_undo_while_away_takes_facts_back(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        one, two = at.seats
        log = Log()
        log.hear(one.now)
        first = list(log.facts)
        await play(one, drawing(one))
        log.hear(await told(one, 1))
        after = list(log.facts)
        await one.ws.close()
        async with sat(at.people[0], at.table, 1, n=1) as again:
            await ok(again, "undo", n=2)
            await told(two, 2)
        async with sat(at.people[0], at.table, 1, n=1) as back:
            log.hear(back.now)

    assert len(first) < len(after)
    assert first == log.facts


@live
async def test_the_log_of_who_stays_equals_the_log_of_who_comes(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        stays, comes = Log(), Log()
        stays.hear(ben.now)
        await play(ada, moving(ada))
        stays.hear(await told(ben, 1))
        await ok(ada, "undo", n=2)
        stays.hear(await told(ben, 2))
        await play(ada, drawing(ada))
        stays.hear(await told(ben, 3))
        async with sat(at.people[1], at.table) as new:
            comes.hear(new.now)

    assert comes.facts == stays.facts


@live
async def test_a_number_that_never_was_gets_the_whole_story(server: Running) -> None:
    async with (
        hot_seat(server, PLAIN, "me", "me") as at,
        sat(at.people[0], at.table, n=99) as seat,
    ):
        found = seat.now

    assert (0, 0) == (found["n"], found["story"])
    assert found["facts"]


@live
async def test_an_open_question_is_still_open_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, hot_seat(first, PLAIN, "me", "me") as at:
        one = at.seats[0]
        await play(one, moving(one))
        before = await told(one, 1)
        jar = at.people[0].http.cookies
        first.server.should_exit = True
        await one.ws.wait_closed()
    async with running(settings(tmp_path)) as second, second.person() as ada:
        ada.http.cookies.update(jar)
        async with sat(ada, at.table, 1, n=1) as seat:
            after = seat.now
            await ok(seat, "undo", n=2)

    same = ("n", "view", "asked", "legal", "undo", "since")
    assert [before[key] for key in same] == [after[key] for key in same]
    assert SERVICE_RESTART == one.ws.close_code


@live
async def test_a_rematch_is_found_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, hot_seat(first, PLAIN, "me", "me") as at:
        await ok(at.seats[0], "resign", n=1)
        new = await at.ask(0, "POST", "/rematch")
        jar = at.people[0].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as ada:
        ada.http.cookies.update(jar)
        again = await ada.ask("POST", f"/tables/{at.table}/rematch")
        async with sat(ada, at.table, 1) as seat:
            known = seat.now["rematch"]

    assert new["id"] == again["id"] == known


@live
async def test_a_heartbeat_is_answered(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        seat = at.seats[0]
        await seat.say("ping")
        plain = await seat.hear("pong")
        await seat.say("ping", id=7)
        numbered = await seat.reply(7)

    assert ({"t": "pong"}, {"t": "pong", "id": 7}) == (plain, numbered)

"""Seats and tables over HTTP: made, found, taken, left, handed over, started, played again."""

import pytest

from tests.server.games import PLAIN
from tests.server.running import Json, Person, Running
from tests.server.sitting import (
    drawing,
    friends,
    hot_seat,
    legal,
    live,
    newest,
    ok,
    order,
    play,
    refusal,
    sat,
    told,
)
from tests.support import A_GAME


def seats(message: Json) -> list[dict[str, object]]:
    """Who sits where."""
    found = message["seats"]
    assert isinstance(found, list)
    return found


def kinds(message: Json, *keys: str) -> list[tuple[object, ...]]:
    """Of every seat what is asked for."""
    return [tuple(one[key] for key in keys) for one in seats(message)]


async def refused(
    person: Person, status: int, method: str, path: str, body: object = None
) -> tuple[object, object]:
    """Why a request is refused."""
    error = (await person.ask(method, path, body, status))["error"]
    assert isinstance(error, dict)
    return error["why"], error["sentence"]


async def made(person: Person, *kinds_: str, **more: object) -> str:
    """The link of a new table."""
    return str((await person.ask("POST", "/tables", order(PLAIN, *kinds_, **more)))["id"])


@live
async def test_a_table_is_made_joined_by_its_link_and_started(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        table = await made(ada, "me", "open", "uniform")
        early = await refused(ada, 409, "POST", f"/tables/{table}/start")
        taken = await ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
        twice = await ben.ask("POST", f"/tables/{table}/seats/2", {})
        full = await refused(ada, 409, "POST", f"/tables/{table}/seats/2", {})
        started = await ben.ask("POST", f"/tables/{table}/start")
        again = await refused(ada, 409, "POST", f"/tables/{table}/start")

    assert ("taken", "expected somebody on every seat, but seat 2 is open") == early
    assert [("person", False), ("person", True), ("bot", False)] == kinds(taken, "kind", "yours")
    assert kinds(taken, "kind", "name") == kinds(twice, "kind", "name")
    assert ("taken", "expected an open seat, but Ben sits on 2") == full
    assert ("running", False, [1]) == (started["status"], started["host"], started["asked"])
    assert "taken" == again[0]


@live
async def test_names_at_a_table_differ(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        table = await made(ada, "me", "open", "open")
        await ada.ask("PATCH", "/me", {"name": "Ada"})
        await ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ada"})
        found = await ben.ask("GET", f"/tables/{table}")

    assert ["Ada", "Ada 2", ""] == [one["name"] for one in seats(found)]


@live
async def test_a_bot_is_called_by_its_level_unless_it_is_given_a_name(server: Running) -> None:
    bots = [{"kind": "bot", "level": "casual"}, {"kind": "bot", "level": "casual", "name": "Okapi"}]
    async with server.person() as ada:
        body = {"game": PLAIN, "seats": [{"kind": "me", "name": "Ada"}, *bots]}
        made_ = await ada.ask("POST", "/tables", body)
        body["seats"] = [{"kind": "me"}, {"kind": "bot", "level": "casual", "name": "Okapi (bot)"}]
        why, _ = await refused(ada, 400, "POST", "/tables", body)

    assert [("Ada",), ("casual",), ("Okapi",)] == kinds(made_, "name")
    assert "bad_request" == why


@live
async def test_a_seat_left_before_the_start_is_open_again(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        table = await made(ada, "me", "open")
        await ben.ask("POST", f"/tables/{table}/seats/2", {})
        alien = await refused(ben, 403, "DELETE", f"/tables/{table}/seats/1")
        found = await ben.ask("DELETE", f"/tables/{table}/seats/2")
        nowhere = await refused(ben, 404, "POST", f"/tables/{table}/seats/3", {})

    assert ("not_yours", "expected a seat of yours, but seat 1 is not") == alien
    assert ["person", "open"] == [one["kind"] for one in seats(found)]
    assert ("not_found", "expected a seat from 1 to 2, but got 3") == nowhere


@live
async def test_who_leaves_a_running_game_is_played_by_a_bot_and_may_come_back(
    server: Running,
) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        left = await at.ask(0, "DELETE", "/seats/1")
        bye = await ada.hear("bye")
        while ben.now["asked"] != [2]:
            await ben.hear("told")
        back = await at.ask(0, "DELETE", "/seats/1/bot")
        async with sat(at.people[0], at.table) as again:
            eye = again.now["eye"]

    assert [("casual", True), (None, False)] == kinds(left, "stand_in", "left")
    assert "expected a seat of yours, but this one no longer is" == bye["sentence"]
    assert [(None, False)] * 2 == kinds(back, "stand_in", "left")
    assert 1 == eye


@live
async def test_who_has_left_only_looks_on(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await at.ask(1, "DELETE", "/seats/2")
        async with sat(at.people[1], at.table) as again:
            found = again.now

    assert (None, []) == (found["eye"], found["yours"])


@live
async def test_a_seat_is_handed_to_a_bot_and_back(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        handed = await at.ask(0, "PUT", "/seats/1/bot", {"level": "uniform"})
        while ben.now["asked"] != [2]:
            await ben.hear("told")
        await at.ask(0, "DELETE", "/seats/1/bot")
        n = await play(ben, drawing(ben))
        await told(ada, n)
        found = await newest(ada, "seats")

    assert "uniform" == seats(handed)[0]["stand_in"]
    assert None is seats(found)[0]["stand_in"]
    assert [1] == ada.now["asked"]


@live
async def test_only_an_absent_persons_seat_is_handed_over_by_others(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as eve:
        path = f"/tables/{at.table}/seats/2/bot"
        here = await refused(at.people[0], 403, "PUT", path, {"level": "uniform"})
        await at.seats[1].ws.close()
        await at.seats[0].hear(lambda one: one["t"] == "seats" and not seats(one)[1]["here"])
        stranger = await refused(eve, 403, "PUT", path, {"level": "uniform"})
        unknown = await refused(at.people[0], 400, "PUT", path, {"level": "genius"})

    assert ("not_yours", "expected a seat whose person is away, but Ben is here") == here
    assert ("not_yours", "expected somebody who sits at this table, but you don't") == stranger
    assert str(unknown[1]).startswith("expected a level (one of ")


@live
async def test_a_host_changes_bots_title_and_who_may_find_the_table(server: Running) -> None:
    async with server.person() as ada, server.person() as ben:
        table = await made(ada, "me", "open", title="Our table")
        bot = await ada.ask("PUT", f"/tables/{table}/seats/2/bot", {"level": "uniform"})
        opened = await ada.ask("DELETE", f"/tables/{table}/seats/2/bot")
        changed = await ada.ask("PATCH", f"/tables/{table}", {"title": "Ours", "public": True})
        alien = await refused(ben, 403, "PATCH", f"/tables/{table}", {"title": "Mine"})
        public = await ben.ask("GET", "/tables")
        await ada.ask("PATCH", f"/tables/{table}", {"public": False})
        hidden = await ben.ask("GET", "/tables")

    assert ["bot", "open"] == [seats(bot)[1]["kind"], seats(opened)[1]["kind"]]
    assert ("Ours", True) == (changed["title"], changed["public"])
    assert ("not_yours", "expected the host of this table, but you are not") == alien
    assert (True, False) == (table in str(public), table in str(hidden))


@live
async def test_only_the_host_and_who_sits_there_start_the_game(server: Running) -> None:
    async with server.person() as ada, server.person() as eve:
        table = await made(ada, "me", "uniform", start=False)
        found = await refused(eve, 403, "POST", f"/tables/{table}/start")

    assert ("not_yours", "expected somebody who sits at this table, but you don't") == found


@live
async def test_one_browser_may_hold_several_seats(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        one, two = at.seats
        views = [seat.now["eye"] for seat in at.seats]
        yours = [seat.now["yours"] for seat in at.seats]
        wrong = await refusal(two, "move", n=1, answers=[drawing(one)])
        n = await play(one, drawing(one))
        await told(two, n)

    assert ([1, 2], [[1, 2]] * 2) == (views, yours)
    assert "not_your_turn" == wrong[0]
    assert [] != legal(two.now)


@live
async def test_who_comes_and_goes_is_told(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        here = await newest(at.seats[0], "seats")
        await at.seats[1].ws.close()
        gone = await at.seats[0].hear("seats")

    assert [(True,), (True,)] == kinds(here, "here")
    assert [(True,), (False,)] == kinds(gone, "here")


@live
async def test_a_rematch_is_told_to_the_others(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        early = await refused(at.people[0], 409, "POST", f"/tables/{at.table}/rematch")
        await ok(at.seats[0], "resign", n=1)
        new = await at.ask(0, "POST", "/rematch")
        heard = await newest(at.seats[1], "rematch")
        second = await at.ask(1, "POST", "/rematch")
        async with sat(at.people[1], at.table) as later:
            known = later.now["rematch"]

    assert ("taken", "expected a game that is over, but this one is not") == early
    assert [new["id"]] * 3 == [heard["table"], second["id"], known]
    assert ("open", True, False) == (new["status"], new["host"], second["host"])
    assert [("person",), ("person",)] == kinds(new, "kind")


@live
async def test_who_has_left_is_not_seated_in_the_rematch(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await at.ask(1, "DELETE", "/seats/2")
        await ok(at.seats[0], "resign", n=1)
        new = await at.ask(0, "POST", "/rematch")

    assert [("person", "Ada"), ("open", "")] == kinds(new, "kind", "name")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, f"expected {A_GAME}"),
        ({"seats": [{"kind": "me"}]}, "expected"),
        ({"options": {"start player": "9"}}, "expected start player to be random or 1 or 2"),
        ({"options": {"dice": "two"}}, "expected"),
        ({"title": "a\nb"}, "expected one line of at most 60 characters as title"),
        ({"board": "no board"}, "board.toml:1: expected valid TOML"),
    ],
    ids=["game", "seats", "option value", "option", "title", "board"],
)
@live
async def test_a_table_that_can_not_be_is_refused(
    server: Running, change: Json, sentence: str
) -> None:
    async with server.person() as ada:
        found = await refused(ada, 400, "POST", "/tables", order(PLAIN, "me", "me") | change)

    assert "bad_request" == found[0]
    assert str(found[1]).startswith(sentence)

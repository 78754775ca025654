"""Company: who watches, reactions, names of today, colours, and whom the host removes."""

import pytest

from kindu.games import game, load, own_keys
from kindu.server.refusals import BadMessage
from kindu.server.wire import incoming
from tests.server.games import PLAIN
from tests.server.running import Json, Person, Running
from tests.server.sitting import friends, live, newest, ok, order, play, sat
from tests.server.tables.absent import gone, inside, passed
from tests.server.tables.test_seats import kinds, made, refused

PAINTED = next(key for key in own_keys() if game(key).colours)
BLUE, RED, *OTHERS = game(PAINTED).colours


async def painted(ada: Person, *kinds: str) -> str:
    """A table of a game whose players may choose their colours."""
    return str((await ada.ask("POST", "/tables", order(PAINTED, *kinds)))["id"])


def colours(message: Json) -> list[object]:
    """Of all seats."""
    return [one for (one,) in kinds(message, "colour")]


@live
async def test_everybody_sees_who_watches(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as eve, server.person() as nobody:
        await eve.ask("PATCH", "/me", {"name": "Eve"})
        async with sat(eve, at.table) as watcher:
            first = await newest(at.seats[0], "seats")
            own = watcher.now["watchers"]
            async with sat(nobody, at.table):
                second = await newest(at.seats[0], "seats")
            await eve.ask("PATCH", "/me", {"name": "Yves"})
            renamed = await at.seats[0].hear(lambda one: one.get("watchers") == ["Yves"])
        last = await newest(at.seats[0], "seats")

    assert ["Eve"] == first["watchers"] == own
    assert ["Eve", ""] == second["watchers"]
    assert ["Yves"] == renamed["watchers"]
    assert [] == last["watchers"]


@live
async def test_a_reaction_is_a_code_and_no_other_is_taken(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        await ok(ada, "react", reaction="nice")
        heard = await newest(ben, "chat")

    assert (1, "", "nice") == (heard["seat"], heard["words"], heard["reaction"])
    with pytest.raises(BadMessage):
        incoming.read('{"t": "react", "reaction": "rude"}')


@live
async def test_words_have_the_name_that_their_author_has_now(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as eve:
        await eve.ask("PATCH", "/me", {"name": "Eve"})
        async with sat(eve, at.table) as watcher:
            await ok(watcher, "chat", words="hi")
        await ok(at.seats[0], "chat", words="hello")
        await at.people[0].ask("PATCH", "/me", {"name": "Ada"})
        await at.people[0].ask("PATCH", "/me", {"name": "Lovelace"})
        await eve.ask("PATCH", "/me", {"name": "Lovelace"})
        async with sat(at.people[1], at.table) as again:
            chat = again.now["chat"]

    assert isinstance(chat, list)
    assert ["Lovelace 2", "Lovelace"] == [one["name"] for one in chat]


@live
async def test_the_host_removes_somebody_before_the_start(server: Running) -> None:
    async with server.person() as ada, server.person() as ben, server.person() as cem:
        table = await made(ada, "me", "open", "open")
        await ben.ask("POST", f"/tables/{table}/seats/2", {})
        await cem.ask("POST", f"/tables/{table}/seats/3", {})
        no = await refused(ben, 403, "DELETE", f"/tables/{table}/seats/3")
        found = await ada.ask("DELETE", f"/tables/{table}/seats/2")

    assert ("not_yours", "expected a seat of yours, but seat 3 is not") == no
    assert [("person",), ("open",), ("person",)] == kinds(found, "kind")


@live
async def test_the_host_removes_nobody_from_a_running_game(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        no = await refused(at.people[0], 403, "DELETE", f"/tables/{at.table}/seats/2")

    assert "not_yours" == no[0]


@live
async def test_a_colour_is_chosen_before_the_start_where_the_rules_leave_it_free(
    server: Running,
) -> None:
    async with server.person() as ada, server.person() as ben:
        table = await painted(ada, "me", "open")
        usual = await ben.ask("POST", f"/tables/{table}/seats/2", {})
        chosen = await ben.ask("PUT", f"/tables/{table}/seats/2/colour", {"colour": BLUE})
        taken = await refused(ada, 409, "PUT", f"/tables/{table}/seats/1/colour", {"colour": BLUE})
        alien = await refused(ada, 403, "PUT", f"/tables/{table}/seats/2/colour", {"colour": RED})
        none = await refused(
            ada, 400, "PUT", f"/tables/{table}/seats/1/colour", {"colour": "mauve"}
        )
        async with sat(ada, table):
            begun = await ada.ask("POST", f"/tables/{table}/start")
        late = await refused(ada, 409, "PUT", f"/tables/{table}/seats/1/colour", {"colour": RED})

    assert [BLUE, RED] == colours(usual)
    assert [RED, BLUE] == colours(chosen) == colours(begun)
    assert ("taken", "not_yours", "bad_request", "taken") == (taken[0], alien[0], none[0], late[0])


@live
async def test_where_the_rules_decide_nobody_chooses_a_colour(server: Running) -> None:
    fixed = next(key for key in own_keys() if not game(key).colours)
    async with server.person() as ada:
        made_ = await ada.ask("POST", "/tables", order(fixed, "me", "open"))
        path = f"/tables/{made_['id']}/seats/1/colour"
        no = await refused(ada, 400, "PUT", path, {"colour": BLUE})

    assert [None, None] == colours(made_)
    assert "bad_request" == no[0]


def test_a_game_that_paints_its_pieces_offers_their_colours() -> None:
    for key in own_keys():
        offered, most = game(key).colours, max(load(key).seats)
        assert offered == () or len(set(offered)) >= most


@live
async def test_who_comes_back_is_told_what_the_bot_did(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ben = at.seats[1]
        await at.ask(0, "DELETE", "/seats/1")
        while ben.now["asked"] != [2]:
            await ben.hear("told")
        await at.ask(0, "DELETE", "/seats/1/bot")
        async with sat(at.people[0], at.table) as again:
            first = again.now
        async with sat(at.people[0], at.table) as again:
            second = again.now

    facts = first["meanwhile"]
    assert isinstance(facts, list)
    assert {1} == {one["seat"] for one in facts}
    assert "meanwhile" not in second


@live
async def test_who_was_replaced_while_away_is_told_too_and_sits_again(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ben = at.seats[1]
        await gone(at, 1)
        passed(inside(server, at))
        await at.ask(1, "PUT", "/seats/1/bot", {"level": "casual"})
        while ben.now["asked"] != [2]:
            await ben.hear("told")
        async with sat(at.people[0], at.table) as again:
            found = again.now

    assert found["meanwhile"]
    assert [(None, False)] * 2 == kinds(found, "stand_in", "imposed")


@live
async def test_a_short_loss_of_the_connection_tells_nothing(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await play(at.seats[0])
        await gone(at, 1)
        async with sat(at.people[0], at.table) as again:
            found = again.now

    assert "meanwhile" not in found


@live
async def test_lists_say_who_made_a_table_and_how_it_ended(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await at.people[0].ask("PATCH", "/me", {"name": "Countess"})
        await ok(at.seats[1], "resign", n=at.seats[1].n + 1)
        mine = await at.people[1].ask("GET", "/tables/mine")

    tables = mine["tables"]
    assert isinstance(tables, list)
    (found,) = [one for one in tables if one["id"] == at.table]
    assert "Countess" == found["host_name"]
    assert [1, 2] == found["result"]["places"]
    assert 2 == len(found["result"]["points"])


@live
async def test_a_rematch_against_bots_begins_at_once(server: Running) -> None:
    async with server.person() as ada:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "casual")))["id"])
        async with sat(ada, table) as seat:
            await ok(seat, "resign", n=seat.n + 1)
        found = await ada.ask("POST", f"/tables/{table}/rematch", {"start": True})

    assert "running" == found["status"]


@live
async def test_a_rematch_with_people_waits_for_them(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await ok(at.seats[1], "resign", n=at.seats[1].n + 1)
        found = await at.people[0].ask("POST", f"/tables/{at.table}/rematch", {"start": True})

    assert "open" == found["status"]


@live
async def test_a_guest_has_chosen_no_name_yet(server: Running) -> None:
    async with server.person() as ada:
        before = await ada.ask("GET", "/me")
        after = await ada.ask("PATCH", "/me", {"name": "Ada"})

    assert [False, True] == [before["named"], after["named"]]


@live
async def test_nobody_at_a_shared_screen_is_away(server: Running) -> None:
    async with server.person() as ada:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "me")))["id"])
        async with sat(ada, table) as seat:
            found = seat.now

    assert [(True, None)] * 2 == kinds(found, "here", "away")

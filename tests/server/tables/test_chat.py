"""The chat: which seat speaks, whom nobody can imitate, and whom the host has muted."""

from pathlib import Path

import pytest

from kindu.server.data import games
from tests.server.games import PLAIN
from tests.server.running import Json, Running, Seat, running, settings
from tests.server.sitting import (
    answer,
    drawing,
    friends,
    hot_seat,
    live,
    newest,
    ok,
    play,
    refusal,
    sat,
    told,
)
from tests.server.tables.test_seats import kinds
from tests.support import QUICKEST

MUTED = ("muted", "expected somebody who may speak here, but the host has muted you")


async def said(seat: Seat, words: str) -> tuple[object, object, object]:
    """Seat, name and words, as everybody hears them."""
    await ok(seat, "chat", words=words)
    found = await newest(seat, "chat")
    return found["seat"], found["name"], found["words"]


@live
async def test_words_are_told_to_all_and_kept(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        before = ben.n
        await ok(ada, "chat", words="  good   luck ")
        heard = await newest(ben, "chat")
        async with sat(at.people[1], at.table) as again:
            kept = again.now["chat"]

    (name, *_) = kinds(ada.now, "name")[0]
    assert (0, name, "good luck") == (heard["k"], heard["name"], heard["words"])
    assert [{key: heard[key] for key in ("k", "seat", "name", "words", "reaction", "at")}] == kept
    assert before == again.n


@live
async def test_a_spectator_with_a_name_may_chat_and_one_without_may_not(server: Running) -> None:
    async with friends(server, PLAIN) as at, server.person() as eve:
        async with sat(eve, at.table) as nobody:
            found = await refusal(nobody, "chat", words="hello")
        await eve.ask("GET", "/me")
        async with sat(eve, at.table) as guest:
            await ok(guest, "chat", words="hello")

    sentence = "expected a visitor with a cookie or a token, but got neither"
    assert ("not_seated", sentence) == found


@live
async def test_the_chat_says_which_seat_speaks_and_who_only_watches(server: Running) -> None:
    async with friends(server, QUICKEST) as at, server.person() as eve:
        await eve.ask("PATCH", "/me", {"name": "\u0410da"})  # a Cyrillic A
        async with sat(eve, at.table) as watching:
            found = [await said(at.seats[1], "hi"), await said(watching, "I am Ada")]
            kept = (await answer(watching, "ping"), watching.now["chat"])[1]
        async with sat(eve, at.table) as later:
            kept = later.now["chat"]

    assert [(2, "Ben", "hi"), (None, "\u0410da 2", "I am Ada")] == found
    assert [2, None] == [one["seat"] for one in kept]  # type: ignore[attr-defined]


@live
async def test_two_seats_of_one_browser_speak_under_their_own_names(server: Running) -> None:
    async with hot_seat(server, QUICKEST, "me", "me") as at:
        found = [await said(seat, "me") for seat in at.seats]

    assert [1, 2] == [seat for seat, _, _ in found]
    assert 2 == len({name for _, name, _ in found})


@live
async def test_a_seat_that_is_renamed_speaks_under_its_new_name(server: Running) -> None:
    async with friends(server, QUICKEST) as at:
        person = at.people[1]
        await person.ask("PATCH", "/me", {"name": "Ben"})
        await person.ask("PATCH", "/me", {"name": "Benjamin"})

        assert (2, "Benjamin", "hi") == await said(at.seats[1], "hi")


@live
async def test_what_deceives_is_taken_out_of_the_chat(server: Running) -> None:
    async with friends(server, QUICKEST) as at:
        found = await said(at.seats[0], "a\u202eb\x00\u200bc")
        why, _ = await refusal(at.seats[0], "chat", words="\u200b")

    assert (1, "Ada", "abc") == found
    assert "bad_message" == why


@live
async def test_the_host_mutes_somebody_and_lets_them_speak_again(server: Running) -> None:
    async with friends(server, QUICKEST) as at:
        await ok(at.seats[1], "chat", words="rude")
        (mute,) = await mutes(at.people[0].http, at.table, {"chat": 0})
        silent = await refusal(at.seats[1], "chat", words="rude again")
        listed = (await at.people[0].http.get(f"/api/tables/{at.table}/mutes")).json()
        await at.people[0].http.delete(f"/api/tables/{at.table}/mutes/{mute['id']}")
        loud = await said(at.seats[1], "sorry")

    assert "Ben" == mute["name"]
    assert [mute] == listed
    assert (MUTED, (2, "Ben", "sorry")) == (silent, loud)


@live
async def test_who_is_muted_still_plays(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await ok(at.seats[1], "chat", words="rude")
        await mutes(at.people[0].http, at.table, {"chat": 0})
        await told(at.seats[1], await play(at.seats[0], drawing(at.seats[0])))
        n = await play(at.seats[1], drawing(at.seats[1]))
        found = await told(at.seats[0], n)

    assert 2 == found["seat"]


@live
async def test_only_the_last_messages_come_with_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From memory, and from the database after a restart."""
    monkeypatch.setattr(games, "LAST_CHAT", 3)
    found = []
    async with running(settings(tmp_path)) as server, friends(server, QUICKEST) as at:
        for k in range(5):
            await ok(at.seats[0], "chat", words=f"message {k}")
        async with sat(at.people[1], at.table) as seat:
            found.append(seat.now["chat"])
    async with (
        running(settings(tmp_path)) as server,
        server.person() as eve,
        sat(eve, at.table) as watching,
    ):
        found.append(watching.now["chat"])

    assert [[2, 3, 4]] * 2 == [[one["k"] for one in chat] for chat in found]  # type: ignore[attr-defined]


@live
async def test_the_host_mutes_all_who_only_watch_and_they_stay_muted(server: Running) -> None:
    """A guest who comes back as somebody else is muted, too."""
    async with friends(server, QUICKEST) as at:
        await mutes(at.people[0].http, at.table, {"watchers": True})
        found = []
        for _ in range(2):
            async with server.person() as eve:
                await eve.ask("GET", "/me")
                async with sat(eve, at.table) as watching:
                    found.append(await refusal(watching, "chat", words="boo"))
        await ok(at.seats[1], "chat", words="I play")

    assert [MUTED, MUTED] == found


@live
async def test_only_the_host_mutes_and_never_themselves(server: Running) -> None:
    async with friends(server, QUICKEST) as at:
        await ok(at.seats[0], "chat", words="hi")
        path = f"/tables/{at.table}/mutes"
        await at.people[1].ask("GET", path, None, 403)
        await at.people[1].ask("POST", path, {"chat": 0}, 403)
        await at.people[0].ask("POST", path, {"chat": 0}, 403)
        await at.people[0].ask("POST", path, {"chat": 7}, 404)
        await at.people[0].ask("POST", path, {"chat": 0, "watchers": True}, 422)
        await at.people[0].ask("POST", path, {}, 422)
        await at.people[0].ask("DELETE", f"{path}/{'0' * 16}", None, 404)


async def mutes(http: object, table: str, body: Json) -> list[Json]:
    """Mute somebody; returns who is muted."""
    found = await http.post(f"/api/tables/{table}/mutes", json=body)  # type: ignore[attr-defined]
    assert found.status_code == 200, found.text
    result: list[Json] = found.json()
    return result

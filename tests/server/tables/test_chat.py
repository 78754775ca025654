"""The chat: which seat speaks, whom nobody can imitate, and whom the host has muted."""

from tests.server.running import Json, Running, Seat
from tests.server.sitting import answer, friends, hot_seat, live, newest, ok, refusal, sat
from tests.support import QUICKEST

MUTED = ("muted", "expected somebody who may speak here, but the host has muted you")


async def said(seat: Seat, words: str) -> tuple[object, object, object]:
    """Seat, name and words, as everybody hears them."""
    await ok(seat, "chat", words=words)
    found = await newest(seat, "chat")
    return found["seat"], found["name"], found["words"]


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

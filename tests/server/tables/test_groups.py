"""Open groups: all answer at the same time, into envelopes that are opened together."""

import json
from pathlib import Path

from tests.server.games import IN_SECRET
from tests.server.running import Json, Running, running, settings
from tests.server.sitting import (
    answer,
    chain,
    friends,
    hot_seat,
    legal,
    live,
    newest,
    ok,
    refusal,
    sat,
    told,
)


@live
async def test_an_envelope_is_told_to_its_own_seat_only(server: Running) -> None:
    async with friends(server, IN_SECRET, 3) as at, sat(at.people[0], at.table) as second:
        ben = at.seats[1]
        begun = dict(ben.now)
        answers = await chain(ben)
        await ok(ben, "move", n=1, answers=answers)
        mine = await newest(ben, "sealed")
        others = [await newest(seat, "sealed") for seat in (at.seats[0], at.seats[2], second)]

    plain = {"t": "sealed", "n": 1, "seat": 2, "sealed": [2], "asked": [1, 3]}
    assert ([1, 2, 3], []) == (begun["asked"], begun["sealed"])
    assert plain | {"envelope": answers} == mine
    assert [plain] * 3 == others


@live
async def test_a_spectator_and_who_comes_later_see_that_it_is_sealed_but_not_what(
    server: Running,
) -> None:
    async with friends(server, IN_SECRET) as at, server.person() as eve:
        ada = at.seats[0]
        answers = await chain(ada)
        await ok(ada, "move", n=1, answers=answers)
        async with sat(eve, at.table) as spectator, sat(at.people[1], at.table) as ben:
            found = [spectator.now, ben.now]
        async with sat(at.people[0], at.table) as again:
            mine = again.now

    assert [([1], [2])] * 2 == [(one["sealed"], one["asked"]) for one in found]
    assert not any("envelope" in one for one in found)
    assert (answers, 0) == (mine["envelope"], mine["n"])


@live
async def test_an_envelope_may_be_changed_until_the_last_one_comes(server: Running) -> None:
    async with friends(server, IN_SECRET) as at:
        ada, ben = at.seats
        wanted = legal(ada.now)[-1]
        first, second = await chain(ada), await chain(ada, last=True)
        await ok(ada, "move", n=1, answers=first)
        await ok(ada, "move", n=1, answers=second)
        changed = await newest(ada, "sealed")
        await ok(ben, "move", n=1, answers=await chain(ben))
        opened = await told(ada, 1)

    assert first != second == changed["envelope"]
    assert {"seat": 1, "move": " ".join(wanted["parts"])} == first_said(opened)


def first_said(message: Json) -> object:
    """The first answer of an event."""
    said = message["said"]
    assert isinstance(said, list)
    return said[0]


@live
async def test_all_envelopes_are_opened_in_one_event(server: Running) -> None:
    async with friends(server, IN_SECRET, 3) as at:
        kept = [await chain(seat) for seat in at.seats]
        for seat, answers in zip(reversed(at.seats), reversed(kept), strict=True):
            await ok(seat, "move", n=1, answers=answers)
        opened = await at.all_told(1)
        ada = at.seats[0]
        late = await refusal(ada, "move", n=1, answers=kept[0])

    assert "stale" == late[0]
    assert [[1]] * 3 == [one["asked"] for one in opened]
    assert not any("seat" in one or "sealed" in one or "envelope" in one for one in opened)


@live
async def test_what_others_kept_stays_their_secret_after_the_opening(server: Running) -> None:
    async with friends(server, IN_SECRET) as at:
        for seat in at.seats:
            await ok(seat, "move", n=1, answers=await chain(seat))
        mine, theirs = await at.all_told(1)

    def read(message: object, seat: int) -> list[object]:
        assert isinstance(message, list)
        return [one["move"] for one in message if one["seat"] == seat]

    assert all(read(mine["said"], 1))
    assert all(read(theirs["said"], 2))
    assert not any(read(mine["said"], 2))
    assert not any(read(theirs["said"], 1))


@live
async def test_a_faulty_envelope_is_refused_and_the_old_one_stays(server: Running) -> None:
    async with friends(server, IN_SECRET) as at:
        ada = at.seats[0]
        kept = await chain(ada)
        await ok(ada, "move", n=1, answers=kept)
        found = [
            await refusal(ada, "move", n=1, answers=kept[:1]),
            await refusal(ada, "move", n=1, answers=[0]),
            await refusal(ada, "move", n=2, answers=kept),
        ]
        await ada.say("hello")
        now = await ada.hear("table")

    assert ["not_legal", "not_legal", "stale"] == [why for why, _ in found]
    assert kept == now["envelope"]


@live
async def test_envelopes_survive_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, hot_seat(first, IN_SECRET, "me", "me") as at:
        kept = await chain(at.seats[1])
        await ok(at.seats[1], "move", n=1, answers=kept)
        jar = at.people[0].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as ada:
        ada.http.cookies.update(jar)
        async with sat(ada, at.table, 1) as one, sat(ada, at.table, 2) as two:
            before = one.now, two.now
            await ok(one, "move", n=1, answers=await chain(one))
            after = await told(two, 1)

    assert ([1], [2]) == (before[0]["asked"], before[0]["sealed"])
    assert "envelope" not in before[0]
    assert (kept, "move") == (before[1]["envelope"], after["kind"])


@live
async def test_envelopes_outlive_another_seat_that_gives_up(tmp_path: Path) -> None:
    """Its bot answers in its place; after a restart the envelope is still there."""
    async with running(settings(tmp_path)) as first, friends(first, IN_SECRET, 3) as at:
        ada, _, cem = at.seats
        kept = await chain(ada)
        await ok(ada, "move", n=1, answers=kept)
        await ok(cem, "resign", n=1)
        after = await told(ada, 1)
        jar = at.people[0].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as person:
        person.http.cookies.update(jar)
        async with sat(person, at.table) as seat:
            again = seat.now

    assert (kept, "resign") == (after["envelope"], after["kind"])
    assert (kept, 1) == (again["envelope"], again["n"])


@live
async def test_bots_put_their_answers_into_envelopes_too(server: Running) -> None:
    async with hot_seat(server, IN_SECRET, "me", "uniform", "uniform") as at:
        ada = at.seats[0]
        while ada.now["asked"] != [1]:
            await ada.hear("sealed")
        found = "".join(ada.raw)
        await ok(ada, "move", n=1, answers=await chain(ada))
        await told(ada, 1)

    sealed = [one for one in map(json.loads, ada.raw) if one["t"] == "sealed"]
    assert "envelope" not in found
    assert all("envelope" not in one for one in sealed)


@live
async def test_a_preview_in_a_group_shows_only_own_questions(server: Running) -> None:
    async with friends(server, IN_SECRET) as at:
        ada = at.seats[0]
        answers = await chain(ada)
        found = await answer(ada, "preview", n=1, answers=answers)

    assert (True, [], answers) == (found["whole"], found["links"], found["move"])

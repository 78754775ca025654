"""Taking back, ending and giving up: what is free, what needs consent, and what it means."""

from pathlib import Path

import msgspec

from tests.server.games import PLAIN
from tests.server.running import Json, Running, Seat, running, settings
from tests.server.sitting import (
    Sitting,
    drawing,
    friends,
    hot_seat,
    live,
    moving,
    newest,
    ok,
    play,
    refusal,
    sat,
    told,
)


async def drawn(at: Sitting) -> Json:
    """Seat 1 draws, so that something has become known; what it was told."""
    await play(at.seats[0], drawing(at.seats[0]))
    return (await at.all_told(1))[0]


def proposal(kind: str, seat: int, *waits: int) -> Json:
    """A proposal for event 2 that nobody has answered, while everybody is there."""
    found: Json = {"kind": kind, "n": 2, "seat": seat, "agreed": []}
    return found | {"waits": list(waits), "passes_in": None}


@live
async def test_what_nothing_has_followed_is_taken_back_freely(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        first = ada.now
        await play(ada, moving(ada))
        after = await told(ada, 1)
        await ok(ada, "undo", n=2)
        back = (await at.all_told(2))[0]

    assert ("free", "undo", 2) == (after["undo"], back["kind"], back["n"])
    assert [first[key] for key in ("view", "legal", "asked", "undo")] == [
        back[key] for key in ("view", "legal", "asked", "undo")
    ]


@live
async def test_there_is_nothing_to_take_back_before_the_first_decision(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        found = [await refusal(seat, "undo", n=1) for seat in at.seats]

    assert [("not_legal", "expected a decision to take back, but there is none")] * 2 == found


@live
async def test_after_a_draw_the_others_are_asked_and_one_no_is_enough(server: Running) -> None:
    async with friends(server, PLAIN, 3) as at:
        ada, ben, cem = at.seats
        after = await drawn(at)
        await ok(ada, "undo", n=2)
        asked = [await newest(seat, "proposal") for seat in at.seats]
        await ok(ben, "agree", n=2, yes=True)
        one_yes = [await newest(seat, "proposal") for seat in at.seats]
        await ok(cem, "agree", n=2, yes=False)
        dropped = [await newest(seat, "proposal") for seat in at.seats]
        late = await refusal(ben, "agree", n=2, yes=True)

    wanted = proposal("undo", 1, 2, 3)
    assert "ask" == after["undo"]
    assert [wanted] * 3 == [one["proposal"] for one in asked]
    assert [wanted | {"agreed": [2], "waits": [3]}] * 3 == [one["proposal"] for one in one_yes]
    assert [None] * 3 == [one["proposal"] for one in dropped]
    assert ("not_legal", "expected a proposal of another seat, but there is none") == late


@live
async def test_if_all_agree_it_is_taken_back_and_the_same_cards_come_again(server: Running) -> None:
    async with friends(server, PLAIN, 3) as at:
        ada, ben, cem = at.seats
        first = ada.now
        after = await drawn(at)
        await ok(ada, "undo", n=2)
        await ok(ben, "agree", n=2, yes=True)
        await ok(cem, "agree", n=2, yes=True)
        back = (await at.all_told(2))[0]
        await play(ada, drawing(ada))
        again = (await at.all_told(3))[0]

    assert ("undo", first["view"]) == (back["kind"], back["view"])
    assert (after["view"], after["facts"]) == (again["view"], again["facts"])
    assert first["view"] != after["view"]


@live
async def test_bots_are_not_asked_for_consent(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "uniform") as at:
        ada = at.seats[0]
        first = ada.now
        await play(ada, drawing(ada))
        while ada.now["asked"] != [1]:
            await ada.hear("told")
        n = ada.n + 1
        how = ada.now["undo"]
        await ok(ada, "undo", n=n)
        back = await told(ada, n)

    assert ("ask", "undo", first["view"]) == (how, back["kind"], back["view"])


@live
async def test_nobody_agrees_to_the_own_proposal_or_to_none(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        none = await refusal(ben, "agree", n=1, yes=True)
        await drawn(at)
        await ok(ada, "undo", n=2)
        own = await refusal(ada, "agree", n=2, yes=True)

    wanted = ("not_legal", "expected a proposal of another seat, but there is none")
    assert [wanted] * 2 == [none, own]


@live
async def test_the_next_event_drops_a_proposal(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        await drawn(at)
        await ok(ada, "undo", n=2)
        await ben.hear("proposal")
        await play(ben, drawing(ben))
        after = await told(ben, 2)
        old = await refusal(ben, "agree", n=2, yes=True)
        new = await refusal(ben, "agree", n=3, yes=True)

    assert "proposal" not in after
    assert ("stale", "not_legal") == (old[0], new[0])


@live
async def test_a_proposal_survives_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, friends(first, PLAIN) as at:
        await drawn(at)
        await ok(at.seats[0], "undo", n=2)
        jars = [one.http.cookies for one in at.people]
    async with running(settings(tmp_path)) as second, second.person() as ben:
        ben.http.cookies.update(jars[1])
        async with sat(ben, at.table) as seat:
            waiting = seat.now["proposal"]
            await ok(seat, "agree", n=2, yes=True)
            after = await told(seat, 2)

    assert proposal("undo", 1, 2) == waiting
    assert "undo" == after["kind"]


@live
async def test_a_dropped_proposal_does_not_come_back_after_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first, friends(first, PLAIN) as at:
        await drawn(at)
        await ok(at.seats[0], "undo", n=2)
        await play(at.seats[1], drawing(at.seats[1]))
        jar = at.people[1].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as ben:
        ben.http.cookies.update(jar)
        async with sat(ben, at.table) as seat:
            found = seat.now

    assert 2 == found["n"]
    assert "proposal" not in found


@live
async def test_a_game_ends_as_it_stands_if_all_agree(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        await drawn(at)
        await ok(ben, "propose", n=2)
        asked = await ada.hear("proposal")
        await ok(ada, "agree", n=2, yes=True)
        over = (await at.all_told(2))[0]
        listed = await at.ask(0, "GET")

    assert proposal("end", 2, 1) == asked["proposal"]
    assert ("end", []) == (over["kind"], over["asked"])
    assert ("vote", []) == (result(over)["ending"], result(over)["resigned"])
    assert "over" == listed["status"]


def result(message: Json) -> dict[str, object]:
    """How it ended."""
    found = message["result"]
    assert isinstance(found, dict)
    return found


@live
async def test_who_gives_up_against_one_other_has_lost(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        await ok(at.seats[1], "resign", n=1)
        over = (await at.all_told(1))[0]

    found = result(over)
    assert ("resign", 2, []) == (over["kind"], over["seat"], over["asked"])
    assert ("resign", [1, 2], [2]) == (found["ending"], found["places"], found["resigned"])


async def gave_up_first(at: Sitting) -> Seat:
    """Seat 1 of three has given up, and a bot has played for it; the socket of seat 2."""
    ada, ben, _ = at.seats
    await ok(ada, "resign", n=1)
    while ben.now["asked"] != [2]:
        await ben.hear("told")
    return ben


@live
async def test_of_three_who_gives_up_comes_last_and_a_bot_plays_on(server: Running) -> None:
    async with friends(server, PLAIN, 3) as at:
        ben = await gave_up_first(at)
        again = await refusal(at.seats[0], "resign", n=ben.n + 1)
        n = ben.n + 1
        await ok(ben, "resign", n=n)
        over = await told(ben, n)

    found = result(over)
    assert ("not_legal", "expected a seat that plays, but 1 gave up") == again
    assert ("resign", [3, 2, 1], [1, 2]) == (
        found["ending"],
        found["places"],
        found["resigned"],
    )


@live
async def test_who_gave_up_is_not_asked_for_consent(server: Running) -> None:
    async with friends(server, PLAIN, 3) as at:
        ben = await gave_up_first(at)
        n = ben.n + 1
        await ok(ben, "propose", n=n)
        await at.seats[2].hear("proposal")
        await ok(at.seats[2], "agree", n=n, yes=True)
        over = await told(ben, n)

    found = result(over)
    assert ("vote", [1]) == (found["ending"], found["resigned"])
    assert 3 == msgspec.convert(found["places"], list[int])[0]

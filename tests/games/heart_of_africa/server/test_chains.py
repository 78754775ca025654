"""Chains: a claim in Heart of Africa is a few short questions, and one move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.running import Json, Person, Running, Seat
from tests.server.sitting import (
    answer,
    chain,
    legal,
    links,
    live,
    number,
    ok,
    reasons,
    refusal,
    sat,
    told,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "2-greedy.kindu"
TRACK = "port_florence-j_east"
BEFORE = 79  # answers of that file, after which seat 2 can claim this track with red or orange


@asynccontextmanager
async def before_a_claim(person: Person) -> AsyncIterator[tuple[Seat, Seat]]:
    """The seat that can claim a track, and the other one."""
    me = {"kind": "me"}
    body: Json = {"file": GOLDEN.read_text(), "answers": BEFORE, "seats": [me, me]}
    table = str((await person.ask("POST", "/files", body))["id"])
    async with sat(person, table, 2) as one, sat(person, table, 1) as two:
        yield one, two


@live
async def test_a_preview_proposes_the_whole_chain_and_changes_nothing(server: Running) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, _):
        claim = number(one, "claim", TRACK)
        found = await answer(one, "preview", n=1, answers=[claim])
        await one.say("hello", n=0)
        still = await one.hear("table")

    [pay] = links(found)
    assert ([claim], 1, True) == (found["answers"], found["n"], found["whole"])
    assert [["pay", "orange"], ["pay", "red"]] == [one["parts"] for one in pay.legal]
    assert ([claim, pay.answer], False) == (found["move"], pay.optional)
    assert (0, [], [2]) == (still["n"], still["facts"], still["asked"])


@live
async def test_a_claim_is_one_event_and_told_once(server: Running) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, two):
        answers = await chain(one, number(one, "claim", TRACK))
        await ok(one, "move", n=1, answers=answers)
        mine, theirs = await told(one, 1), await told(two, 1)
        claims = [text for text in two.raw if '"told"' in text]

    said = mine["said"]
    assert isinstance(said, list)
    assert {"seat": 2, "move": f"claim {TRACK}"} == said[0]
    assert {"seat": 2, "move": "pay orange"} == said[1]
    assert (2, said) == (len(answers), theirs["said"])
    assert ([1], 1) == (theirs["asked"], len(claims))


@live
async def test_a_claim_without_its_payment_is_none(server: Running) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, two):
        answers = await chain(one, number(one, "claim", TRACK))
        found = await refusal(one, "move", n=1, answers=answers[:1])
        await two.say("hello", n=0)
        still = await two.hear("table")

    assert ("not_legal", "expected the whole chain, but its last answer is missing") == found
    assert (0, [2]) == (still["n"], still["asked"])


@live
async def test_a_claim_with_a_payment_that_is_not_there_is_refused_with_the_rule(
    server: Running,
) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, _):
        claim = number(one, "claim", TRACK)
        asked = await answer(one, "preview", n=1, answers=[claim])
        orange, red = [pay["answer"] for pay in legal(asked)]
        found = [
            await answer(one, "move", n=1, answers=[claim, pay])
            for pay in range(orange - 2, red + 2)
            if pay not in (orange, red)
        ]

    named = [pay for pay in found if pay.get("rules")]
    assert {"not_legal"} == {pay["why"] for pay in found}
    assert named
    assert all("HA-CLAIM" in str(pay["rules"]) for pay in named)


@live
async def test_nothing_follows_a_whole_claim_in_the_same_move(server: Running) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, _):
        answers = await chain(one, number(one, "claim", TRACK))
        found = await refusal(one, "move", n=1, answers=[*answers, answers[0]])

    beyond = f"but answer {len(answers) + 1} is beyond that"
    assert ("not_legal", True) == (found[0], str(found[1]).endswith(beyond))


@live
async def test_a_link_of_a_chain_is_explained_too(server: Running) -> None:
    async with server.person() as ada, before_a_claim(ada) as (one, _):
        claim = number(one, "claim", TRACK)
        moves = ["pay orange", "pay blue"]
        found = await answer(one, "why", n=1, answers=[claim], moves=moves)

    orange, blue = reasons(found)
    assert (True, []) == (orange.legal, orange.rules)
    assert not blue.legal
    assert "HA-CLAIM" in str(blue.rules)

"""Moves that are refused: each for its own reason, with a sentence, and nothing has changed."""

import pytest

from kindu.games import game
from tests.server.games import IN_SECRET, OPENING, PLAIN, RULES
from tests.server.running import Json, Running, Seat
from tests.server.sitting import (
    answer,
    chain,
    drawing,
    friends,
    hot_seat,
    legal,
    live,
    moving,
    ok,
    order,
    play,
    refusal,
    sat,
)

ACTIONS = int(RULES.num_actions)
STEPS = [n for n in range(ACTIONS) if RULES.label(n).startswith(OPENING.then)]
STEP = OPENING.unpaid[0]


def stands(seat: Seat) -> list[object]:
    """What a refusal must not change."""
    return [seat.now.get(key) for key in ("n", "view", "asked", "legal", "undo", "story")]


async def again(seat: Seat) -> list[object]:
    """How the table stands now, told anew."""
    await seat.say("hello")
    await seat.hear("table")
    return stands(seat)


@live
async def test_a_move_for_another_event_is_stale(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        before = await again(ada)
        found = [await refusal(ada, "move", n=n, answers=[drawing(ada)]) for n in (0, 2, 7)]
        after = await again(ada)

    wanted = [("stale", f"expected a message for event 1, but got {n}") for n in (0, 2, 7)]
    assert (wanted, before) == (found, after)


@live
async def test_a_move_of_a_seat_that_is_not_asked_is_not_its_turn(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        before = await again(ben)
        found = await refusal(ben, "move", n=1, answers=[drawing(ada)])
        after = await again(ben)

    wanted = ("not_your_turn", "expected an answer of seat 1, but got one of seat 2")
    assert (wanted, before) == (found, after)


@live
async def test_an_answer_that_is_not_legal_is_refused_with_its_rules(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        before = await again(ada)
        found = await answer(ada, "move", n=1, answers=[RULES.parse(STEP)])
        after = await again(ada)

    assert before == after
    assert ("refused", "not_legal", 0) == (found["t"], found["why"], found["n"])
    assert f"expected one of the legal answers, but got '{STEP}'" == found["sentence"]


@live
async def test_the_rules_against_an_answer_are_named(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        move = moving(ada)
        asked = await answer(ada, "preview", n=1, answers=[move])
        steps = {one["answer"] for one in legal(asked)}
        found = [
            await answer(ada, "move", n=1, answers=[move, step])
            for step in STEPS
            if step not in steps
        ]

    assert {"not_legal"} == {one["why"] for one in found}
    rules: list[Json] = found[0]["rules"]  # type: ignore[assignment]
    assert str(rules[0]["rule"]).startswith(f"{game(PLAIN).prefix}-")


@pytest.mark.parametrize("number_", [-1, ACTIONS, ACTIONS + 73, 2**31 - 1])
@live
async def test_an_answer_out_of_range_is_not_legal(server: Running, number_: int) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        found = await refusal(at.seats[0], "move", n=1, answers=[number_])

    assert ("not_legal", f"expected an answer from 0 to {ACTIONS - 1}, but got {number_}") == found


@live
async def test_no_answers_and_too_many_are_not_legal(server: Running) -> None:
    async with hot_seat(server, PLAIN, "me", "me") as at:
        ada = at.seats[0]
        none = await refusal(ada, "move", n=1, answers=[])
        many = await refusal(ada, "move", n=1, answers=[drawing(ada)] * 65)

    assert ("not_legal", "expected at least one answer, but got none") == none
    assert ("not_legal", "expected at most 64 answers, but got 65") == many


@live
async def test_a_chain_is_played_whole_or_not_at_all(server: Running) -> None:
    async with hot_seat(server, IN_SECRET, "me", "me") as at:
        ada = at.seats[0]
        before = await again(ada)
        answers = await chain(ada)
        part = await refusal(ada, "move", n=1, answers=answers[:-1])
        wrong = await refusal(ada, "move", n=1, answers=[*answers[:-1], 0])
        after = await again(ada)
        await ok(ada, "move", n=1, answers=answers)

    assert len(answers) > 1
    assert ("not_legal", "expected the whole chain, but its last answer is missing") == part
    assert "not_legal" == wrong[0]
    assert before == after


@live
async def test_answers_beyond_a_draw_are_refused_whatever_would_be_drawn(server: Running) -> None:
    """The same words for every second answer: none of them says what the cards will be."""
    async with hot_seat(server, PLAIN, "me", "me") as at:
        ada = at.seats[0]
        draw = drawing(ada)
        found = {await refusal(ada, "move", n=1, answers=[draw, one]) for one in range(ACTIONS)}
        await ok(ada, "move", n=1, answers=[draw])

    sentence = "expected answers up to the next draw or another seat's turn, but answer 2 is beyond"
    assert {("not_legal", f"{sentence} that")} == found


@live
async def test_the_second_of_two_clicks_is_stale(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        draw = drawing(ada)
        await ada.say("move", n=1, answers=[draw], id=91)
        await ada.say("move", n=1, answers=[draw], id=92)
        first, second = await ada.reply(91), await ada.reply(92)
        await ada.say("hello")
        await ada.hear("table")

    assert ("ok", "refused", "stale") == (first["t"], second["t"], second["why"])
    assert 1 == ada.n


@live
async def test_who_looks_on_plays_nothing(server: Running) -> None:
    messages: list[tuple[str, Json]] = [
        ("move", {"answers": [0]}),
        ("preview", {"answers": []}),
        ("undo", {}),
        ("propose", {}),
        ("agree", {"yes": True}),
        ("resign", {}),
    ]
    async with (
        friends(server, PLAIN) as at,
        server.person() as eve,
        sat(eve, at.table) as spectator,
    ):
        found = [await refusal(spectator, kind, n=1, **more) for kind, more in messages]
        now = spectator.now

    assert {("not_seated", "expected a seat of this table, but you are a spectator")} == set(found)
    assert (None, []) == (now["eye"], now["yours"])
    assert "legal" not in now
    assert "undo" not in now


@live
async def test_nothing_is_played_before_the_start(server: Running) -> None:
    async with server.person() as ada:
        made = await ada.ask("POST", "/tables", order(PLAIN, "me", "open"))
        async with sat(ada, str(made["id"])) as seat:
            found = await refusal(seat, "move", n=0, answers=[0])

            assert -1 == seat.n

    wanted = "expected a running game, but this one has not started"
    assert ("not_started", wanted) == found


@live
async def test_nothing_is_played_after_the_end(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        await play(ada)
        await ok(ben, "resign", n=2)
        await at.all_told(2)
        found = [
            await refusal(ada, "move", n=3, answers=[0]),
            await refusal(ada, "undo", n=3),
            await refusal(ben, "resign", n=3),
            await refusal(ben, "propose", n=3),
        ]

    wanted = ("over", "expected a game that goes on, but this one is over")
    assert [wanted] * 4 == found

"""Why something can't be done: the rules against moves, as far as a seat may know, asked ahead."""

import random

import msgspec
import pytest

from kindu.games import load
from kindu.server.wire import projection
from kindu.server.wire.incoming import LONGEST_MOVE, MOST_MOVES
from tests.games.heart_of_africa.server.test_chains import TRACK, before_a_claim
from tests.server.running import Json, Running
from tests.server.sitting import answer, friends, legal, live, number, refusal
from tests.server.tables.test_planning_on import begun, planned, play

AFRICANA = load("africana")
STEPS = [label for n in range(417) if (label := AFRICANA.label(n)).startswith("step ")]


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    """What is said of one move."""

    move: str
    legal: bool
    rules: list[Json]


def reasons(found: Json) -> list[Reason]:
    """What is said of each move."""
    return msgspec.convert(found["why"], list[Reason])


@live
async def test_each_move_is_legal_or_has_the_rules_that_its_refusal_names(server: Running) -> None:
    async with friends(server, "africana") as at:
        ada = at.seats[0]
        move = number(ada, "move")
        plan = await answer(ada, "preview", n=1, answers=[move])
        free = {" ".join(one["parts"]) for one in legal(plan)}
        asked = [*STEPS[: MOST_MOVES - 1], "stop"]
        found = await answer(ada, "why", n=1, answers=[move], moves=asked)
        refused = [
            await answer(ada, "preview", n=1, answers=[move, AFRICANA.parse(one)]) for one in asked
        ]

    told = reasons(found)
    assert (1, [move], asked) == (found["n"], found["answers"], [one.move for one in told])
    assert [one in free for one in asked] == [one.legal for one in told]
    assert [one.get("rules", []) for one in refused] == [one.rules for one in told]
    assert all(one.legal or one.rules for one in told)


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


@live
async def test_only_the_seat_that_is_asked_is_told(server: Running) -> None:
    async with friends(server, "africana") as at:
        ada, ben = at.seats
        draw = number(ada, "draw")
        other = await refusal(ben, "why", n=1, answers=[], moves=["draw"])
        late = await refusal(ada, "why", n=0, answers=[], moves=["draw"])
        beyond = await refusal(ada, "why", n=1, answers=[draw], moves=["draw"])
        illegal = await answer(ada, "why", n=1, answers=[400], moves=["draw"])

    assert ("not_your_turn", "expected an answer of seat 1, but got one of seat 2") == other
    assert ("stale", "expected a message for event 1, but got 0") == late
    wanted = "expected answers after which you are asked, but you are not"
    assert ("not_legal", wanted) == beyond
    assert ("not_legal", True) == (illegal["why"], "rules" in illegal)


WORDS = [
    (["step kairo orange"], "expected a move such as 'step cairo orange', but got"),
    (["draw", "card orange"], "expected a move of a seat, but 'card orange' is one of chance"),
    ([""], "expected a message of the protocol, but Expected `str` of length >= 1"),
    ([], "expected a message of the protocol, but Expected `array` of length >= 1"),
    (["draw"] * (MOST_MOVES + 1), f"Expected `array` of length <= {MOST_MOVES}"),
    (["d" * (LONGEST_MOVE + 1)], f"Expected `str` of length <= {LONGEST_MOVE}"),
    ([3], "expected a message of the protocol, but Expected `str`, got `int`"),
]


@pytest.mark.parametrize(("moves", "sentence"), WORDS)
def test_what_is_no_move_is_a_bad_message(
    moves: list[object], sentence: str, server: Running
) -> None:
    @live
    async def work() -> None:
        async with friends(server, "africana") as at:
            await at.seats[0].say("why", n=1, answers=[], moves=moves)
            found = await at.seats[0].hear("refused")

        assert "bad_message" == found["why"]
        assert sentence in str(found["sentence"])

    work()


@pytest.mark.parametrize("game", ["africana", "heart_of_africa", "congo"])
def test_every_move_is_legal_or_explained_all_through_a_game(game: str) -> None:
    match = begun(game, 6)
    labels = [match.rules.label(n) for n in range(int(match.rules.num_actions))]
    rng = random.Random(6)
    for _ in range(30):
        seat = match.asked()[0]
        sight = match.sight(seat)
        told = [projection.against(sight, label) for label in labels]
        assert sight.legal() == [n for n, one in enumerate(told) if one["legal"]]
        assert all(bool(one["legal"]) is not bool(one["rules"]) for one in told)
        play(match, seat, planned(match, seat, rng))

"""Why something can't be done: the rules against moves, as far as a seat may know, asked ahead."""

import random

import pytest

from kindu.games import own_keys
from kindu.server.wire import projection
from kindu.server.wire.incoming import LONGEST_MOVE, MOST_MOVES
from tests.server.games import OPENING, PLAIN, RULES
from tests.server.running import Running
from tests.server.sitting import (
    answer,
    drawing,
    friends,
    legal,
    live,
    moving,
    reasons,
    refusal,
)
from tests.server.tables.matches import begun, planned, play

LABELS = [RULES.label(n) for n in range(int(RULES.num_actions))]
STEPS = [label for label in LABELS if label.startswith(OPENING.then)]


@live
async def test_each_move_is_legal_or_has_the_rules_that_its_refusal_names(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada = at.seats[0]
        move = moving(ada)
        plan = await answer(ada, "preview", n=1, answers=[move])
        free = {" ".join(one["parts"]) for one in legal(plan)}
        asked = [*STEPS[: MOST_MOVES - 1], "stop"]
        found = await answer(ada, "why", n=1, answers=[move], moves=asked)
        refused = [
            await answer(ada, "preview", n=1, answers=[move, RULES.parse(one)]) for one in asked
        ]

    told = reasons(found)
    assert (1, [move], asked) == (found["n"], found["answers"], [one.move for one in told])
    assert [one in free for one in asked] == [one.legal for one in told]
    assert [one.get("rules", []) for one in refused] == [one.rules for one in told]
    assert all(one.legal or one.rules for one in told)


@live
async def test_only_the_seat_that_is_asked_is_told(server: Running) -> None:
    async with friends(server, PLAIN) as at:
        ada, ben = at.seats
        draw = drawing(ada)
        other = await refusal(ben, "why", n=1, answers=[], moves=[OPENING.draw])
        late = await refusal(ada, "why", n=0, answers=[], moves=[OPENING.draw])
        beyond = await refusal(ada, "why", n=1, answers=[draw], moves=[OPENING.draw])
        illegal = await answer(
            ada, "why", n=1, answers=[RULES.parse(OPENING.unpaid[0])], moves=[OPENING.draw]
        )

    assert ("not_your_turn", "expected an answer of seat 1, but got one of seat 2") == other
    assert ("stale", "expected a message for event 1, but got 0") == late
    wanted = "expected answers after which it is your turn, but it isn't"
    assert ("not_legal", wanted) == beyond
    assert ("not_legal", True) == (illegal["why"], "rules" in illegal)


(TYPO, MEANT), CHANCE = OPENING.typo, OPENING.chance
WORDS = [
    ([TYPO], f"expected a move such as '{MEANT}', but got"),
    ([OPENING.draw, CHANCE], f"expected a move of a seat, but '{CHANCE}' is one of chance"),
    ([""], "expected a message of the protocol, but Expected `str` of length >= 1"),
    ([], "expected a message of the protocol, but Expected `array` of length >= 1"),
    ([OPENING.draw] * (MOST_MOVES + 1), f"Expected `array` of length <= {MOST_MOVES}"),
    (["d" * (LONGEST_MOVE + 1)], f"Expected `str` of length <= {LONGEST_MOVE}"),
    ([3], "expected a message of the protocol, but Expected `str`, got `int`"),
]


@pytest.mark.parametrize(("moves", "sentence"), WORDS)
def test_what_is_no_move_is_a_bad_message(
    moves: list[object], sentence: str, server: Running
) -> None:
    @live
    async def work() -> None:
        async with friends(server, PLAIN) as at:
            await at.seats[0].say("why", n=1, answers=[], moves=moves)
            found = await at.seats[0].hear("refused")

        assert "bad_message" == found["why"]
        assert sentence in str(found["sentence"])

    work()


@pytest.mark.parametrize("game", own_keys())
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

"""`advance`, a researcher's loop: it refuses illegal answers and then leaves all unchanged."""

from __future__ import annotations

import pytest

from kindu.core.play import Dice, advance, replay
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import IllegalAnswer, NotationError, WrongSeat
from tests.core.toy import Toy

TOY = Toy()
LUCK = Dice(Rng(1))


def after(*lines: str) -> State:
    return replay(TOY, 2, list(lines))


def test_it_gives_the_answer_and_all_that_follows() -> None:
    given = advance(after("1 bid 1", "2 bid 2", "2 take a"), TOY.parse("keep"), LUCK)

    assert [1, 14] == [seat for seat, _ in given]


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    state = after("1 bid 1")
    before = state.clone()

    with pytest.raises(IllegalAnswer, match=r"expected one of: bid 1, .*; but got 'take a'"):
        advance(state, TOY.parse("take a"), LUCK)
    assert before == state


@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_that_is_no_answer_is_refused_and_changes_nothing(number: int) -> None:
    state = after()
    before = state.clone()

    with pytest.raises(NotationError, match=rf"expected a move from 0 to \d+, but got {number}"):
        advance(state, number, LUCK)
    assert before == state


def test_after_the_end_no_answer_is_taken() -> None:
    state = after()
    state.depth = 0

    with pytest.raises(WrongSeat, match="answer of nobody: the game is over, but got an answer"):
        advance(state, TOY.parse("bid 1"), LUCK)


def test_chance_may_be_answered_by_hand() -> None:
    state = after("1 bid 1", "2 bid 2", "2 take a", "2 keep")
    given = advance(state, TOY.parse("tile 3"), LUCK)

    assert (14, TOY.parse("tile 3")) == given[0]

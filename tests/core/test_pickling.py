"""Pickling and copying: rules by name, streams with their position, facts and thoughts whole."""

from __future__ import annotations

import copy
import pickle

import pytest

from kindu.advice.players import player
from kindu.bots.base import Budget, Clock, Thought
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR, Fact, KinduError, SetupError
from kindu.games import load, paper, unpickled
from tests.core.toy import Toy
from tests.support import SOME, WITH_BOARD

RULES = load(SOME)
SEATS = RULES.seats[0]


class Stopped(Clock):
    """A clock for tests that can be pickled, and stands still."""

    def now(self) -> float:
        return 5.0

    def __reduce__(self) -> tuple[object, ...]:
        return Stopped, ()


def opening() -> State:
    state = RULES.start(SEATS)
    settle(state, Dice(Rng(2)))
    return state


def again(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


def test_a_state_equals_only_a_state_with_the_same_contents() -> None:
    state, other = opening(), opening()

    assert state == other
    other.apply(other.legal()[0])
    assert state != other
    assert state != "a state"
    assert state != Toy().start(2)


def test_a_deep_copy_is_a_clone() -> None:
    state = opening()
    state.listen()
    twin = copy.deepcopy({"state": state})["state"]
    before = state.clone()
    twin.apply(twin.legal()[0])

    assert before == state != twin
    assert twin.rules is state.rules
    assert [] == twin.heard()


def test_rules_pickle_as_the_game_and_its_board() -> None:
    found = again(RULES)

    assert RULES == found
    assert hash(RULES) == hash(found)
    assert RULES != Toy()
    assert RULES != SOME
    assert copy.deepcopy(RULES) is RULES


@pytest.mark.parametrize("key", WITH_BOARD)
def test_a_board_of_ones_own_is_in_the_pickle(key: str) -> None:
    own = paper(key, "board.toml").replace("minutes = ", "minutes = 1", 1)
    rules = load(key, own)
    state = rules.start(rules.seats[0])
    found = again(state)

    assert rules != load(key)
    assert isinstance(found, State)
    assert rules == found.rules
    assert state == found
    assert state != load(key).start(rules.seats[0])


def test_a_pickle_of_another_standard_board_is_refused() -> None:
    with pytest.raises(SetupError, match=r"expected the board of .* with the SHA-256 0123…"):
        unpickled(SOME, None, "0123")


def test_rules_that_nobody_can_load_do_not_pickle() -> None:
    with pytest.raises(KinduError, match="expected rules loaded by their key"):
        pickle.dumps(Toy())


def test_a_sight_holds_no_more_than_before() -> None:
    sight = Sight(opening(), SPECTATOR)
    found = again(sight)

    assert sight == found
    assert isinstance(found, Sight)
    assert list(sight.pack()) == list(found.pack())
    assert sight != Sight(opening(), 0)
    assert sight != sight.state


def test_a_fact_pickles_and_can_be_in_a_set() -> None:
    fact = Fact("XX-MOVE-03", 1, 2, 3, 4, 5, 6, 7)

    assert fact == again(fact)
    assert 1 == len({fact, again(fact)})
    assert fact != Fact("XX-MOVE-03", 1, 2, 3, 4, 5, 6, 8)
    assert fact != Fact("XX-MOVE-04", 1, 2, 3, 4, 5, 6, 7)
    assert fact != "XX-MOVE-03"


def test_a_stream_of_random_numbers_goes_on_where_it_stood() -> None:
    rng = Rng("stream")
    rng.below(100)
    luck = Dice(rng)
    dice = again(luck)

    assert isinstance(dice, Dice)
    assert [rng.below(100) for _ in range(5)] == [dice.rng.below(100) for _ in range(5)]


def test_a_thought_pickles_whole() -> None:
    state = opening()
    thought = player("search", RULES, Budget(20)).think(Sight(state, state.to_act()), Rng(1))
    found = again(thought)

    assert thought == found
    assert isinstance(found, Thought)
    assert 20 == found.iterations == sum(found.looks)
    assert thought != Thought()
    assert thought != thought.actions


@pytest.mark.parametrize("budget", [Budget(7), Budget(millis=70)])
def test_a_budget_pickles(budget: Budget) -> None:
    assert budget == again(budget)
    assert budget != Budget(8)
    assert budget != 7


def test_a_budget_keeps_a_clock_of_its_own() -> None:
    found = again(Budget(millis=1, clock=Stopped()))

    assert isinstance(found, Budget)
    assert 5.0 == found.clock.now()

"""Budgets: a number of iterations, or of milliseconds by a given clock."""

import pytest

from kindu.advice.custom_bots import any_player
from kindu.advice.players import player
from kindu.bots.base import Budget, Clock
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.games import keys, load

RULES = load(keys()[-1])


class Ticking(Clock):
    """A clock that advances by this many milliseconds each time it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.time = 0.0
        self.looks = 0

    def now(self) -> float:
        self.time += self.step
        self.looks += 1
        return self.time


def opening() -> Sight:
    state = RULES.start(RULES.seats[0])
    settle(state, Dice(Rng(5)))
    return Sight(state, state.to_act())


@pytest.mark.parametrize("name", ["greedy", "planner", "search", "plain"])
def test_a_bot_uses_its_iterations_and_no_more(name: str) -> None:
    thought = player(name, RULES, Budget(30)).think(opening(), Rng(1))

    assert 30 == thought.iterations


@pytest.mark.parametrize("name", ["greedy", "planner", "search", "plain"])
def test_a_bot_stops_when_its_time_is_over(name: str) -> None:
    clock = Ticking(10.0)
    thought = player(name, RULES, Budget(millis=100, clock=clock)).think(opening(), Rng(1))

    assert 1 <= thought.iterations <= 10
    assert clock.time <= 130.0


@pytest.mark.parametrize("name", ["uniform", "greedy", "planner", "casual"])
def test_a_bot_that_does_not_search_leaves_the_budget_of_an_arena_alone(name: str) -> None:
    assert player(name, RULES).budget == any_player(name, RULES, Budget(millis=200)).budget


@pytest.mark.parametrize("name", ["search", "plain"])
def test_a_bot_that_searches_gets_the_budget_of_an_arena(name: str) -> None:
    assert Budget(millis=200) == any_player(name, RULES, Budget(millis=200)).budget


def test_a_bot_looks_at_least_once_however_late_it_is() -> None:
    clock = Ticking(1000.0)
    thought = player("search", RULES, Budget(millis=1, clock=clock)).think(opening(), Rng(1))

    assert 1 == thought.iterations


def test_the_clock_of_a_machine_goes_on() -> None:
    clock = Clock()

    assert clock.now() <= clock.now()


@pytest.mark.parametrize(("iterations", "millis"), [(0, 0), (5, 5)])
def test_a_budget_is_one_of_both(iterations: int, millis: int) -> None:
    with pytest.raises(KinduError, match="expected a budget of iterations or one of milliseconds"):
        Budget(iterations, millis)

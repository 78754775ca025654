"""Bots: they answer legally, and the same seed gives the same thought."""

import pytest

from kindu.advice.players import NAMES, player
from kindu.bots.base import Budget, NotAsked
from kindu.bots.greedy import Greedy
from kindu.bots.uniform import Uniform
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SetupError
from kindu.games import load
from tests.support import SOME

RULES = load(SOME)


def opening() -> State:
    state = RULES.start(RULES.seats[0])
    settle(state, Dice(Rng(2)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_thought_ranks_every_legal_answer(name: str) -> None:
    state = opening()
    sight = Sight(state, state.to_act())
    thought = player(name, RULES, Budget(2)).think(sight, Rng(1))

    assert sorted(thought.actions) == sight.legal()
    assert len(thought.looks) == len(thought.points) == len(thought.wins) == len(sight.legal())
    assert thought.looks == sorted(thought.looks, reverse=True)
    assert thought.best() == thought.actions[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_thought(name: str) -> None:
    state = opening()
    sight = Sight(state, state.to_act())
    first, second = (player(name, RULES, Budget(2)).think(sight, Rng(1)) for _ in range(2))

    assert first.actions == second.actions


@pytest.mark.parametrize("bot", [Uniform(), Greedy(RULES.plan())])
def test_a_bot_that_is_not_asked_says_so(bot: Uniform | Greedy) -> None:
    state = opening()
    other = (int(state.to_act()) + 1) % int(state.seats)
    with pytest.raises(NotAsked, match=f"expected a question to seat {other + 1}, but it is not"):
        bot.think(Sight(state, other), Budget(1), Rng(1))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match=r"expected a bot \(one of uniform"):
        player("deep", RULES)

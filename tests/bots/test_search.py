"""The search is fair, gives the same answer for the same seed, and uses nothing hidden."""

import os

import pytest

from kindu.advice.players import BOTS, player
from kindu.bots.base import Budget
from kindu.bots.tree import Node, Observations
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import LINK, SPECTATOR, Options, flags_of, seat_of
from kindu.games import keys, load
from kindu.games.descriptor import LEVELS
from tests.laws.strategies import Walk
from tests.support import SOME

COMPILED = os.environ.get("KINDU_ENGINE") == "compiled"
TABLES = [(key, seats) for key in keys() for seats in load(key).seats]


def middle(key: str, seats: int, answers: int) -> State:
    """A position after this many answers of greedy bots."""
    rules = load(key)
    state, rng = rules.start(seats), Rng("middle", key, seats)
    settle(state, Dice(rng))
    bot = player("greedy", rules, Budget(1))
    for _ in range(answers):
        seat = state.to_act()
        state.apply(bot.think(Sight(state, seat), rng).best())
        settle(state, Dice(rng))
    return state


@pytest.mark.parametrize("name", [*BOTS, *LEVELS] if COMPILED else [*BOTS, "novice"])
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_bot_answers_the_same_in_every_world_that_looks_the_same(
    key: str, seats: int, name: str
) -> None:
    """It is handed a Sight of the truth, and one of a re-dealt world."""
    state = middle(key, seats, 9)
    sight = Sight(state, state.to_act())
    other = Sight(sight.guess(Rng("re-dealt")), sight.eye)
    bot = player(name, state.rules, Budget(6))
    thoughts = [bot.think(seen, Rng(3)) for seen in (sight, other)]

    assert thoughts[0].actions == thoughts[1].actions
    assert thoughts[0].points == thoughts[1].points
    assert thoughts[0].best() in sight.legal()


@pytest.mark.parametrize("key", keys())
def test_a_thought_tells_of_every_seat(key: str) -> None:
    seats = load(key).seats[-1]
    state = middle(key, seats, 4)
    thought = player("search", state.rules, Budget(40)).think(Sight(state, state.to_act()), Rng(1))

    assert 40 == sum(thought.looks) == thought.iterations
    assert seats == len(thought.points[0]) == len(thought.wins[0])
    assert 995 <= sum(thought.wins[0]) <= 1005
    assert thought.nodes <= 40


def one_answer() -> Sight:
    """A position of some game in which a seat has no choice."""
    for key in keys():
        for state in Walk(key, load(key).seats[0], "uniform", 4).steps(400):
            if not state.over() and state.to_act() < state.seats:
                sight = Sight(state, state.to_act())
                if len(sight.legal()) == 1:
                    return sight
    raise AssertionError("expected a question with a single answer in some game")


def test_a_seat_with_one_answer_needs_no_thought() -> None:
    sight = one_answer()
    thought = player("search", sight.rules, Budget(40)).think(sight, Rng(1))

    assert (0, 1) == (thought.iterations, len(thought.actions))


def grouped() -> list[str]:
    """Games in which several seats answer at the same time, somewhere near the start."""
    return [key for key in keys() if open_group(key) is not None]


def open_group(key: str) -> State | None:
    """A position in which two or more seats are asked together."""
    state, luck = load(key).start(load(key).seats[0]), Dice(Rng("group", key))
    for _ in range(40):
        settle(state, luck)
        if state.over() or unseen(state):
            break
        state.apply(state.legal()[0])
    return state if not state.over() and unseen(state) else None


def unseen(state: State) -> bool:
    """Whether two seats are asked together, and two answers of the first look the same."""
    if len(state.open_group()) < 2 or len(state.legal()) < 2 or flags_of(state.question()) & LINK:
        return False
    worlds = [state.clone(), state.clone()]
    for world, action in zip(worlds, state.legal(), strict=False):
        world.apply(action)
    chained = any(flags_of(world.question()) & LINK for world in worlds)
    first, other = (list(Sight(world, SPECTATOR).pack()) for world in worlds)
    return not chained and first == other


@pytest.mark.parametrize("key", grouped())
def test_an_answer_that_a_seat_cannot_see_does_not_change_its_node(key: str) -> None:
    """The first seat answered differently in two worlds; the second has the same key in both."""
    state = open_group(key)
    assert state
    first, second = state.open_group()[:2]
    out = Options()
    state.options(first, out)
    keys = []
    for bid in (out.items[0], out.items[1]):
        world, seen = state.clone(), Observations()
        seen.clear()
        seen.note(first, bid)
        world.apply(bid)
        keys.append((seen.key(world, seat_of(second)), seen.key(world, seat_of(first))))

    assert keys[0][0] == keys[1][0]
    assert keys[0][1] != keys[1][1]


def test_what_all_have_seen_changes_the_node() -> None:
    state = middle(SOME, load(SOME).seats[0], 0)
    seen = Observations()
    seen.clear()
    before = seen.key(state, state.to_act())
    state.apply(state.legal()[-1])

    assert before != seen.key(state, state.to_act())


def test_a_node_follows_results_and_only_legal_answers() -> None:
    node, out = Node(0), Options()
    for action in (4, 7, 9):
        edge = node.edge(action)
        node.prior[edge] = 1.0
    for _ in range(20):
        node.note(node.edge(7), 1.0)
        node.note(node.edge(4), 0.0)
    out.add(4)
    out.add(7)
    both = node.actions[node.choose(out, 0.1, 2.0)]
    out.clear()
    out.add(4)

    assert (7, 4) == (both, node.actions[node.choose(out, 0.1, 2.0)])

"""What the plan thinks of a position."""

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.games import load
from kindu.games.heart_of_africa.actions import DOUBLED, PLAIN
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.lab.bot_game import BotGame
from tests.games.heart_of_africa.scene import scene

RULES = load("heart_of_africa")


def test_at_the_end_the_worth_is_the_score() -> None:
    state = BotGame(RULES, ["greedy", "greedy"], 1).play().state
    plan = RULES.plan()

    assert [100 * state.points(seat) for seat in (0, 1)] == [
        plan.worth(state, seat) for seat in (0, 1)
    ]


def test_a_ticket_that_nothing_can_complete_costs_its_points() -> None:
    """Everything is taken by seat 2: the tickets of seat 1 are lost."""
    state = RULES.start(2, {"start player": "1"})
    settle(state, Dice(Rng("lost")))
    assert isinstance(state, Tabletop)
    plan = RULES.plan()
    before = plan.worth(state, 0)
    state.players[0].choice = 1  # T01, 22 points
    hopeful = plan.worth(state, 0)
    state.low = 2**60 - 1
    state.high = 2**57 - 1
    state.players[1].low, state.players[1].high = state.low, state.high

    assert plan.worth(state, 0) < before - 2000
    assert plan.worth(state, 0) < hopeful


def test_eager_players_like_to_double() -> None:
    out = RULES.buffer()
    out.add(PLAIN)
    out.add(DOUBLED)
    weights = vec[i64]([0, 0])
    RULES.plan().priors(RULES.start(2), out, weights)

    assert weights[0] < weights[1]
    assert RULES.plan().spread(RULES.start(2)) > 0


def test_by_experience_terrain_cards_are_worth_having_and_by_estimate_they_are_not() -> None:
    """Before it can be paid a doubling counts only for the seasoned plan."""
    plan = RULES.plan()
    for eye, more in ((plan.worth, False), (plan.judge, True)):
        poor = scene(2, p1={"tickets": "T47"})
        rich = scene(2, p1={"tickets": "T47", "terrain": "jungle*2"})

        assert more == (eye(rich.table, 0) > eye(poor.table, 0))


def test_at_the_end_experience_counts_the_score_too() -> None:
    state = BotGame(RULES, ["greedy", "greedy"], 1).play().state

    assert [100 * state.points(seat) for seat in (0, 1)] == [
        RULES.plan().judge(state, seat) for seat in (0, 1)
    ]

"""What the plan thinks of a position."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.games import load
from kindu.games.heart_of_africa.actions import DOUBLED, PLAIN
from kindu.games.heart_of_africa.plan.plan import HeartPlan
from kindu.games.heart_of_africa.plan.routes import KEPT, Routes
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.record import files
from kindu.record.gamefile import parse
from tests.games.heart_of_africa.scene import BOARD, scene

RULES = load("heart_of_africa")
GOLDEN = Path(__file__).parents[1] / "golden"


def played() -> State:
    """A whole game of two, at its end."""
    file = parse((GOLDEN / "2-greedy.kindu").read_text(encoding="utf-8"))
    return files.position(file, RULES, None)


def test_at_the_end_the_worth_is_the_score() -> None:
    state = played()
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
    """Until it can be paid for, a doubling counts only for the seasoned plan."""
    plan = RULES.plan()
    for eye, more in ((plan.worth, False), (plan.judge, True)):
        poor = scene(2, p1={"tickets": "T47"})
        rich = scene(2, p1={"tickets": "T47", "terrain": "jungle*2"})

        assert more == (eye(rich.table, 0) > eye(poor.table, 0))


def test_itineraries_are_remembered_up_to_a_number() -> None:
    table = scene(2).table
    routes = Routes(BOARD, vec[i64]([1] * 10), 0)
    found = routes.itinerary(table, table.players[0], 0)
    routes.known |= {(0, 0, 0, 0, 0, n): found for n in range(3, KEPT + 2)}
    assert len(routes.known) == KEPT
    routes.itinerary(table, table.players[0], 1)

    assert [(0, 0, 0, 0, 1, 2)] == list(routes.known)


def test_tickets_drawn_in_the_last_round_hold_no_hope() -> None:
    four = [f"* ticket {name}" for name in ("T07", "T03", "T20", "T11")]
    table = scene(2, last=2).play("1 draw tickets", *four).table
    plan = RULES.plan()
    assert isinstance(plan, HeartPlan)

    assert plan.plain.now(table, 0) - 1000 == plan.worth(table, 0)


def test_at_the_end_experience_counts_the_score_too() -> None:
    state = played()

    assert [100 * state.points(seat) for seat in (0, 1)] == [
        RULES.plan().judge(state, seat) for seat in (0, 1)
    ]

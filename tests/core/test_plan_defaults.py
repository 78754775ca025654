"""What a plan says where a game has no opinion of its own."""

from librt.vecs import vec

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from tests.core.toy import Toy


def test_a_plan_without_an_opinion_looks_everywhere_and_learns_nothing() -> None:
    rules = Toy()
    state, plan = rules.start(2), rules.plan()
    settle(state, Dice(Rng(1)))

    assert (True, 0) == (plan.quiet(state), plan.phase(state))
    assert 0 == plan.traits(state, 0, vec[float]([0.0]))
    assert plan.worth(state, 0) == plan.judge(state, 0) == plan.outlook(state, 0)

"""The greedy bot: the best value of the game's plan after one answer."""

from typing import final

from mypy_extensions import i64

from kindu.bots.base import Budget, Thought, asked
from kindu.core.plan import Plan
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight


@final
class Greedy:
    """Looks one answer ahead, chance included, and takes what the plan likes best."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Rank the answers by their mean worth over the guessed worlds."""
        legal = asked(sight)
        totals: list[i64] = [0] * len(legal)
        luck = Dice(rng)
        for _ in range(budget.worlds):
            world = sight.guess(rng)
            world.turn_to(sight.eye)
            for i in range(len(legal)):
                branch = world.clone()
                branch.apply(legal[i])
                settle(branch, luck)
                totals[i] += self.plan.worth(branch, sight.eye)
        return ranked(legal, totals, budget.worlds, rng)


def ranked(legal: list[int], totals: list[i64], worlds: i64, rng: Rng) -> Thought:
    """The answers from the highest total down; equal ones in random order."""
    order = sorted((-totals[i], rng.below(1000000), i) for i in range(len(legal)))
    thought = Thought()
    for total, _, i in order:
        thought.add(legal[i], -total // worlds, -1)
    return thought

"""The greedy bot: the best worth of the game's plan after one answer."""

from typing import final

from librt.vecs import vec

from kindu.bots.base import Bot, Budget, Thought, asked, order_of
from kindu.bots.lookahead import Lookahead
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.sight import Sight


@final
class Greedy(Bot):
    """Looks one answer ahead, chance included, and takes what the plan likes best."""

    def __init__(self, plan: Plan) -> None:
        self.lookahead = Lookahead(plan, plain=True)

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Rank the answers by their mean worth over the guessed worlds."""
        legal = asked(sight)
        out = sight.rules.buffer()
        for action in legal:
            out.add(action)
        totals: vec[float] = vec[float]([0.0] * len(legal))
        budget.start()
        thought = Thought()
        while budget.allows(thought.iterations):
            world = sight.guess(rng)
            world.turn_to(sight.eye)
            self.lookahead.weigh(world, sight.eye, out, totals, rng)
            thought.iterations += 1
        for i in order_of(totals, rng):
            thought.add(legal[i], thought.iterations, [], [])
        return thought

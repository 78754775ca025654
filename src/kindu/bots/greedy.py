"""The greedy bot: a one-ply search by the worth of the game's plan."""

from typing import final

from librt.vecs import vec

from kindu.bots.base import Bot, Budget, Thought, asked, order_of
from kindu.bots.lookahead import Lookahead
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.sight import Sight


@final
class Greedy(Bot):
    """Looks one answer ahead, chance included, and takes the answer with the best worth."""

    def __init__(self, plan: Plan) -> None:
        self.lookahead = Lookahead(plan, plain=True)

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Rank the answers by their mean worth over guessed worlds (determinisations)."""
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

"""The planner: a rollout by the game's plan for every answer, up to the next quiet state."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Bot, Budget, Thought, asked, order_of
from kindu.bots.lookahead import Lookahead
from kindu.bots.walk import Walk
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.sight import Sight


@final
class Planner(Bot):
    """Plays on from each answer until nothing is half done, and compares the results."""

    def __init__(self, plan: Plan) -> None:
        self.lookahead = Lookahead(plan)
        self.walk = Walk(self.lookahead)

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Rank the answers by the mean result of their rollouts over guessed worlds."""
        legal = asked(sight)
        totals: vec[float] = vec[float]([0.0] * len(legal))
        seats = sight.state.seats
        points: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        wins: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        budget.start()
        thought = Thought()
        while budget.allows(thought.iterations):
            world = sight.guess(rng)
            world.turn_to(sight.eye)
            for i in range(len(legal)):
                branch = world.clone()
                branch.apply(legal[i])
                self.walk.begin(1)
                self.walk.follow(branch, rng)
                totals[i] += self.walk.lead(branch, sight.eye)
                for seat in range(seats):
                    points[i * seats + seat] += self.walk.points[seat]
                    wins[i * seats + seat] += self.walk.wins[seat]
            thought.iterations += 1
        for i in order_of(totals, rng):
            rows = row(points, i, seats, 1.0, thought.iterations)
            chances = row(wins, i, seats, 1000.0, thought.iterations)
            thought.add(legal[i], thought.iterations, rows, chances)
        return thought


def row(sums: vec[float], i: i64, seats: i64, scale: float, n: i64) -> list[int]:
    """The mean of one answer for each seat."""
    return [int(scale * sums[i * seats + seat] / float(n) + 0.5) for seat in range(seats)]

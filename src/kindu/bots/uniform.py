"""The uniform bot: a random legal answer."""

from typing import final

from kindu.bots.base import Bot, Budget, Thought, asked
from kindu.core.rng import Rng
from kindu.core.sight import Sight


@final
class Uniform(Bot):
    """Every legal answer is equally likely."""

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """One answer at random, the others behind it."""
        legal = asked(sight)
        thought = Thought()
        while legal:
            thought.add(legal.pop(int(rng.below(len(legal)))), 0, [], [])
        return thought

"""Plan: the domain knowledge that a game offers to bots."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kindu.core.state import State
from kindu.core.words import Fact, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What a game tells bots: heuristic evaluation functions. A game's plan.py subclasses it.

    Points are in 1/100 throughout.
    """

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Write a weight for each option: a sensible player's prior policy. By default, equal."""
        for i in range(out.n):
            into[i] = 1

    def worth(self, state: State, seat: i64) -> i64:
        """The final points that this seat may expect: the heuristic value of the state."""
        raise NotImplementedError(type(self).__name__)

    def spread(self, state: State) -> float:
        """How many points the rest of the game may still bring: the scale for chances to win."""
        raise NotImplementedError(type(self).__name__)

    def judge(self, state: State, seat: i64) -> i64:
        """A better estimate than `worth`, with tuned weights; planner and search use it.

        Greedy uses `worth`, so that it stays a fixed yardstick while plans improve.
        """
        return self.worth(state, seat)

    def outlook(self, state: State, seat: i64) -> i64:
        """The learned value function: the worth in a quiet state. Without one, it is `judge`."""
        return self.judge(state, seat)

    def traits(self, state: State, seat: i64, into: vec[float]) -> i64:
        """Write the features that an outlook is learned from; returns how many there are."""
        return 0

    def phase(self, state: State) -> i64:
        """How far the game has come. An outlook has separate weights for each phase."""
        return 0

    def quiet(self, state: State) -> bool:
        """Whether the state is quiescent: nothing is half done, so that worths can be compared."""
        return True

    @final
    def value(self, state: State, into: vec[i64]) -> None:
        """Write two numbers per seat: its worth, and its chance to win per mille (a softmax)."""
        over = state.over()
        places = state.places() if over else []
        for seat in range(state.seats):
            into[2 * seat] = self.worth(state, seat)
        for seat in range(state.seats):
            share = 0.0
            for other in range(state.seats):
                if over:
                    share += 1.0 if places[other] == 1 else 0.0
                else:
                    ahead = float(into[2 * other] - into[2 * seat])
                    share += math.exp(ahead / self.spread(state))
            won = not over or places[seat] == 1
            into[2 * seat + 1] = int(1000.0 / share) if won else 0

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Why a player might choose this answer, as facts."""
        return []

"""Plan: what a game tells a bot."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kindu.core.state import State
from kindu.core.words import Fact, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """What a game tells a bot; a game's plan.py subclasses it."""

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """A weight for each option, as a sensible player would look at them; here all alike."""
        for i in range(out.n):
            into[i] = 1

    def worth(self, state: State, seat: i64) -> i64:
        """The points, in 1/100, that this seat may expect at the end."""
        raise NotImplementedError(type(self).__name__)

    def spread(self, state: State) -> float:
        """How far, in 1/100 of a point, the rest of the game may still carry a seat."""
        raise NotImplementedError(type(self).__name__)

    def judge(self, state: State, seat: i64) -> i64:
        """The worth as an experienced player sees it: what planner and search go by.

        Greedy goes by `worth`: a yardstick that stays the same when a plan learns.
        """
        return self.worth(state, seat)

    def outlook(self, state: State, seat: i64) -> i64:
        """The same when nothing is half done; a game may know it better there."""
        return self.judge(state, seat)

    def traits(self, state: State, seat: i64, into: vec[float]) -> i64:
        """What an outlook may be learned from; returns how many numbers that are."""
        return 0

    def phase(self, state: State) -> i64:
        """How far the game has come; an outlook is learned for each phase."""
        return 0

    def quiet(self, state: State) -> bool:
        """Whether nothing is half done, so that worths can be compared: a turn or round begins."""
        return True

    @final
    def value(self, state: State, into: vec[i64]) -> None:
        """For each seat two numbers: its worth, and its chance to win per mille."""
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
        """Why a player might answer so, as facts."""
        return []

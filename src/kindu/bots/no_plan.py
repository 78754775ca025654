"""A plan without domain knowledge: the baseline that shows what the games' plans are worth."""

from typing import final

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State


@final
class NoPlan(Plan):
    """The points as they stand. No state is quiet, so every rollout runs to the end."""

    def worth(self, state: State, seat: i64) -> i64:
        """The points as they stand, in 1/100."""
        return 100 * state.points(seat) // state.rules.unit

    def spread(self, state: State) -> float:
        """Ten points: a lot in most games."""
        return 1000.0

    def quiet(self, state: State) -> bool:
        """Never: without knowledge, only the end shows who wins."""
        return False

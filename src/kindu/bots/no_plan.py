"""A plan that knows nothing of its game: beside it one sees what the games' plans are worth."""

from typing import final

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State


@final
class NoPlan(Plan):
    """Points as they stand; nothing is ever quiet, so worlds are played to their end."""

    def worth(self, state: State, seat: i64) -> i64:
        """In 1/100 point."""
        return 100 * state.points(seat) // state.rules.unit

    def spread(self, state: State) -> float:
        """Any two games differ; ten points are a lot in most."""
        return 1000.0

    def quiet(self, state: State) -> bool:
        """Never: there is no other moment than the end at which points tell who wins."""
        return False

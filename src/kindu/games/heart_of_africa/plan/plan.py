"""What a bot should know about Heart of Africa."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import Fact, Options, kind_of
from kindu.games.heart_of_africa.actions import CLAIM, DOUBLED, DRAW_TICKETS, PAY, PLAIN
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.kinds import TURN
from kindu.games.heart_of_africa.plan.estimate import Estimate
from kindu.games.heart_of_africa.plan.judgement import BY_ESTIMATE, BY_EXPERIENCE, Judgement
from kindu.games.heart_of_africa.plan.reasons import reasons_of
from kindu.games.heart_of_africa.state.state import Tabletop


@final
class HeartPlan(Plan):
    """Tickets through the cheapest network, points for routes, terrain for doubling."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.plain = Estimate(board, Judgement(BY_ESTIMATE))
        self.seasoned = Estimate(board, Judgement(BY_EXPERIENCE))

    def worth(self, state: State, seat: i64) -> i64:
        """In 1/100 point, by estimate."""
        assert isinstance(state, Tabletop)
        return self.plain.worth(state, seat)

    def judge(self, state: State, seat: i64) -> i64:
        """In 1/100 point, by experience."""
        assert isinstance(state, Tabletop)
        return self.seasoned.worth(state, seat)

    def quiet(self, state: State) -> bool:
        """A turn begins."""
        return kind_of(state.question()) == TURN

    def spread(self, state: State) -> float:
        """About twenty points either way."""
        return 2000.0

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Prefers claims and doublings; new tickets are drawn rarely."""
        for i in range(out.n):
            action = out.items[i]
            into[i] = 4
            if CLAIM <= action < PAY or action == DOUBLED:
                into[i] = 12
            elif action in (DRAW_TICKETS, PLAIN):
                into[i] = 1

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Reasons for this answer."""
        return reasons_of(state, action)

"""A walk, which the field calls a rollout: from any question to a quiet state, and its value."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.lookahead import Lookahead
from kindu.bots.tree import MOST_SEATS
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import CHANCE, Options, seat_of

ROOM = 4096  # answers to one question


@final
class Walk:
    """Plays the plan's best answers up to the horizon; without a plan, random ones."""

    def __init__(self, lookahead: Lookahead, no_plan: bool = False) -> None:
        self.lookahead = lookahead
        self.no_plan = no_plan
        self.left: i64 = 0  # quiet states until the horizon
        self.out = Options()
        self.worths: vec[float] = vec[float]([0.0] * ROOM)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the value taken last
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def begin(self, horizon: i64) -> None:
        """Begin a walk that ends at the n-th quiet state."""
        self.left = horizon

    def ended(self, world: State) -> bool:
        """Whether the walk ends here; call it exactly once before each question."""
        if world.depth == 0:
            return True
        if self.lookahead.plan.quiet(world):
            self.left -= 1
        return self.left <= 0

    def follow(self, world: State, rng: Rng) -> None:
        """Walk on to the horizon."""
        while not self.ended(world):
            question = world.question()
            seat = seat_of(question)
            if seat == CHANCE:
                world.apply(world.pick(question, rng))
                continue
            self.out.clear()
            world.options(question, self.out)
            if self.out.n == 1:
                world.apply(self.out.items[0])
            elif self.no_plan:
                world.apply(self.out.items[rng.below(self.out.n)])
            else:
                self.lookahead.weigh(world, seat, self.out, self.worths, rng)
                world.apply(self.out.items[self.lookahead.best])

    def take_value(self, world: State) -> None:
        """Evaluate this world for every seat."""
        self.lookahead.value(world, self.points, self.wins)

    def last_lead(self, seats: i64, seat: i64) -> float:
        """What a seat maximises, by the last value: its lead over the best opponent."""
        best = -1.0e18
        for other in range(seats):
            if other != seat:
                best = max(best, self.points[other])
        return self.points[seat] - best

    def lead(self, world: State, seat: i64) -> float:
        """The lead of a seat over its best opponent, evaluated here."""
        self.take_value(world)
        return self.last_lead(world.seats, seat)

"""A walk through one world: on from any question until nothing is half done, then its value."""

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
    """Goes on as the plan likes best, up to the horizon; without a plan it goes on at random."""

    def __init__(self, lookahead: Lookahead, no_plan: bool = False) -> None:
        self.lookahead = lookahead
        self.no_plan = no_plan
        self.left: i64 = 0  # quiet moments to come until the horizon
        self.out = Options()
        self.worths: vec[float] = vec[float]([0.0] * ROOM)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the value taken last
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def begin(self, horizon: i64) -> None:
        """A new walk, which ends at the quiet moment of this number."""
        self.left = horizon

    def ended(self, world: State) -> bool:
        """Whether the walk ends here; to be asked once before each question."""
        if world.depth == 0:
            return True
        if self.lookahead.plan.quiet(world):
            self.left -= 1
        return self.left <= 0

    def follow(self, world: State, rng: Rng) -> None:
        """On to the horizon."""
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
        """Note what every seat may expect here."""
        self.lookahead.value(world, self.points, self.wins)

    def rate(self, seats: i64, seat: i64) -> float:
        """By the value taken last: each seat maximises its lead over the best opponent."""
        best = -1.0e18
        for other in range(seats):
            if other != seat:
                best = max(best, self.points[other])
        return self.points[seat] - best

    def content(self, world: State, seat: i64) -> float:
        """The value here for a seat: its lead over the best opponent."""
        self.take_value(world)
        return self.rate(world.seats, seat)

"""A walk through one world: on from any question until nothing is half done, then its value."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.look import Look
from kindu.bots.tree import MOST_SEATS
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import CHANCE, Options, seat_of

ROOM = 4096  # answers to one question


@final
class Walk:
    """Goes on as the plan likes best, up to the horizon; bare ones go on at random."""

    def __init__(self, look: Look, bare: bool = False) -> None:
        self.look = look
        self.bare = bare
        self.left: i64 = 0  # calm moments to come until the horizon
        self.out = Options()
        self.worths: vec[float] = vec[float]([0.0] * ROOM)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of the value taken last
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def begin(self, horizon: i64) -> None:
        """A new walk, which ends at the calm moment of this number."""
        self.left = horizon

    def ended(self, world: State) -> bool:
        """Whether the walk ends here; to be asked once before each question."""
        if world.depth == 0:
            return True
        if self.look.plan.calm(world):
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
            elif self.bare:
                world.apply(self.out.items[rng.below(self.out.n)])
            else:
                self.look.weigh(world, seat, self.out, self.worths, rng)
                world.apply(self.out.items[self.look.best])

    def take_value(self, world: State) -> None:
        """Note what every seat may expect here."""
        self.look.value(world, self.points, self.wins)

    def rate(self, seats: i64, seat: i64) -> float:
        """How content a seat is with the value taken last: its points beside the best other's."""
        best = -1.0e18
        for other in range(seats):
            if other != seat:
                best = max(best, self.points[other])
        return self.points[seat] - best

    def content(self, world: State, seat: i64) -> float:
        """The value here, and how content a seat is with it."""
        self.take_value(world)
        return self.rate(world.seats, seat)

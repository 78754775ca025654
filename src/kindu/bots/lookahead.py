"""One-ply lookahead with the game's plan, which greedy, planner and search share."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import CHANCE, LINK, PUBLIC, Options, flags_of, seat_of


@final
class Lookahead:
    """Plays each option in a clone of the world, and evaluates the result by the plan.

    A weaker level has less `foresight`: it sees only this share, per mille, of the points expected
    beyond those won so far. `plain` evaluates by `worth` instead of `judge`.
    """

    def __init__(self, plan: Plan, foresight: i64 = 1000, plain: bool = False) -> None:
        self.plan = plan
        self.plain = plain
        self.foresight: i64 = foresight
        self.single: Options = Options()
        self.best: i64 = 0  # index of the best of the options weighed last

    def expected(self, world: State, seat: i64) -> i64:
        """What the plan expects for a seat."""
        if self.plain:
            return self.plan.worth(world, seat)
        return self.plan.judge(world, seat)

    def seen(self, world: State, seat: i64, worth: i64) -> float:
        """The part of a worth that foresight shows; the points in this world count as won."""
        if self.foresight == 1000:
            return float(worth)
        now = 100 * world.points(seat) // world.rules.unit
        return float(now + (worth - now) * self.foresight // 1000)

    def drift(self, world: State, rng: Rng) -> None:
        """Play chance nodes until a seat must decide, as `settle` does, without a log."""
        while world.depth > 0:
            question = world.question()
            if seat_of(question) == CHANCE:
                world.apply(world.pick(question, rng))
                continue
            if not flags_of(question) & PUBLIC:
                return
            self.single.clear()
            world.options(question, self.single)
            if self.single.n != 1:
                return
            world.apply(self.single.items[0])

    def weigh(self, world: State, seat: i64, out: Options, into: vec[float], rng: Rng) -> None:
        """Add to `into` the worth of each option for the seat, after one draw of chance.

        Within a chain, one option may end it and score while another only leads on to a score.
        There the points before the answer count as won; otherwise the near end would always win.
        """
        halfway = flags_of(world.question()) & LINK != 0
        high = -1.0e18
        for i in range(out.n):
            branch = world.clone()
            branch.apply(out.items[i])
            self.drift(branch, rng)
            worth = self.seen(world if halfway else branch, seat, self.expected(branch, seat))
            into[i] += worth
            if worth > high:
                high = worth
                self.best = i

    def value(self, world: State, points: vec[float], wins: vec[float]) -> None:
        """Write each seat's expected points in 1/100 and its chance to win (a softmax)."""
        high = -1.0e18
        for seat in range(world.seats):
            points[seat] = self.seen(world, seat, self.plan.outlook(world, seat))
            high = max(high, points[seat])
        if world.over():
            places = world.places()
            for seat in range(world.seats):
                wins[seat] = 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0
            return
        spread = self.plan.spread(world)
        total = 0.0
        for seat in range(world.seats):
            wins[seat] = math.exp((points[seat] - high) / spread)
            total += wins[seat]
        for seat in range(world.seats):
            wins[seat] /= total

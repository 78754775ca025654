"""Looking ahead with the game's plan: what greedy, planner and search have in common."""

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
    """Branches of a world and what the plan thinks of them; a scratch pad that is reused.

    Who is short-sighted (`sight` below 1000 per mille) sees only so much of what is to come
    beyond the points won so far.
    """

    def __init__(self, plan: Plan, sight: i64 = 1000, plain: bool = False) -> None:
        self.plan = plan
        self.plain = plain
        self.sight: i64 = sight
        self.single: Options = Options()
        self.best: i64 = 0  # of the options weighed last

    def expected(self, world: State, seat: i64) -> i64:
        """What the plan expects for a seat."""
        if self.plain:
            return self.plan.worth(world, seat)
        return self.plan.judge(world, seat)

    def seen(self, world: State, seat: i64, worth: i64) -> float:
        """So much of a worth is seen; the points of this world count as won."""
        if self.sight == 1000:
            return float(worth)
        now = 100 * world.points(seat) // world.rules.unit
        return float(now + (worth - now) * self.sight // 1000)

    def drift(self, world: State, rng: Rng) -> None:
        """Let chance answer until a seat must decide, as `settle` does; nothing is noted."""
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
        """Add the worth of each option to the seat, after chance has answered once.

        Within a chain one option may end it and win its points while another only leads on to
        them: there the points before the answer count as won, or the near end would always win.
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
        """For each seat its expected points in 1/100 and its chance to win."""
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

"""Which games the laws hold for, and how games are played to check them."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Bot, Budget, Thought
from kindu.bots.greedy import Greedy
from kindu.bots.uniform import Uniform
from kindu.core.plan import Plan
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE
from kindu.games import keys, load
from tests.cases import Case, case
from tests.core.toy import Toy
from tests.laws.toy_box import toy_conserved

GAMES: dict[str, Rules] = {key: load(key) for key in keys()} | {"toy": Toy()}
CASES: dict[str, Case] = {key: case(key) for key in keys()} | {"toy": Case(toy_conserved, True)}
TABLES = [(key, seats) for key, rules in GAMES.items() for seats in rules.seats]
BOTS = ["uniform", "eager", "greedy"]


class Eager(Bot):
    """Random answers weighted by the plan's priors, so that every chapter of the rules comes up."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        assert budget.iterations > 0
        out = sight.rules.buffer()
        sight.state.options(sight.question(), out)
        weights = vec[i64]([0] * int(out.n))
        self.plan.priors(sight.state, out, weights)
        thought = Thought()
        thought.add(out.items[rng.pick(weights, out.n)], 0, [], [])
        return thought


def bot(name: str, rules: Rules) -> Bot:
    if name == "uniform":
        return Uniform()
    return Greedy(rules.plan()) if name == "greedy" else Eager(rules.plan())


class Walk:
    """One game, answer by answer; the state is handed out before each answer."""

    def __init__(self, key: str, seats: int, name: str, seed: int) -> None:
        self.rules = GAMES[key]
        self.key, self.seats = key, seats
        self.bot = bot(name, self.rules)
        self.rng = Rng("walk", seed)
        self.luck = Dice(Rng("luck", seed))
        self.state = self.rules.start(seats)
        self.state.listen()
        self.lines: list[str] = []

    def choose(self) -> int:
        seat = self.state.to_act()
        if seat == CHANCE:
            return int(self.luck.draw(self.state, self.state.question()))
        return self.bot.think(Sight(self.state, seat), Budget(1), self.rng).best()

    def steps(self, most: int) -> Iterator[State]:
        """The state before each answer and, if it was reached, at the end."""
        for _ in range(most):
            yield self.state
            if self.state.over():
                return
            action = self.choose()
            self.lines.append(self.rules.line(self.state.to_act(), action))
            self.state.apply(action)


def eyes(seats: int) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(seats), 7]

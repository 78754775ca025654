"""ISMCTS: information set Monte Carlo tree search, evaluated by the game's plan.

An iteration takes one answer through one guessed world (a determinisation): down the tree, whose
nodes are information sets; then, from where the tree ends, on by the plan (a rollout) to a quiet
state, where the plan evaluates every seat. All answers at the root go through the same worlds with
the same dice (common random numbers), so that differences show early. After some worlds the weaker
half drops out, again and again until two are left (sequential halving).
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Bot, Budget, Thought, asked, only
from kindu.bots.halving import Halving
from kindu.bots.lookahead import Lookahead
from kindu.bots.no_plan import NoPlan
from kindu.bots.tree import MOST_SEATS, Node, Observations
from kindu.bots.walk import Walk
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, Options, seat_of

MOST_NODES: Final = 20000  # in the tree of one thought
DEEPEST: Final = 200  # questions with a choice on one path through the tree
LOOKS: Final = 4  # worlds in which the plan first evaluates the answers
INSIGHT: Final = 4  # worlds guessed for each one that is used, the likeliest of them
FIRST_CUT: Final = 4  # worlds before the first cut, with a budget in milliseconds
ROUNDS: Final = 8  # with a budget in iterations: the share of them before the first cut
FAITH: Final = 10.0  # the plan's opinion counts as this many results (virtual visits)
EXPLORATION: Final = 2.0  # the constant of PUCT
SHARP: Final = 0.1  # of the spread: an answer that is worse by this much is tried a third as often
SCALE: Final = 0.25  # of the spread: the unit of results


@final
class Search(Bot):
    """The strongest bot. It is an anytime algorithm: it has an answer after every world."""

    def __init__(
        self, plan: Plan, forget: i64 = 0, foresight: i64 = 1000, noise: i64 = 0, horizon: i64 = 1
    ) -> None:
        self.plan = plan
        self.no_plan = isinstance(plan, NoPlan)
        self.forget: i64 = forget
        self.noise: i64 = noise
        self.horizon: i64 = horizon
        self.faith: float = FAITH
        self.insight: i64 = INSIGHT
        self.rounds: i64 = ROUNDS
        self.lookahead = Lookahead(plan, foresight)
        self.walk = Walk(self.lookahead, self.no_plan)
        self.observations = Observations()
        self.nodes: dict[i64, Node] = {}
        self.out = Options()
        self.worths: vec[float] = vec[float]([0.0] * 4096)
        self.base: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.path: list[Node] = []
        self.edges: vec[i64] = vec[i64]([0] * DEEPEST)
        self.dice = Rng(0)
        self.result_unit: float = 1.0

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Search guessed worlds until the budget is used up."""
        legal = asked(sight)
        if len(legal) == 1:
            return only(legal[0])
        budget.start()
        self.nodes = {}
        root = self.open_root(sight, legal, rng)
        halving = Halving(root, len(legal), sight.state.seats, self.faith)
        halving.rank(rng)
        cut: i64 = FIRST_CUT
        if budget.iterations:
            cut = max(1, budget.iterations // (len(legal) * self.rounds))
        worlds: i64 = 0
        while budget.allows(halving.iterations):
            self.one_world(sight, halving, budget, rng)
            worlds += 1
            if worlds == cut:
                cut *= 2
                halving.rank(rng)
                halving.halve()
        halving.rank(rng)
        return halving.report(len(self.nodes))

    def one_world(self, sight: Sight, halving: Halving, budget: Budget, rng: Rng) -> None:
        """Take every answer that is still in through the same world, with the same dice."""
        world = self.guess(sight, rng)
        self.walk.take_value(world)
        for seat in range(world.seats):
            self.base[seat] = self.walk.last_lead(world.seats, seat)
        seed = 1 + rng.below(2147483647)
        for edge in halving.alive:
            if not budget.allows(halving.iterations):
                return
            self.dice.x = seed * 1000003
            branch = world.clone()
            self.go(branch, halving.root, edge)
            halving.note(edge, self.gain(branch, sight.eye), self.walk)

    def guess(self, sight: Sight, rng: Rng) -> State:
        """The likeliest of several worlds: the one in which the opponents stand best."""
        best = sight.guess(rng, self.forget)
        if self.insight > 1 and not self.no_plan:
            high = self.others(best, sight.eye)
            for _ in range(self.insight - 1):
                world = sight.guess(rng, self.forget)
                worth = self.others(world, sight.eye)
                if worth > high:
                    high = worth
                    best = world
        best.turn_to(sight.eye)
        return best

    def others(self, world: State, eye: i64) -> i64:
        """The sum of the points that the opponents expect."""
        total: i64 = 0
        for seat in range(world.seats):
            if seat != eye:
                total += self.plan.judge(world, seat)
        return total

    def open_root(self, sight: Sight, legal: list[int], rng: Rng) -> Node:
        """The root, with the plan's evaluation of its answers in several worlds."""
        self.out.clear()
        for action in legal:
            self.out.add(action)
        for i in range(self.out.n):
            self.worths[i] = 0.0
        self.result_unit = self.plan.spread(sight.state) / SCALE
        if not self.no_plan:
            for _ in range(LOOKS):
                world = sight.guess(rng, self.forget)
                world.turn_to(sight.eye)
                self.lookahead.weigh(world, sight.eye, self.out, self.worths, rng)
            for i in range(self.out.n):
                self.worths[i] /= float(LOOKS)
        if self.noise:
            self.misjudge(rng)
        node = Node(sight.eye)
        self.open_edges(node)
        return node

    def misjudge(self, rng: Rng) -> None:
        """Add noise: an answer looks a little better or worse than it is, rarely much."""
        for i in range(self.out.n):
            self.worths[i] += float(rng.below(self.noise + 1) - rng.below(self.noise + 1))

    def open_edges(self, node: Node) -> None:
        """Set the priors of a node: how promising its answers are, and how good."""
        high = self.worths[0]
        for i in range(self.out.n):
            high = max(high, self.worths[i])
        for i in range(self.out.n):
            edge = node.edge(self.out.items[i])
            behind = (self.worths[i] - high) / self.result_unit
            node.hope[edge] = behind
            node.prior[edge] = math.exp(behind / (SCALE * SHARP)) + 0.001

    def go(self, world: State, root: Node, first: i64) -> None:
        """One iteration: this answer, selection down the tree, a rollout, backpropagation."""
        self.observations.clear()
        self.walk.begin(self.horizon)
        self.path.clear()
        node = root
        edge = first
        while True:
            self.observations.note(world.question(), node.actions[edge])
            world.apply(node.actions[edge])
            found = self.descend(world)
            if found is None:
                break
            node = found
            edge = node.choose(self.out, EXPLORATION, self.faith)
            self.edges[len(self.path)] = edge
            self.path.append(node)
        self.walk.take_value(world)
        for at in range(len(self.path)):
            self.path[at].note(self.edges[at], self.gain(world, self.path[at].seat))

    def gain(self, world: State, seat: i64) -> float:
        """The result for a seat: how much its lead has grown since the root."""
        return (self.walk.last_lead(world.seats, seat) - self.base[seat]) / self.result_unit

    def descend(self, world: State) -> Node | None:
        """Go on to the next node of the tree; None if the walk has ended, or a node was added."""
        while not self.walk.ended(world):
            question = world.question()
            seat = seat_of(question)
            if seat == CHANCE:
                action = world.pick(question, self.dice)
                self.observations.note(question, action)
                world.apply(action)
                continue
            self.out.clear()
            world.options(question, self.out)
            if self.out.n == 1:
                self.observations.note(question, self.out.items[0])
                world.apply(self.out.items[0])
                continue
            key = self.observations.key(world, seat)
            found = self.nodes.get(key)
            if found is not None and len(self.path) < DEEPEST:
                return found
            self.expand(world, seat, key)
            return None
        return None

    def expand(self, world: State, seat: i64, key: i64) -> None:
        """Add a node, then walk on from its best answer."""
        for i in range(self.out.n):
            self.worths[i] = 0.0
        best: i64 = 0
        if self.no_plan:
            best = self.dice.below(self.out.n)
        else:
            self.lookahead.weigh(world, seat, self.out, self.worths, self.dice)
            best = self.lookahead.best
        if len(self.nodes) < MOST_NODES:
            node = Node(seat)
            self.open_edges(node)
            self.nodes[key] = node
        world.apply(self.out.items[best])
        self.walk.follow(world, self.dice)

"""Information-set tree search: many guessed worlds, one tree, the game's plan as its eyes."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Budget, Thought, asked, only
from kindu.bots.look import Look
from kindu.bots.tree import MOST_SEATS, Memory, Node
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import CHANCE, Options, seat_of

MOST_NODES: Final = 20000
DEEPEST: Final = 200


@final
class Search:
    """Anytime: after every iteration the most visited answer is the one to give."""

    def __init__(self, plan: Plan, forget: i64 = 0) -> None:
        self.look = Look(plan)
        self.plan = plan
        self.forget: i64 = forget
        self.faith: float = 10.0
        self.insight: i64 = 4
        self.slope: float = 0.25
        self.slow: i64 = 8
        self.alive: list[int] = []
        self.dice = Rng(0)
        self.explore: float = 2.0
        self.sharp: float = 0.1
        self.looks: i64 = 4
        self.horizon: i64 = 1
        self.blend: float = 0.25
        self.winw: float = 0.0
        self.rival: float = 1.0
        self.calms: i64 = 0
        self.base: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.gain: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.memory = Memory()
        self.nodes: dict[i64, Node] = {}
        self.out = Options()
        self.worths: vec[float] = vec[float]([0.0] * 4096)
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.wins: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.path: list[Node] = []
        self.edges: vec[i64] = vec[i64]([0] * DEEPEST)
        self.scale: float = 0.0
        self.leaves: float = 0.0
        self.leaf_sum: float = 0.0
        self.leaf_squares: float = 0.0

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Walk through guessed worlds until the budget is used up or one answer is left."""
        legal = asked(sight)
        if len(legal) == 1:
            return only(legal[0])
        budget.start()
        self.nodes = {}
        self.leaves = 0.0
        self.leaf_sum = 0.0
        self.leaf_squares = 0.0
        root = self.open_root(sight, legal, rng)
        self.alive = list(range(len(legal)))
        self.rank(root, rng)
        seats = sight.state.seats
        points: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        wins: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        results: vec[float] = vec[float]([0.0] * len(legal))
        thought = Thought()
        passes: i64 = 0
        cut: i64 = max(1, budget.iterations // (len(legal) * self.slow)) if budget.iterations else 4
        while budget.allows(thought.iterations) and len(self.alive) > 1:
            world = self.guess(sight, rng)
            world.turn_to(sight.eye)
            self.look.value(world, self.points, self.wins)
            self.rate(world, self.base)
            seed = 1 + rng.below(2147483647)
            for edge in self.alive:
                self.dice.x = seed * 1000003
                self.walk(world.clone(), root, edge, self.dice)
                thought.iterations += 1
                results[edge] = self.gain[sight.eye]
                for seat in range(seats):
                    points[edge * seats + seat] += self.points[seat]
                    wins[edge * seats + seat] += self.wins[seat]
            passes += 1
            for edge in self.alive:
                root.note(edge, results[edge])
            if passes == cut:
                cut *= 2
                self.rank(root, rng)
                keep = max(2, (len(self.alive) + 1) // 2)
                self.alive = self.alive[:keep]
        self.rank(root, rng)
        self.report(thought, root, points, wins, seats, rng)
        return thought

    def rank(self, root: Node, rng: Rng) -> None:
        """The answers that are still looked at, the best first."""
        rows = [(-self.merit(root, i), rng.below(1000000), i) for i in self.alive]
        self.alive = [int(i) for _, _, i in sorted(rows)]

    def merit(self, root: Node, i: i64) -> float:
        """By what the answers are ranked: results, and the plan's word as so many results."""
        count = float(root.count[i])
        return (root.sum[i] + self.faith * root.hope[i]) / (count + self.faith)

    def report(
        self,
        thought: Thought,
        root: Node,
        points: vec[float],
        wins: vec[float],
        seats: i64,
        rng: Rng,
    ) -> None:
        """All answers: those looked at to the end, then the others by how long they lasted."""
        rest = [
            (-root.count[i], -self.merit(root, i), i)
            for i in range(len(root.actions))
            if i not in self.alive
        ]
        for i in self.alive + [int(j) for _, _, j in sorted(rest)]:
            n = float(root.count[i])
            mine: list[int] = []
            chances: list[int] = []
            if n > 0.0:
                for seat in range(seats):
                    mine.append(int(points[i * seats + seat] / n))
                    chances.append(int(1000.0 * wins[i * seats + seat] / n + 0.5))
            thought.add(root.actions[i], root.count[i], mine, chances)
        thought.nodes = len(self.nodes)

    def guess(self, sight: Sight, rng: Rng) -> State:
        """A world; of several the one in which the others stand best: they know what they do."""
        best = sight.guess(rng, self.forget)
        if self.insight > 1:
            high = self.others(best, sight.eye)
            for _ in range(self.insight - 1):
                world = sight.guess(rng, self.forget)
                worth = self.others(world, sight.eye)
                if worth > high:
                    high = worth
                    best = world
        return best

    def others(self, world: State, eye: i64) -> i64:
        """What the others expect."""
        total: i64 = 0
        for seat in range(world.seats):
            if seat != eye:
                total += self.plan.worth(world, seat)
        return total

    def open_root(self, sight: Sight, legal: list[int], rng: Rng) -> Node:
        """The root's priors come from several worlds."""
        self.out.clear()
        for action in legal:
            self.out.add(action)
        for i in range(self.out.n):
            self.worths[i] = 0.0
        spread = 0.0
        for _ in range(self.looks):
            world = self.guess(sight, rng)
            world.turn_to(sight.eye)
            spread = self.plan.spread(world)
            self.look.weigh(world, sight.eye, self.out, self.worths, rng)
        for i in range(self.out.n):
            self.worths[i] /= float(self.looks)
        node = Node(sight.eye)
        self.open_edges(node, spread)
        return node

    def open_edges(self, node: Node, spread: float) -> None:
        """Turn worths into priors."""
        high = self.worths[0]
        for i in range(self.out.n):
            high = max(high, self.worths[i])
        for i in range(self.out.n):
            edge = node.edge(self.out.items[i])
            node.hope[edge] = self.slope * (self.worths[i] - high) / spread
            node.prior[edge] = math.exp((self.worths[i] - high) / (self.sharp * spread)) + 0.001

    def walk(self, world: State, root: Node, first: i64, rng: Rng) -> None:
        """One iteration, with this answer of the root."""
        self.memory.clear()
        self.calms = 0
        self.path.clear()
        node = root
        edge = first
        while True:
            if node is not root:
                edge = node.choose(self.out, self.explore, self.scale, self.faith)
                self.edges[len(self.path)] = edge
                self.path.append(node)
            self.memory.note(world.question(), node.actions[edge])
            world.apply(node.actions[edge])
            found = self.descend(world, rng)
            if found is None or len(self.path) == DEEPEST:
                break
            node = found
        self.rate(world, self.gain)
        for seat in range(world.seats):
            self.gain[seat] -= self.base[seat]
        self.learn(root.seat)

    def descend(self, world: State, rng: Rng) -> Node | None:
        """To the next question with a choice; None if it is new, or the game over: then valued."""
        out = self.out
        while world.depth > 0:
            question = world.question()
            if self.plan.calm(world):
                self.calms += 1
                if self.calms >= self.horizon:
                    break
            seat = seat_of(question)
            if seat == CHANCE:
                action = world.pick(question, rng)
                self.memory.note(question, action)
                world.apply(action)
                continue
            out.clear()
            world.options(question, out)
            if out.n == 1:
                self.memory.note(question, out.items[0])
                world.apply(out.items[0])
                continue
            key = self.memory.key(world, seat)
            found = self.nodes.get(key)
            if found is not None:
                return found
            self.expand(world, seat, key, rng)
            return None
        self.look.value(world, self.points, self.wins)
        return None

    def expand(self, world: State, seat: i64, key: i64, rng: Rng) -> None:
        """A new node: the plan's worths are its priors, and the way on from its best answer."""
        for i in range(self.out.n):
            self.worths[i] = 0.0
        self.look.weigh(world, seat, self.out, self.worths, rng)
        if len(self.nodes) < MOST_NODES:
            node = Node(seat)
            self.open_edges(node, self.plan.spread(world))
            self.nodes[key] = node
        world.apply(self.out.items[self.look.best])
        self.roll(world, rng)
        self.look.value(world, self.points, self.wins)

    def roll(self, world: State, rng: Rng) -> None:
        """Go on as the plan likes best until the horizon."""
        while world.depth > 0:
            question = world.question()
            if self.plan.calm(world):
                self.calms += 1
                if self.calms >= self.horizon:
                    return
            seat = seat_of(question)
            if seat == CHANCE:
                world.apply(world.pick(question, rng))
                continue
            self.out.clear()
            world.options(question, self.out)
            if self.out.n > 1:
                self.look.weigh(world, seat, self.out, self.worths, rng)
                world.apply(self.out.items[self.look.best])
            else:
                world.apply(self.out.items[0])

    def rate(self, world: State, into: vec[float]) -> None:
        """How content each seat is: its chance to win, and points beside the best other."""
        spread = self.plan.spread(world)
        for seat in range(world.seats):
            best = -1.0e18
            for other in range(world.seats):
                if other != seat and self.points[other] > best:
                    best = self.points[other]
            into[seat] = (
                self.winw * self.wins[seat]
                + self.blend * (self.points[seat] - self.rival * best) / spread
            )

    def learn(self, eye: i64) -> None:
        """Every seat on the way remembers what came of its answer."""
        for at in range(len(self.path)):
            node = self.path[at]
            node.note(self.edges[at], self.gain[node.seat])
        value = self.gain[eye]
        self.leaves += 1.0
        self.leaf_sum += value
        self.leaf_squares += value * value
        mean = self.leaf_sum / self.leaves
        self.scale = math.sqrt(max(0.0001, self.leaf_squares / self.leaves - mean * mean))

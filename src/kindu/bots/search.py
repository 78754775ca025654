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
        self.explore: float = 2.0
        self.sharp: float = 0.1
        self.looks: i64 = 4
        self.horizon: i64 = 1
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
        """Walk through guessed worlds until the budget is used up."""
        legal = asked(sight)
        if len(legal) == 1:
            return only(legal[0])
        budget.start()
        self.nodes = {}
        self.leaves = 0.0
        self.leaf_sum = 0.0
        self.leaf_squares = 0.0
        root = self.open_root(sight, legal, rng)
        seats = sight.state.seats
        points: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        wins: vec[float] = vec[float]([0.0] * (len(legal) * seats))
        thought = Thought()
        while budget.allows(thought.iterations):
            world = sight.guess(rng, self.forget)
            world.turn_to(sight.eye)
            first = self.walk(world, root, rng)
            for seat in range(seats):
                points[first * seats + seat] += self.points[seat]
                wins[first * seats + seat] += self.wins[seat]
            thought.iterations += 1
        self.report(thought, root, points, wins, seats, rng)
        return thought

    def report(
        self,
        thought: Thought,
        root: Node,
        points: vec[float],
        wins: vec[float],
        seats: i64,
        rng: Rng,
    ) -> None:
        rows = [
            (-root.count[i], -root.prior[i], rng.below(1000000), i)
            for i in range(len(root.actions))
        ]
        for _, _, _, i in sorted(rows):
            n = float(root.count[i])
            mine: list[int] = []
            chances: list[int] = []
            if n > 0:
                for seat in range(seats):
                    mine.append(int(points[i * seats + seat] / n))
                    chances.append(int(1000.0 * wins[i * seats + seat] / n + 0.5))
            thought.add(root.actions[i], root.count[i], mine, chances)
        thought.nodes = len(self.nodes)

    def open_root(self, sight: Sight, legal: list[int], rng: Rng) -> Node:
        """The root's priors come from several worlds."""
        self.out.clear()
        for action in legal:
            self.out.add(action)
        for i in range(self.out.n):
            self.worths[i] = 0.0
        spread = 0.0
        for _ in range(self.looks):
            world = sight.guess(rng, self.forget)
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
            node.prior[edge] = math.exp((self.worths[i] - high) / (self.sharp * spread)) + 0.001

    def walk(self, world: State, root: Node, rng: Rng) -> i64:
        """One iteration; returns the edge of the root that was followed."""
        self.memory.clear()
        self.path.clear()
        out = self.out
        node = root
        first: i64 = -1
        while True:
            self.out.clear()
            world.options(world.question(), out)
            edge = node.choose(out, self.explore, self.scale)
            if first < 0:
                first = edge
            self.edges[len(self.path)] = edge
            self.path.append(node)
            question = world.question()
            action = node.actions[edge]
            self.memory.note(question, action)
            world.apply(action)
            found = self.descend(world, rng)
            if found is None or len(self.path) == DEEPEST:
                break
            node = found
        self.learn()
        return first

    def descend(self, world: State, rng: Rng) -> Node | None:
        """To the next question with a choice; None if it is new, or the game over: then valued."""
        out = self.out
        while world.depth > 0:
            question = world.question()
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
        end = self.look.branch
        assert end is not None
        for _ in range(self.horizon - 1):
            if end.over():
                break
            self.out.clear()
            end.options(end.question(), self.out)
            self.look.weigh(end, end.to_act(), self.out, self.worths, rng)
            branch = self.look.branch
            assert branch is not None
            end = branch
        self.look.value(end, self.points, self.wins)

    def learn(self) -> None:
        """Every seat on the way remembers what came of its answer."""
        for at in range(len(self.path)):
            node = self.path[at]
            node.note(self.edges[at], self.wins[node.seat])
        value = self.wins[self.path[0].seat]
        self.leaves += 1.0
        self.leaf_sum += value
        self.leaf_squares += value * value
        mean = self.leaf_sum / self.leaves
        self.scale = math.sqrt(max(0.0001, self.leaf_squares / self.leaves - mean * mean))

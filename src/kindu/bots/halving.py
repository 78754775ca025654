"""Sequential halving at the root of a search: the weaker half of the answers drops out."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.bots.base import Thought
from kindu.bots.tree import Node
from kindu.bots.walk import Walk
from kindu.core.rng import Rng


@final
class Halving:
    """The answers that are still in, and the results of every answer for every seat."""

    def __init__(self, root: Node, answers: i64, seats: i64, faith: float) -> None:
        self.root = root
        self.seats: i64 = seats
        self.faith: float = faith
        self.alive: list[int] = list(range(answers))
        self.iterations: i64 = 0
        self.points: vec[float] = vec[float]([0.0] * (answers * seats))
        self.wins: vec[float] = vec[float]([0.0] * (answers * seats))

    def note(self, edge: i64, gain: float, walk: Walk) -> None:
        """Note the result of one iteration."""
        self.iterations += 1
        self.root.note(edge, gain)
        for seat in range(self.seats):
            self.points[edge * self.seats + seat] += walk.points[seat]
            self.wins[edge * self.seats + seat] += walk.wins[seat]

    def merit(self, edge: i64) -> float:
        """The mean result; the plan's opinion counts as `faith` further results."""
        root = self.root
        count = float(root.count[edge])
        return (root.sum[edge] + self.faith * root.hope[edge]) / (count + self.faith)

    def rank(self, rng: Rng) -> None:
        """Sort the answers: best first, those without a result last, ties in random order."""
        none = [self.root.count[i] == 0 for i in range(len(self.root.actions))]
        rows = [(none[i], -self.merit(i), rng.below(1000000), i) for i in self.alive]
        self.alive = [int(i) for _, _, _, i in sorted(rows)]

    def halve(self) -> None:
        """Drop the weaker half, but keep at least two."""
        self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]

    def report(self, nodes: i64) -> Thought:
        """All answers: those still in, then the others by how long they lasted."""
        root = self.root
        rest = [
            (-root.count[i], -self.merit(i), i)
            for i in range(len(root.actions))
            if i not in self.alive
        ]
        thought = Thought()
        thought.iterations = self.iterations
        thought.nodes = nodes
        for i in self.alive + [int(j) for _, _, j in sorted(rest)]:
            points = self.means(self.points, i, 1.0)
            thought.add(root.actions[i], root.count[i], points, self.means(self.wins, i, 1000.0))
        return thought

    def means(self, sums: vec[float], edge: i64, scale: float) -> list[int]:
        """The mean result of an answer for each seat; empty without iterations."""
        n = float(self.root.count[edge])
        if n == 0.0:
            return []
        at = edge * self.seats
        return [int(scale * sums[at + seat] / n + 0.5) for seat in range(self.seats)]

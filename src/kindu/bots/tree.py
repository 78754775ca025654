"""The tree of a search: its nodes are information sets, its edges answers with results."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.core.state import State
from kindu.core.words import ALL, LINK, SPECTATOR, Options, eyes_of, flags_of

FACTOR: Final = 1073740155
LOW: Final = 4294967295
MOST_SEATS: Final = 8


def mix(key: i64, item: i64) -> i64:
    """Mix one more number into a hash."""
    key ^= item & 0x3FFFFFFFFFFFFFFF
    key = FACTOR * (key & LOW) + (key >> 32)
    return FACTOR * (key & LOW) + (key >> 32)


@final
class Observations:
    """The observation history of each seat in one walk, as a hash: what it alone has seen."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def clear(self) -> None:
        """Begin a new walk."""
        for seat in range(MOST_SEATS):
            self.keys[seat] = seat + 1

    def note(self, question: i64, action: i64) -> None:
        """Note an answer for the seats that see it. What everybody sees is on the table anyway."""
        eyes = eyes_of(question)
        if eyes == ALL:
            return
        for seat in range(MOST_SEATS):
            if eyes >> seat & 1:
                self.keys[seat] = mix(mix(self.keys[seat], question), action)

    def key(self, world: State, seat: i64) -> i64:
        """The information set of a seat: the open table, its secrets, its unfinished chain."""
        key = self.keys[seat]
        for item in world.conceal(SPECTATOR).pack():
            key = mix(key, item)
        at = world.depth - 1
        while at > 0 and flags_of(world.agenda[at]) & LINK:
            key = mix(key, world.agenda[at])
            at -= 1
        return key


@final
class Node:
    """An information set in which one seat decides."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0  # of all results
        self.squares: float = 0.0
        self.actions: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.hope: vec[float] = vec[float]()  # the result that the plan expects
        self.hoped: float = 0.0  # the sum of it over all visits
        self.count: vec[i64] = vec[i64]()
        self.sum: vec[float] = vec[float]()

    def edge(self, action: i64) -> i64:
        """The edge of an answer; a new one the first time."""
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return i
        self.actions = append(self.actions, action)
        self.prior = append(self.prior, 0.0)
        self.hope = append(self.hope, 0.0)
        self.count = append(self.count, 0)
        self.sum = append(self.sum, 0.0)
        return len(self.actions) - 1

    def value(self, i: i64, faith: float) -> float:
        """The mean result of an answer; the plan's opinion counts as `faith` further results."""
        n = float(max(1, self.visits))
        expected = (self.total - self.hoped) / n + self.hope[i]
        return (self.sum[i] + faith * expected) / (float(self.count[i]) + faith)

    def choose(self, out: Options, exploration: float, faith: float) -> i64:
        """Select an edge among the legal ones by PUCT: mean result, plus exploration by prior."""
        share = 0.0
        seen: i64 = 0
        for j in range(out.n):
            i = self.edge(out.items[j])
            share += self.prior[i]
            seen += self.count[i]
        reach = exploration * self.deviation() * math.sqrt(float(seen + 1)) / max(share, 0.001)
        best: i64 = -1
        high = 0.0
        for j in range(out.n):
            i = self.edge(out.items[j])
            value = self.value(i, faith) + reach * self.prior[i] / (1.0 + float(self.count[i]))
            if best < 0 or value > high:
                best = i
                high = value
        return best

    def deviation(self) -> float:
        """The standard deviation of the results."""
        n = float(max(1, self.visits))
        mean = self.total / n
        return math.sqrt(max(0.0001, self.squares / n - mean * mean))

    def note(self, edge: i64, value: float) -> None:
        """Note a result (backpropagation)."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.hoped += self.hope[edge]
        self.count[edge] += 1
        self.sum[edge] += value

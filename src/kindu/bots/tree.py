"""The tree of a search: what every seat knew when it was asked, and how its answers did."""

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
    """A key that also depends on this number."""
    key ^= item & 0x3FFFFFFFFFFFFFFF
    key = FACTOR * (key & LOW) + (key >> 32)
    return FACTOR * (key & LOW) + (key >> 32)


@final
class Memory:
    """What each seat alone has seen in one walk through the tree, as a number for each."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def clear(self) -> None:
        """A new walk."""
        for seat in range(MOST_SEATS):
            self.keys[seat] = seat + 1

    def note(self, question: i64, action: i64) -> None:
        """An answer that not all may see is remembered by those who do."""
        eyes = eyes_of(question)
        if eyes == ALL:
            return
        for seat in range(MOST_SEATS):
            if eyes >> seat & 1:
                self.keys[seat] = mix(mix(self.keys[seat], question), action)

    def key(self, world: State, seat: i64) -> i64:
        """All that a seat has seen: the open table, its own secrets, its chain under way."""
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
    """One seat's question in the tree, keyed by what that seat has seen."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.total: float = 0.0  # of all results
        self.squares: float = 0.0
        self.actions: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.hope: vec[float] = vec[float]()  # what the plan expected, on the scale of results
        self.hoped: float = 0.0  # the sum of it over all visits
        self.count: vec[i64] = vec[i64]()
        self.sum: vec[float] = vec[float]()

    def edge(self, action: i64) -> i64:
        """The number of an answer, a new one if it has not been met."""
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
        """The mean result of an answer; the plan's word counts like so many results."""
        n = float(max(1, self.visits))
        expected = (self.total - self.hoped) / n + self.hope[i]
        return (self.sum[i] + faith * expected) / (float(self.count[i]) + faith)

    def choose(self, out: Options, curiosity: float, faith: float) -> i64:
        """The edge to follow in this world: mean result, plus curiosity led by the prior."""
        share = 0.0
        seen: i64 = 0
        for j in range(out.n):
            i = self.edge(out.items[j])
            share += self.prior[i]
            seen += self.count[i]
        reach = curiosity * self.deviation() * math.sqrt(float(seen + 1)) / max(share, 0.001)
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
        """How far results lie apart here."""
        n = float(max(1, self.visits))
        mean = self.total / n
        return math.sqrt(max(0.0001, self.squares / n - mean * mean))

    def note(self, edge: i64, value: float) -> None:
        """What came of an answer."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.hoped += self.hope[edge]
        self.count[edge] += 1
        self.sum[edge] += value

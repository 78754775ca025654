"""What a bot is: it gets a Sight, a budget and random numbers, and ranks the legal answers."""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kindu.bots.signals import hear_signals
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError


class NotAsked(KinduError):
    """A bot was asked to think although its seat has no question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """The time in milliseconds; a test hands in a clock of its own."""

    def now(self) -> float:
        """Milliseconds since a fixed point in time."""
        return time.perf_counter() * 1000.0


SIGNALS: Final = 16  # iterations between two checks for Ctrl-C: about a millisecond


@final
class Budget:
    """How long a bot may think: a number of iterations, or of milliseconds.

    An iteration is one look at one guessed world (a determinisation). With iterations the same
    seed gives the same answer; with milliseconds the answer is as good as the time allows.
    """

    def __init__(self, iterations: i64 = 0, millis: i64 = 0, clock: Clock | None = None) -> None:
        if (iterations > 0) == (millis > 0):
            wanted = "a budget of iterations or one of milliseconds"
            raise KinduError(f"expected {wanted}, but got {iterations} and {millis}")
        self.iterations: i64 = iterations
        self.millis: i64 = millis
        self.clock: Clock = clock or Clock()
        self.end: float = 0.0

    def start(self) -> None:
        """Start the clock."""
        if self.millis:
            self.end = self.clock.now() + float(self.millis)

    def allows(self, done: i64) -> bool:
        """Whether another iteration is allowed after this many; the first always is."""
        if done % SIGNALS == 0:
            hear_signals()
        if self.iterations:
            return done < self.iterations
        return done == 0 or self.clock.now() < self.end

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Budget):
            return False
        return self.iterations == other.iterations and self.millis == other.millis

    def __reduce__(self) -> tuple[object, ...]:
        clock = None if type(self.clock) is Clock else self.clock
        return Budget, (int(self.iterations), int(self.millis), clock)


@final
class Thought:
    """The answers that a bot weighed, best first.

    For each answer: how often it was looked at (its visits), and for every seat the expected
    points in 1/100 and the chance to win per mille; empty where the bot has no opinion.
    """

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.looks: list[int] = []
        self.points: list[list[int]] = []
        self.wins: list[list[int]] = []
        self.iterations: i64 = 0
        self.nodes: i64 = 0

    def add(self, action: i64, looks: i64, points: list[int], wins: list[int]) -> None:
        """Append an answer; the best one comes first."""
        self.actions.append(action)
        self.looks.append(looks)
        self.points.append(points)
        self.wins.append(wins)

    def best(self) -> int:
        """The answer to give."""
        return self.actions[0]

    def contents(self) -> tuple[object, ...]:
        """All fields, in the order of `unpickled`."""
        counts = (int(self.iterations), int(self.nodes))
        return self.actions, self.looks, self.points, self.wins, *counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and self.contents() == other.contents()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, self.contents()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Any bot, which the field calls an agent: it gets a Sight and ranks the legal answers.

    A class of your own may extend it, or just have the method `think`; docs/arena.md shows one.
    """

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Weigh the legal answers of the sight's eye."""
        raise NotImplementedError(type(self).__name__)


def unpickled(
    actions: list[int],
    looks: list[int],
    points: list[list[int]],
    wins: list[list[int]],
    iterations: i64,
    nodes: i64,
) -> Thought:
    """The thought that a pickle holds."""
    thought = Thought()
    thought.actions, thought.looks = actions, looks
    thought.points, thought.wins = points, wins
    thought.iterations, thought.nodes = iterations, nodes
    return thought


def asked(sight: Sight) -> list[int]:
    """The legal answers; refuses a sight whose eye is not asked."""
    legal = sight.legal()
    if not legal:
        raise NotAsked(f"expected a question to seat {sight.eye + 1}, but it is not asked")
    return legal


def only(action: i64) -> Thought:
    """A thought of one answer, without an opinion."""
    thought = Thought()
    thought.add(action, 0, [], [])
    return thought


def order_of(values: vec[float], rng: Rng) -> list[int]:
    """The indices of the values, highest first; ties in random order."""
    rows = [(-values[i], rng.below(1000000), i) for i in range(len(values))]
    return [i for _, _, i in sorted(rows)]

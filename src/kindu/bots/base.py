"""What a bot is: it gets a Sight, a budget and random numbers, and returns a ranked thought."""

from typing import Protocol, final

from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError


class NotAsked(KinduError):
    """A bot was asked to think although its seat has no question."""


@final
class Budget:
    """How much a bot may think: so many guessed worlds or playouts."""

    def __init__(self, worlds: i64) -> None:
        self.worlds: i64 = worlds


@final
class Thought:
    """The answers a bot weighed, best first, each with expected points in 1/100 and win chance
    per mille; -1 where the bot has no opinion.
    """

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.points: list[int] = []
        self.wins: list[int] = []

    def add(self, action: i64, points: i64, win: i64) -> None:
        """The next best answer."""
        self.actions.append(action)
        self.points.append(points)
        self.wins.append(win)

    def best(self) -> int:
        """The answer to give."""
        return self.actions[0]


class Bot(Protocol):
    """Any bot."""

    def think(self, sight: Sight, budget: Budget, rng: Rng) -> Thought:
        """Weigh the legal answers of the sight's eye."""


def asked(sight: Sight) -> list[int]:
    """The legal answers, refused with a sentence if the seat is not asked."""
    legal = sight.legal()
    if not legal:
        raise NotAsked(f"expected a question to seat {sight.eye + 1}, but it is not asked")
    return legal

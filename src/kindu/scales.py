"""What a bot expects, put right: chances and points as games have really ended.

`make calibration` finds the numbers for the two tables, by game and number of players
(docs/hints.md). They change what people are told, and no bot's play.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

FLOOR = 0.001  # nobody's chance is called smaller before the game is over


@dataclass(frozen=True)
class Scale:
    """What is done to chances so that they are true: called 70 %, it happens 70 times in 100.

    `factor` is on the log-odds: above 1 it makes chances bolder, below more cautious. `own` is
    added to those of the seat that looks, which knows its own plans better than those of others.
    """

    factor: float = 1.0
    own: float = 0.0


@dataclass(frozen=True)
class Line:
    """What is done to expected points: a sum of what is named here, each times its number.

    `lead` is a seat's lead over the mean of all, `level` that mean, `spread` how far, by the plan,
    the rest of the game may carry a seat, and `own` is for the seat that looks.
    """

    base: float = 0.0
    lead: float = 1.0
    level: float = 1.0
    spread: float = 0.0
    own: float = 0.0


AS_IT_IS = Scale()
STRAIGHT = Line()
SCALES: dict[str, dict[int, Scale]] = {}
LINES: dict[str, dict[int, Line]] = {}


def rescaled(chances: list[float], scale: Scale, eye: int) -> list[float]:
    """The chances that this seat sees, put right and adding up to 1."""
    powers = [max(chance, FLOOR) ** scale.factor for chance in chances]
    if powers:
        powers[eye] *= exp(scale.own)
    return [power / sum(powers) for power in powers]


def parts(points: list[float], spread: float, eye: int) -> list[list[float]]:
    """For each seat the numbers that a line adds up."""
    mean = sum(points) / max(1, len(points))
    return [[1.0, n - mean, mean, spread, float(seat == eye)] for seat, n in enumerate(points)]


def straightened(points: list[float], line: Line, spread: float, eye: int) -> list[float]:
    """The points that this seat expects, put right."""
    by = (line.base, line.lead, line.level, line.spread, line.own)
    return [
        sum(n * amount for n, amount in zip(by, row, strict=True))
        for row in parts(points, spread, eye)
    ]

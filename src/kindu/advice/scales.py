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
# By `make calibration`: 500 games of skilled players each, master asked.
SCALES: dict[str, dict[int, Scale]] = {
    "africana": {
        2: Scale(1.383, -0.026),
        3: Scale(1.775, -0.058),
        4: Scale(1.489, -0.254),
    },
    "heart_of_africa": {
        2: Scale(1.262, -0.254),
        3: Scale(1.29, -0.738),
        4: Scale(1.402, -0.746),
        5: Scale(1.649, -0.655),
    },
    "congo": {
        2: Scale(0.586, 0.194),
        3: Scale(0.724, -0.002),
        4: Scale(0.931, -0.15),
    },
}
LINES: dict[str, dict[int, Line]] = {
    "africana": {
        2: Line(-25.416, 1.036, 1.207, 5.592, -0.34),
        3: Line(-16.442, 1.045, 1.1, 4.301, -0.725),
        4: Line(-6.86, 1.013, 0.953, 3.071, -0.862),
    },
    "heart_of_africa": {
        2: Line(0.281, 0.684, 0.065, 5.624, -2.565),
        3: Line(0.264, 0.56, 0.085, 5.284, -5.961),
        4: Line(0.272, 0.56, 0.02, 5.442, -5.948),
        5: Line(0.235, 0.482, 0.068, 4.71, -4.156),
    },
    "congo": {
        2: Line(4.371, 0.832, 0.801, -0.091, 0.571),
        3: Line(8.784, 0.907, 0.451, -0.028, 0.346),
        4: Line(9.214, 0.901, 0.289, -0.017, -0.154),
    },
}


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

"""What a bot expects, put right: chances and points as games have really ended.

`make calibration` finds the numbers, which stand in a game's descriptor by number of players
(docs/hints.md). They change what people are told, and no bot's play.
"""

from __future__ import annotations

from math import exp

from kindu.games.descriptor import PointsFit, Scale

FLOOR = 0.001  # nobody's chance is called smaller before the game is over


AS_IT_IS = Scale()
STRAIGHT = PointsFit()


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


def straightened(points: list[float], fit: PointsFit, spread: float, eye: int) -> list[float]:
    """The points that this seat expects, put right."""
    by = (fit.base, fit.lead, fit.level, fit.spread, fit.own)
    return [
        sum(n * amount for n, amount in zip(by, row, strict=True))
        for row in parts(points, spread, eye)
    ]

"""Calibration: a bot's chances and points, corrected by how games really ended.

`make calibration` finds the numbers. A game's descriptor holds them for each number of players
(docs/hints.md). They change what people are told, but no bot's play.
"""

from __future__ import annotations

from math import exp

from kindu.games.descriptor import PointsFit, Scale

FLOOR = 0.001  # the smallest chance that is shown before the game is over


AS_IT_IS = Scale()
STRAIGHT = PointsFit()


def rescaled(chances: list[float], scale: Scale, eye: int) -> list[float]:
    """The chances that this seat sees, calibrated, adding up to 1."""
    powers = [max(chance, FLOOR) ** scale.factor for chance in chances]
    if powers:
        powers[eye] *= exp(scale.own)
    return [power / sum(powers) for power in powers]


def parts(points: list[float], spread: float, eye: int) -> list[list[float]]:
    """For each seat the numbers that a line adds up."""
    mean = sum(points) / max(1, len(points))
    return [[1.0, n - mean, mean, spread, float(seat == eye)] for seat, n in enumerate(points)]


def straightened(points: list[float], fit: PointsFit, spread: float, eye: int) -> list[float]:
    """The points that this seat expects, calibrated."""
    by = (fit.base, fit.lead, fit.level, fit.spread, fit.own)
    return [
        sum(n * amount for n, amount in zip(by, row, strict=True))
        for row in parts(points, spread, eye)
    ]

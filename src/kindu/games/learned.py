"""Learned from many games: the expected further points as a weighted sum of traits, by phase."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Learned:
    """A weight for each trait, by number of seats and phase; tools/learn.py finds them."""

    def __init__(self, text: str, phases: i64, least: i64) -> None:
        """Numbers in 1/1000: all phases for the fewest seats, then for one seat more, and so on."""
        rows = [[int(word) for word in row.split()] for row in text.split("\n\n")]
        self.phases: i64 = phases
        self.least: i64 = least
        self.width: i64 = len(rows[0])
        self.weights: vec[float] = vec[float]([number / 1000.0 for row in rows for number in row])
        self.traits: vec[float] = vec[float]([0.0] * 64)

    def total(self, seats: i64, phase: i64) -> float:
        """The weighted sum of the traits noted last."""
        at = ((seats - self.least) * self.phases + phase) * self.width
        total = 0.0
        for i in range(self.width):
            total += self.weights[at + i] * self.traits[i]
        return total

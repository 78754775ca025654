"""Counts of cards in one number: four bits a kind, for hands, piles and what is known of them.

No kind has more than 15 cards (HA-COMP-02, HA-COMP-04), so a pile of nine kinds fits into 36 bits
and a copy of it costs nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT

WIDTH: Final = 4
MASK: Final = 15
ONE: Final[vec[i64]] = vec[i64]([BIT[WIDTH * kind] for kind in range(9)])  # a single card of a kind


def count(pile: i64, kind: i64) -> i64:
    """How many cards of this kind."""
    return pile >> WIDTH * kind & MASK


def total(pile: i64) -> i64:
    """How many cards in all."""
    cards: i64 = 0
    while pile != 0:
        cards += pile & MASK
        pile >>= WIDTH
    return cards


def pack(counts: vec[i64]) -> i64:
    """The pile with these counts."""
    pile: i64 = 0
    for kind in range(len(counts)):
        pile += counts[kind] * ONE[kind]
    return pile


def at_most(pile: i64, limit: i64) -> i64:
    """The smaller count of each kind."""
    least: i64 = 0
    for kind in range(len(ONE)):
        least += min(count(pile, kind), count(limit, kind)) * ONE[kind]
    return least


def draw(pile: i64, size: i64, rng: Rng) -> i64:
    """A kind, as likely as it is frequent in a pile of this size."""
    left = rng.below(size)
    kind: i64 = 0
    while left >= pile & MASK:
        left -= pile & MASK
        pile >>= WIDTH
        kind += 1
    return kind

"""Counts of cards in one number: four bits per kind, for hands, piles and what is known.

Fifteen kinds of at most fifteen cards each fit, and a copy of a pile costs nothing. Disjoint piles
add up without a carry: `+` lays two together, `-` takes one out of the other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT

WIDTH: Final = 4
MASK: Final = 15
ONE: Final[vec[i64]] = vec[i64](
    [BIT[WIDTH * kind] for kind in range(15)]
)  # a single card of a kind


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
    kind: i64 = 0
    while pile >> WIDTH * kind != 0:
        least += min(count(pile, kind), count(limit, kind)) * ONE[kind]
        kind += 1
    return least


def draw(pile: i64, size: i64, rng: Rng) -> i64:
    """A random card's kind, from a pile of this size."""
    left = rng.below(size)
    kind: i64 = 0
    while left >= pile & MASK:
        left -= pile & MASK
        pile >>= WIDTH
        kind += 1
    return kind


def deal(pile: i64, n: i64, rng: Rng) -> i64:
    """Draw this many random cards of a pile."""
    dealt: i64 = 0
    size = total(pile)
    for _ in range(n):
        dealt += ONE[draw(pile - dealt, size, rng)]
        size -= 1
    return dealt


def share(pool: i64, drawn: i64, hidden: vec[i64], blind: vec[i64], rng: Rng) -> vec[i64]:
    """Guess hands from a pool: cards drawn from the present deck are with those who drew them.

    For each seat: how many cards are hidden in its hand, and how many it drew blind.
    Returns the cards of every seat, and after them what every seat drew; it may have played some.
    """
    seats: i64 = len(hidden)
    found = vec[i64]([0] * (2 * seats))
    rooms = vec[i64]([min(hidden[seat], blind[seat]) for seat in range(seats)])
    free: i64 = 0
    for room in rooms:
        free += room
    new = at_most(pool, drawn)
    for _ in range(min(total(new), free)):
        card = ONE[draw(new, total(new), rng)]
        seat = rng.pick(rooms, seats)
        rooms[seat] -= 1
        new -= card
        pool -= card
        drawn -= card
        found[seat] += card
    for seat in range(seats):
        lately = found[seat]
        rest = deal(pool, hidden[seat] - total(lately), rng)
        lots = deal(drawn, blind[seat] - total(lately), rng)
        pool -= rest
        drawn -= lots
        found[seat] += rest
        found[seats + seat] = lately + lots
    return found

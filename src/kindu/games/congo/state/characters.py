"""A pile of characters packed into one number, as in games.piles, but for more kinds.

Two bits per belligerent kind (at most three equal cards), one bit per non-belligerent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT
from kindu.games.congo.board.numbers import BELLIGERENTS, KINDS


def _places() -> list[i64]:
    pairs = [BIT[2 * kind] for kind in range(BELLIGERENTS)]
    return pairs + [BIT[BELLIGERENTS + kind] for kind in range(BELLIGERENTS, KINDS)]


ONE: Final[vec[i64]] = vec[i64](_places())  # a single character of a kind
NEUTRAL_AT: Final = 40  # the bits of the non-belligerents


def count(pile: i64, kind: i64) -> i64:
    """How many characters of this kind."""
    if kind < BELLIGERENTS:
        return pile >> 2 * kind & 3
    return pile >> BELLIGERENTS + kind & 1


def neutrals(pile: i64) -> i64:
    """The set of non-belligerents in a pile, bit 0 for the first of them."""
    return pile >> NEUTRAL_AT


def neutral_pile(members: i64) -> i64:
    """The pile of a set of non-belligerents."""
    return members << NEUTRAL_AT


def total(pile: i64) -> i64:
    """How many characters in all."""
    cards: i64 = 0
    rest = pile & BIT[NEUTRAL_AT] - 1
    while rest != 0:
        cards += rest & 3
        rest >>= 2
    rest = pile >> NEUTRAL_AT
    while rest != 0:
        rest &= rest - 1
        cards += 1
    return cards


def at_most(pile: i64, limit: i64) -> i64:
    """The smaller count of each kind."""
    least: i64 = 0
    for kind in range(KINDS):
        least += min(count(pile, kind), count(limit, kind)) * ONE[kind]
    return least


def less(pile: i64, kind: i64) -> i64:
    """The pile without a card of this kind, if it has one."""
    return pile - ONE[kind] if count(pile, kind) else pile


def draw(pile: i64, size: i64, rng: Rng) -> i64:
    """The kind of a random character from a pile of this size."""
    left = rng.below(size)
    kind: i64 = 0
    while kind < BELLIGERENTS and left >= pile & 3:
        left -= pile & 3
        pile >>= 2
        kind += 1
    while kind >= BELLIGERENTS and left >= pile & 1 and pile:
        left -= pile & 1
        pile >>= 1
        kind += 1
    return kind


def deal(pile: i64, n: i64, rng: Rng) -> i64:
    """Draw this many random characters from a pile."""
    dealt: i64 = 0
    size = total(pile)
    for _ in range(n):
        dealt += ONE[draw(pile - dealt, size, rng)]
        size -= 1
    return dealt

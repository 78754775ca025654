"""The cards, numbered by suit and rank, and the numbers of all answers."""

from __future__ import annotations

from typing import Final

from kindu.core.codec import Codec
from kindu.core.words import BIT

SUITS: Final = ("oak", "ash", "elm")
RANKS: Final = 7
CARDS: Final = len(SUITS) * RANKS
ALL_CARDS: Final[int] = 2**CARDS - 1
HAND: Final = 7
DEALS: Final = 6

NAMES: Final = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]
PLAY: Final = 0  # answers of seats
DEALT: Final = CARDS  # answers of chance
TURNED: Final = 2 * CARDS


def number_answers(codec: Codec) -> None:
    """Every answer names its card."""
    codec.span("play", NAMES)
    codec.begin_chance()
    codec.span("deal", NAMES)
    codec.span("turn", NAMES)


def suit_of(card: int) -> int:
    """Oak, ash or elm, from 0."""
    return card // RANKS


def rank_of(card: int) -> int:
    """From 1 to 7."""
    return card % RANKS + 1


def of_suit(suit: int) -> int:
    """All cards of a suit, as a set."""
    return (2**RANKS - 1) * int(BIT[suit * RANKS])


def cards_in(cards: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(CARDS) if cards & int(BIT[card])]

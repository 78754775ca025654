"""Tables of chances that follow from the board of Congo 1884: strengths, bids, auxiliaries."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import (
    AUXILIARY_CARDS,
    BELLIGERENTS,
    CHARACTERS,
    DIE,
    FLAGS,
    INTERPRETER,
    KINDS,
    PROFESSIONS,
    SERVANT,
    STATIONS,
    UNIT,
)

SKILL: Final = 2  # a rival bids the best of this many characters
CELLS: Final = (FLAGS + 1) * STATIONS  # a flag or none, and a type of station
LOWEST: Final = 4  # halves below zero that a bid may be worth
REACH: Final = 40  # halves, from LOWEST below zero
MOST_HELPERS: Final = 12  # auxiliaries in a rival's hand; more count as this many
EXTRA: Final = 32  # halves that auxiliaries add
SURE: Final = 1000  # chances are per mille


def strengths(board: Board) -> vec[i64]:
    """The base value of each kind at each type of station and flag, in halves."""
    values: list[i64] = []
    for kind in range(KINDS):
        for flag in range(-1, FLAGS):
            for station in range(STATIONS):
                value: i64 = 0
                for profession in range(PROFESSIONS):
                    if board.kind_professions[kind] & BIT[profession]:
                        value = max(value, board.value[profession * STATIONS + station])
                values.append(UNIT * value + mean_modifier(board, kind, flag))
    return vec[i64](values)


def mean_modifier(board: Board, kind: i64, flag: i64) -> i64:
    """What a flag takes away, in halves; an average for a non-belligerent."""
    if flag < 0:
        return 0
    if kind < BELLIGERENTS:
        return UNIT * board.modifier[board.kind_nation[kind] * FLAGS + flag]
    total: i64 = 0
    for die in range(1, DIE + 1):
        total += board.modifier[board.sympathy[die] * FLAGS + flag]
    return UNIT * total // DIE


def typical_bids(board: Board, strength: vec[i64]) -> vec[i64]:
    """The chances of each value for a rival's bid at each type of station and flag."""
    chances: list[i64] = [0] * (CELLS * REACH)
    for cell in range(CELLS):
        cards: i64 = 0
        before: i64 = 0
        for value in range(REACH):
            for kind in range(KINDS):
                if strength[kind * CELLS + cell] + LOWEST == value:
                    cards += board.kind_copies[kind]
            upto: i64 = SURE
            for _ in range(SKILL):
                upto = upto * cards // CHARACTERS
            chances[cell * REACH + value] = upto - before
            before = upto
    return vec[i64](chances)


def extra_chances(board: Board) -> vec[i64]:
    """The chances that unseen auxiliaries add less than this many halves.

    The table is indexed by how many professions they may fit, whether an interpreter may be laid,
    and how many cards there are.
    """
    table: list[i64] = []
    for professions in (1, 2):
        for interpreter in (0, 1):
            for helpers in range(MOST_HELPERS + 1):
                table += one_row(board, professions, interpreter, helpers)
    return vec[i64](table)


def one_row(board: Board, professions: i64, interpreter: i64, helpers: i64) -> list[i64]:
    """These chances for 0, 1, 2 … halves."""
    fitting = float(professions * board.auxiliary_cards[0]) / AUXILIARY_CARDS
    odds = [0.0] * (EXTRA + 2 * MOST_HELPERS)
    odds[0] = 1.0
    for _ in range(helpers):
        for halves in range(EXTRA - 1, -1, -1):
            odds[halves + UNIT] += odds[halves] * fitting
            odds[halves] *= 1.0 - fitting
    if interpreter:
        mix(odds, UNIT, board.auxiliary_cards[INTERPRETER], helpers)
    mix(odds, 1, board.auxiliary_cards[SERVANT], helpers)
    row: list[i64] = []
    below = 0.0
    for halves in range(EXTRA):
        row.append(int(1000.0 * below + 0.5))
        below += odds[halves]
    return row


def mix(odds: list[float], more: i64, cards: i64, helpers: i64) -> None:
    """Add this many halves if the hand holds at least one of these cards."""
    chance = 1.0 - math.pow(1.0 - float(cards) / AUXILIARY_CARDS, float(helpers))
    for halves in range(EXTRA - 1, -1, -1):
        odds[halves + more] += odds[halves] * chance
        odds[halves] *= 1.0 - chance

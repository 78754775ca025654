"""What a player may expect from the stops ahead: tables of chances, and the worth of hands."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games import piles
from kindu.games.congo.board import Board
from kindu.games.congo.characters import count
from kindu.games.congo.judgement import Judgement
from kindu.games.congo.numbers import (
    AUXILIARY_CARDS,
    BELLIGERENTS,
    CHARACTERS,
    DIE,
    FLAGS,
    INTERPRETER,
    JUNGLE,
    KINDS,
    MOST_SEATS,
    PROFESSIONS,
    SERVANT,
    STATIONS,
    STOPS,
    UNIT,
    VILLAGE,
)
from kindu.games.congo.player import Player
from kindu.games.congo.state import Table, at_stop

# Weights by estimate, 1/100 point or per mille; in matches other ones were not clearly better.
SKILL: Final = 2  # a rival bids the best of so many characters

CELLS: Final = (FLAGS + 1) * STATIONS  # a flag or none, and a type of station
LOWEST: Final = 4  # halves below zero that a bid may be worth
REACH: Final = 40  # halves, from LOWEST below zero
MOST_HELPERS: Final = 12  # auxiliaries in a rival's hand, more are as many
EXTRA: Final = 32  # halves that auxiliaries add
SURE: Final = 1000  # chances are per mille


def cell_of(flag: i64, station: i64) -> i64:
    """The place of a flag, -1 for none, and a type of station in the tables."""
    return (flag + 1) * STATIONS + station


@final
class Forecast:
    """Tables that follow from the board, and a scratch pad that is reused for every position."""

    def __init__(self, board: Board, w: Judgement) -> None:
        self.board = board
        self.w = w
        self.strength: vec[i64] = strengths(board)
        self.bids: vec[i64] = typical_bids(board, self.strength)
        self.below: vec[i64] = extra_chances(board)
        self.typical: vec[i64] = vec[i64]([-1] * (CELLS * (MOST_HELPERS + 1) * REACH))
        self.now: vec[i64] = vec[i64]([0] * ((MOST_SEATS + 1) * CELLS * REACH))
        self.later: vec[i64] = vec[i64]([0] * ((MOST_SEATS + 1) * CELLS * REACH))
        self.filled: i64 = 0  # set of numbers of seats
        self.kinds: vec[i64] = vec[i64]([0] * KINDS)
        self.support: vec[i64] = vec[i64]([0] * KINDS)
        self.first: i64 = -1  # for which river the weights are: stop, tiles, flags, tiles seen
        self.tiles: i64 = 0
        self.flags: i64 = 0
        self.seen: i64 = 0
        self.weights: vec[i64] = vec[i64]([0] * CELLS)  # 1/100 point, per mille

    def extra_below(self, professions: i64, interpreter: bool, helpers: i64, halves: i64) -> i64:
        """The chance that so many unseen auxiliaries add less than this."""
        if halves <= 0:
            return 0
        kind = (professions - 1) * 2 + int(interpreter)
        row = kind * (MOST_HELPERS + 1) + min(helpers, MOST_HELPERS)
        return self.below[row * EXTRA + min(halves, EXTRA - 1)]

    def typical_below(self, cell: i64, helpers: i64, total: i64) -> i64:
        """The chance that a rival whose bid is not known can't reach this total."""
        column = max(0, min(REACH - 1, total + LOWEST))
        at = (cell * (MOST_HELPERS + 1) + min(helpers, MOST_HELPERS)) * REACH + column
        if self.typical[at] < 0:
            chance: i64 = 0
            for value in range(REACH):
                odds = self.bids[cell * REACH + value]
                if odds:
                    chance += odds * self.extra_below(1, True, helpers, column - value)
            self.typical[at] = chance // SURE
        return self.typical[at]

    def fill(self, seats: i64) -> None:
        """The chances to win a later stop with a total in reach, with this number of seats.

        `later` counts on one more character, which will have been drawn by then.
        """
        self.filled |= BIT[seats]
        for cell in range(CELLS):
            at = (seats * CELLS + cell) * REACH
            for column in range(REACH):
                less = self.beaten(cell, seats, column - LOWEST)
                level = self.beaten(cell, seats, column - LOWEST + 1)
                self.now[at + column] = (less + level) // 2
            self.fill_later(cell, at)

    def fill_later(self, cell: i64, at: i64) -> None:
        """The better of a total and a character that any card may be."""
        for column in range(REACH):
            chance: i64 = 0
            for kind in range(KINDS):
                drawn = self.strength[kind * CELLS + cell] + LOWEST + UNIT
                better = self.now[at + max(column, drawn)]
                chance += better * self.board.kind_copies[kind]
            self.later[at + column] = chance // CHARACTERS

    def beaten(self, cell: i64, seats: i64, total: i64) -> i64:
        """The chance that no rival reaches a total at a later stop."""
        chance: i64 = SURE
        for _ in range(seats - 1):
            chance = chance * self.typical_below(cell, self.w.rival_helpers, total) // SURE
        return chance

    def hand(self, t: Table, seat: i64, fresh: bool) -> i64:
        """What the characters in hand may win at the next stops; fresh: this one is the first."""
        if not self.filled & BIT[t.seats]:
            self.fill(t.seats)
        player = t.players[seat]
        cards = self.spread_hand(player)
        self.weigh(t, player, t.stop if fresh else t.stop + 1)
        chances = self.now if fresh else self.later
        worth: i64 = 0
        for cell in range(CELLS):
            if self.weights[cell]:
                best: i64 = 0
                for i in range(cards):
                    value = self.strength[self.kinds[i] * CELLS + cell] + self.support[i]
                    best = max(best, value)
                at = (t.seats * CELLS + cell) * REACH + LOWEST + best
                worth += self.weights[cell] * chances[at]
        awaited: i64 = 0 if fresh or t.stop == STOPS - 1 else self.w.awaited
        return worth // (SURE * SURE) + awaited

    def depth(self, t: Table, seat: i64) -> float:
        """What the second best characters may win at the next stops, in points."""
        player = t.players[seat]
        cards = self.spread_hand(player)
        self.weigh(t, player, t.stop)
        worth = 0.0
        for cell in range(CELLS):
            if self.weights[cell]:
                best: i64 = -100
                second: i64 = -100
                for i in range(cards):
                    value = self.strength[self.kinds[i] * CELLS + cell]
                    for _ in range(count(player.hand, self.kinds[i])):
                        if value > best:
                            second = best
                            best = value
                        elif value > second:
                            second = value
                at = (t.seats * CELLS + cell) * REACH + LOWEST + max(0, second)
                worth += float(self.weights[cell] * self.now[at])
        return worth / 100000000.0

    def power(self, t: Table, seat: i64) -> float:
        """The strength of all characters at the stations to come, on average and in points."""
        player = t.players[seat]
        self.weigh(t, player, t.stop)
        total: i64 = 0
        weights: i64 = 0
        for cell in range(CELLS):
            if self.weights[cell]:
                weights += self.weights[cell] // 1000
                for kind in range(KINDS):
                    n = count(player.hand, kind)
                    if n:
                        value = n * self.strength[kind * CELLS + cell]
                        total += value * (self.weights[cell] // 1000)
        return float(total) / (2.0 * float(max(1, weights)))

    def spread_hand(self, player: Player) -> i64:
        """The kinds in hand with the auxiliaries that would fit; returns how many there are."""
        cards: i64 = 0
        for kind in range(KINDS):
            if count(player.hand, kind):
                self.kinds[cards] = kind
                self.support[cards] = self.supported(player.helpers, kind)
                cards += 1
        return cards

    def supported(self, helpers: i64, kind: i64) -> i64:
        """What the auxiliaries in hand may add to a character, in halves."""
        halves: i64 = 0
        professions = self.board.kind_professions[kind]
        for helper in range(INTERPRETER):
            if self.board.auxiliary_fits[helper] & professions:
                halves += UNIT * piles.count(helpers, helper)
        if piles.count(helpers, INTERPRETER):
            halves += 1  # not at every station
        if piles.count(helpers, SERVANT):
            halves += 1
        return min(self.w.most_support, halves) * self.w.support // SURE

    def weigh(self, t: Table, player: Player, first: i64) -> None:
        """How many points wait at each type of station and flag, from this stop on.

        A tile just turned up counts like the others: the luck of the round that begins is no
        merit of the answer that ended the last one.
        """
        turned = t.station()
        tiles = t.tiles if turned < 0 else t.tiles + piles.ONE[turned]
        if self.same_river(first, tiles, t.flags, player.seen):
            return
        for cell in range(CELLS):
            self.weights[cell] = 0
        total = piles.total(tiles)
        share: i64 = 100 * self.w.future
        for stop in range(first, min(STOPS, first + self.w.ahead)):
            points = share * t.board.stop_vp[stop]
            seen = at_stop(player.seen, stop)
            if seen >= 0:
                self.weights[cell_of(flag_ahead(t, stop, seen), seen)] += points
            else:
                for station in range(STATIONS):
                    n = piles.count(tiles, station)
                    cell = cell_of(flag_ahead(t, stop, station), station)
                    self.weights[cell] += points * n // total
            share = share * self.w.fade // SURE

    def same_river(self, first: i64, tiles: i64, flags: i64, seen: i64) -> bool:
        """Whether the river looks as it did the last time; else it is noted."""
        old = self.first == first and self.tiles == tiles
        same = old and self.flags == flags and self.seen == seen
        self.first = first
        self.tiles = tiles
        self.flags = flags
        self.seen = seen
        return same


def flag_ahead(t: Table, stop: i64, station: i64) -> i64:
    """The flag that would stay beside a stop with this type of station."""
    if station == JUNGLE:
        return -1
    if station == VILLAGE and t.board.stop_vp[stop] == t.board.village_value:
        return -1
    return at_stop(t.flags, stop)


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
    """What a flag takes away, in halves; of a non-belligerent on average."""
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
    """The chances that unseen auxiliaries add less than so many halves.

    By how many professions they may fit, whether an interpreter may be laid, and their number.
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
    """So many halves more, if the hand holds at least one of so many cards."""
    chance = 1.0 - math.pow(1.0 - float(cards) / AUXILIARY_CARDS, float(helpers))
    for halves in range(EXTRA - 1, -1, -1):
        odds[halves + more] += odds[halves] * chance
        odds[halves] *= 1.0 - chance

"""What a player can expect from later stops: tables of chances, and what hands are worth."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games import piles
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import (
    CHARACTERS,
    INTERPRETER,
    JUNGLE,
    KINDS,
    MOST_SEATS,
    SERVANT,
    STATIONS,
    STOPS,
    UNIT,
    VILLAGE,
)
from kindu.games.congo.plan.chances import (
    CELLS,
    EXTRA,
    LOWEST,
    MOST_HELPERS,
    REACH,
    SURE,
    extra_chances,
    strengths,
    typical_bids,
)
from kindu.games.congo.plan.judgement import Judgement
from kindu.games.congo.state.characters import count
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop, at_stop


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
        self.filled: i64 = 0  # for which numbers of seats the tables are filled, as a set
        self.kinds: vec[i64] = vec[i64]([0] * KINDS)
        self.support: vec[i64] = vec[i64]([0] * KINDS)
        self.first: i64 = -1  # the river that the weights are for: stop, tiles, flags, tiles seen
        self.tiles: i64 = 0
        self.flags: i64 = 0
        self.seen: i64 = 0
        self.weights: vec[i64] = vec[i64]([0] * CELLS)  # 1/100 point, per mille

    def extra_below(self, professions: i64, interpreter: bool, helpers: i64, halves: i64) -> i64:
        """The chance that this many unseen auxiliaries add less than this."""
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
        """The chances of winning a later stop with a total in reach, with this number of seats.

        `later` includes one more character, which will have been drawn by then.
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
        """The better of a total and an unknown character, which may be any card."""
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

    def hand(self, t: Tabletop, seat: i64, fresh: bool) -> i64:
        """What the characters in hand may win at the next stops, with this one if `fresh`."""
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

    def depth(self, t: Tabletop, seat: i64) -> i64:
        """What only the second-best characters would win at this stop and the next ones."""
        player = t.players[seat]
        cards = self.spread_hand(player)
        self.weigh(t, player, t.stop)
        worth: i64 = 0
        for cell in range(CELLS):
            if self.weights[cell]:
                best: i64 = 0
                second: i64 = 0
                for i in range(cards):
                    value = self.strength[self.kinds[i] * CELLS + cell]
                    for _ in range(count(player.hand, self.kinds[i])):
                        second = max(second, min(best, value))
                        best = max(best, value)
                at = (t.seats * CELLS + cell) * REACH + LOWEST + second
                worth += self.weights[cell] * self.now[at]
        return worth // (SURE * SURE)

    def power(self, t: Tabletop, seat: i64) -> i64:
        """The strength of all characters at the stations to come, on average, in 1/100."""
        player = t.players[seat]
        cards = self.spread_hand(player)
        self.weigh(t, player, t.stop)
        total: i64 = 0
        weights: i64 = 1
        for cell in range(CELLS):
            weight = self.weights[cell] // SURE
            weights += weight
            for i in range(cards):
                kind = self.kinds[i]
                total += weight * count(player.hand, kind) * self.strength[kind * CELLS + cell]
        return 100 * total // (UNIT * weights)

    def spread_hand(self, player: Player) -> i64:
        """Note the kinds in hand with the auxiliaries that would fit; return how many there are."""
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

    def weigh(self, t: Tabletop, player: Player, first: i64) -> None:
        """How many points are left at each type of station and flag, from this stop on.

        A tile just turned up counts like the others: the answer that ended the last round must
        not be credited with the luck of the next one.
        """
        if not self.filled & BIT[t.seats]:
            self.fill(t.seats)
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
        """Whether the river is unchanged since the last call; if not, note it."""
        old = self.first == first and self.tiles == tiles
        same = old and self.flags == flags and self.seen == seen
        self.first = first
        self.tiles = tiles
        self.flags = flags
        self.seen = seen
        return same


def flag_ahead(t: Tabletop, stop: i64, station: i64) -> i64:
    """The flag that would stay beside a stop with this type of station."""
    if station == JUNGLE:
        return -1
    if station == VILLAGE and t.board.stop_vp[stop] == t.board.village_value:
        return -1
    return at_stop(t.flags, stop)

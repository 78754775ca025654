"""What the fight for the current station is worth to a player."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT, kind_of, seat_of
from kindu.games import piles
from kindu.games.congo import auxiliaries, values
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import (
    AUXILIARIES,
    BELLIGERENTS,
    MOST_SEATS,
    PROFESSIONS,
    STOPS,
)
from kindu.games.congo.kinds import CARD_CHOICE, RAISE_ON, SPECIAL, TILES_ON
from kindu.games.congo.plan.chances import CELLS, SURE
from kindu.games.congo.plan.forecast import Forecast, cell_of
from kindu.games.congo.plan.judgement import Judgement
from kindu.games.congo.specials.arab_trader import ArabTrader
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.specials.colonist import Colonist
from kindu.games.congo.specials.friendly_encounter import FriendlyEncounter
from kindu.games.congo.specials.gorilla import Gorilla
from kindu.games.congo.specials.warrior import Warrior
from kindu.games.congo.state.state import Tabletop
from kindu.games.congo.ties import chosen, strength

# Estimated weights, in 1/100 point or per mille; others were not clearly better in matches.

# The chance per mille that a rival's hippo tiles add up to less, by their number and the sum.
SUMS: Final = 9
LESS: Final = [
    [0, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000],
    [0, 0, 360, 710, 1000, 1000, 1000, 1000, 1000],
    [0, 0, 150, 350, 650, 850, 950, 1000, 1000],
    [0, 0, 100, 250, 450, 650, 800, 900, 970],
]
MOST_ROWS: Final = 3


@final
class Contest:
    """A scratch pad that is reused for every position."""

    def __init__(self, board: Board, forecast: Forecast, w: Judgement) -> None:
        self.board = board
        self.w = w
        self.forecast = forecast
        self.less: vec[i64] = vec[i64]([n for row in LESS for n in row])
        self.rivals: i64 = 0  # set of seats
        self.guessed: bool = False
        self.cell: i64 = 0
        self.own: vec[i64] = vec[i64]([0] * MOST_SEATS)  # totals of bids that are known
        self.cards: vec[i64] = vec[i64]([0] * MOST_SEATS)  # auxiliaries that may follow
        self.professions: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.speaks: vec[i64] = vec[i64]([0] * MOST_SEATS)  # 1: an interpreter may follow

    def worth(self, t: Tabletop, seat: i64) -> i64:
        """The expected points, minus the cost of auxiliaries still to be laid."""
        if t.players[seat].bid < 0 or t.chief >= 0:
            return 0
        if t.tied:
            return self.tie(t, seat)
        self.look(t, seat)
        worth = self.fight(t, seat)
        question = t.question()
        if kind_of(question) == CARD_CHOICE and seat_of(question) == seat == t.owner:
            return self.with_choice(t, seat, worth)
        return worth

    def with_choice(self, t: Tabletop, seat: i64, worth: i64) -> i64:
        """What the choice of the seat's own special card may add."""
        card = CARDS[t.card]
        if isinstance(card, Colonist):
            return worth + self.w.drawn
        if not isinstance(card, (Gorilla, Warrior)):
            return worth
        if not self.rivals:
            return worth * self.w.killed // SURE
        best: i64 = -1
        for other in range(t.seats):
            if self.rivals & BIT[other] and (best < 0 or self.own[other] > self.own[best]):
                best = other
        self.rivals &= ~BIT[best]
        return worth + (self.fight(t, seat) - worth) * self.w.killed // SURE

    def look(self, t: Tabletop, seat: i64) -> None:
        """Note the rivals and what is known about them."""
        self.cell = cell_of(t.flag(), t.station())
        self.guessed = not bids_count(t, seat)
        self.rivals = 0
        allowed = t.card < 0 or CARDS[t.card].helpers_allowed()
        for other in range(t.seats):
            player = t.players[other]
            if other == seat or (player.bid < 0 and not (self.guessed and player.cards)):
                continue
            self.rivals |= BIT[other]
            self.cards[other] = player.helper_cards if allowed and not player.dropped else 0
            if self.guessed:
                self.own[other] = values.card_modifier(t, other)
            else:
                self.note(t, other)

    def note(self, t: Tabletop, other: i64) -> None:
        """A rival's bid is known."""
        self.own[other] = self.total(t, other)
        self.professions[other] = 1 if t.players[other].bid < BELLIGERENTS else 2
        self.speaks[other] = int(auxiliaries.interpreter_fits(t, other))

    def total(self, t: Tabletop, seat: i64) -> i64:
        """The total of a bid; an average for a non-belligerent that has not rolled yet."""
        player = t.players[seat]
        if player.bid < BELLIGERENTS or player.sympathy:
            return values.total(t, seat)
        base = self.forecast.strength[player.bid * CELLS + self.cell]
        return base + values.card_modifier(t, seat) + values.help_value(t, player.laid)

    def below(self, total: i64) -> i64:
        """The chance that no rival can reach a total."""
        chance: i64 = SURE
        for other in range(MOST_SEATS):
            if self.rivals & BIT[other]:
                missing = total - self.own[other]
                if self.guessed:
                    single = self.forecast.typical_below(self.cell, self.cards[other], missing)
                else:
                    single = self.forecast.extra_below(
                        self.professions[other], self.speaks[other] != 0, self.cards[other], missing
                    )
                chance = chance * single // SURE
        return chance

    def fight(self, t: Tabletop, seat: i64) -> i64:
        """Sum over the highest totals that the rivals can reach."""
        total = self.total(t, seat)
        spare = spare_halves(t, seat)
        prize = self.prize(t, seat)
        cost = self.w.spent * fading(t, self.w, False) // SURE
        before = self.below(total)
        worth = prize * before
        for reach in range(total, total + spare + 1):
            upto = self.below(reach + 1)
            if reach < total + spare:
                cards = (reach - total) // 2 + 1
                gain = prize * self.w.hope // SURE - cards * cost
            else:
                gain = self.tied_worth(t, seat, prize) - (spare + 1) // 2 * cost
            worth += (upto - before) * max(0, gain)
            before = upto
        lost = self.w.waste * cost * spare // (2 * SURE)
        if not t.players[seat].dropped:
            lost += self.w.staying
        if t.card >= 0 and isinstance(CARDS[t.card], FriendlyEncounter):
            lost -= self.w.spared
        return (worth - (SURE - before) * lost) // SURE

    def prize(self, t: Tabletop, seat: i64) -> i64:
        """What the chief of this station gets."""
        prize = 100 * t.board.stop_vp[t.stop]
        if t.board.stop_hippo[t.stop]:
            prize += t.board.hippo_reward * (self.w.tile + 2 * self.w.tile_number)
        if t.owner == seat and isinstance(CARDS[t.card], ArabTrader):
            prize += 100 * t.board.special_points[t.card]
        return prize

    def tied_worth(self, t: Tabletop, seat: i64, prize: i64) -> i64:
        """What a future tie is worth."""
        tiles = t.players[seat].tiles
        most: i64 = 0
        for other in range(t.seats):
            if self.rivals & BIT[other]:
                most = max(most, t.players[other].tiles)
        if tiles + most == 0:
            return 100 * t.board.tie_points
        chance = max(100, min(900, 500 + self.w.edge * (tiles - most)))
        return prize * chance // SURE

    def tie(self, t: Tabletop, seat: i64) -> i64:
        """A tie is being fought with hippo tiles."""
        if not t.tied & BIT[seat]:
            return 0
        mine = strength(t.players[seat].committed + pending(t, seat))
        less: i64 = SURE
        level: i64 = SURE
        for other in range(t.seats):
            if other != seat and t.tied & BIT[other]:
                less = less * self.tile_chance(t, other, mine) // SURE
                level = level * self.tile_chance(t, other, mine + 1) // SURE
        share = 100 * t.board.tie_points
        return (less * self.prize(t, seat) + (level - less) * share) // SURE

    def tile_chance(self, t: Tabletop, other: i64, total: i64) -> i64:
        """The chance that a tied rival's tiles add up to less than this."""
        player = t.players[other]
        if t.open < 2:
            return self.less[min(MOST_ROWS, player.tiles) * SUMS + min(SUMS - 1, total)]
        missing = total - strength(player.committed)
        if missing <= 0:
            return 0
        if player.stopped:
            return SURE
        row = min(MOST_ROWS, player.tiles)
        return (SURE + self.less[row * SUMS + min(SUMS - 1, missing)]) // 2


def fading(t: Tabletop, w: Judgement, fresh: bool) -> i64:
    """What things that are useful only at later stops are worth, per mille."""
    left = STOPS - t.stop if fresh else STOPS - t.stop - 1
    return SURE * min(w.soon, left) // w.soon


def pending(t: Tabletop, seat: i64) -> i64:
    """The hippo tiles that the seat has named in a choice that is not complete."""
    question = t.question()
    if kind_of(question) in (TILES_ON, RAISE_ON) and seat_of(question) == seat:
        return chosen(question)
    return 0


def bids_count(t: Tabletop, seat: i64) -> bool:
    """Whether to take the bids of a guessed world as they are.

    After a pass or a played card the bids may or may not be face up yet. Both cases must be
    treated alike.
    """
    if t.open or t.card >= 0:
        return True
    question = t.question()
    if kind_of(question) != SPECIAL:
        return False
    asked = (seat_of(question) - t.first) % t.seats
    return (seat - t.first) % t.seats < asked


def spare_halves(t: Tabletop, seat: i64) -> i64:
    """What the auxiliaries in hand can still add."""
    player = t.players[seat]
    if player.dropped or (t.card >= 0 and not CARDS[t.card].helpers_allowed()):
        return 0
    halves: i64 = 0
    for helper in range(AUXILIARIES):
        n = piles.count(player.helpers, helper)
        if n and auxiliaries.fits(t, seat, helper):
            if t.board.auxiliary_fits[helper] == BIT[PROFESSIONS] - 1:
                n = 1  # one interpreter per character, one servant per round
            halves += n * t.board.auxiliary_halves[helper]
    return halves

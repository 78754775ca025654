"""What a bot should know about Congo 1884; a first simple plan."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import BIT, Fact, Options, kind_of
from kindu.games import piles
from kindu.games.congo.actions import BIDDING, DONE, LAYING, LOOK, PASS, WAIT
from kindu.games.congo.board import Board
from kindu.games.congo.contest import TILE, TILE_NUMBER, Contest, fading, pending
from kindu.games.congo.forecast import CELLS, SURE, Forecast, cell_of
from kindu.games.congo.kinds import CARD_CHOICE, STATION
from kindu.games.congo.numbers import (
    AUXILIARIES,
    INTERPRETER,
    LEAST_SEATS,
    MOST_TILE,
    SERVANT,
    SPECIALS,
    STOPS,
    UNIT,
)
from kindu.games.congo.player import Player
from kindu.games.congo.reasons import reasons_of
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.specials.colonist import Colonist
from kindu.games.congo.specials.okapi import Okapi
from kindu.games.congo.state import Table
from kindu.games.congo.ties import strength
from kindu.games.congo.weights import WEIGHTS
from kindu.games.learned import Learned

# Weights by estimate, in 1/100 point.
HELPER: Final = 22  # an auxiliary in hand, whatever it fits
SPECIAL: Final = 35  # a special card in hand, beyond what it scores
PHASES: Final = 4
OWN: Final = 15  # traits before those of the special cards
SPREAD: Final = 125.0  # how far one stop carries a seat


@final
class CongoPlan(Plan):
    """Points, the fight at this stop, and what the hands may win at those ahead."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.forecast = Forecast(board)
        self.contest = Contest(board, self.forecast)
        self.learned = Learned(WEIGHTS, PHASES, LEAST_SEATS)

    def worth(self, state: State, seat: i64) -> i64:
        """In 1/100 point; the score is counted in half points."""
        assert isinstance(state, Table)
        score = 50 * state.points(seat)
        if state.over():
            return score
        if own_answer(state, seat):
            return self.best_answer(state, seat)
        return score + self.prospects(state, seat)

    def best_answer(self, t: Table, seat: i64) -> i64:
        """The better answer to what the seat's special card asks it."""
        out = t.rules.buffer()
        t.options(t.question(), out)
        best: i64 = -100000000
        for i in range(out.n):
            branch = t.clone()
            branch.apply(out.items[i])
            best = max(best, self.worth(branch, seat))
        return best

    def prospects(self, t: Table, seat: i64) -> i64:
        """What this stop and those ahead may bring."""
        player = t.players[seat]
        fresh = player.bid < 0 and not t.open and t.card < 0
        tiles = player.hippos
        if t.tied:
            tiles -= pending(t, seat)
            if t.open < 2:
                tiles -= player.committed
        worth = self.contest.worth(t, seat) + self.forecast.hand(t, seat, fresh)
        worth += helpers_worth(t, player, fresh) + specials_worth(t, player, fresh)
        return worth + tiles_worth(t, tiles, fresh)

    def outlook(self, state: State, seat: i64) -> i64:
        """Points so far, and those to come as learned from many games."""
        assert isinstance(state, Table)
        if state.over():
            return self.worth(state, seat)
        self.traits(state, seat, self.learned.traits)
        to_come = self.learned.total(state.seats, self.phase(state))
        return 50 * state.points(seat) + int(100.0 * to_come)

    def phase(self, state: State) -> i64:
        """Four stops each."""
        assert isinstance(state, Table)
        return state.stop * PHASES // STOPS

    def traits(self, state: State, seat: i64, into: vec[float]) -> i64:
        """The hands, what the others have as far as all know it, and each special card."""
        assert isinstance(state, Table)
        player = state.players[seat]
        into[0] = 1.0
        into[1] = float(STOPS - state.stop)
        into[2] = float(self.forecast.hand(state, seat, True)) / 100.0
        into[3] = float(player.cards)
        into[4] = float(player.helper_cards)
        into[5] = 0.0
        for helper in range(INTERPRETER):
            into[5] += float(piles.count(player.helpers, helper))
        into[6] = 1.0 if piles.count(player.helpers, INTERPRETER) else 0.0
        into[7] = 1.0 if piles.count(player.helpers, SERVANT) else 0.0
        into[8] = float(player.special_cards)
        into[9] = float(player.tiles)
        into[10] = float(strength(player.hippos))
        for i in range(11, OWN):
            into[i] = 0.0
        others = float(state.seats - 1)
        for other in range(state.seats):
            if other != seat:
                rival = state.players[other]
                into[11] += float(rival.cards) / others
                into[12] += float(rival.helper_cards) / others
                into[13] += float(rival.special_cards) / others
                into[14] += float(rival.tiles) / others
        for card in range(SPECIALS):
            into[OWN + card] = 1.0 if player.specials & BIT[card] else 0.0
        return OWN + SPECIALS

    def calm(self, state: State) -> bool:
        """The steamboat has moved on, and the tile is about to be turned up."""
        return kind_of(state.question()) == STATION

    def spread(self, state: State) -> float:
        """Two equal seats end some nine points apart; the last stop moves them by two."""
        assert isinstance(state, Table)
        return SPREAD * math.sqrt(float(STOPS - state.stop))

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Strong characters are bid gladly, special cards played seldom."""
        assert isinstance(state, Table)
        for i in range(out.n):
            into[i] = self.prior(state, out.items[i])

    def prior(self, t: Table, action: i64) -> i64:
        """How often a sensible player gives this answer when it is legal."""
        if action < PASS:
            cell = cell_of(t.flag(), t.station())
            value = max(0, self.forecast.strength[(action - BIDDING) * CELLS + cell])
            return 1 + value * value // 8
        if action < LOOK:
            return 6 if action == PASS else 2
        if LAYING <= action <= DONE:
            return 8 if action == WAIT else 4
        return 3

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Why a player might answer so."""
        return reasons_of(state, action)


def own_answer(t: Table, seat: i64) -> bool:
    """Whether the seat's own card asks it to hunt or to swap, when all bids are face up."""
    if t.card < 0 or t.owner != seat or not t.open:
        return False
    if not isinstance(CARDS[t.card], (Colonist, Okapi)):
        return False
    return kind_of(t.question()) == CARD_CHOICE


def helpers_worth(t: Table, player: Player, fresh: bool) -> i64:
    """What auxiliaries are worth beyond the characters they fit; one more will be drawn."""
    halves: i64 = 0 if fresh else UNIT
    for helper in range(AUXILIARIES):
        halves += piles.count(player.helpers, helper) * t.board.auxiliary_halves[helper]
    return HELPER * halves * fading(t, fresh) // (UNIT * SURE)


def tiles_worth(t: Table, tiles: i64, fresh: bool) -> i64:
    """What hippo tiles are worth for ties to come."""
    worth: i64 = 0
    for number in range(1, MOST_TILE + 1):
        worth += piles.count(tiles, number) * (TILE + TILE_NUMBER * number)
    return worth * fading(t, fresh) // SURE


def specials_worth(t: Table, player: Player, fresh: bool) -> i64:
    """What special cards in hand are worth beyond the half point."""
    return SPECIAL * player.special_cards * fading(t, fresh) // SURE

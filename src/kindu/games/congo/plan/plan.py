"""What a bot should know about Congo 1884."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import BIT, Fact, Options, kind_of
from kindu.games import piles
from kindu.games.congo.actions import BIDDING, DONE, LAYING, LOOK, PASS, WAIT
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import (
    INTERPRETER,
    LEAST_SEATS,
    SERVANT,
    SPECIALS,
    STOPS,
)
from kindu.games.congo.kinds import STATION
from kindu.games.congo.plan.chances import CELLS
from kindu.games.congo.plan.estimate import Estimate
from kindu.games.congo.plan.forecast import cell_of
from kindu.games.congo.plan.judgement import BY_ESTIMATE, BY_EXPERIENCE, Judgement
from kindu.games.congo.plan.reasons import reasons_of
from kindu.games.congo.plan.weights import WEIGHTS
from kindu.games.congo.state.state import Tabletop
from kindu.games.congo.ties import strength
from kindu.games.learned import Learned

# Estimated weights, in 1/100 point.
OWN: Final = 18  # how many traits come before those of the special cards
SPREAD: Final = 125.0  # how many points one stop may bring a seat


@final
class CongoPlan(Plan):
    """Points, the fight at this stop, and what the hands may win at later stops."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.plain = Estimate(board, Judgement(BY_ESTIMATE))
        self.seasoned = Estimate(board, Judgement(BY_EXPERIENCE))
        self.learned = Learned(WEIGHTS, STOPS, LEAST_SEATS)

    def worth(self, state: State, seat: i64) -> i64:
        """In 1/100 point, by estimate."""
        assert isinstance(state, Tabletop)
        return self.plain.worth(state, seat)

    def judge(self, state: State, seat: i64) -> i64:
        """In 1/100 point, by experience."""
        assert isinstance(state, Tabletop)
        return self.seasoned.worth(state, seat)

    def outlook(self, state: State, seat: i64) -> i64:
        """Points so far, and those to come as learned from many games."""
        assert isinstance(state, Tabletop)
        if state.over():
            return self.worth(state, seat)
        self.traits(state, seat, self.learned.traits)
        to_come = self.learned.total(state.seats, self.phase(state))
        return 50 * state.points(seat) + int(100.0 * to_come)

    def phase(self, state: State) -> i64:
        """Every stop is a phase."""
        assert isinstance(state, Tabletop)
        return state.stop

    def traits(self, state: State, seat: i64, into: vec[float]) -> i64:
        """The hands, what is publicly known of the others' hands, and each special card."""
        assert isinstance(state, Tabletop)
        player = state.players[seat]
        helpers = player.helpers
        into[0] = 1.0
        into[1] = float(STOPS - state.stop)
        into[2] = float(self.plain.forecast.hand(state, seat, True)) / 100.0
        into[3] = float(player.cards)
        into[4] = float(player.helper_cards)
        into[5] = 0.0
        for helper in range(INTERPRETER):
            into[5] += float(piles.count(helpers, helper))
        into[6] = 1.0 if piles.count(helpers, INTERPRETER) else 0.0
        into[7] = 1.0 if piles.count(helpers, SERVANT) else 0.0
        into[8] = float(player.special_cards)
        into[9] = float(player.tiles)
        into[10] = float(strength(player.hippos))
        note_rivals(state, seat, into)
        into[15] = float(self.plain.forecast.depth(state, seat)) / 100.0
        into[16] = float(self.plain.forecast.power(state, seat)) / 100.0
        into[17] = float(self.seasoned.prospects(state, seat)) / 100.0
        for card in range(SPECIALS):
            into[OWN + card] = 1.0 if player.specials & BIT[card] else 0.0
        return OWN + SPECIALS

    def quiet(self, state: State) -> bool:
        """The steamboat has moved on, and the tile is about to be turned up."""
        return kind_of(state.question()) == STATION

    def spread(self, state: State) -> float:
        """Two equal seats end about nine points apart; the last stop changes that by two."""
        assert isinstance(state, Tabletop)
        return SPREAD * math.sqrt(float(STOPS - state.stop))

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Prefers strong characters for bids; special cards are played rarely."""
        assert isinstance(state, Tabletop)
        for i in range(out.n):
            into[i] = self.prior(state, out.items[i])

    def prior(self, t: Tabletop, action: i64) -> i64:
        """How often a sensible player gives this answer when it is legal."""
        if action < PASS:
            cell = cell_of(t.flag(), t.station())
            value = max(0, self.plain.forecast.strength[(action - BIDDING) * CELLS + cell])
            return 1 + value * value // 8
        if action < LOOK:
            return 6 if action == PASS else 2
        if LAYING <= action <= DONE:
            return 8 if action == WAIT else 4
        return 3

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Reasons for this answer."""
        return reasons_of(state, action)


def note_rivals(t: Tabletop, seat: i64, into: vec[float]) -> None:
    """What the others have on average: traits 11 to 14."""
    for i in range(11, 15):
        into[i] = 0.0
    others = float(t.seats - 1)
    for other in range(t.seats):
        if other != seat:
            rival = t.players[other]
            into[11] += float(rival.cards) / others
            into[12] += float(rival.helper_cards) / others
            into[13] += float(rival.special_cards) / others
            into[14] += float(rival.tiles) / others

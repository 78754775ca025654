"""What a seat of Congo 1884 can expect: points, the fight at this stop, and later stops."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import kind_of
from kindu.games import piles
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import AUXILIARIES, MOST_TILE, UNIT
from kindu.games.congo.kinds import CARD_CHOICE
from kindu.games.congo.plan.chances import SURE
from kindu.games.congo.plan.contest import Contest, fading, pending
from kindu.games.congo.plan.forecast import Forecast
from kindu.games.congo.plan.judgement import Judgement
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.specials.colonist import Colonist
from kindu.games.congo.specials.okapi import Okapi
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop


@final
class Estimate:
    """A scratch pad that is reused for every position."""

    def __init__(self, board: Board, w: Judgement) -> None:
        self.w = w
        self.forecast = Forecast(board, w)
        self.contest = Contest(board, self.forecast, w)

    def worth(self, state: Tabletop, seat: i64) -> i64:
        """In 1/100 point; the score is counted in half points."""
        score = 50 * state.points(seat)
        if state.over():
            return score
        if own_answer(state, seat):
            return self.best_answer(state, seat)
        return score + self.prospects(state, seat)

    def best_answer(self, t: Tabletop, seat: i64) -> i64:
        """The better answer to what the seat's special card asks it."""
        out = t.rules.buffer()
        t.options(t.question(), out)
        best: i64 = -100000000
        for i in range(out.n):
            branch = t.clone()
            branch.apply(out.items[i])
            best = max(best, self.worth(branch, seat))
        return best

    def prospects(self, t: Tabletop, seat: i64) -> i64:
        """What this stop and later ones may bring."""
        player = t.players[seat]
        fresh = player.bid < 0 and not t.open and t.card < 0
        tiles = player.hippos
        if t.tied:
            tiles -= pending(t, seat)
            if t.open < 2:
                tiles -= player.committed
        worth = self.contest.worth(t, seat) + self.forecast.hand(t, seat, fresh)
        worth += helpers_worth(t, self.w, player, fresh) + specials_worth(t, self.w, player, fresh)
        return worth + tiles_worth(t, self.w, tiles, fresh)


def own_answer(t: Tabletop, seat: i64) -> bool:
    """Whether the seat's own card asks it to hunt or swap once all bids are face up."""
    if t.card < 0 or t.owner != seat or not t.open:
        return False
    if not isinstance(CARDS[t.card], (Colonist, Okapi)):
        return False
    return kind_of(t.question()) == CARD_CHOICE


def helpers_worth(t: Tabletop, w: Judgement, player: Player, fresh: bool) -> i64:
    """What auxiliaries are worth beyond the characters they fit; one more will be drawn."""
    halves: i64 = 0 if fresh else UNIT
    for helper in range(AUXILIARIES):
        halves += piles.count(player.helpers, helper) * t.board.auxiliary_halves[helper]
    return w.helper * halves * fading(t, w, fresh) // (UNIT * SURE)


def tiles_worth(t: Tabletop, w: Judgement, tiles: i64, fresh: bool) -> i64:
    """What hippo tiles are worth for future ties."""
    worth: i64 = 0
    for number in range(1, MOST_TILE + 1):
        worth += piles.count(tiles, number) * (w.tile + w.tile_number * number)
    return worth * fading(t, w, fresh) // SURE


def specials_worth(t: Tabletop, w: Judgement, player: Player, fresh: bool) -> i64:
    """What special cards in hand are worth beyond the half point."""
    return w.special * player.special_cards * fading(t, w, fresh) // SURE

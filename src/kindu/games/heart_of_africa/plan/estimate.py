"""What a seat of Heart of Africa can expect, whatever it is asked."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import LINK, OPEN, Options, a_of, flags_of, kind_of, seat_of
from kindu.games.heart_of_africa.actions import PAY
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.claim import fewest_locomotives
from kindu.games.heart_of_africa.kinds import COLOUR, KEEP, LOCOMOTIVES, SECOND
from kindu.games.heart_of_africa.plan.forecast import Forecast
from kindu.games.heart_of_africa.plan.judgement import Judgement
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import count


@final
class Estimate:
    """A forecast, and what an unfinished chain of answers may still become."""

    def __init__(self, board: Board, w: Judgement) -> None:
        self.w = w
        self.forecast = Forecast(board, w)

    def worth(self, state: Tabletop, seat: i64) -> i64:
        """In 1/100 point."""
        if state.over():
            return 100 * state.points(seat)
        question = state.question()
        if seat_of(question) == seat:
            kind = kind_of(question)
            if flags_of(question) & LINK:
                return self.best_end(state, seat)
            if kind == KEEP and not flags_of(question) & OPEN:
                return self.now(state, seat) + self.hope()
            if kind == SECOND:
                return self.now(state, seat) + self.w.second_card
        return self.now(state, seat)

    def now(self, t: Tabletop, seat: i64) -> i64:
        """The forecast with the tickets kept and, at the start, those chosen."""
        player = t.players[seat]
        return self.forecast.worth(t, seat, player.tickets | player.choice)

    def hope(self) -> i64:
        """What new tickets may bring, if there are trains and time for them."""
        f = self.forecast
        if f.exact:
            return -1000
        trains = f.trains - self.w.hope_free
        time = (f.turns - f.work) // 50 - self.w.hope_free
        return self.w.hope * max(-20, min(20, trains, time)) // 20

    def best_end(self, t: Tabletop, seat: i64) -> i64:
        """The best of the sensible ends of a chain."""
        question = t.question()
        kind = kind_of(question)
        out = t.rules.buffer()
        t.options(question, out)
        first: i64 = 0
        last = out.n - 1
        if kind == COLOUR:
            first = self.cheapest(t, seat, a_of(question), out)
            last = first
        elif kind == LOCOMOTIVES:
            last = first
        best: i64 = -100000000
        for i in range(first, last + 1):
            branch = t.clone()
            branch.apply(out.items[i])
            best = max(best, self.worth(branch, seat))
        return best

    def cheapest(self, t: Tabletop, seat: i64, track: i64, out: Options) -> i64:
        """The colour that is needed least for other routes, and with the fewest locomotives."""
        player = t.players[seat]
        itinerary = self.forecast.routes.itinerary(t, player, player.tickets)
        best: i64 = 0
        least: i64 = -1000
        for i in range(out.n):
            colour = out.items[i] - PAY
            spare: i64 = -500
            if colour != LOCOMOTIVE:
                have = count(player.hand, colour)
                spare = have - itinerary.need[colour]
                spare -= 3 * fewest_locomotives(t, player, track, colour)
            if spare > least:
                best = i
                least = spare
        return best

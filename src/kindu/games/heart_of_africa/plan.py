"""What a bot should know about Heart of Africa; a first simple plan."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import LINK, OPEN, Fact, Options, a_of, flags_of, kind_of, seat_of
from kindu.games.heart_of_africa.actions import CLAIM, DOUBLED, DRAW_TICKETS, PAY, PLAIN
from kindu.games.heart_of_africa.board import Board
from kindu.games.heart_of_africa.claim import fewest_locomotives
from kindu.games.heart_of_africa.forecast import HOPE, HOPE_FREE, SECOND_CARD, Forecast
from kindu.games.heart_of_africa.kinds import COLOUR, KEEP, LOCOMOTIVES, SECOND, TURN
from kindu.games.heart_of_africa.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.reasons import reasons_of
from kindu.games.heart_of_africa.state import Table
from kindu.games.piles import count


@final
class HeartPlan(Plan):
    """Tickets by the cheapest network, points for routes, terrain for doubling."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.forecast = Forecast(board)

    def worth(self, state: State, seat: i64) -> i64:
        """In 1/100 point."""
        assert isinstance(state, Table)
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
                return self.now(state, seat) + SECOND_CARD
        return self.now(state, seat)

    def now(self, t: Table, seat: i64) -> i64:
        """With the tickets kept, and at the start those chosen."""
        player = t.players[seat]
        return self.forecast.worth(t, seat, player.tickets | player.choice)

    def hope(self) -> i64:
        """What new tickets may bring, if there are trains and time for them."""
        f = self.forecast
        if f.exact:
            return -1000
        trains = f.trains - HOPE_FREE
        time = (f.turns - f.work) // 50 - HOPE_FREE
        return HOPE * max(-20, min(20, trains, time)) // 20

    def best_end(self, t: Table, seat: i64) -> i64:
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

    def cheapest(self, t: Table, seat: i64, track: i64, out: Options) -> i64:
        """The colour that is needed least for other routes, and with the fewest locomotives."""
        player = t.players[seat]
        course = self.forecast.routes.course(t, player, player.tickets)
        best: i64 = 0
        least: i64 = -1000
        for i in range(out.n):
            colour = out.items[i] - PAY
            spare: i64 = -500
            if colour != LOCOMOTIVE:
                have = count(player.hand, colour)
                spare = have - course.need[colour]
                spare -= 3 * fewest_locomotives(t, player, track, colour)
            if spare > least:
                best = i
                least = spare
        return best

    def rivalry(self) -> float:
        """None: guessed worlds deal the others any tickets, so their worth says little."""
        return 0.0

    def calm(self, state: State) -> bool:
        """A turn begins."""
        return kind_of(state.question()) == TURN

    def spread(self, state: State) -> float:
        """About twenty points either way."""
        return 2000.0

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Claims and doublings are taken gladly, new tickets seldom."""
        for i in range(out.n):
            action = out.items[i]
            into[i] = 4
            if CLAIM <= action < PAY or action == DOUBLED:
                into[i] = 12
            elif action in (DRAW_TICKETS, PLAIN):
                into[i] = 1

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Why a player might answer so."""
        return reasons_of(state, action)

"""What a bot should know about Heart of Africa; a first simple plan."""

from typing import Final, final

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
from kindu.games.heart_of_africa.numbers import COLOURS, LEAST_SEATS, LOCOMOTIVE, TERRAINS
from kindu.games.heart_of_africa.reasons import reasons_of
from kindu.games.heart_of_africa.state import Table
from kindu.games.heart_of_africa.weights import WEIGHTS
from kindu.games.learned import Learned
from kindu.games.piles import count

PHASES: Final = 5


@final
class HeartPlan(Plan):
    """Tickets by the cheapest network, points for routes, terrain for doubling."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.forecast = Forecast(board)
        self.learned = Learned(WEIGHTS, PHASES, LEAST_SEATS)

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

    def outlook(self, state: State, seat: i64) -> i64:
        """Points so far, and those to come as learned from many games."""
        assert isinstance(state, Table)
        if state.over() or state.last >= 0 or not self.learned.known():
            return self.worth(state, seat)
        self.traits(state, seat, self.learned.traits)
        to_come = self.learned.total(state.seats, self.phase(state))
        return 100 * state.players[seat].points + int(100.0 * to_come)

    def phase(self, state: State) -> i64:
        """By the trains of who has fewest."""
        assert isinstance(state, Table)
        fewest = state.players[0].trains
        for player in state.players:
            fewest = min(fewest, player.trains)
        return max(0, min(PHASES - 1, (self.board.trains - fewest) * PHASES // self.board.trains))

    def traits(self, state: State, seat: i64, into: vec[float]) -> i64:
        """What the forecast is made of, the hand, and what all know of the others."""
        assert isinstance(state, Table)
        player = state.players[seat]
        tickets = player.tickets | player.choice
        f = self.forecast
        f.worth(state, seat, tickets)
        course = f.routes.course(state, player, tickets)
        into[0] = 1.0
        into[1] = float(player.trains)
        into[2] = float(course.done)
        into[3] = float(course.completed)
        into[4] = float(course.lost)
        into[5] = float(len(course.tickets))
        into[6] = 0.0
        for ticket in course.tickets:
            into[6] += float(self.board.ticket_points[ticket])
        into[7] = float(f.hopeful) / 100.0
        into[8] = float(f.needed)
        into[9] = float(f.work) / 100.0
        into[10] = float(f.tickets_part) / 100.0
        into[11] = float(f.filler_part) / 100.0
        into[12] = float(f.terrain_part) / 100.0
        into[13] = float(player.cards)
        into[14] = float(count(player.hand, LOCOMOTIVE))
        most: i64 = 0
        many: i64 = 0
        for colour in range(COLOURS):
            cards = count(player.hand, colour)
            most = max(most, cards)
            if cards >= 4:
                many += 1
        into[15] = float(most)
        into[16] = float(many)
        most = 0
        many = 0
        for kind in range(TERRAINS):
            cards = count(player.terrain, kind)
            most = max(most, cards)
            many += cards
        into[17] = float(many)
        into[18] = float(most)
        fewest: i64 = 1000
        for i in range(19, 24):
            into[i] = 0.0
        others = float(state.seats - 1)
        for other in range(state.seats):
            if other != seat:
                rival = state.players[other]
                fewest = min(fewest, rival.trains)
                into[20] += float(rival.cards) / others
                into[21] += float(rival.kept) / others
                into[22] += float(rival.points) / others
                for kind in range(TERRAINS):
                    into[23] += float(count(rival.terrain, kind)) / others
        into[19] = float(fewest)
        into[24] = float((seat - state.to_act()) % state.seats)
        return 25

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

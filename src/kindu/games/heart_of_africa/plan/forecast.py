"""What a player can expect from a position: routes, tickets, cards, terrain and time."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import kind_of, seat_of
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import (
    COLOURS,
    GREY,
    KINDS,
    LOCOMOTIVE,
    LONGEST,
    ROUTES,
    TERRAINS,
)
from kindu.games.heart_of_africa.kinds import TURN
from kindu.games.heart_of_africa.plan.judgement import Judgement
from kindu.games.heart_of_africa.plan.routes import Itinerary, Routes
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.terrain import most_of_others
from kindu.games.piles import count

SURE: Final = 1000
STOCK: Final = 4  # terrain cards of a type
MOST_SHORT: Final = 63  # terrain cards that may be missing
DEMAND: Final = TERRAINS * (LONGEST + 1)


@final
class Forecast:
    """A scratch pad that is reused for every position."""

    def __init__(self, board: Board, w: Judgement) -> None:
        self.board = board
        self.w = w
        self.routes = Routes(board, w.prices, w.ferry)
        self.left: vec[i64] = vec[i64]([0] * KINDS)
        self.saved: vec[i64] = vec[i64]([0] * KINDS)
        self.need: vec[i64] = vec[i64]([0] * KINDS)
        self.chosen: vec[i64] = vec[i64]([0] * ROUTES)
        self.unpaid: vec[i64] = vec[i64]([0] * ROUTES)
        self.stamp: i64 = 0
        self.demand: vec[i64] = vec[i64]([0] * (2 * DEMAND))  # can be paid at once, or later
        self.points_of: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        self.price_of: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        self.ferry_of: vec[i64] = vec[i64]([0] * (LONGEST + 1))
        self.terrain_of: vec[i64] = vec[i64]([0] * (COLOURS + 1))
        self.own: vec[i64] = vec[i64]([0] * TERRAINS)
        self.rival: vec[i64] = vec[i64]([0] * TERRAINS)
        for track in range(len(board.track_length)):
            length = board.track_length[track]
            self.points_of[length] = 100 * board.track_points[track]
            self.price_of[length] = board.track_price[track]
            self.ferry_of[length] = max(self.ferry_of[length], board.track_locomotives[track])
            self.terrain_of[board.track_colour[track]] = board.track_terrain[track]
        self.fade: vec[i64] = vec[i64]([0] * (MOST_SHORT + 1))
        left: i64 = self.w.ready * 1000
        for n in range(MOST_SHORT + 1):
            self.fade[n] = left // 1000
            left = left * self.w.fade // 1000
        self.gain: vec[i64] = vec[i64]([0] * COLOURS)
        self.size: vec[i64] = vec[i64]([0] * COLOURS)
        self.turns: i64 = 0
        self.exact = False
        self.work: i64 = 0
        self.trains: i64 = 0

    def worth(self, t: Tabletop, seat: i64, tickets: i64) -> i64:
        """What this seat can expect at the end with these tickets, in 1/100 point."""
        player = t.players[seat]
        itinerary = self.routes.itinerary(t, player, tickets)
        self.look_ahead(t, seat)
        value = 100 * (player.points + itinerary.done - itinerary.lost)
        if self.exact and self.turns == 0:
            for ticket in itinerary.tickets:
                value -= 100 * self.board.ticket_points[ticket]
            return value + self.globetrotter(t, seat, 1000 * itinerary.completed)
        for kind in range(KINDS):
            self.left[kind] = count(player.hand, kind)
            self.need[kind] = itinerary.need[kind]
        for n in range(len(self.demand)):
            self.demand[n] = 0
        for kind in range(TERRAINS):
            self.own[kind] = count(player.terrain, kind)
            self.rival[kind] = most_of_others(t, seat, kind)
        self.trains = player.trains
        self.work = 0
        self.stamp += 1
        value += self.ticket_worth(t, seat, itinerary)
        if not self.exact:
            value += self.w.train * self.trains
        value += self.fillers(itinerary)
        value += self.terrain_worth()
        value += self.w.locomotive * count(player.hand, LOCOMOTIVE)
        return value

    def look_ahead(self, t: Tabletop, seat: i64) -> None:
        """How many turns this seat may have left, in 1/100; exact once the last round has begun."""
        self.exact = t.last >= 0
        if self.exact:
            away = (seat - seat_of(t.question())) % t.seats
            mine = away < t.last and not (away == 0 and kind_of(t.question()) != TURN)
            self.turns = 100 if mine else 0
            return
        least: i64 = 100000
        for other in range(t.seats):
            if other != seat:
                player = t.players[other]
                trains = max(0, player.trains - self.board.end_trains)
                turns = trains * self.w.pace + max(0, trains - player.cards) * self.w.draws
                least = min(least, turns)
        self.turns = least + 100

    def chance(self, work: i64) -> i64:
        """Per mille."""
        slack = self.turns - work
        if self.exact:
            return 1000 if slack >= 0 else 0
        width = 100 + self.turns * self.w.width // 100
        return max(0, min(1000, 500 + slack * 500 // width))

    def ticket_worth(self, t: Tabletop, seat: i64, itinerary: Itinerary) -> i64:
        """The tickets that are worth their routes, in the order of their itinerary."""
        total: i64 = 0
        expected: i64 = 1000 * itinerary.completed
        for i in range(len(itinerary.tickets)):
            points = 100 * self.board.ticket_points[itinerary.tickets[i]]
            for kind in range(KINDS):
                self.saved[kind] = self.left[kind]
            length: i64 = 0
            routes: i64 = 0
            scored: i64 = 0
            work = self.work
            for route in itinerary.paths[i]:
                if self.chosen[route] != self.stamp:
                    length += self.routes.length[route]
                    scored += 100 * self.routes.points[route]
                    routes += 1
                    work += 100 + self.pay(itinerary, route)
            chance = self.chance(work)
            if length > self.trains:
                chance = 0
            gain = (2 * points + scored - self.w.risk * routes) * chance // 1000
            gain -= self.w.turn * (work - self.work) // 100
            if not self.exact:
                gain -= self.w.train * length
            if gain <= 0 or chance == 0:
                for kind in range(KINDS):
                    self.left[kind] = self.saved[kind]
                total -= points
            else:
                total += gain - points
                expected += chance
                self.trains -= length
                self.work = work
                self.adopt(itinerary.paths[i])
        return total + self.globetrotter(t, seat, expected)

    def adopt(self, path: vec[i64]) -> None:
        """These routes will be claimed, and may be doubled."""
        for route in path:
            if self.chosen[route] != self.stamp:
                self.chosen[route] = self.stamp
                kind = self.routes.terrain[route]
                at = kind * (LONGEST + 1) + self.routes.length[route]
                self.demand[at if self.unpaid[route] == 0 else DEMAND + at] += 1

    def pay(self, itinerary: Itinerary, route: i64) -> i64:
        """Take the cards for a route out of the hand; the turns for those that are missing."""
        length = self.routes.length[route]
        hues = itinerary.hues[route]
        colour = hues & 15
        if colour == GREY:
            colour = self.spare_colour()
        elif self.left[hues >> 4] > self.left[colour]:
            colour = hues >> 4
        ferry = self.routes.ferry[route]
        used = min(length - ferry, self.left[colour])
        self.left[colour] -= used
        missing = length - used
        wild = min(missing, self.left[LOCOMOTIVE])
        self.left[LOCOMOTIVE] -= wild
        missing -= wild
        self.unpaid[route] = missing
        if missing == 0:
            return 0
        return missing * self.w.missing + self.w.first_missing

    def spare_colour(self) -> i64:
        """The colour that is needed least elsewhere."""
        best: i64 = 0
        for colour in range(1, COLOURS):
            if self.left[colour] - self.need[colour] > self.left[best] - self.need[best]:
                best = colour
        return best

    def fillers(self, itinerary: Itinerary) -> i64:
        """What other cards and trains may bring."""
        total: i64 = 0
        for colour in range(COLOURS):
            self.gain[colour] = 0
            cards = self.left[colour]
            if cards > 0:
                self.fill_colour(itinerary, colour, cards)
                if not self.exact:
                    total += self.w.card * min(cards, self.w.card_most)
        trains = self.trains
        for _ in range(self.w.fillers):
            best: i64 = 0
            for colour in range(1, COLOURS):
                if self.gain[colour] > self.gain[best]:
                    best = colour
            if self.gain[best] > 0 and self.size[best] <= trains:
                trains -= self.size[best]
                total += self.gain[best] * self.w.fill // 1000
            self.gain[best] = 0
        return total

    def fill_colour(self, itinerary: Itinerary, colour: i64, cards: i64) -> None:
        """The routes besides the tickets on which the cards of a colour could be used."""
        for length in range(1, min(LONGEST, self.trains) + 1):
            fits = itinerary.lengths[colour] | itinerary.lengths[GREY]
            if fits >> length & 1:
                self.fill(colour, length, length - cards)
            ferry = self.ferry_of[length]
            if itinerary.ferries >> length & 1 and self.left[LOCOMOTIVE] >= ferry:
                self.fill(colour, length, length - cards - ferry)

    def fill(self, colour: i64, length: i64, lack: i64) -> None:
        """The best route besides the tickets for the cards of this colour."""
        gain = self.filler(colour, length, lack)
        if gain > self.gain[colour]:
            self.gain[colour] = gain
            self.size[colour] = length

    def filler(self, colour: i64, length: i64, lack: i64) -> i64:
        """What such a route brings, perhaps doubled if its colour has the right terrain."""
        work: i64 = 100
        if lack > 0:
            work += lack * self.w.missing + self.w.first_missing
        gain = self.points_of[length]
        if self.w.filler_doubled:
            kind = self.terrain_of[colour]
            short = max(0, max(self.rival[kind], self.price_of[length]) - self.own[kind])
            gain += (
                gain * (self.fade[min(short, MOST_SHORT)] * self.w.filler_doubled // SURE) // SURE
            )
        gain = gain * self.chance(self.work + work) // 1000
        gain -= self.w.turn * work // 100
        if not self.exact:
            gain -= self.w.train * length
        return gain

    def terrain_worth(self) -> i64:
        """What doublings may bring."""
        total: i64 = 0
        for kind in range(TERRAINS):
            total += self.w.stock * min(self.own[kind], STOCK) + self.doubling(kind)
        return total

    def doubling(self, kind: i64) -> i64:
        """The routes of one terrain type, the most valuable first, while the cards last."""
        total: i64 = 0
        short: i64 = 0
        own = self.own[kind]
        for at in range(kind * (LONGEST + 1), 2 * DEMAND, DEMAND):
            share = SURE if at < DEMAND else self.w.later
            for length in (6, 5, 3, 4, 2, 1):
                price = self.price_of[length]
                for _ in range(self.demand[at + length] if share else 0):
                    lack = max(0, max(self.rival[kind], price) - own)
                    short += lack
                    own += lack - price
                    fade = self.fade[min(short, MOST_SHORT)] * share // SURE
                    if short:
                        fade = fade * self.chance(self.work + 50 * short) // SURE
                    total += self.points_of[length] * fade // SURE
        return total

    def globetrotter(self, t: Tabletop, seat: i64, expected: i64) -> i64:
        """Most completed tickets: the bonus times the chance of getting it."""
        most: i64 = 0
        for other in range(t.seats):
            if other != seat:
                most = max(most, t.players[other].kept)
        ahead = expected - most * 850
        share = max(0, min(1000, self.w.globe_base + ahead * self.w.globe // 1000))
        return self.board.globetrotter * share // 10

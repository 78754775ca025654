"""The routes a player should still claim: cheap paths for the tickets, shared where they can be."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import GREY, ROUTES, STOPS, TICKETS
from kindu.games.heart_of_africa.claim import is_open
from kindu.games.heart_of_africa.network import completed
from kindu.games.heart_of_africa.state.state import Player, Tabletop

RING: Final = 32  # buckets of the queue; no route costs as much
FAR: Final = 1000000
CLOSED: Final = RING
KEPT: Final = 512  # itineraries that are remembered


@final
class Itinerary:
    """What a player with this network should do for these tickets; immutable once made."""

    def __init__(self) -> None:
        self.done: i64 = 0  # points of the completed tickets
        self.completed: i64 = 0  # how many
        self.lost: i64 = 0  # points of the tickets that no open path can complete
        self.tickets: vec[i64] = vec[i64]()  # the others
        self.paths: vec[vec[i64]] = vec[vec[i64]]()  # for each the routes that are missing
        self.need: vec[i64] = vec[i64]([0] * (GREY + 1))  # spaces on these routes by colour
        self.hues: vec[i64] = vec[i64]([0] * ROUTES)  # colours of the open tracks, 4 bits each
        self.ferries: i64 = 0  # lengths of other open ferries, as bits
        self.lengths: vec[i64] = vec[i64]([0] * (GREY + 1))  # of other open tracks, as bits


@final
class Routes:
    """Looks for itineraries; a scratch pad that is reused."""

    def __init__(self, board: Board, price: vec[i64], ferry: i64) -> None:
        self.board = board
        self.first: vec[i64] = vec[i64]([0] * ROUTES)  # the first track of a route
        for track in range(len(board.route_of) - 1, -1, -1):
            self.first[board.route_of[track]] = track
        self.ends: vec[i64] = vec[i64]([0] * ROUTES)  # the sum of its two stops
        self.price: vec[i64] = vec[i64]([0] * ROUTES)
        self.length: vec[i64] = vec[i64]([0] * ROUTES)
        self.points: vec[i64] = vec[i64]([0] * ROUTES)
        self.terrain: vec[i64] = vec[i64]([0] * ROUTES)
        self.ferry: vec[i64] = vec[i64]([0] * ROUTES)  # locomotives it asks for
        self.near: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(STOPS)])
        for route in range(ROUTES):
            track = self.first[route]
            a, b = board.track_a[track], board.track_b[track]
            self.ends[route] = a + b
            self.length[route] = board.track_length[track]
            self.points[route] = board.track_points[track]
            self.terrain[route] = board.track_terrain[track]
            self.ferry[route] = board.track_locomotives[track]
            self.price[route] = price[self.length[route]] + ferry * self.ferry[route]
            self.near[a] = append(self.near[a], route)
            self.near[b] = append(self.near[b], route)
        self.cost: vec[i64] = vec[i64]([0] * ROUTES)
        self.distance: vec[i64] = vec[i64]([0] * STOPS)
        self.came: vec[i64] = vec[i64]([0] * STOPS)
        self.head: vec[i64] = vec[i64]([-1] * RING)
        self.stop: vec[i64] = vec[i64]([0] * (STOPS + 2 * ROUTES))
        self.below: vec[i64] = vec[i64]([0] * (STOPS + 2 * ROUTES))
        self.queued: i64 = 0
        self.waiting: i64 = 0
        self.known: dict[tuple[i64, i64, i64, i64, i64, i64], Itinerary] = {}

    def itinerary(self, t: Tabletop, player: Player, tickets: i64) -> Itinerary:
        """The itinerary for these tickets, worked out once for each network."""
        key = (t.low, t.high, player.low, player.high, tickets, t.seats)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.plan(t, player, tickets)
            self.known[key] = found
        return found

    def plan(self, t: Tabletop, player: Player, tickets: i64) -> Itinerary:
        """Valuable tickets come first; later ones use the routes of earlier ones for free."""
        itinerary = Itinerary()
        self.survey(t, player, itinerary)
        rest = tickets
        while rest:
            ticket = self.dearest(rest)
            rest &= ~BIT[ticket]
            points = self.board.ticket_points[ticket]
            if completed(self.board, player, ticket):
                itinerary.done += points
                itinerary.completed += 1
            else:
                goal = self.search(self.board.ticket_a[ticket], self.board.ticket_b[ticket])
                if goal < 0:
                    itinerary.lost += points
                else:
                    itinerary.tickets = append(itinerary.tickets, ticket)
                    itinerary.paths = append(itinerary.paths, self.path(itinerary, goal))
        self.note_others(itinerary)
        return itinerary

    def dearest(self, tickets: i64) -> i64:
        """The ticket of a set with the most points."""
        points = self.board.ticket_points
        best: i64 = -1
        for ticket in range(TICKETS):
            if tickets & BIT[ticket] and (best < 0 or points[ticket] > points[best]):
                best = ticket
        return best

    def survey(self, t: Tabletop, player: Player, itinerary: Itinerary) -> None:
        """What every route costs, and the colours of its open tracks."""
        for route in range(ROUTES):
            first = self.first[route]
            twin = self.board.track_twin[first]
            self.cost[route] = CLOSED
            if player.owns(first) or (twin >= 0 and player.owns(twin)):
                self.cost[route] = 0
                itinerary.hues[route] = -1
                continue
            colour = self.board.track_colour[first]
            if is_open(t, player, first):
                self.cost[route] = self.price[route]
                itinerary.hues[route] = colour | colour << 4
            if twin >= 0 and is_open(t, player, twin):
                other = self.board.track_colour[twin]
                if self.cost[route] == CLOSED:
                    colour = other
                self.cost[route] = self.price[route]
                itinerary.hues[route] = colour | other << 4

    def own_free(self, player: Player) -> None:
        """What every route would cost if the other players had claimed nothing."""
        for route in range(ROUTES):
            first = self.first[route]
            twin = self.board.track_twin[first]
            own = player.owns(first) or (twin >= 0 and player.owns(twin))
            self.cost[route] = 0 if own else self.price[route]

    def search(self, start: i64, goal: i64) -> i64:
        """The nearest stop of the goal (Dijkstra with a ring of buckets), -1 if there is none."""
        for n in range(RING):
            self.head[n] = -1
        self.queued = 0
        self.waiting = 0
        for stop in range(STOPS):
            self.distance[stop] = FAR
            if start & BIT[stop]:
                self.note(stop, 0, -1)
        reach: i64 = 0
        while self.waiting > 0:
            entry = self.head[reach % RING]
            if entry < 0:
                reach += 1
                continue
            self.head[reach % RING] = self.below[entry]
            self.waiting -= 1
            here = self.stop[entry]
            if self.distance[here] == reach:
                if goal & BIT[here]:
                    return here
                self.go_on(here, reach)
        return -1

    def go_on(self, here: i64, reach: i64) -> None:
        """Look at the neighbours of a stop."""
        for route in self.near[here]:
            cost = self.cost[route]
            if cost < CLOSED:
                there = self.ends[route] - here
                if reach + cost < self.distance[there]:
                    self.note(there, reach + cost, route)

    def note(self, stop: i64, distance: i64, route: i64) -> None:
        """A nearer way to a stop."""
        self.distance[stop] = distance
        self.came[stop] = route
        entry = self.queued
        self.stop[entry] = stop
        self.below[entry] = self.head[distance % RING]
        self.head[distance % RING] = entry
        self.queued += 1
        self.waiting += 1

    def path(self, itinerary: Itinerary, goal: i64) -> vec[i64]:
        """The routes that are missing on the way to a stop; from now on they cost nothing."""
        missing = vec[i64]()
        stop = goal
        while self.came[stop] >= 0:
            route = self.came[stop]
            stop = self.ends[route] - stop
            if itinerary.hues[route] >= 0:
                missing = append(missing, route)
                if self.cost[route] > 0:
                    self.cost[route] = 0
                    itinerary.need[itinerary.hues[route] & 15] += self.length[route]
        return missing

    def note_others(self, itinerary: Itinerary) -> None:
        """What is open besides the paths."""
        for route in range(ROUTES):
            if 0 < self.cost[route] < CLOSED:
                length = BIT[self.length[route]]
                if self.ferry[route]:
                    itinerary.ferries |= length
                    continue
                itinerary.lengths[itinerary.hues[route] & 15] |= length
                itinerary.lengths[itinerary.hues[route] >> 4] |= length

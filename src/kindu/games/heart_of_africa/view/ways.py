"""Tickets in words, with the shortest open ways; these help screens and are no rule."""

from heapq import heappop, heappush
from typing import TypedDict

from kindu.games.heart_of_africa import claim
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.network import completed
from kindu.games.heart_of_africa.state.state import Player, Tabletop

MANY = 1000  # more than all spaces of a player
FAR = 10**9  # spaces to a stop that can't be reached
MOST_KEPT = 20_000

# Tickets by network: most moves only draw cards and change none of them.
KEPT: dict[tuple[Board | int, ...], "TicketView"] = {}


class TicketView(TypedDict):
    """A ticket; `missing` are the free spaces of the shortest way, None if no way is left.

    `own` are the player's spaces on that way, at least; `way` are the free tracks of all ways that
    are equally short.
    """

    id: str
    done: bool
    missing: int | None
    own: int
    way: list[str]


def ticket_views(t: Tabletop, player: Player, tickets: list[int]) -> list[TicketView]:
    """Tickets of a player, each with what is missing."""
    network = (t.board, t.seats, t.low, t.high, player.low, player.high, player.trains)
    missing = [ticket for ticket in tickets if (*network, ticket) not in KEPT]
    ways = Ways(t, player) if missing else None
    for ticket in missing:
        assert ways
        KEPT[(*network, ticket)] = ticket_view(t, player, ticket, ways)
    found = [KEPT[(*network, ticket)] for ticket in tickets]
    while len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    return found


def ticket_view(t: Tabletop, player: Player, ticket: int, ways: "Ways") -> TicketView:
    """A ticket of a player; it changes only when tracks are claimed."""
    missing, own, way = ways.open_way(ticket)
    done = completed(t.board, player, ticket)
    return TicketView(id=t.board.ticket_ids[ticket], done=done, missing=missing, own=own, way=way)


class Ways:
    """The tracks that a player has or may still claim: ends, and how many spaces are missing."""

    def __init__(self, t: Tabletop, player: Player) -> None:
        board = t.board
        self.board = board
        self.trains = int(player.trains)
        self.tracks: dict[int, tuple[int, int, int]] = {}
        self.steps: list[list[tuple[int, int]]] = [[] for _ in board.stop_ids]
        # The same, but the player's own spaces count too, for less than a missing one.
        self.whole: list[list[tuple[int, int]]] = [[] for _ in board.stop_ids]
        for track in range(len(board.track_ids)):
            a, b = int(board.track_a[track]), int(board.track_b[track])
            own = player.owns(track)
            if own or claim.is_open(t, player, track):
                spaces = 0 if own else int(board.track_length[track])
                self.tracks[track] = (a, b, spaces)
                self.steps[a].append((b, spaces))
                self.steps[b].append((a, spaces))
                cost = int(board.track_length[track]) if own else spaces * MANY
                self.whole[a].append((b, cost))
                self.whole[b].append((a, cost))

    def spaces_from(self, stops: int, steps: list[list[tuple[int, int]]]) -> list[int]:
        """How many spaces are missing between each stop and the nearest of these stops, a set."""
        found = [FAR] * len(steps)
        queue = [(0, stop) for stop in range(len(found)) if stops >> stop & 1]
        while queue:
            spaces, stop = heappop(queue)
            if spaces < found[stop]:
                found[stop] = spaces
                for further, more in steps[stop]:
                    heappush(queue, (spaces + more, further))
        return found

    def open_way(self, ticket: int) -> tuple[int | None, int, list[str]]:
        """The missing and own spaces of the shortest way, and the free tracks of all equally short.

        There is no way if all are closed or need more trains than are left.
        """
        goal = int(self.board.ticket_b[ticket])
        start = int(self.board.ticket_a[ticket])
        goals = [stop for stop in range(len(self.steps)) if goal >> stop & 1]
        there = self.spaces_from(start, self.steps)
        back = self.spaces_from(goal, self.steps)
        missing = min(there[stop] for stop in goals)
        if missing > self.trains:
            return None, 0, []
        whole = self.spaces_from(start, self.whole)
        own = min(whole[stop] for stop in goals) % MANY
        free = [
            self.board.track_ids[track]
            for track, (a, b, spaces) in self.tracks.items()
            if spaces and missing - spaces in (there[a] + back[b], there[b] + back[a])
        ]
        return missing, own, free

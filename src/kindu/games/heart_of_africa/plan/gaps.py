"""What a network lacks, for reasons: a ticket's open way that needs the fewest trains."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.heart_of_africa.board.numbers import STOPS, TICKETS, TRACKS
from kindu.games.heart_of_africa.claim import is_open
from kindu.games.heart_of_africa.state.state import Player, Tabletop

SPACE: Final = 64  # the cost of a space; a route costs 1, so fewer routes win among equal ways
FAR: Final = 1000000


@final
class Gaps:
    """The tracks that a player has or may still claim, and the shortest ways over them."""

    def __init__(self, t: Tabletop, player: Player) -> None:
        self.board = t.board
        self.cost: vec[i64] = vec[i64]([FAR] * TRACKS)
        for track in range(TRACKS):
            if player.owns(track):
                self.cost[track] = 0
            elif is_open(t, player, track):
                self.cost[track] = SPACE * t.board.track_length[track] + 1
        self.distance: vec[i64] = vec[i64]([FAR] * STOPS)
        self.came: vec[i64] = vec[i64]([-1] * STOPS)
        self.goal: i64 = -1

    def claim(self, track: i64) -> None:
        """As if the player had this track."""
        self.cost[track] = 0

    def missing(self, ticket: i64) -> i64:
        """What the shortest way of a ticket still costs: 0 if completed, FAR if there is no way."""
        start = self.board.ticket_a[ticket]
        for stop in range(STOPS):
            self.distance[stop] = 0 if start & BIT[stop] else FAR
            self.came[stop] = -1
        changed = True
        while changed:
            changed = False
            for track in range(TRACKS):
                a, b = self.board.track_a[track], self.board.track_b[track]
                if self.reach(a, b, track) or self.reach(b, a, track):
                    changed = True
        self.goal = -1
        for stop in range(STOPS):
            if self.board.ticket_b[ticket] & BIT[stop] and (
                self.goal < 0 or self.distance[stop] < self.distance[self.goal]
            ):
                self.goal = stop
        return self.distance[self.goal]

    def reach(self, here: i64, there: i64, track: i64) -> bool:
        """Whether a track makes the way to one of its ends shorter."""
        further = self.distance[here] + self.cost[track]
        if further >= self.distance[there]:
            return False
        self.distance[there] = further
        self.came[there] = track
        return True

    def way(self) -> list[i64]:
        """The tracks that must be claimed on the last way found."""
        found: list[i64] = []
        stop = self.goal
        while self.came[stop] >= 0:
            track = self.came[stop]
            if self.cost[track] > 0:
                found.append(track)
            stop = self.board.track_a[track] + self.board.track_b[track] - stop
        return found

    def together(self, tickets: i64) -> i64:
        """The spaces that all these tickets need; valuable ones come first, and ways are shared.

        Tickets without a way are left out.
        """
        spaces: i64 = 0
        for ticket in by_points(self.board.ticket_points, tickets):
            missing = self.missing(ticket)
            if missing < FAR:
                spaces += missing // SPACE
                for track in self.way():
                    self.claim(track)
        return spaces


def by_points(points: vec[i64], tickets: i64) -> list[i64]:
    """The tickets of a set, the most valuable first."""
    rows = [(-points[ticket], ticket) for ticket in range(TICKETS) if tickets & BIT[ticket]]
    return [ticket for _, ticket in sorted(rows)]

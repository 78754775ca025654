"""Which tickets a player probably has, by the tracks laid so far.

HA-TICKET-05 keeps tickets secret, but a player who builds from Douala to Luanda has a reason. A
ticket whose path is half laid is a more likely guess than one whose path has not been begun.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import LONGEST, TICKETS
from kindu.games.heart_of_africa.plan.routes import FAR, Routes
from kindu.games.heart_of_africa.state.state import Player

KEPT: Final = 256  # networks that are remembered
STAGE: Final = 10  # trains
# Rows: trains laid (up to 9, 19 …). Columns: tenths of a ticket's path laid. Values: how much more
# often a kept ticket looks like this than any other, times 20, in games of the seasoned plan.
ODDS: Final = [
    [18, 15, 60, 44, 40, 20, 20, 20, 20, 40, 120],
    [13, 10, 32, 38, 42, 40, 38, 30, 60, 60, 180],
    [4, 2, 10, 15, 26, 48, 78, 90, 94, 100, 450],
    [1, 1, 3, 1, 7, 14, 25, 49, 41, 50, 680],
    [1, 1, 2, 1, 3, 4, 6, 13, 13, 19, 680],
]


@final
class Suspects:
    """Looks at networks and keeps what it finds, because only claims change a network."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes = Routes(board, vec[i64](list(range(LONGEST + 1))), 0)
        self.known: dict[tuple[i64, i64], vec[i64]] = {}
        self.whole = self.gaps(Player())

    def odds(self, player: Player) -> vec[i64]:
        """How likely each ticket is."""
        key = (player.low, player.high)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.look(player)
            self.known[key] = found
        return found

    def look(self, player: Player) -> vec[i64]:
        """By how much of each path is laid."""
        laid = self.board.trains - player.trains
        row = ODDS[min(len(ODDS) - 1, laid // STAGE)]
        gaps = self.gaps(player)
        odds = vec[i64]([0] * TICKETS)
        for ticket in range(TICKETS):
            odds[ticket] = row[10 - min(10, 10 * gaps[ticket] // max(1, self.whole[ticket]))]
        return odds

    def gaps(self, player: Player) -> vec[i64]:
        """The spaces missing between the ends of each ticket, as if nothing else were taken."""
        self.routes.own_free(player)
        gaps = vec[i64]([0] * TICKETS)
        for ticket in range(TICKETS):
            goal = self.routes.search(self.board.ticket_a[ticket], self.board.ticket_b[ticket])
            gaps[ticket] = FAR if goal < 0 else self.routes.distance[goal]
        return gaps


def pick_ticket(odds: vec[i64], tickets: i64, rng: Rng) -> i64:
    """Draw one of a set by the odds; the set is not empty."""
    total: i64 = 0
    for ticket in range(TICKETS):
        if tickets & BIT[ticket]:
            total += odds[ticket]
    left = rng.below(total)
    chosen: i64 = -1
    while left >= 0:
        chosen += 1
        if tickets & BIT[chosen]:
            left -= odds[chosen]
    return chosen

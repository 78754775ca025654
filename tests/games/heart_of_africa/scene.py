"""A position of Heart of Africa set up by words, played by notation and read in words.

Seats count from 1, as in the notation. `scene()` gives the beginning of a turn of seat 1 with empty
hands and displays; keyword arguments change what lies on the table:

    game = scene(3, p1={"hand": "black*3 locomotive", "terrain": "mountain"}, row="red*5", turn=1)
    game.claim(1, "cape_town-port_elizabeth/1", "black", wild=1)

The box is always complete: cards and tickets that are not named lie in their decks. If a deck is
named, the rest is with the last seat: train cards in its hand, terrain before it, tickets kept.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import ask, step
from kindu.games import load
from kindu.games.heart_of_africa.board.board import standard_board
from kindu.games.heart_of_africa.flow import HeartOfAfrica
from kindu.games.heart_of_africa.kinds import END_OF_TURN, TURN
from kindu.games.heart_of_africa.state.state import UNKNOWN, Player, Tabletop
from tests.games.heart_of_africa.invariants import heart_conserved
from tests.games.heart_of_africa.layout import (
    ids,
    lay_terrain,
    lay_tickets,
    lay_trains,
    seat_player,
    slots,
    use_trains,
    words,
)
from tests.games.scene import Position

RULES = load("heart_of_africa")
BOARD = standard_board()


class Scene(Position[Tabletop]):
    """A table with words at its edge."""

    def check(self) -> None:
        heart_conserved(self.table)

    def claim(
        self, seat: int, track: str, colour: str, locomotives: int = 0, wild: int = -1
    ) -> Scene:
        """All questions of a claim; colour locomotive: no other card; wild -1: no doubling."""
        lines = [f"claim {track}", f"pay {colour}"]
        if colour != "locomotive":
            lines += [f"locomotives {locomotives}"]
        lines += ["plain"] if wild < 0 else ["double", f"wild {wild}"]
        return self.play(*[f"{seat} {line}" for line in lines])

    def player(self, seat: int) -> Player:
        return self.table.players[seat - 1]

    def hand(self, seat: int) -> str:
        return words(BOARD.colours, self.player(seat).hand)

    def known(self, seat: int) -> str:
        """What everybody knows about a hand."""
        return words(BOARD.colours, self.player(seat).known)

    def terrain(self, seat: int) -> str:
        """The display."""
        return words(BOARD.terrain_ids, self.player(seat).terrain)

    def tickets(self, seat: int) -> str:
        return ids(self.player(seat).tickets)

    def offer(self, seat: int) -> str:
        """The tickets to choose from, in the order in which they were dealt."""
        player = self.player(seat)
        return " ".join(BOARD.ticket_ids[player.offer_at(n)] for n in range(player.offered))

    def trains(self, seat: int) -> int:
        return int(self.player(seat).trains)

    def owned(self, seat: int) -> list[str]:
        return [name for n, name in enumerate(BOARD.track_ids) if self.player(seat).owns(n)]

    def parts(self, seat: int) -> list[set[str]]:
        """The connected parts of a network."""
        stops = list(enumerate(BOARD.stop_ids))
        parts = [int(part) for part in self.player(seat).parts]
        return [{name for n, name in stops if part >> n & 1} for part in parts]

    def row(self) -> str:
        """The five slots, - for an empty one."""
        return slots(BOARD.colours, self.table.row)

    def terrain_row(self) -> str:
        return slots(BOARD.terrain_ids, self.table.terrain_row)

    def deck(self) -> str:
        return words(BOARD.colours, self.table.deck)

    def discard(self) -> str:
        return words(BOARD.colours, self.table.discard)

    def terrain_deck(self) -> str:
        return words(BOARD.terrain_ids, self.table.terrain_deck)

    def terrain_discard(self) -> str:
        return words(BOARD.terrain_ids, self.table.terrain_discard)

    def undealt(self) -> int:
        """Tickets that were never dealt."""
        return int(self.table.undealt_size)

    def returned(self) -> str:
        """Tickets under those never dealt, from the top."""
        names = [*BOARD.ticket_ids, *["?"] * (UNKNOWN + 1 - len(BOARD.ticket_ids))]
        return " ".join(names[entry & UNKNOWN] for entry in self.table.queue)

    def route_points(self, seat: int) -> int:
        return int(self.player(seat).points)


def scene(seats: int = 2, **changes: object) -> Scene:
    """A turn of seat `turn` with changes: p1 to p5, row, deck, discard, terrain_row, terrain_deck,
    terrain_discard, ticket_deck (those never dealt, or how many), returned, and any number of the
    table by its name (passes, last).

    A player: hand, known (so much of it was taken openly), terrain, tickets, owns (tracks),
    trains (so many are left; the others stand on single routes, the northern ones first), points.
    returned: `1:T05 2:T06` = who put which tickets under the deck, from the top.
    """
    assert isinstance(RULES, HeartOfAfrica)
    table = RULES.blank(seats)
    players = [changes.pop(f"p{seat + 1}", {}) for seat in range(seats)]
    for seat, seen in enumerate(players):
        assert isinstance(seen, dict)
        seat_player(table, table.players[seat], seen)
    for seat, seen in enumerate(players):
        if isinstance(seen, dict) and "trains" in seen:
            use_trains(table, table.players[seat], seen["trains"])
    lay_trains(table, changes)
    lay_terrain(table, changes)
    lay_tickets(table, changes)
    seat = int(str(changes.pop("turn", 1))) - 1
    table.agenda = vec[i64]([step(END_OF_TURN, seat), ask(TURN, seat)])
    table.depth = 2
    for name, value in changes.items():
        assert hasattr(table, name), name
        setattr(table, name, value)
    heart_conserved(table)
    return Scene(table)

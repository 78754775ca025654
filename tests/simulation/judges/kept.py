"""What the database holds about a table at the end, and the game replayed from it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

import msgspec

from kindu.games import load
from kindu.server.data import games
from kindu.server.data.games import Made
from kindu.server.data.rows import ChatRow, EventRow, GameRow, ProposalRow, SeatRow
from kindu.server.tables.past import Beginning

if TYPE_CHECKING:
    from tests.simulation.outside.disk import Disk
    from tests.simulation.outside.postgres import PostgresServer


@dataclass
class KeptTable:
    """All rows of one table."""

    game: GameRow
    seats: list[SeatRow]
    events: list[EventRow]
    chat: list[ChatRow]
    proposals: list[ProposalRow]
    envelopes: dict[int, list[int]]

    def beginning(self, key: bytes = b"") -> Beginning:
        """How its game begins; the judges load the rules by themselves."""
        options = msgspec.json.decode(self.game.options, type=dict[str, str])
        return Beginning(load(self.game.key), self.game.seats, self.game.seed, options, (), key)


def kept_table(store: Disk | PostgresServer, game: str) -> KeptTable:
    """Read it past the server."""

    def rows(kind: type[Made], columns: str, table: str, order: str) -> list[Made]:
        key = "id" if table == "game" else "game"
        sql = f"SELECT {columns} FROM {table} WHERE {key} = ? ORDER BY {order}"  # noqa: S608
        return [games.made(kind, row) for row in store.rows(sql, (game,))]

    [found] = rows(GameRow, games.GAME, "game", "id")
    envelopes = store.rows("SELECT n, seat, lines FROM envelope WHERE game = ?", (game,))
    events = rows(EventRow, "n, seat, kind, lines, at", "event", "n")
    proposals = rows(ProposalRow, "kind, n, seat, agreed, at", "proposal", "at")
    return KeptTable(
        found,
        rows(SeatRow, games.SEAT, "seat", "seat"),
        events,
        rows(ChatRow, ", ".join(one.name for one in fields(ChatRow)), "chat", "k"),
        [row for row in proposals if row.n == len(events)],  # others are out of date
        {seat: msgspec.json.decode(lines) for n, seat, lines in envelopes if n == len(events)},
    )

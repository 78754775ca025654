"""Disk quotas: how many bytes the tables of one person, and those from one address, may take."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kindu.server.data import games
from kindu.server.data.rows import MOVE, UNDO
from kindu.server.refusals import Full

if TYPE_CHECKING:
    from kindu.server.data.database import Database, Statement
    from kindu.server.data.games import Kept
    from kindu.server.data.rows import EventRow, GameRow

MB = 1_000_000
TABLE, ROW = 1000, 100  # bytes of a table with its seats; of an event or a chat message
CHAT = 300  # bytes of an older chat message, which is not counted one by one
STEP = 64_000  # a table that has grown so much is counted again


@dataclass(frozen=True)
class DiskQuota:
    """How many bytes are allowed; 0 for any number."""

    person: int = 0
    address: int = 0
    key: bytes = field(default=b"", repr=False)

    def mark(self, address: str) -> str:
        """An address as the database keeps it: nobody without the server's secret can read it."""
        return hmac.new(self.key, f"household {address}".encode(), hashlib.sha256).hexdigest()[:16]

    async def check(self, db: Database, game: GameRow, more: int) -> None:
        """Refuse more bytes than the host of a table, or the address it came from, may take."""
        whose = [("your tables", "host", game.host, self.person)]
        whose.append(("the tables from your address", "household", game.household, self.address))
        for what, column, value, most in whose:
            if most and value and await games.size_of(db, column, value) + more > most:
                raise Full(
                    f"expected {what} to take at most {most // MB} MB on this server, "
                    "but they would take more"
                )

    async def weigh(
        self, db: Database, game: GameRow, weight: int, event: EventRow, over: bool
    ) -> list[Statement]:
        """Save the bytes of a table now and then, with an event, if the quota allows that many."""
        grown = weight + row_size(event.lines) - game.size
        if grown < STEP and not over:
            return []
        if grown >= STEP and event.kind in (MOVE, UNDO):
            await self.check(db, game, grown)
        return [games.put_size(game.id, game.size + grown)]

    async def weigh_chat(
        self, db: Database, game: GameRow, weight: int, text: str
    ) -> list[Statement]:
        """The same with a chat message, also before the start and after the end."""
        grown = weight + row_size(text) - game.size
        if grown < STEP:
            return []
        await self.check(db, game, grown)
        return [games.put_size(game.id, game.size + grown)]


def new_size(game: GameRow, board: str) -> int:
    """The bytes of a new table."""
    return TABLE + len(game.goes_on.encode()) + len(board.encode())


def weight_of(kept: Kept) -> int:
    """The bytes of a table that wakes; not all of them may be saved in its row yet."""
    events = sum(row_size(event.lines) for event in kept.events)
    older = kept.chat[0].k if kept.chat else 0
    chat = sum(row_size(row.words) for row in kept.chat) + older * CHAT
    return max(kept.game.size, new_size(kept.game, kept.board) + events + chat)


def row_size(text: str) -> int:
    """The bytes of an event or a chat message."""
    return ROW + len(text.encode())

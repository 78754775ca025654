"""What is around a table: its process, and the lock that lets one message in at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.core.rules import Rules
    from kindu.server.data.database import Database
    from kindu.server.data.games import Kept
    from kindu.server.data.rows import EventRow
    from kindu.server.disk_quota import DiskQuota
    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table


class Surroundings(Protocol):
    """What a table needs from its process; `Registry` implements it."""

    db: Database
    tag: str  # identifies this process in the news that it sends
    started: int  # when this process started
    disk_quota: DiskQuota

    def rules(self, key: str, board: str = "") -> Rules:
        """The rules of a game, kept ready."""

    def changed(self, table: Table) -> None:
        """An event has happened, or seats have changed: bots or clock may have to move."""

    def drive(self, table: Table) -> None:
        """Bots or clock may have to move, or to stop."""

    def spread(self, table: Table, person: str) -> None:
        """A person has come or gone: remember it, and tell other processes."""

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have saved; the caller holds the table's lock."""

    async def rebuilt(self, of: Kept | Table, events: Sequence[EventRow] = ()) -> Match:
        """The match of a table after these events; others get their turn meanwhile."""


@final
class Alone:
    """Holds the lock of a table, after reading what other processes have saved."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.late:
            try:
                await self.table.around.catch_up(self.table)
            except BaseException:
                self.table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()

"""The server's view of a database: atomic units of statements, and reads.

Statements are the SQL that SQLite and PostgreSQL share, with ? for a value. A Boolean column is
given True or False, never 1 or 0, and what is read of it goes through bool().
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kindu.core.words import KinduError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Value = str | int | float | bytes | None
Row = tuple[Value, ...]

LONGEST_NEWS = 7999  # bytes, the limit of PostgreSQL


class StoreError(KinduError):
    """The database failed; nothing of the unit was saved."""


class NotUp(StoreError):
    """PostgreSQL can't be reached; it may still be starting."""


class Unsure(StoreError):
    """The connection broke during the commit; whether the unit was saved has to be looked up."""


@dataclass(frozen=True)
class Statement:
    """One statement of a unit, with ? for values.

    `must` be: if it changes no row, the whole unit is undone. That is how a move finds out that
    another one was quicker.
    """

    sql: str
    values: tuple[Value, ...] = ()
    must: bool = False


class Database(Protocol):
    """SQLite or PostgreSQL."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write, too."""
        ...

    @property
    def saves(self) -> bool:
        """Whether the last write succeeded, as far as the database is concerned."""
        ...

    @property
    def commits(self) -> int:
        """How many commits there were, for metrics."""
        ...

    async def write(self, statements: Sequence[Statement], news: str = "") -> bool:
        """Save a unit durably; False, with nothing saved, if a required statement changed no row.

        The news are told with the commit to every process that listens, this one included. Who
        stops waiting does not stop the unit.
        """
        ...

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, as of the last commit."""
        ...

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Call `hear` with all news from now on, and with "" if some may have been missed.

        It is called in the event loop, and must be quick. A database that is not shared has no
        news: its only process knows what it wrote.
        """
        ...

    async def hold(self, name: str) -> bool:
        """Try to become the only process that holds this name; `held` says for how long it does."""
        ...

    def held(self, name: str) -> bool:
        """Whether this process holds the name; it loses all names when its connection breaks."""
        ...

    async def let_go(self, name: str) -> None:
        """Let another process hold the name."""
        ...

    async def close(self) -> None:
        """Finish what is under way."""
        ...


def check_news(news: str) -> None:
    """Refuse news that is too long for PostgreSQL, whichever database this is."""
    size = len(news.encode())
    if size > LONGEST_NEWS or "\0" in news:
        raise StoreError(f"expected news of at most {LONGEST_NEWS} bytes, but got {size}")

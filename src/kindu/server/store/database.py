"""A database as the server needs it: units of steps, written whole or not at all, and reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kindu.core.words import KinduError

if TYPE_CHECKING:
    from collections.abc import Sequence

Value = str | int | float | bytes | None
Row = tuple[Value, ...]


class StoreError(KinduError):
    """The database did not do what it must; nothing of the unit was kept."""


@dataclass(frozen=True)
class Step:
    """One statement of a unit, with ? for its values.

    `must` be: if it changes no row, the whole unit is undone. That is how a move finds out that
    another one was quicker.
    """

    sql: str
    values: tuple[Value, ...] = ()
    must: bool = False


class Database(Protocol):
    """SQLite or PostgreSQL."""

    async def write(self, steps: Sequence[Step], news: str = "") -> bool:
        """Keep a unit durably; False, and nothing kept, if a step that must changed no row."""
        ...

    async def read(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, as of the last commit."""
        ...

    async def close(self) -> None:
        """Finish what is under way."""
        ...

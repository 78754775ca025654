"""The time for clean-ups, which a wrong clock can't move far ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.clock import now
from kindu.server.data.database import Statement

if TYPE_CHECKING:
    from kindu.server.data.database import Database

DAY = 24 * 3600 * 1000  # milliseconds


async def sure_time(database: Database, what: str) -> int:
    """The time, but at most two days after the last clean-up of this kind.

    So a clock that is years ahead for an hour deletes nobody and no table.
    """
    rows = await database.read("SELECT words FROM note WHERE key = ?", [what])
    at = min(now(), int(str(rows[0][0])) + 2 * DAY) if rows else now()
    sql = (
        "INSERT INTO note (key, words) VALUES (?, ?) "
        "ON CONFLICT (key) DO UPDATE SET words = excluded.words"
    )
    await database.write([Statement(sql, (what, str(at)))])
    return at

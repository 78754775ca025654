"""What a program beside the server changed, such as `kindu forget`: a note that the server watches.

SQLite has no news, so the server looks at one row twice per second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.server.data.database import Statement
from kindu.server.entropy import token_hex

if TYPE_CHECKING:
    from kindu.server.data.database import Database

KEY = "people elsewhere"


def notice() -> Statement:
    """Let the server notice that people have changed; saved with the change itself."""
    sql = (
        "INSERT INTO note (key, words) VALUES (?, ?) "
        "ON CONFLICT (key) DO UPDATE SET words = excluded.words"
    )
    return Statement(sql, (KEY, token_hex(8)))


@final
class NoteWatch:
    """Looks whether the note has changed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.seen: str | None = None

    async def changed(self) -> bool:
        """Whether it has changed since the last look; at the first look, no."""
        rows = await self.database.read("SELECT words FROM note WHERE key = ?", [KEY])
        before, self.seen = self.seen, str(rows[0][0]) if rows else ""
        return before is not None and self.seen != before

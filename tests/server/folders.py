"""A data folder for tests of backups, and what is in one."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support import SOME

FILES = {
    "secret": bytes(range(32)),
    "seals/ab12": b"seed",
    f"games/{SOME} 1.kindu": "kindu 1, für Ada\n".encode(),
    "games/old/x": b"",
    "boards/board-1.toml": b"[meta]\n",
}
LEFT_OUT = {".secret-1": b"draft", "games/.x.kindu.abc": b"draft", ".cache/x": b"draft"}


def files_in(folder: Path) -> dict[str, bytes]:
    """All files, but the database, whose bytes may differ."""
    found = [path for path in folder.rglob("*") if path.is_file()]
    names = [path.relative_to(folder).as_posix() for path in found]
    return {n: (folder / n).read_bytes() for n in names if not n.startswith("kindu.sqlite")}


def rows(folder: Path, sql: str = "SELECT n FROM event ORDER BY n") -> list[int]:
    with closing(sqlite3.connect(folder / "kindu.sqlite")) as connection:
        return [int(row[0]) for row in connection.execute(sql)]

"""Opens the database that the host chose, and migrates it if needed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.server.data.database import Database, StoreError
from kindu.server.data.private import private_file
from kindu.server.data.sqlite import Sqlite

if TYPE_CHECKING:
    from kindu.server.data.postgres import Postgres

FILE = "kindu.sqlite"  # in the data folder
BESIDE = ("-wal", "-shm", "-journal")  # SQLite makes them with the rights of the database
SCHEMES = ("postgresql", "postgres")


async def open_database(place: str | Path) -> Database:
    """The PostgreSQL database at an address, or the SQLite file at a path, migrated if needed."""
    scheme, slashes, _ = str(place).partition("://")
    if isinstance(place, str) and slashes:
        return await open_postgres(place, scheme)
    return await open_sqlite(Path(place))


async def open_sqlite(path: Path) -> Sqlite:
    """A SQLite file, created if it doesn't exist."""
    from kindu.server.data.migrate import upgrade  # noqa: PLC0415 - alembic is slow to import

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise StoreError(f"expected a folder for {path}, but it can't be made: {reason}") from None
    try:
        make_private(path)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise StoreError(f"expected to write {path}, but it can't be: {reason}") from None
    await asyncio.to_thread(upgrade, path)
    return Sqlite(path)


def make_private(path: Path) -> None:
    """Create the file for its owner alone, and take others' rights from what exists."""
    beside = [path.with_name(path.name + more) for more in BESIDE]
    new = [] if path.exists() else [path]
    for one in (*new, *[found for found in (path, *beside) if found.is_file()]):
        private_file(one)


async def open_postgres(url: str, scheme: str) -> Postgres:
    """A PostgreSQL database that already exists; asyncpg is an extra."""
    if scheme not in SCHEMES:
        wanted = "an address that begins with postgresql://"
        raise StoreError(f"expected {wanted}, but got one with {scheme}://")
    try:
        from kindu.server.data.migrate_postgres import upgrade  # noqa: PLC0415 - as it says
        from kindu.server.data.postgres import Postgres  # noqa: PLC0415

        await upgrade(url)
    except ImportError:
        missing = "expected asyncpg and greenlet for PostgreSQL, but one of them is not installed"
        raise StoreError(f"{missing}: pip install 'kindu[postgres]'") from None
    return await Postgres.open(url)

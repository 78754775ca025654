"""Brings a database to the tables of this version, a new one or one that an older version made."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, pool

from kindu.server.store.database import StoreError

FOLDER = Path(__file__).resolve().parents[1] / "migrations"


def config() -> Config:
    """Where the migrations are."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


def upgrade(url: str) -> None:
    """All migrations that are missing, each once; refuses a database of a newer version."""
    alembic = config()
    engine = create_engine(url, poolclass=pool.NullPool)
    try:
        with engine.begin() as connection:
            now = MigrationContext.configure(connection).get_current_revision()
            known = {one.revision for one in ScriptDirectory.from_config(alembic).walk_revisions()}
            if now is not None and now not in known:
                raise StoreError(f"expected a database of this version or older, but it is {now}")
            alembic.attributes["connection"] = connection
            command.upgrade(alembic, "head")
    finally:
        engine.dispose()

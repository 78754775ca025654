"""Migrates a database, new or made by an older version, to the tables of this version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine, event, pool
from sqlalchemy.exc import SQLAlchemyError

from kindu.server.data.database import StoreError

if TYPE_CHECKING:
    import sqlite3

    from sqlalchemy import Connection, Engine

FOLDER = Path(__file__).resolve().with_name("migrations")


def config() -> Config:
    """Where the migrations are."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


def revisions() -> set[str]:
    """Every revision of the tables that this version knows."""
    return {one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()}


def check_revision(now: str | None) -> None:
    """Refuse a database of a newer version; None means no tables yet."""
    if now is not None and now not in revisions():
        raise StoreError(f"expected a database of this version or older, but it is {now}")


def upgrade(path: Path) -> None:
    """Run all migrations that a SQLite file lacks."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=pool.NullPool)
    begin_at_once(engine)
    try:
        with engine.begin() as connection:
            upgrade_on(connection)
    except SQLAlchemyError as error:
        reason = str(error.args[0]) if error.args else type(error).__name__
        raise StoreError(f"expected {path} to be a database, but SQLite says {reason}") from error
    finally:
        engine.dispose()


def upgrade_on(connection: Connection) -> None:
    """Run all missing migrations in the transaction of this connection: all or none."""
    check_revision(MigrationContext.configure(connection).get_current_revision())
    alembic = config()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


def begin_at_once(engine: Engine) -> None:
    """Make schema changes part of the transaction; Python's driver would commit each one."""

    @event.listens_for(engine, "connect")
    def leave_it_to_us(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

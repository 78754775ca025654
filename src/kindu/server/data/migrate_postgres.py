"""The same migrations for PostgreSQL, through asyncpg; only one process at a time runs them."""

from __future__ import annotations

import asyncpg
from sqlalchemy import pool, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from kindu.server.data.database import StoreError
from kindu.server.data.migrate import upgrade_on
from kindu.server.data.pg_session import FAULTS, unreached

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(hashtextextended('kindu migrations', 0))"


async def upgrade(url: str) -> None:
    """Run all missing migrations in one transaction; other processes wait for it."""

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(url)  # asyncpg parses the address itself, as everywhere else

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, poolclass=pool.NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.execute(text(ONE_AT_A_TIME))
            await connection.run_sync(upgrade_on)
    except StoreError:
        raise
    except (*FAULTS, ValueError) as error:
        raise unreached(error) from None
    except SQLAlchemyError as error:
        reason = str(error.args[0]) if error.args else type(error).__name__
        raise StoreError(f"expected to migrate, but PostgreSQL says {reason}") from error
    finally:
        await engine.dispose()

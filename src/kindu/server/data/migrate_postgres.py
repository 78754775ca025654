"""The same migrations for PostgreSQL, through asyncpg; of processes that start at once, one."""

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
    """All migrations that are missing, in one transaction; others wait for it."""

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(url)  # it reads the address itself, as everywhere else

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

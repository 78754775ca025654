"""What asyncpg puts between the server and the connections to the simulated PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, final

from kindu.server.data.postgres import MOST

if TYPE_CHECKING:
    from tests.simulation.outside.loop import Machine
    from tests.simulation.outside.postgres import Backend, PostgresServer


@final
class Transaction:
    """From BEGIN to COMMIT, or to ROLLBACK if something is raised."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def __aenter__(self) -> None:
        await self.backend.trip(lambda: None)

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is None:
            await self.backend.trip(self.backend.committed)
        elif not self.backend.closed:
            await self.backend.trip(self.backend.rolled_back)


@final
class BackendPool:
    """asyncpg's pool: some connections, each used by one unit at a time."""

    def __init__(self, server: PostgresServer, machine: Machine) -> None:
        self.server = server
        self.machine = machine
        self.free = asyncio.Semaphore(MOST)
        self.idle: list[Backend] = []

    def acquire(self, timeout: float) -> Acquired:
        return Acquired(self, timeout)

    async def close(self) -> None:
        for backend in self.idle:
            backend.terminate()


@final
class Acquired:
    """A connection for one unit."""

    def __init__(self, pool: BackendPool, timeout: float) -> None:
        self.pool = pool
        self.timeout = timeout
        self.backend: Backend | None = None

    async def __aenter__(self) -> Backend:
        pool = self.pool
        async with asyncio.timeout(self.timeout):
            await pool.free.acquire()
        pool.idle = [one for one in pool.idle if not one.closed]
        if pool.idle:
            self.backend = pool.idle.pop()
        elif pool.server.partitioned(pool.machine) or pool.machine.dead:
            pool.free.release()
            raise OSError("the simulated PostgreSQL can't be reached")
        else:
            self.backend = pool.server.backend(pool.machine, self.timeout)
        return self.backend

    async def __aexit__(self, *_: object) -> None:
        self.pool.free.release()
        if self.backend is not None and not self.backend.closed:
            self.pool.idle.append(self.backend)

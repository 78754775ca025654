"""A process of the server: the real application behind uvicorn's protocols, without sockets."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, cast, final

from argon2 import PasswordHasher
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from kindu.server.http.app import Outside, create_app
from kindu.server.http.doors import Doorkeeper
from kindu.server.http.guards import GuardedConfig
from kindu.server.http.serving import config
from kindu.server.people.hashing import Hasher
from kindu.server.settings import Settings
from tests.simulation.outside.disk import folder
from tests.simulation.outside.loop import Machine

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    import uvicorn
    from fastapi import FastAPI
    from uvicorn.server import Protocols

    from kindu.server.data.database import Database
    from kindu.server.tables.registry import Registry
    from tests.simulation.outside.wires import Wire
    from tests.simulation.world import World

    Open = Callable[[Machine], Awaitable[Database]]

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
GRACE = 5.0  # seconds for connections to end when a process is stopped
PARTS: list[tuple[FastAPI, uvicorn.Config]] = []  # applications that no process uses now


def parts() -> tuple[FastAPI, uvicorn.Config]:
    """An application; making one takes as long as a small simulation, so they are used again."""
    if PARTS:
        return PARTS.pop()
    settings = Settings(data=folder(), static=folder(), shared_secret="5" * 64, limited=False)
    app = create_app(settings)
    found = config(app, settings)
    found.load()
    return app, found


@final
class ServerProcess(Machine):
    """From its start until it is stopped or killed; a restart is a new one."""

    def __init__(self, world: World, name: str, skew: float, open_: Open) -> None:
        super().__init__(name, skew)
        self.world = world
        self.open = open_
        self.app, self.config = parts()
        self.state = ServerState()
        self.lifespan: LifespanOn | None = None
        self.ready = False
        self.buried = False
        self.wires: list[Wire] = []
        world.machines.append(self)

    @property
    def registry(self) -> Registry:
        found: Registry = self.app.state.registry
        return found

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in this process."""
        return self.world.loop.create_task(work, context=self.context)

    async def start(self) -> None:
        """Open everything; raises if it can't."""
        await self.run(self._start())

    async def _start(self) -> None:
        outside = Outside(partial(self._database), lambda at_once: Hasher(at_once, CHEAP))
        self.app.state.outside = outside
        self.lifespan = LifespanOn(self.config)
        if isinstance(self.config, GuardedConfig):
            self.config.doors = Doorkeeper(self.app.state.settings)
        self.starting = True
        await self.lifespan.startup()
        self.starting = False
        self.ready = not self.lifespan.should_exit
        self.world.note(self.name, "started" if self.ready else "did not start")

    async def _database(self, _: object) -> Database:
        return await self.open(self)

    def accept(self, wire: Wire) -> bool:
        """A browser connects; False if nobody listens."""
        if not self.ready or self.dead:
            return False
        wire.up.context = self.context
        self.wires = [one for one in self.wires if not one.lost] + [wire]
        self.context.run(self._accept, wire)
        return True

    def _accept(self, wire: Wire) -> None:
        made = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        protocol = made(
            config=self.config, server_state=self.state, app_state={}, _loop=self.world.loop
        )
        wire.set_protocol(protocol)
        protocol.connection_made(wire)

    async def stop(self) -> None:
        """Stop in good order, as uvicorn does after SIGTERM."""
        await self.run(self._stop())

    async def _stop(self) -> None:
        self.ready = False
        self.world.note(self.name, "stops")
        for wire in self.wires:
            if not wire.lost:
                cast("Protocols", wire.protocol).shutdown()
        end = self.world.loop.time() + GRACE
        await asyncio.sleep(0.1)
        await self._quiet(end)
        for task in list(self.state.tasks):
            task.cancel()
        assert self.lifespan is not None
        await self.lifespan.shutdown()
        self.world.note(self.name, "stopped")
        self.die()

    async def _quiet(self, end: float) -> None:
        """Wait until all connections and tasks have ended, as uvicorn does, or for so long."""
        if (self.state.connections or self.state.tasks) and self.world.loop.time() < end:
            await asyncio.sleep(0.1)
            await self._quiet(end)

    def die(self) -> None:
        """End as if killed: nothing that it still does has any effect."""
        if self.dead:
            return
        self.dead, self.ready = True, False
        self.world.note(self.name, "is dead")
        for wire in self.wires:
            wire.cut()
        self._bury()

    def _bury(self) -> None:
        """Cancel what runs, and what that starts while it ends."""
        for task in list(self.tasks):
            task.cancel()
        if self.tasks:
            self.world.loop.call_later(1.0, self._bury)
        else:
            self.give_back()

    def give_back(self) -> None:
        """The application may be used again, as nothing of this process runs any more."""
        if not self.buried:
            self.buried = True
            PARTS.append((self.app, self.config))

"""A small world for tests of one mistake: processes, a table, and faults when we choose."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar, final

from kindu.games import game
from kindu.server.data.database import Statement
from kindu.server.data.rows import BOT, PERSON, SeatRow
from kindu.server.tables import chat
from kindu.server.tables.new_table import NewTable
from kindu.server.wire.connection import Connection
from tests.simulation.outside.disk import Disk
from tests.simulation.outside.postgres import PostgresServer
from tests.simulation.outside.process import ServerProcess
from tests.simulation.outside.weather import Delays
from tests.simulation.run import end
from tests.simulation.world import World
from tests.support import SOME

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from kindu.server.tables.table import Table

T = TypeVar("T")
QUICK = Delays(0.001, 0.001, 0.001)
ME = Statement("INSERT INTO person (id, name, era, made, seen) VALUES ('me', 'me', 0, 0, 0)")


@final
class Bench:
    """Processes on one database, in good weather until a test changes it."""

    def __init__(self, processes: int, key: str = SOME, kind: str = PERSON) -> None:
        self.key = key
        self.kind = kind
        self.world = World("bench")
        self.weather = self.world.weather
        self.weather.rates, self.weather.delays = {}, QUICK
        self.store: Disk | PostgresServer
        if processes > 1:
            self.store = PostgresServer(self.world, "bench")
        else:
            self.store = Disk(self.world, "bench")
        names = [f"s{number}" for number in range(processes)]
        self.processes = [ServerProcess(self.world, name, 0.0, self.store.open) for name in names]
        self.game = ""

    def run(self, test: Callable[[Bench], Coroutine[Any, Any, None]]) -> None:
        """Run a test in this world; whatever goes wrong unseen fails it, too."""
        asyncio.set_event_loop(self.world.loop)
        try:
            with self.world.real():
                try:
                    self.world.loop.run_until_complete(self._all(test))
                finally:
                    self.world.loop.run_until_complete(end(self.world))
        finally:
            asyncio.set_event_loop(None)
            self.world.loop.close()
            self.store.close()
        assert [] == self.world.faults

    async def _all(self, test: Callable[[Bench], Coroutine[Any, Any, None]]) -> None:
        for process in self.processes:
            await process.start()
        many = game(self.key).seats[0]
        level = "casual" if self.kind == BOT else ""
        person = "me" if self.kind == PERSON else ""
        seats = [SeatRow(at, self.kind, person, level, f"me {at}") for at in range(many)]
        new = NewTable(self.key, seats, "me")
        await self.on(0, self.processes[0].registry.db.write([ME]))
        self.game = await self.on(0, self.processes[0].registry.make(new))
        await test(self)

    async def on(self, number: int, work: Coroutine[Any, Any, T]) -> T:
        """Run something in one of the processes."""
        context = self.processes[number].context
        return await self.world.loop.create_task(work, context=context)

    async def awake(self, number: int) -> Table:
        """The table in one of the processes."""

        async def find() -> Table:
            async with self.processes[number].registry.table(self.game) as table:
                return table

        return await self.on(number, find())

    def reads(self, number: int) -> list[str]:
        """What one of the processes has read from PostgreSQL."""
        assert isinstance(self.store, PostgresServer)
        return self.store.reads[self.processes[number].name]

    async def say(self, number: int, words: str) -> None:
        """Somebody chats there, in one of the processes."""
        table = await self.awake(number)
        await self.on(number, chat.say(table, Connection(0, "me", "me"), words))


def words(table: Table) -> list[str]:
    """All that was said, as a process knows it."""
    return [row.words for row in table.chat]

"""Bot processes: simulated at their pipes, so that the real pool starts, asks and loses them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, final

import msgspec

from kindu.server.bots.protocol import THINK, Ask
from kindu.server.work.jobs import LENGTH, WorkOrder, WorkReply, frame
from kindu.server.work.worker import answer

if TYPE_CHECKING:
    from tests.simulation.world import World

LEVEL = "uniform"  # whatever level is asked: quick, and random enough to get everywhere
NONSENSE = msgspec.msgpack.encode([0, 1, 2])
STDIN, STDOUT = 0, 1


def thought(body: bytes) -> WorkReply:
    """What the worker of the server would answer."""
    order = msgspec.msgpack.decode(body, type=WorkOrder)
    if order.name == THINK.name:
        ask = msgspec.msgpack.decode(order.given, type=Ask)
        order = replace(order, given=msgspec.msgpack.encode(replace(ask, level=LEVEL)))
    return answer(order)


async def start_bot(world: World, protocol: asyncio.SubprocessProtocol) -> BotTransport:
    """A new process; now and then the system has none to give."""
    await asyncio.sleep(world.weather.bot_start())
    if world.weather.bot_fails_to_start():
        raise OSError("expected a process, but the simulated system has none")
    transport = BotTransport(world, protocol)
    protocol.connection_made(transport)
    transport.tell(frame(WorkReply(b"", 0.0)), 0.0)
    return transport


@final
class Stdin(asyncio.WriteTransport):
    """The pipe on which the process hears."""

    def __init__(self, owner: BotTransport) -> None:
        super().__init__()
        self.owner = owner

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.owner.hear(bytes(data))

    def is_closing(self) -> bool:
        return self.owner.code is not None

    def close(self) -> None:
        pass


@final
class Stdout(asyncio.ReadTransport):
    """The pipe on which the process answers."""

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


@final
class BotTransport(asyncio.SubprocessTransport):
    """A process that answers each ask after a while, unless it is lost, hangs or talks nonsense."""

    def __init__(self, world: World, protocol: asyncio.SubprocessProtocol) -> None:
        super().__init__()
        self.world = world
        self.loop = world.loop
        self.protocol = protocol
        self.code: int | None = None
        self.ended: asyncio.Future[int] = self.loop.create_future()
        self.heard = b""
        self.pipes = {STDIN: Stdin(self), STDOUT: Stdout()}

    def hear(self, data: bytes) -> None:
        """Bytes of an ask; what it comes to is decided when it is complete."""
        self.heard += data
        length = int.from_bytes(self.heard[:LENGTH], "big")
        if self.code is not None or len(self.heard) < LENGTH + length:
            return
        body, self.heard = self.heard[LENGTH : LENGTH + length], b""
        how, delay = self.world.weather.thought()
        self.world.note("bot", f"{how} after {delay:.3f}")
        if how == "lost":
            self.loop.call_later(delay, self.kill)
        elif how == "nonsense":
            self.tell(frame(WorkReply(NONSENSE, delay)), delay)
        elif how == "thinks":
            self.tell(frame(replace(thought(body), seconds=delay)), delay)

    def tell(self, data: bytes, delay: float) -> None:
        """Answer after some seconds, if it still lives."""
        self.loop.call_later(delay, self._tell, data)

    def _tell(self, data: bytes) -> None:
        if self.code is None:
            self.protocol.pipe_data_received(STDOUT, data)

    def kill(self) -> None:
        """It ends at once; whoever reads hears the end."""
        if self.code is None:
            self.code = -9
            self.loop.call_soon(self._gone)

    def _gone(self) -> None:
        self.protocol.pipe_connection_lost(STDIN, BrokenPipeError())
        self.protocol.pipe_connection_lost(STDOUT, None)
        self.protocol.process_exited()
        if not self.ended.done():
            self.ended.set_result(-9)

    def get_pid(self) -> int:
        return 1

    def get_returncode(self) -> int | None:
        return self.code

    def get_pipe_transport(self, fd: int) -> asyncio.BaseTransport | None:
        return self.pipes.get(fd)

    async def _wait(self) -> int:
        return await self.ended

    def close(self) -> None:
        self.kill()

    def is_closing(self) -> bool:
        return self.code is not None

"""An event loop in virtual time: whatever is due next happens at once, and in one order only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple, cast, final

from tests.simulation.outside.pipes import BotTransport, start_bot

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator

    from tests.simulation.world import World

T = TypeVar("T")
P = TypeVar("P", bound=asyncio.BaseProtocol)
Ts = TypeVarTuple("Ts")
RESOLUTION = 1e-9  # seconds


class Stuck(AssertionError):
    """Nothing is left to happen, but the simulation has not ended."""


class Machine:
    """A machine or process of the world: what it runs stops when it dies."""

    def __init__(self, name: str, skew: float = 0.0) -> None:
        self.name = name
        self.skew = skew  # seconds by which its clock is wrong
        self.dead = False
        self.starting = False
        self.context: Context = copy_context()
        self.context.run(HERE.set, self)
        self.tasks: dict[asyncio.Task[Any], None] = {}

    def ended(self, task: asyncio.Task[Any]) -> None:
        """A task of it has ended."""
        self.tasks.pop(task, None)

    def die(self) -> None:
        """Nothing that it still does has any effect."""
        self.dead = True


HERE: ContextVar[Machine | None] = ContextVar("HERE", default=None)  # on which machine code runs


@final
class Wheel:
    """Stands in for the selector of a loop: waiting turns the clock forward."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[object]:
        """Nothing ever comes from outside of the simulation."""
        if timeout is None:
            raise Stuck("expected something to happen, but nothing is scheduled")
        self.loop.passed += max(0.0, timeout)
        return []

    def close(self) -> None:
        pass


@final
class SimulatedLoop(asyncio.BaseEventLoop):
    """One thread, no sockets, no signals; `run_in_executor` takes virtual time."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.passed = 0.0  # virtual seconds since the start
        self.busy: dict[Executor | None, float] = {}  # when each simulated thread is free again
        self._clock_resolution = RESOLUTION
        self._selector = Wheel(self)
        self.set_task_factory(self._task)
        self.set_exception_handler(self._unhandled)

    def time(self) -> float:
        return self.passed

    def _process_events(self, event_list: object) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps in a selector."""

    def _task(
        self,
        _: asyncio.AbstractEventLoop,
        coro: Coroutine[Any, Any, T] | Generator[Any, None, T],
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        """Remember on which machine a task runs, so that it ends with it."""
        task = asyncio.Task(cast("Coroutine[Any, Any, T]", coro), loop=self, context=context)
        machine = HERE.get()
        if machine is not None:
            machine.tasks[task] = None
            task.add_done_callback(machine.ended)
        return task

    def _unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An exception that nobody took; that of a dead machine doesn't count."""
        self.world.failed(f"{context.get('message')}: {context.get('exception')!r}")

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """A thread of the executor does it, some time from now, one thing after the other."""
        done: asyncio.Future[T] = self.create_future()
        before, after = self.world.weather.thread()
        start = max(self.passed, self.busy.get(executor, 0.0))
        self.busy[executor] = start + before + after
        machine = HERE.get()

        def work() -> None:
            if machine is not None and machine.dead:
                return
            try:
                found = func(*args)
            except Exception as error:  # noqa: BLE001 - whoever waits for the thread gets it
                self.call_later(after, fail, error)
            else:
                self.call_later(after, succeed, found)

        def succeed(found: T) -> None:
            if not done.done():
                done.set_result(found)

        def fail(error: Exception) -> None:
            if not done.done():
                done.set_exception(error)

        self.call_at(start + before, work)
        return done

    async def subprocess_exec(
        self, protocol_factory: Callable[[], P], program: object, *args: object, **_: object
    ) -> tuple[BotTransport, P]:
        """A process that thinks for bots, which is simulated, too."""
        protocol = protocol_factory()
        assert isinstance(protocol, asyncio.SubprocessProtocol)
        return await start_bot(self.world, protocol), protocol

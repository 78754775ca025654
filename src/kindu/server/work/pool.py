"""Workers: some processes that do jobs, so that no job delays a move at any table."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from kindu.core.words import KinduError
from kindu.server.work.jobs import WorkFailed, WorkOrder, WorkRefused, WorkTooLong, frame
from kindu.server.work.process import GONE, Manners, WorkProcess, compiled_since
from kindu.server.work.queue import Errand, FairQueue

if TYPE_CHECKING:
    from kindu.server.work.jobs import Given, Job, Made, WorkReply

LATE = 5.0  # seconds after which the system kills a process that the server should have stopped
TOO_MANY = 1_000_000  # no bound
GENTLE = 15  # how much lower the priority of strangers' jobs is than the server's; bots have 10
MEMORY = 1024 * 1024 * 1024  # bytes for a stranger's job
MOST, MOST_EACH = 64, 4  # jobs of strangers that may wait: in all, and of one owner

log = logging.getLogger("kindu.server.work")


@dataclass(frozen=True)
class PoolSettings:
    """How a pool works."""

    manners: Manners
    name: str = "jobs"  # in sentences
    eager: bool = False  # whether processes start at once, not with the first job
    grace: float = 0.0  # seconds for which a job may continue when nobody waits for it any more
    tries: int = 2  # how many processes may be lost over one job
    most: int = TOO_MANY  # jobs that may wait
    most_each: int = TOO_MANY  # of one owner


class Workers:
    """Some processes that do jobs; used from one event loop. Owners of jobs take turns."""

    def __init__(self, processes: int, settings: PoolSettings) -> None:
        if processes < 1:
            raise KinduError(
                f"expected one process or more for {settings.name}, but got {processes}"
            )
        self.settings = settings
        self.finished = 0  # these three are for metrics
        self.seconds = 0.0
        self.restarts = 0
        self.waiting = FairQueue(settings.most, settings.most_each)
        self.workers: list[WorkProcess | None] = [None] * processes
        self.closed = False
        self._errands: set[Errand] = set()  # all that somebody waits for
        self._busy: set[str] = set()  # what is done alone
        self._free: set[int] = set()  # places that wait for an errand
        self.news = asyncio.Event()  # set whenever any of this changes; the waiter clears it
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(processes)]

    async def run(
        self,
        job: Job[Given, Made],
        given: Given,
        owner: str,
        limit: float,
        what: str,
        alone: str = "",
        within: tuple[str, ...] = (),
    ) -> Made:
        """The result of a job; may be cancelled at any time.

        `owner` is the address or person it is done for: owners take turns, as do those `within` an
        owner, and unless `alone` says otherwise, one job of an owner is done at a time. After
        `limit` seconds, the process is killed. `what` is what was expected: "a checked board".
        """
        order = WorkOrder(job.name, limit + LATE, msgspec.msgpack.encode(given))
        reply = await self._reply(
            Errand(what, owner, alone or owner, limit, frame(order), within=within)
        )
        if reply.trace:
            raise WorkFailed(f"expected {what}, but that failed: {reply.refusal}")
        if reply.refusal:
            raise WorkRefused(reply.refusal)
        return msgspec.msgpack.decode(reply.made, type=job.makes)

    async def _reply(self, errand: Errand) -> WorkReply:
        if self.closed:
            raise self._closing()
        self.waiting.add(errand)
        self._errands.add(errand)
        self.news.set()
        try:
            return await errand.done
        finally:
            self._errands.discard(errand)
            self.waiting.drop(errand)

    async def close(self) -> None:
        """Stop all processes; whoever still waits gets an error."""
        self.closed = True
        for errand in self._errands:
            errand.fail(self._closing())
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.wait(self._keepers)
        for keeper in self._keepers:
            if not keeper.cancelled():
                keeper.result()  # don't hide a bug of ours

    def _closing(self) -> WorkFailed:
        """The error for what comes too late."""
        return WorkFailed(f"expected to work, but the {self.settings.name} are being stopped")

    def pids(self) -> list[int]:
        """The processes that are ready or working."""
        return [worker.process.pid for worker in self.workers if worker is not None]

    def working(self) -> int:
        """How many jobs are being done right now."""
        return len(self._busy)

    async def _keep(self, place: int) -> None:
        """Keep a process at this place, and hand it one errand after the other."""
        try:
            if self.settings.eager:
                await self._start(place)
            while True:
                errand = await self._next(place)
                try:
                    fit = await self._serve(place, errand)
                finally:
                    self._busy.discard(errand.alone)
                    self.news.set()
                if not fit:
                    await self._replace(place)
        finally:
            await self._end(place)

    async def _alive(self, place: int) -> WorkProcess | None:
        """The process at this place; a new one if there is none or a faster engine is ready.

        None if it doesn't start.
        """
        worker = self.workers[place]
        if worker is None:
            await self._start(place)
        elif worker.process.returncode is not None or worker.folder != compiled_since():
            await self._replace(place)
        return self.workers[place]

    async def _replace(self, place: int) -> None:
        self.restarts += 1
        await self._end(place)
        if self.settings.eager or self.waiting:
            await self._start(place)

    async def _start(self, place: int) -> None:
        try:
            self.workers[place] = await WorkProcess.start(self.settings.manners)
        except GONE:
            log.exception("expected a process for %s, but it did not start", self.settings.name)
        self.news.set()

    async def _end(self, place: int) -> None:
        worker = self.workers[place]
        if worker is not None:
            await worker.end()
        self.workers[place] = None
        self.news.set()

    async def _next(self, place: int) -> Errand:
        """The next errand for this place; places whose process runs go first."""
        self._free.add(place)
        try:
            while True:
                errand = self.waiting.take(self._busy) if self._goes_first(place) else None
                if errand is not None:
                    self._busy.add(errand.alone)
                    self.news.set()
                    return errand
                self.news.clear()
                await self.news.wait()
        finally:
            self._free.discard(place)

    def _goes_first(self, place: int) -> bool:
        """Whether no other place that waits has a process while this one has none."""
        running = self.workers
        return running[place] is not None or not any(running[one] for one in self._free)

    async def _serve(self, place: int, errand: Errand) -> bool:
        """Have the process do an errand; False if a new process is needed afterwards."""
        worker = await self._alive(place)
        if worker is None:
            self._lost(errand)
            return True
        working = asyncio.create_task(worker.do(errand.message))
        either: set[asyncio.Future[WorkReply]] = {working, errand.done}
        try:
            await asyncio.wait(either, timeout=errand.limit, return_when=asyncio.FIRST_COMPLETED)
            if not working.done() and errand.done.done():
                await asyncio.wait({working}, timeout=self.settings.grace)
            return self._told(errand, working)
        finally:
            working.cancel()
            await asyncio.wait({working})

    def _told(self, errand: Errand, working: asyncio.Task[WorkReply]) -> bool:
        """Pass on the reply; False if the process is lost or must be stopped."""
        if not working.done():
            sentence = f"expected {errand.what} in {errand.limit:g} seconds, but got none"
            errand.fail(WorkTooLong(sentence))
            return False
        try:
            reply = working.result()
        except GONE:
            self._lost(errand)
            return False
        self.finished += 1
        self.seconds += reply.seconds
        if reply.trace:
            log.error("expected %s, but that failed\n%s", errand.what, reply.trace)
        errand.settle(reply)
        return True

    def _lost(self, errand: Errand) -> None:
        """Try again, ahead of all others, unless too many processes were lost over it."""
        errand.lost += 1
        tries = self.settings.tries
        if errand.lost >= tries:
            lost = f"{tries} processes were lost over it"
            errand.fail(WorkFailed(f"expected {errand.what}, but {lost}"))
        elif not errand.done.done():
            self.waiting.put_back(errand)


def for_strangers(processes: int) -> Workers:
    """Workers for what anybody may ask: low priority, little memory, a short queue.

    A process starts with the first job that needs it.
    """
    return Workers(processes, PoolSettings(Manners(GENTLE, MEMORY), most=MOST, most_each=MOST_EACH))

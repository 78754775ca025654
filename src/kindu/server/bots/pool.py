"""Bots think in separate processes, so that no bot delays a move at another table."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import KinduError
from kindu.server.bots.protocol import LENGTH, Ask, BotReply, frame
from kindu.server.settings import COMPILED

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LIMIT = 30.0  # seconds for one thought, and for a process to start
GRACE = 2.0  # seconds for which a thought may continue when nobody waits for it any more
TRIES = 3  # how many processes may be lost over one ask
GONE = (EOFError, OSError, msgspec.DecodeError)  # what the pipe of a lost process raises

log = logging.getLogger("kindu.server.bots")


class ThinkingFailed(KinduError):
    """A bot gave no answer; the table goes on with `chains.fallback`."""


class AskRefused(ThinkingFailed):
    """The ask itself is wrong (its level, board or sight), so trying again won't help."""


@dataclass(eq=False)
class Job:
    """An ask and who waits for its answer: nobody, once `done` is cancelled."""

    ask: Ask
    message: bytes
    done: asyncio.Future[list[int]] = field(default_factory=asyncio.Future)
    lost: int = 0  # processes that were lost over it

    def settle(self, answer: BotReply) -> None:
        """The answers, or why there are none."""
        if answer.refusal:
            self.fail(AskRefused(answer.refusal))
        elif not self.done.done():
            self.done.set_result(answer.answers)

    def fail(self, error: ThinkingFailed) -> None:
        """There will be no answer."""
        if not self.done.done():
            self.done.set_exception(error)


@final
class BotProcess:
    """The server's end of a process that thinks."""

    def __init__(self, process: Process, folder: str = "") -> None:
        self.process = process
        self.folder = folder  # the folder of its engine, if it differs from ours

    @staticmethod
    async def start(limit: float) -> BotProcess:
        """Start a process and wait until it is ready; raises one of GONE if it fails."""
        worker = await born(limit)
        try:
            async with asyncio.timeout(LIMIT):
                await worker.hear()
        except BaseException:
            await worker.end()
            raise
        return worker

    async def think(self, message: bytes) -> BotReply:
        """Send an ask to the process and wait for its reply."""
        pipe = self.process.stdin
        assert pipe is not None
        pipe.write(message)
        await pipe.drain()
        return await self.hear()

    async def hear(self) -> BotReply:
        """The next message of the process."""
        pipe = self.process.stdout
        assert pipe is not None
        length = int.from_bytes(await pipe.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await pipe.readexactly(length), type=BotReply)

    async def end(self) -> None:
        """Stop it, whatever it is doing."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


def compiled_since() -> str:
    """The folder of the engine that was compiled while the server runs, if it is ready."""
    folder = os.environ.get(COMPILED, "")
    return folder if folder and Path(folder, ".ready").is_file() else ""


async def born(limit: float) -> BotProcess:
    """A new process; it is stopped as soon as it is up if nobody waits for it any more."""
    folder = compiled_since()
    env = os.environ | {"OMP_NUM_THREADS": "1"}
    if folder:
        env["PYTHONPATH"] = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "kindu.server.bots.worker", str(limit),
            stdin=PIPE, stdout=PIPE, env=env,
            start_new_session=True,  # Ctrl-C in the terminal must reach the server only
        )
    )  # fmt: skip
    try:
        return BotProcess(await asyncio.shield(starting), folder)
    except asyncio.CancelledError:
        with suppress(OSError):
            await BotProcess(await starting).end()  # uvloop would forget it
        raise


@final
class Pool:
    """Some processes that think; used from one event loop.

    Asks are served in order of arrival, but a table has only one at a time.
    """

    def __init__(self, processes: int, limit: float = LIMIT, grace: float = GRACE) -> None:
        if processes < 1:
            raise KinduError(f"expected one process or more for bots, but got {processes}")
        self.limit = limit
        self.grace = grace
        self.thoughts = 0  # these four are for metrics
        self.seconds = 0.0
        self.restarts = 0
        self.waiting: deque[Job] = deque()
        self.workers: list[BotProcess | None] = [None] * processes
        self.closed = False
        self._jobs: set[Job] = set()  # all that somebody waits for
        self._thinking: set[str] = set()  # tables
        self.news = asyncio.Event()  # set whenever any of this changes; the waiter clears it
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(processes)]

    async def think(self, ask: Ask) -> list[int]:
        """A whole chain of answers; may be cancelled at any time."""
        if self.closed:
            raise closing()
        job = Job(ask, frame(ask))
        self._jobs.add(job)
        self.waiting.append(job)
        self.news.set()
        try:
            return await job.done
        finally:
            self._jobs.discard(job)
            if job in self.waiting:
                self.waiting.remove(job)

    async def close(self) -> None:
        """Stop all processes; whoever still waits gets an error."""
        self.closed = True
        for job in self._jobs:
            job.fail(closing())
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.wait(self._keepers)
        for keeper in self._keepers:
            if not keeper.cancelled():
                keeper.result()  # don't hide a bug of ours

    def pids(self) -> list[int]:
        """The processes that are ready or thinking."""
        return [worker.process.pid for worker in self.workers if worker is not None]

    def thinking(self) -> int:
        """How many bots are thinking right now."""
        return len(self._thinking)

    async def _keep(self, place: int) -> None:
        """Keep a process at this place, and hand it one job after the other."""
        try:
            await self._start(place)
            while True:
                job = await self._next()
                try:
                    fit = await self._serve(place, job)
                finally:
                    self._thinking.discard(job.ask.table)
                    self.news.set()
                if not fit:
                    await self._replace(place)
        finally:
            await self._end(place)

    async def _alive(self, place: int) -> BotProcess | None:
        """The process at this place; a new one if the last is gone or a faster engine is ready.

        None if it doesn't start.
        """
        worker = self.workers[place]
        gone = worker is None or worker.process.returncode is not None
        if gone or (worker is not None and worker.folder != compiled_since()):
            await self._replace(place)
        return self.workers[place]

    async def _replace(self, place: int) -> None:
        self.restarts += 1
        await self._end(place)
        await self._start(place)

    async def _start(self, place: int) -> None:
        try:
            self.workers[place] = await BotProcess.start(self.limit)
        except GONE:
            log.exception("expected a process that thinks for bots, but it did not start")
        self.news.set()

    async def _end(self, place: int) -> None:
        worker = self.workers[place]
        if worker is not None:
            await worker.end()
        self.workers[place] = None
        self.news.set()

    async def _next(self) -> Job:
        """The job that has waited longest, among tables that no process is thinking for."""
        while True:
            for job in self.waiting:
                if job.ask.table not in self._thinking:
                    self.waiting.remove(job)
                    self._thinking.add(job.ask.table)
                    self.news.set()
                    return job
            self.news.clear()
            await self.news.wait()

    async def _serve(self, place: int, job: Job) -> bool:
        """Have the process do a job; False if a new process is needed afterwards."""
        worker = await self._alive(place)
        if worker is None:
            self._lost(job)
            return True
        thinking = asyncio.create_task(worker.think(job.message))
        either: list[asyncio.Future[BotReply] | asyncio.Future[list[int]]] = [thinking, job.done]
        try:
            await asyncio.wait(either, timeout=self.limit, return_when=asyncio.FIRST_COMPLETED)
            if not thinking.done() and job.done.done():
                await asyncio.wait({thinking}, timeout=self.grace)
            return self._told(job, thinking)
        finally:
            thinking.cancel()
            await asyncio.wait({thinking})

    def _told(self, job: Job, thinking: asyncio.Task[BotReply]) -> bool:
        """Wait for the reply; False if the process is lost or must be stopped."""
        if not thinking.done():
            job.fail(ThinkingFailed(f"{wanted(job)} in {self.limit:g} seconds, but got none"))
            return False
        try:
            answer = thinking.result()
        except GONE:
            self._lost(job)
            return False
        self.thoughts += 1
        self.seconds += answer.seconds
        if answer.trace:
            log.error("%s\n%s", answer.refusal, answer.trace)
        job.settle(answer)
        return True

    def _lost(self, job: Job) -> None:
        """Ask again, ahead of all others, unless too many processes were lost over it."""
        job.lost += 1
        if job.lost >= TRIES:
            job.fail(ThinkingFailed(f"{wanted(job)}, but {TRIES} processes were lost over it"))
        elif not job.done.done():
            self.waiting.appendleft(job)


def wanted(job: Job) -> str:
    """The beginning of an error."""
    return f"expected an answer of {job.ask.level} in {job.ask.key}"


def closing() -> ThinkingFailed:
    """The error for asks that come too late."""
    return ThinkingFailed("expected to think, but the bots are being stopped")

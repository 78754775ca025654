"""Jobs of strangers in processes of their own: results, refusals, limits, and a fair queue."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kindu.server.work.jobs import (
    Job,
    QueueFull,
    WorkFailed,
    WorkRefused,
    WorkTooLong,
)
from kindu.server.work.pool import PoolSettings, Workers
from kindu.server.work.process import Manners
from kindu.server.work.queue import Errand, FairQueue
from tests.server.work.chores import BREAK, DOUBLE, HOARD, LOSE, NEVER, REFUSE

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
MEMORY = 512 * 1024 * 1024
T = TypeVar("T")


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker finds the jobs of this folder."""
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", paths)


@asynccontextmanager
async def working(processes: int = 1) -> AsyncIterator[Workers]:
    workers = Workers(processes, PoolSettings(Manners(5, MEMORY)))
    try:
        yield workers
    finally:
        await workers.close()


def run(
    workers: Workers, job: Job[Any, T], given: object, owner: str = "ada", limit: float = PATIENCE
) -> Coroutine[None, None, T]:
    return workers.run(job, given, owner, limit, "a result")


def test_results_refusals_and_failures_come_back_and_the_process_lives_on() -> None:
    async def work() -> tuple[list[object], list[int]]:
        async with working() as workers:
            before = workers.pids()
            jobs = [run(workers, DOUBLE, 21), run(workers, REFUSE, "x"), run(workers, BREAK, "y")]
            told = await asyncio.gather(*jobs, return_exceptions=True)
            again = await run(workers, DOUBLE, 4)
            return [*told, again], [len(before), len(workers.pids()), workers.restarts]

    (double, refused, broken, again), counts = asyncio.run(work())

    assert (42, 8) == (double, again)
    assert isinstance(refused, WorkRefused)
    assert "expected another text, but got 'x'" == str(refused)
    assert isinstance(broken, WorkFailed)
    assert "expected a result, but that failed: RuntimeError" == str(broken)
    assert [0, 1, 0] == counts


def test_a_job_is_killed_after_its_time_and_the_next_one_is_done() -> None:
    async def work() -> tuple[str, int, int]:
        async with working() as workers:
            with pytest.raises(WorkTooLong) as late:
                await run(workers, NEVER, 1, limit=0.2)
            return str(late.value), await run(workers, DOUBLE, 1), workers.restarts

    wanted = "expected a result in 0.2 seconds, but got none"

    assert (wanted, 2, 1) == asyncio.run(work())


def test_a_job_that_wants_too_much_memory_fails_alone() -> None:
    async def work() -> tuple[str, int]:
        async with working() as workers:
            with pytest.raises(WorkFailed, match="expected a result, but ") as greedy:
                await run(workers, HOARD, 2 * MEMORY)
            return str(greedy.value), await run(workers, DOUBLE, 1)

    assert ("expected a result, but that failed: MemoryError", 2) == asyncio.run(work())


def test_a_job_that_kills_its_process_is_tried_twice() -> None:
    async def work() -> tuple[str, int]:
        async with working() as workers:
            with pytest.raises(WorkFailed) as lost:
                await run(workers, LOSE, 1)
            return str(lost.value), await run(workers, DOUBLE, 1)

    assert ("expected a result, but 2 processes were lost over it", 2) == asyncio.run(work())


def test_another_owners_job_goes_on_beside_a_long_one_and_a_quick_one_starts_no_process() -> None:
    async def work() -> tuple[int, int, int]:
        async with working(2) as workers:
            await run(workers, DOUBLE, 1)
            await run(workers, DOUBLE, 2)
            alone = len(workers.pids())
            long = [asyncio.create_task(run(workers, NEVER, 1)) for _ in range(3)]
            found = await run(workers, DOUBLE, 3, "bob")
            for one in long:
                one.cancel()
            return alone, found, len(workers.pids())

    assert (1, 6, 2) == asyncio.run(work())


def errand(owner: str, name: str = "") -> Errand:
    return Errand(name or owner, owner, owner, 1.0, b"", asyncio.Future())


def test_owners_take_turns_and_have_one_job_done_at_a_time() -> None:
    async def work() -> list[str]:
        queue = FairQueue(99, 99)
        for name in ("a1", "a2", "a3", "b1", "c1", "b2"):
            queue.add(errand(name[0], name))
        taken = [queue.take({"a"}), queue.take(()), queue.take(()), queue.take(())]
        assert taken[1] is not None
        queue.put_back(taken[1])
        taken += [queue.take(()), queue.take(()), queue.take(()), queue.take(())]
        return [one.what if one else "" for one in taken]

    assert ["b1", "a1", "c1", "b2", "a1", "a2", "a3", ""] == asyncio.run(work())


@pytest.mark.parametrize(
    ("most", "each", "sentence"),
    [
        (9, 2, "expected a, but 2 of your requests are already waiting"),
        (2, 9, "expected a, but the server has too much to do"),
    ],
)
def test_a_full_queue_refuses_at_once(most: int, each: int, sentence: str) -> None:
    async def work() -> int:
        queue = FairQueue(most, each)
        queue.add(errand("a"))
        last = errand("a")
        queue.add(last)
        with pytest.raises(QueueFull, match=sentence):
            queue.add(errand("a"))
        queue.drop(last)
        queue.drop(last)
        queue.add(errand("a"))
        return len(queue)

    assert 2 == asyncio.run(work())

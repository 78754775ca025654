"""Long work in slices: jobs and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

from kindu.server.slices import WORKS_FOR, Slices


def test_long_jobs_take_turns_and_let_others_run() -> None:
    told: list[str] = []

    def job(name: str, steps: int) -> Generator[None, None, str]:
        for _ in range(steps):
            told.append(name)
            yield
        return name

    async def work() -> tuple[list[str], int]:
        slices, ticks = Slices(seconds=0), 0
        jobs = [asyncio.create_task(slices.run(job(*one))) for one in (("a", 5), ("b", 2))]
        while not all(one.done() for one in jobs):
            ticks += 1
            await asyncio.sleep(0)
        return [one.result() for one in jobs], ticks

    results, ticks = asyncio.run(work())
    assert ["a", "b"] == results
    assert ["a", "b", "a", "b", "a", "a", "a"] == told
    assert ticks >= 7


def test_who_has_many_long_jobs_makes_nobody_else_wait() -> None:
    told: list[str] = []

    def job(address: str, steps: int) -> Generator[None, None, None]:
        for _ in range(steps):
            told.append(address)
            yield

    async def of(slices: Slices, address: str, steps: int) -> None:
        WORKS_FOR.set(address)
        await slices.run(job(address, steps))

    async def work() -> dict[str, asyncio.Lock]:
        slices = Slices(seconds=0)
        many = [of(slices, "stranger", 3) for _ in range(20)]
        await asyncio.gather(*many, of(slices, "visitor", 3))
        return slices.own

    assert {} == asyncio.run(work())
    assert 63 == len(told)
    assert told[:6].count("visitor") >= 2
    assert told[:8].count("visitor") == 3

"""The processes in which bots think: lost and replaced, quiet, and ended with their server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from subprocess import PIPE

import msgspec
import pytest
import uvloop

from kindu.core.sight import Sight
from kindu.server.bots.pool import Pool, ThinkingFailed
from kindu.server.bots.protocol import THINK
from kindu.server.wire.chains import fallback
from kindu.server.work.jobs import WorkOrder, frame
from tests.server.thinking import (
    LONG,
    PATIENCE,
    ask,
    busy,
    children,
    gone,
    long_deal,
    seats_asked,
    thinking,
    until,
)

LOOPS = pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
Loop = Callable[[], asyncio.AbstractEventLoop]


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    before = children()
    yield
    assert before == children()


def absent(pool: Pool, pid: int) -> bool:
    return pid not in pool.pids()


def note(told: list[str], name: str, _: object) -> None:
    told.append(name)


def test_a_process_killed_in_the_midst_of_a_thought_is_replaced_and_the_ask_put_again() -> None:
    async def work() -> tuple[bool, int]:
        async with thinking(1) as pool:
            pid = pool.pids()[0]
            os.kill(pid, signal.SIGSTOP)  # whatever it is asked takes for ever
            thought = asyncio.create_task(pool.think(ask("a")))
            await busy(pool, 1)
            os.kill(pid, signal.SIGKILL)
            await thought
            return pid in pool.pids(), pool.restarts

    assert (False, 1) == asyncio.run(work())


def test_an_ask_that_lost_its_process_comes_before_those_that_wait() -> None:
    async def work() -> list[str]:
        async with thinking(1) as pool:
            pid = pool.pids()[0]
            os.kill(pid, signal.SIGSTOP)
            told: list[str] = []
            thoughts = [asyncio.create_task(pool.think(ask(name))) for name in "abc"]
            for name, thought in zip("abc", thoughts, strict=True):
                thought.add_done_callback(partial(note, told, name))
            await busy(pool, 1)
            os.kill(pid, signal.SIGKILL)
            await asyncio.gather(*thoughts)
            return told

    assert ["a", "b", "c"] == asyncio.run(work())


def test_an_ask_that_nobody_waits_for_is_not_put_again() -> None:
    async def work() -> tuple[int, int]:
        async with thinking(1) as pool:
            pid = pool.pids()[0]
            os.kill(pid, signal.SIGSTOP)
            thought = asyncio.create_task(pool.think(ask("a")))
            await busy(pool, 1)
            thought.cancel()
            os.kill(pid, signal.SIGKILL)
            await pool.think(ask("b"))
            return pool.finished, pool.restarts

    assert (1, 1) == asyncio.run(work())


def test_processes_killed_while_they_were_idle_cost_no_ask() -> None:
    async def work() -> tuple[int, int]:
        async with thinking(4) as pool:
            for worker in filter(None, pool.workers):
                worker.process.kill()
                await worker.process.wait()
            await pool.think(ask("a"))
            return pool.finished, pool.restarts

    assert (1, 1) == asyncio.run(work())


def test_an_ask_over_which_three_processes_are_lost_fails_and_the_table_has_a_fallback() -> None:
    record = long_deal()

    async def work() -> str:
        async with thinking(1) as pool:
            thought = asyncio.create_task(pool.think(ask("a", LONG, record)))
            for _ in range(3):
                await busy(pool, 1)
                pid = pool.pids()[0]
                os.kill(pid, signal.SIGKILL)
                await until(pool, partial(absent, pool, pid))
            with pytest.raises(ThinkingFailed) as failure:
                await thought
            await pool.think(ask("b"))
            return str(failure.value)

    assert asyncio.run(work()).endswith("but 3 processes were lost over it")
    seat = seats_asked(record)[0]
    answers = fallback(Sight(record.state, seat))
    record.play_all([record.rules.line(seat, action) for action in answers])


def test_an_ask_fails_if_no_process_starts_and_the_next_is_served_when_one_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/nowhere/python")
            pool = Pool(1)
            with pytest.raises(ThinkingFailed, match="but 3 processes were lost over it"):
                await pool.think(ask("a"))
        await pool.think(ask("a"))
        await pool.close()

    asyncio.run(work())


def environment(pid: int) -> list[bytes]:
    return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


def test_a_process_ignores_ctrl_c_and_gives_way_to_the_server() -> None:
    async def work() -> tuple[int, int, bool, int]:
        async with thinking(1) as pool:
            pid = pool.pids()[0]
            os.kill(pid, signal.SIGINT)
            await pool.think(ask("a"))
            nice = os.getpriority(os.PRIO_PROCESS, pid) - os.getpriority(os.PRIO_PROCESS, 0)
            settings = environment(pid)
            alone = os.getsid(pid) == pid
            return nice, pool.restarts, alone, settings.count(b"OMP_NUM_THREADS=1")

    assert (10, 0, True, 1) == asyncio.run(work())


@LOOPS
def test_nothing_is_left_when_it_is_closed_in_the_midst_of_thoughts(loop: Loop) -> None:
    async def work() -> tuple[list[str], list[int]]:
        async with thinking(2) as pool:
            watched = [os.pidfd_open(pid) for pid in pool.pids()]
            for pid in pool.pids():
                os.kill(pid, signal.SIGSTOP)
            thoughts = [asyncio.create_task(pool.think(ask("a"))) for _ in range(20)]
            await busy(pool, 1)
            await pool.close()
            told = await asyncio.gather(*thoughts, return_exceptions=True)
            with pytest.raises(ThinkingFailed, match="being stopped"):
                await pool.think(ask("a"))
            assert all(gone(one) for one in watched)
            return [type(one).__name__ for one in told], pool.pids()

    with asyncio.Runner(loop_factory=loop) as runner:
        told, pids = runner.run(work())

    assert {"ThinkingFailed"} == set(told)
    assert [] == pids


@LOOPS
def test_closing_while_processes_start_leaves_none(loop: Loop) -> None:
    async def work(turns: int) -> None:
        pool = Pool(2)
        for _ in range(turns):
            await asyncio.sleep(0)
        await pool.close()

    before = children()
    for turns in range(6):
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(work(turns))

        assert before == children()


def test_the_system_ends_a_thought_that_nobody_ended() -> None:
    command = [sys.executable, "-m", "kindu.server.work.worker", "10", "0"]
    given = msgspec.msgpack.encode(ask("a", LONG, long_deal()))
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(frame(WorkOrder(THINK.name, 0.01, given)))
        process.stdin.flush()

        assert -signal.SIGALRM == process.wait(PATIENCE)


PARENT = """
import asyncio
from tests.server.thinking import LONG, PATIENCE, ask, busy, children, long_deal, thinking

async def work():
    async with thinking(2) as pool:
        long = asyncio.create_task(pool.think(ask("a", LONG, long_deal())))
        await busy(pool, 1)
        print(*pool.pids(), flush=True)
        await asyncio.Event().wait()

asyncio.run(work())
"""


def test_processes_end_with_a_server_that_is_killed_even_in_the_midst_of_a_thought() -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=PIPE, cwd=root) as parent:
        assert parent.stdout is not None
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        watched = [os.pidfd_open(pid) for pid in pids]
        parent.kill()

    assert 2 == len(watched)
    assert all(gone(one) for one in watched)

"""What the tests of bots in processes share: positions, asks, and waiting for processes."""

import asyncio
import os
import select
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from kindu.core.sight import Sight
from kindu.core.words import seat_of
from kindu.record.record import Record
from kindu.server.bots.pool import Pool
from kindu.server.bots.protocol import Ask, packed
from tests.server.games import LONGEST, dealt, most
from tests.support import QUICKEST

LONG = "plain"
PATIENCE = 60.0  # seconds for anything to happen, on a busy machine


def long_deal() -> Record:
    """A position at which the bot LONG thinks for seconds."""
    return dealt(LONGEST, most(LONGEST))


def seats_asked(record: Record) -> list[int]:
    """Those of an open group in the order asked, or the one seat that is to act."""
    group = [int(seat_of(question)) for question in record.state.open_group()]
    return group or [int(record.state.to_act())]


def ask(table: str, level: str = "uniform", record: Record | None = None, seat: int = -1) -> Ask:
    """What a table asks a bot; by default at the beginning of the quickest game."""
    record = record or dealt(QUICKEST, 2)
    eye = seats_asked(record)[0] if seat < 0 else seat
    sight = packed(Sight(record.state, eye))
    return Ask(table, record.rules.key, "", level, sight, f"{table} {len(record.lines)}")


@asynccontextmanager
async def thinking(processes: int, limit: float = PATIENCE) -> AsyncIterator[Pool]:
    """Pool with all processes ready; a thought that nobody waits for is ended at once."""
    pool = Pool(processes, limit, grace=0.1)
    try:
        await until(pool, lambda: len(pool.pids()) == processes)
        yield pool
    finally:
        await pool.close()


async def until(pool: Pool, true: Callable[[], bool]) -> None:
    """Wait for changes until this is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            pool.news.clear()
            await pool.news.wait()


async def busy(pool: Pool, thoughts: int) -> None:
    """Wait until so many thoughts are under way."""
    await until(pool, lambda: pool.working() == thoughts)


def children() -> set[int]:
    """The processes that this one has started and not yet seen end."""
    while True:
        threads = Path("/proc/self/task").iterdir()
        try:
            return {int(pid) for one in threads for pid in (one / "children").read_text().split()}
        except (FileNotFoundError, ProcessLookupError):
            continue  # a thread ended meanwhile, and left its processes to another


def gone(descriptor: int) -> bool:
    """Whether the process behind a descriptor of `os.pidfd_open` ends, within our patience."""
    ended, _, _ = select.select([descriptor], [], [], PATIENCE)
    os.close(descriptor)
    return bool(ended)

"""The session of a process with PostgreSQL: news from other processes, and names that one holds."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, cast

import asyncpg
import pytest

from kindu.server.data.database import StoreError
from kindu.server.data.opened import open_database
from kindu.server.data.pg_session import PgSession
from kindu.server.data.postgres import Postgres
from tests.server.postgres import command
from tests.server.stores import event
from tests.server.two import END_LINES, LINE_PID, Ear, freed, two

if TYPE_CHECKING:
    from kindu.server.data.pg_session import Connect

LINES = "SELECT lines FROM event ORDER BY n"


# --- news ---------------------------------------------------------------------------------


def test_news_reach_every_process_and_find_the_row_committed(postgres_url: str) -> None:
    async def work() -> list[object]:
        async with two(postgres_url) as (one, other):
            ears = [Ear(), Ear()]
            await one.listen(ears[0])
            await other.listen(ears[1])
            await one.write([event(0, "a")], "g 0")
            heard = [await ear.until("g 0") for ear in ears]
            return [*heard, *await other.read(LINES)]

    assert [["g 0"], ["g 0"], ("a",)] == asyncio.run(work())


def test_a_unit_that_is_not_kept_tells_nothing(postgres_url: str) -> None:
    async def work() -> list[str]:
        async with two(postgres_url) as (one, other):
            ear = Ear()
            await other.listen(ear)
            await one.write([event(0)])
            await one.write([event(0)], "too late")
            with pytest.raises(StoreError):
                await one.write([event(1, None)], "faulty")
            await one.write([event(1)], "last")
            return await ear.until("last")

    assert ["last"] == asyncio.run(work())


def test_a_line_that_broke_comes_up_again_and_says_that_news_were_missed(postgres_url: str) -> None:
    async def work() -> list[str]:
        async with two(postgres_url) as (one, other):
            ear = Ear()
            await other.listen(ear)
            await command(postgres_url, END_LINES)
            missed = await ear.until("")
            await one.write([event(0)], "g 0")
            return missed + await ear.until("g 0")

    assert ["", "g 0"] == asyncio.run(work())


class LostWhileListening:
    """A connection that is lost after asyncpg has prepared LISTEN, and before it is run."""

    def add_termination_listener(self, _: object) -> None:
        """Nobody hears of its end."""

    async def add_listener(self, *_: object) -> None:
        raise AttributeError("'NoneType' object has no attribute 'bind_execute'")

    def terminate(self) -> None:
        """It is gone."""


def test_a_line_that_breaks_again_as_it_comes_up_comes_up_later(postgres_url: str) -> None:
    async def connect(url: str, **options: object) -> object:
        lost = next(tries) == 1
        return LostWhileListening() if lost else await asyncpg.connect(url, **options)  # type: ignore[call-overload]

    async def work() -> list[str]:
        session, ear = PgSession(postgres_url, connect=cast("Connect", connect)), Ear()
        await session.start()
        await session.listen(ear)
        await command(postgres_url, END_LINES)
        async with asyncio.timeout(10):
            missed = await ear.until("")
        await session.close()
        return missed

    tries = itertools.count()

    assert [""] == asyncio.run(work())


# --- holds --------------------------------------------------------------------------------


def test_a_name_has_one_holder_until_it_lets_go(postgres_url: str) -> None:
    async def work() -> list[bool]:
        async with two(postgres_url) as (one, other):
            told = [await one.hold("g"), await one.hold("g"), await other.hold("g")]
            told += [await other.hold("h"), one.held("h")]
            await one.let_go("g")
            return [*told, one.held("g"), await other.hold("g")]

    assert [True, True, False, True, False, False, True] == asyncio.run(work())


def test_a_name_is_free_when_its_holder_is_closed(postgres_url: str) -> None:
    async def work() -> list[bool]:
        async with two(postgres_url) as (one, other):
            await one.hold("g")
            before = await other.hold("g")
            await one.close()
            await freed(postgres_url, "g")
            return [before, await other.hold("g"), one.held("g")]

    assert [False, True, False] == asyncio.run(work())


HOLDER = """
import asyncio, sys
from kindu.server.data.opened import open_database

async def work() -> None:
    store = await open_database(sys.argv[1])
    print(await store.hold("g"), flush=True)
    await asyncio.get_running_loop().create_future()

asyncio.run(work())
"""


def test_a_name_is_free_when_its_holder_is_killed(postgres_url: str) -> None:
    async def work(holder: subprocess.Popen[str]) -> list[bool]:
        store = await open_database(postgres_url)
        before = await store.hold("g")
        holder.kill()
        await freed(postgres_url, "g")
        after = await store.hold("g")
        await store.close()
        return [before, after]

    words = [sys.executable, "-c", HOLDER, postgres_url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout
        assert "True\n" == holder.stdout.readline()

        assert [False, True] == asyncio.run(work(holder))


def test_who_loses_the_line_holds_nothing_and_may_ask_again(postgres_url: str) -> None:
    async def work() -> list[bool]:
        async with two(postgres_url) as (one, _):
            ear = Ear()
            await one.listen(ear)
            await one.hold("g")
            await one.hold("h")
            await command(postgres_url, END_LINES)
            await ear.until("")
            told = [one.held("g"), one.held("h"), await one.hold("h")]
            await freed(postgres_url, "g")
            return [*told, one.held("h"), await one.hold("g")]

    assert [False, False, True, True, True] == asyncio.run(work())


def test_a_line_that_falls_silent_is_given_up(postgres_url: str) -> None:
    """Its other end is stopped, not ended: no error comes, and the lock is kept for the dead."""

    async def work() -> list[bool]:
        await (await open_database(postgres_url)).close()
        store = await Postgres.open(postgres_url, pulse=0.1)
        ear = Ear()
        await store.listen(ear)
        await store.hold("g")
        [(pid,)] = await store.read(LINE_PID)
        assert isinstance(pid, int)
        os.kill(pid, signal.SIGSTOP)
        try:
            await ear.until("")
            told = [store.held("g"), await store.hold("g")]
        finally:
            os.kill(pid, signal.SIGCONT)
        await freed(postgres_url, "g")
        told.append(await store.hold("g"))
        await store.close()
        return told

    assert [False, False, True] == asyncio.run(work())

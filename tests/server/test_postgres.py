"""PostgreSQL between processes: one winner for a place, news, holds, and connections that break."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from kindu.server.store.database import Step, StoreError, Unsure
from kindu.server.store.opened import open_database, open_postgres
from kindu.server.store.postgres import Postgres, numbered
from tests.server.postgres import Server, command
from tests.server.stores import event, game

LINE_PID = (
    "SELECT pid FROM pg_stat_activity"
    " WHERE application_name = 'kindu line' AND datname = current_database()"
)
END_LINES = LINE_PID.replace("pid", "pg_terminate_backend(pid)", 1)
END_ME = Step("SELECT pg_terminate_backend(pg_backend_pid())")
LINES = "SELECT lines FROM event ORDER BY n"


class Ear:
    """Keeps what it hears, and wakes whoever waits for it."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    def __call__(self, news: str) -> None:
        self.heard.put_nowait(news)

    async def until(self, wanted: str) -> list[str]:
        """All up to these news."""
        found = [await self.heard.get()]
        while found[-1] != wanted:
            found.append(await self.heard.get())
        return found


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Postgres, Postgres]]:
    """Two processes' databases; they start at once, and only one of them migrates."""
    one, other = await asyncio.gather(*[open_postgres(url, "postgresql") for _ in "ab"])
    await one.write([game()])
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT 1", "SELECT 1"),
        ("a = ? AND b = ?", "a = $1 AND b = $2"),
        ("a = '?' AND \"b?\" = ?", "a = '?' AND \"b?\" = $1"),
        ("a = 'it''s ?' AND b = ?", "a = 'it''s ?' AND b = $1"),
    ],
)
def test_values_are_numbered_but_for_those_in_quotes(sql: str, expected: str) -> None:
    assert expected == numbered(sql)


def test_of_many_writers_for_the_same_place_one_is_kept(postgres_url: str) -> None:
    async def work() -> tuple[int, int]:
        async with two(postgres_url) as stores:
            units = [store.write([event(0, f"{k}")]) for k in range(10) for store in stores]
            kept = await asyncio.gather(*units)
            return sum(kept), len(await stores[1].read(LINES))

    assert (1, 1) == asyncio.run(work())


def test_of_two_units_that_block_each_other_both_are_kept_in_the_end(postgres_url: str) -> None:
    """Each has one lock and wants the other's; nobody goes on before both have their first."""

    def unit(n: int, first: int, second: int) -> list[Step]:
        locks = [f"({first})", "_shared(99)", f"({second})"]
        return [*(Step(f"SELECT pg_advisory_xact_lock{lock}") for lock in locks), event(n)]

    async def work() -> list[bool]:
        async with two(postgres_url) as (one, other):
            gate = await asyncpg.connect(postgres_url)
            await gate.execute("SELECT pg_advisory_lock(99)")
            units = [one.write(unit(0, 1, 2)), other.write(unit(1, 2, 1))]
            both = asyncio.gather(*units)
            waiting = "SELECT count(*) FROM pg_locks WHERE objid = 99 AND NOT granted"
            while await gate.fetchval(waiting) < 2:
                pass
            await gate.close()
            return await both

    assert [True, True] == asyncio.run(work())


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
from kindu.server.store.opened import open_database

async def work() -> None:
    store = await open_database(sys.argv[1])
    print(await store.hold("g"), flush=True)
    await asyncio.get_running_loop().create_future()

asyncio.run(work())
"""


async def freed(url: str, name: str) -> None:
    """Wait until PostgreSQL has given the lock away; it needs a moment to notice an end."""
    connection = await asyncpg.connect(url)
    await connection.execute("SELECT pg_advisory_lock(hashtextextended($1, 0))", name)
    await connection.execute("SELECT pg_advisory_unlock(hashtextextended($1, 0))", name)
    await connection.close()


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


# --- what breaks --------------------------------------------------------------------------


def test_a_connection_that_breaks_within_a_unit_keeps_nothing(postgres_url: str) -> None:
    async def work() -> list[object]:
        async with two(postgres_url) as (one, _):
            with pytest.raises(StoreError) as error:
                await one.write([event(0, "a"), END_ME])
            kept = await one.write([event(0, "b")])
            return [type(error.value), kept, *await one.read(LINES)]

    assert [StoreError, True, ("b",)] == asyncio.run(work())


LAST_WORDS = """
CREATE FUNCTION end_me() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION end_me();
"""


def test_a_connection_that_breaks_at_the_commit_leaves_one_unsure(postgres_url: str) -> None:
    async def work() -> None:
        async with two(postgres_url) as (one, _):
            await command(postgres_url, LAST_WORDS)
            await one.write([event(0)])

    with pytest.raises(Unsure, match="expected to save, but PostgreSQL says"):
        asyncio.run(work())


def test_a_server_that_crashed_and_is_back_is_written_to_again(
    postgres_server: Server, postgres_url: str
) -> None:
    async def work() -> list[object]:
        async with two(postgres_url) as (one, other):
            ear = Ear()
            await other.listen(ear)
            await asyncio.gather(*[one.write([event(n)]) for n in range(10)])
            await other.hold("g")
            postgres_server.stop(signal.SIGQUIT)
            with pytest.raises(StoreError):
                await one.write([event(10)])
            with pytest.raises(StoreError):
                await other.hold("h")
            assert not other.held("g")
            postgres_server.start()
            await ear.until("")
            kept = await asyncio.gather(*[one.write([event(n)]) for n in range(10, 20)])
            await one.write([event(20)], "g 20")
            return [all(kept), await ear.until("g 20"), await other.hold("g")]

    assert [True, ["g 20"], True] == asyncio.run(work())


def test_no_value_is_shown_in_an_error(postgres_url: str) -> None:
    """What PostgreSQL says of a row that it refuses has the whole row, with its seed."""

    async def work() -> list[str]:
        async with two(postgres_url) as (one, _):
            told = []
            for step in (game("g", b"SECRET"), event(3, None, of="SECRET"), Step("SECRET")):
                with pytest.raises(StoreError) as error:
                    await one.write([step])
                told.append(f"{error.value} {error.value.__cause__}")
            with pytest.raises(StoreError) as error:
                await one.write([Step("UPDATE game SET seats = ?", ("SECRET",))])
            return [*told[:2], str(error.value)]

    told = asyncio.run(work())

    assert [] == [words for words in told if "SECRET" in words or "53454352" in words]
    assert [1, 1, 1] == [len(words.splitlines()) for words in told]


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://ada:SECRET@host/x", "begins with postgresql://, but got one with mysql://"),
        ("postgresql://ada:SEC/RET@host/x", "expected an address such as postgresql://"),
        ("postgresql://ada:SECRET@127.0.0.1:1/x", "expected to reach PostgreSQL, but it says "),
        ("postgresql://ada:SECRET@/x?host=/nowhere", "expected to reach PostgreSQL, but it says "),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_without_its_password(
    url: str, sentence: str
) -> None:
    with pytest.raises(StoreError, match=sentence) as error:
        asyncio.run(open_database(url))

    assert "SEC" not in str(error.value)
    assert 1 == len(str(error.value).splitlines())


def test_a_database_that_is_not_there_is_refused_in_a_sentence(postgres_server: Server) -> None:
    with pytest.raises(StoreError, match='database "nowhere" does not exist'):
        asyncio.run(open_database(postgres_server.url("nowhere")))


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_what_is_not_installed_is_named_with_the_command_that_installs_it(missing: str) -> None:
    code = f"""
import asyncio, sys
sys.modules[{missing!r}] = None
from kindu.server.store.opened import open_database
try:
    asyncio.run(open_database("postgresql://127.0.0.1:1/x"))
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("StoreError expected asyncpg and greenlet for PostgreSQL, but")
    assert done.stdout.endswith("pip install 'kindu[postgres]'\n")

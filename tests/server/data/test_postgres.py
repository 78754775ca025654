"""PostgreSQL: one winner for a place, connections that break, addresses that lead nowhere."""

import asyncio
import logging
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from kindu.server.data.database import Statement, StoreError, Unsure
from kindu.server.data.opened import open_database
from kindu.server.data.postgres import numbered
from kindu.server.data.start import open_data
from kindu.server.settings import Settings
from tests.server.postgres import SYNCING, Server, command
from tests.server.sitting import live
from tests.server.stores import event, game
from tests.server.two import Ear, two

END_ME = Statement("SELECT pg_terminate_backend(pg_backend_pid())")
LINES = "SELECT lines FROM event ORDER BY n"


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

    def unit(n: int, first: int, second: int) -> list[Statement]:
        locks = [f"({first})", "_shared(99)", f"({second})"]
        return [*(Statement(f"SELECT pg_advisory_xact_lock{lock}") for lock in locks), event(n)]

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
            [(count,)] = await other.read("SELECT count(*) FROM event")
            return [all(kept), count, await ear.until("g 20"), await other.hold("g")]

    assert [True, 21, ["g 20"], True] == asyncio.run(work())


@live
async def test_what_tests_save_is_flushed(postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url)
    found = [await connection.fetchval(f"SHOW {name}") for name in SYNCING]
    await connection.close()

    assert ["on", "on", "on"] == found


def test_no_value_is_shown_in_an_error(postgres_url: str) -> None:
    """What PostgreSQL says of a row that it refuses has the whole row, with its seed."""

    async def work() -> list[str]:
        async with two(postgres_url) as (one, _):
            told = []
            for step in (game("g", b"SECRET"), event(3, None, of="SECRET"), Statement("SECRET")):
                with pytest.raises(StoreError) as error:
                    await one.write([step])
                told.append(f"{error.value} {error.value.__cause__}")
            with pytest.raises(StoreError) as error:
                await one.write([Statement("UPDATE game SET seats = ?", ("SECRET",))])
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
from kindu.server.data.opened import open_database
try:
    asyncio.run(open_database("postgresql://127.0.0.1:1/x"))
except Exception as error:
    print(type(error).__name__, error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("StoreError expected asyncpg and greenlet for PostgreSQL, but")
    assert done.stdout.endswith("pip install 'kindu[postgres]'\n")


class Said(logging.Filter):
    """Notes that something was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.event = asyncio.Event()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == "kindu.server.data":
            self.event.set()
        return True


@live
async def test_a_server_waits_for_postgresql_and_says_so(
    tmp_path: Path,
    postgres_server: Server,
    postgres_url: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It begins while PostgreSQL is down, and goes on as soon as that is up."""
    said = Said()
    caplog.handler.addFilter(said)
    postgres_server.stop()
    opening = asyncio.create_task(open_data(Settings(tmp_path, database_url=postgres_url)))
    try:
        await said.event.wait()
    finally:
        caplog.handler.removeFilter(said)
        postgres_server.start()
    database, _ = await opening
    await database.close()

    assert 1 == caplog.text.count("waiting up to 60 seconds for PostgreSQL")


@live
async def test_the_wait_for_postgresql_has_an_end(tmp_path: Path) -> None:
    chosen = Settings(tmp_path, database_url="postgresql://ada@127.0.0.1:1/x", wait=0)

    with pytest.raises(StoreError, match="expected to reach PostgreSQL"):
        await open_data(chosen)

"""Mistakes that the simulation has found in the server, each at its smallest."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest

from kindu.core.words import SPECTATOR
from kindu.games import game, keys, load
from kindu.record.record import Record
from kindu.record.seal import SealedLuck
from kindu.server.data.database import StoreError
from kindu.server.data.rows import BOT
from kindu.server.people.accounts import delete_person
from kindu.server.refusals import Stale
from kindu.server.tables import seating
from kindu.server.tables.seating import table_again
from kindu.server.wire.chains import least
from kindu.server.wire.connection import Connection
from tests.simulation.bench import Bench, words
from tests.simulation.outside.weather import Delays
from tests.simulation.people.browser import Browser

WITH_GROUP = next(  # a game that begins with an open group
    key
    for key in keys()
    if Record(load(key), game(key).seats[0], SealedLuck(bytes(32), key)).state.open_group()
)
SOON = 5.0  # virtual seconds, in which the housekeeping of a process comes round twice


async def until(true: Callable[[], bool]) -> None:
    """Wait for it in virtual time."""
    async with asyncio.timeout(100.0):
        while not true():  # noqa: ASYNC110 - only a simulation knows when
            await asyncio.sleep(0.01)


def test_a_table_that_failed_to_read_what_is_new_tries_again() -> None:
    async def test(bench: Bench) -> None:
        await bench.awake(0)
        table = await bench.awake(1)
        await asyncio.sleep(SOON)
        bench.weather.slow["news s1"] = 0.2
        await bench.say(0, "hello")
        assert not table.late
        bench.weather.rates = {"read fails": 1.0}
        await until(lambda: table.late)
        await asyncio.sleep(1.0)
        bench.weather.rates = {}
        await asyncio.sleep(SOON)

        assert ["hello"] == words(table)

    Bench(2).run(test)


def test_news_of_a_table_that_is_waking_is_not_lost() -> None:
    async def test(bench: Bench) -> None:
        await bench.awake(0)
        bench.weather.slow["pg s1"] = 1.0
        waking = asyncio.create_task(bench.awake(1))
        await until(lambda: "FROM chat" in "".join(bench.reads(1)))
        await bench.say(0, "hello")
        assert not waking.done()
        table = await waking
        bench.weather.slow.clear()
        await asyncio.sleep(SOON)

        assert ["hello"] == words(table)

    Bench(2).run(test)


def test_what_may_have_been_saved_is_looked_up_soon() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(0)
        bench.weather.rates = {"disk tears": 1.0}
        with pytest.raises(StoreError):
            await bench.say(0, "hello")
        bench.weather.rates = {}
        await asyncio.sleep(SOON)

        assert ["hello"] == words(table)

    Bench(1).run(test)


def test_a_connection_goes_even_if_the_database_fails() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(0)
        connection = Connection(0, "me")
        await bench.on(0, table.greet(connection, -1))
        bench.weather.rates = {"read fails": 1.0}
        table.late = True
        await bench.on(0, table.bid_farewell(connection))

        assert not table.connections

    Bench(1).run(test)


def test_no_envelope_is_taken_for_an_event_that_has_happened_elsewhere() -> None:
    async def test(bench: Bench) -> None:
        here, there = await bench.awake(0), await bench.awake(1)
        await bench.on(0, seating.start(here, "me"))
        await asyncio.sleep(SOON)
        assert here.match
        assert there.match
        answers = [least(here.match.sight(seat)) for seat in here.match.asked()]
        await bench.on(1, there.move(0, 1, answers[0]))
        await asyncio.sleep(SOON)
        bench.weather.slow["news s1"] = 1e6
        for seat in range(1, len(answers)):
            await bench.on(0, here.move(seat, 1, answers[seat]))
        assert (1, 0) == (here.match.n, there.match.n)

        with pytest.raises(Stale):
            await bench.on(1, there.move(0, 1, answers[0]))

    Bench(2, WITH_GROUP).run(test)


def test_a_connection_goes_if_the_database_fails_while_it_is_checked() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(0)
        browser = Browser(bench.world, "p0", "10.0.1.1")
        await browser.ask(bench.processes[0], "GET", "/me")
        bench.weather.delays = Delays(0.001, 0.5, 0.001)
        socket = await browser.open(bench.processes[0], bench.game)
        await socket.hear(10.0)
        socket.say({"t": "hello"})
        await until(lambda: bool(table.connections))
        bench.weather.rates = {"read fails": 1.0}
        await asyncio.sleep(2 * SOON)

        assert not table.connections

    Bench(1).run(test)


def test_a_bot_is_not_disturbed_while_its_move_is_saved() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(0)
        await bench.on(0, seating.start(table, "me"))
        bench.weather.slow["pg s0"] = 0.1
        await bench.on(0, table.greet(Connection(SPECTATOR), -1))
        await until(lambda: table.saving)
        assert table.match
        saved = table.match.n
        bench.processes[0].registry.look_around(table)  # as the housekeeping does
        await until(lambda: not table.saving)

        assert saved <= table.match.n

    Bench(2, kind=BOT).run(test)


def test_nothing_is_sent_after_what_was_dropped() -> None:
    connection = Connection(0, "me")
    connection.push(b"event 1")
    connection.close("too many messages wait")
    connection.push(b"event 2")

    assert not connection.waiting


def test_a_slow_database_is_not_asked_for_every_news_again() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(1)
        bench.weather.slow["pg s1"] = 0.5
        said = [str(number) for number in range(20)]
        before = len(bench.reads(1))
        for one in said:
            await bench.say(0, one)
        await asyncio.sleep(200.0)

        assert said == words(table)
        assert len(bench.reads(1)) - before < 3 * len(said)  # seven reads for all that is new

    Bench(2).run(test)


def test_nothing_is_kept_of_somebody_who_is_being_deleted() -> None:
    async def test(bench: Bench) -> None:
        table = await bench.awake(0)
        again = table_again(table, "me", "")
        await bench.on(0, delete_person(table.db, "me"))
        with pytest.raises(Stale):
            await bench.say(0, "hello")
        with pytest.raises(Stale):
            await bench.on(0, bench.processes[0].registry.make(again))
        with pytest.raises(Stale):
            await bench.on(0, seating.take(table, 0, "me", "Me"))

        assert [] == bench.store.rows("SELECT * FROM chat")
        assert [] == bench.store.rows("SELECT * FROM seat WHERE person = 'me'")

    Bench(1).run(test)


def test_a_socket_closes_though_the_database_fails_when_its_session_ends() -> None:
    async def test(bench: Bench) -> None:
        table, process = await bench.awake(0), bench.processes[0]
        browser = Browser(bench.world, "p0", "10.0.1.1")
        _, me = await browser.ask(process, "GET", "/me")
        socket = await browser.open(process, bench.game)
        await socket.hear(10.0)
        socket.say({"t": "hello"})
        await until(lambda: bool(table.connections))
        await bench.on(0, delete_person(table.db, me["id"]))
        bench.weather.rates = {"read fails": 1.0}
        with pytest.raises(StoreError):
            await bench.on(0, process.registry.look_after(me["id"]))
        bench.weather.rates = {}
        await asyncio.sleep(SOON)

        assert not table.connections

    Bench(1).run(test)


def test_a_table_that_can_not_wake_for_somebody_who_is_gone_is_no_error() -> None:
    async def test(bench: Bench) -> None:
        registry = bench.processes[0].registry
        bench.weather.delays = Delays(0.001, 0.5, 0.001)
        bench.weather.rates = {"read fails": 1.0}
        waiting = asyncio.create_task(bench.on(0, registry._find(bench.game)))  # noqa: SLF001
        await until(lambda: bool(registry.waking))
        waiting.cancel()
        await until(lambda: not registry.waking)
        gc.collect()  # then asyncio complains about errors that nobody has seen

    Bench(1).run(test)

"""Mistakes that the simulation has found in the shared luck, each at its smallest."""

from __future__ import annotations

import asyncio

import pytest

from kindu.record.shared import commitment_of
from kindu.server.data.rows import OPEN
from kindu.server.luck import steps
from kindu.server.luck.table_luck import luck_of
from kindu.server.refusals import NotLegal, Stale
from kindu.server.tables import seating
from kindu.server.tables.table import Table
from kindu.server.wire.connection import Connection
from tests.simulation.bench import Bench
from tests.simulation.test_found import SOON, until


async def pledged(bench: Bench, many: int) -> list[Table]:
    """The table in all processes, after a start with a commitment for each of the first seats."""
    tables = [await bench.awake(number) for number in range(len(bench.processes))]
    for seat in range(many):
        connection = Connection(seat, "me")
        await bench.on(0, tables[0].greet(connection, -1))
        await bench.on(0, steps.commit(tables[0], connection, commitment_of(nonce(seat))))
    await bench.on(0, seating.start(tables[0], "me"))
    return tables


def nonce(seat: int) -> str:
    return f"{seat:064x}"


def test_no_nonce_is_taken_for_a_deal_that_has_happened_elsewhere() -> None:
    async def test(bench: Bench) -> None:
        here, there = await pledged(bench, 1)
        await asyncio.sleep(SOON)
        bench.weather.slow["news s1"] = 1e6
        await bench.on(0, steps.deal_late(here))
        assert there.match is None

        with pytest.raises(NotLegal):
            await bench.on(1, steps.reveal(there, nonce(0)))

    Bench(2).run(test)


def test_a_nonce_that_comes_during_the_deal_is_not_lost() -> None:
    async def test(bench: Bench) -> None:
        here, there = await pledged(bench, 2)
        await asyncio.sleep(SOON)
        waiting = steps.waits(here)
        assert waiting
        async with here.lock:  # as it deals late
            known, used = await bench.on(0, steps.revealed(here, waiting))
            await bench.on(1, steps.reveal(there, nonce(1)))
            with pytest.raises(Stale):
                await bench.on(0, steps.deal(here, known, used, here.game.luck))
        await until(lambda: here.match is not None)
        luck = luck_of(here.game)

        assert luck
        assert nonce(1) in [client.nonce for client in luck.clients]

    Bench(2).run(test)


def test_a_game_begins_in_time_though_the_clock_of_a_dead_process_was_ahead() -> None:
    async def test(bench: Bench) -> None:
        bench.processes[0].skew = 120.0
        _, there = await pledged(bench, 1)
        await asyncio.sleep(SOON)
        bench.processes[0].die()
        bench.store.lose(bench.processes[0])
        await asyncio.sleep(steps.WAIT / 1000 + 3 * SOON)

        assert there.match

    Bench(2).run(test)


def test_a_commitment_after_the_start_changes_nothing() -> None:
    async def test(bench: Bench) -> None:
        tables = [await bench.awake(number) for number in range(2)]
        await asyncio.sleep(SOON)
        bench.weather.slow["news s1"] = 1e6
        await pledged(bench, 1)
        assert tables[1].game.status == OPEN
        await bench.on(1, steps.commit(tables[1], Connection(0, "me"), commitment_of(nonce(7))))
        await bench.on(0, steps.reveal(tables[0], nonce(0)))

        assert tables[0].match

    Bench(2).run(test)

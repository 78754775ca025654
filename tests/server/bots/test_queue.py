"""Whose bot thinks next: owners take turns, so that nobody waits for a stranger's tables."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

from kindu.server.bots.pool import Owner
from kindu.server.work.queue import REMEMBERED, Errand, FairQueue
from tests.server.thinking import ask, busy, thinking

STRANGER = Owner("198.51.100.1", "eve")
ADA = Owner("192.0.2.7", "ada")


def waiting(*asks: tuple[str, Owner, str]) -> Callable[[], Awaitable[FairQueue]]:
    """A queue to which these tables, owners and levels have come in this order."""

    async def make() -> FairQueue:
        queue = FairQueue(99, 99)
        for table, owner, level in asks:
            queue.add(job(table, owner, level))
        return queue

    return make


def job(table: str, owner: Owner = ADA, level: str = "casual") -> Errand:
    """What a table asks, as the pool of bots orders it."""
    return Errand(table, owner.address, table, 1.0, b"", within=(owner.person, level))


def order(*asks: tuple[str, Owner, str]) -> list[str]:
    """The tables in the order in which they are served."""

    async def work() -> list[str]:
        queue = await waiting(*asks)()
        return [one.alone for _ in range(len(queue)) if (one := queue.take(()))]

    return asyncio.run(work())


def test_a_casual_bot_waits_for_one_master_of_a_stranger_who_has_sixty() -> None:
    masters = [(f"m{n}", STRANGER, "master") for n in range(60)]
    found = order(*masters, ("casual", ADA, "casual"))

    assert ["m0", "casual", "m1"] == found[:3]
    assert 61 == len(set(found))


def test_guests_of_one_address_have_one_turn_together_and_take_it_one_after_another() -> None:
    guests = [(f"{name}{n}", Owner("198.51.100.1", name), "expert") for name in "xy" for n in "12"]
    found = order(*guests, ("a1", ADA, "casual"), ("a2", ADA, "casual"))

    assert ["x1", "a1", "y1", "a2", "x2", "y2"] == found


def test_a_quick_bot_is_not_stuck_behind_slow_ones_of_its_own_host() -> None:
    masters = [(f"m{n}", ADA, "master") for n in range(5)]
    found = order(*masters, ("quick", ADA, "novice"))

    assert ["m0", "quick", "m1"] == found[:3]


def test_asks_of_one_owner_and_level_are_served_in_order_of_arrival() -> None:
    assert list("abc") == order(*[(table, ADA, "casual") for table in "abc"])


def test_newcomers_do_not_pass_those_who_have_waited_longest() -> None:
    async def work() -> list[str]:
        queue = await waiting(*[(f"m{n}", STRANGER, "master") for n in range(4)])()
        found: list[str] = []
        for n in range(6):
            queue.add(job(f"new{n}", Owner(f"203.0.113.{n}", f"guest {n}")))
            one = queue.take(())
            found += [one.alone] if one else []
        return found

    assert ["m0", "new0", "m1", "new1", "new2", "m2"] == asyncio.run(work())


def test_a_table_that_is_thought_for_is_passed_over() -> None:
    async def work() -> list[str | None]:
        queue = await waiting(("a", ADA, "casual"), ("b", STRANGER, "casual"))()
        found = [queue.take({"a"}), queue.take({"a"}), queue.take(())]
        return [one.alone if one else None for one in found]

    assert ["b", None, "a"] == asyncio.run(work())


def test_an_ask_whose_process_was_lost_comes_first() -> None:
    async def work() -> str:
        queue = await waiting(*[(table, ADA, "casual") for table in "ab"])()
        queue.put_back(job("lost", STRANGER, "master"))
        one = queue.take(())
        assert one
        return one.alone

    assert "lost" == asyncio.run(work())


def test_turns_of_many_visitors_are_forgotten() -> None:
    async def work() -> int:
        queue = FairQueue(9, 9)
        for n in range(REMEMBERED):
            queue.add(job("t", Owner(str(n), str(n))))
            queue.take(())
        return len(queue.turns)

    assert REMEMBERED == asyncio.run(work())


def test_the_pool_serves_owners_in_turn() -> None:
    async def work() -> list[str]:
        served: list[str] = []

        async with thinking(1) as pool:

            async def think(table: str, owner: Owner) -> None:
                await pool.think(ask(table), owner)
                served.append(table)

            slow = pool.pids()[0]
            os.kill(slow, signal.SIGSTOP)
            first = asyncio.create_task(think("m0", STRANGER))
            await busy(pool, 1)
            rest = [asyncio.create_task(think(f"m{n}", STRANGER)) for n in range(1, 9)]
            rest.append(asyncio.create_task(think("mine", ADA)))
            await asyncio.sleep(0)
            os.kill(slow, signal.SIGCONT)
            await asyncio.gather(first, *rest)
        return served

    assert ["m0", "m1", "mine"] == asyncio.run(work())[:3]

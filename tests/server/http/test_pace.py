"""Whose turn it is, by a clock that the test sets."""

import asyncio

import pytest

from kindu.server.http.pace import Rounds, Turns, cost_of


def test_what_comes_faster_waits_and_who_was_idle_may_hurry() -> None:
    now = [1000.0]
    pace = Turns(10.0, 3.0, lambda: now[0])
    first = [pace.wait("a", 1.0) for _ in range(6)]
    other = pace.wait("b", 9.0)
    now[0] += 9
    later = [pace.wait("a", 1.0) for _ in range(5)]

    assert [0.0, 0.0, 0.0, 0.0, 0.1, 0.2] == pytest.approx(first)
    assert 0.0 == other
    assert [0.0, 0.0, 0.0, 0.0, 0.1] == pytest.approx(later)
    assert ["a"] == list(pace.next)


def test_what_is_turned_away_does_not_count() -> None:
    now = [1000.0]
    pace = Turns(10.0, 2.0, lambda: now[0])
    due = [pace.is_due("a", 1.0) for _ in range(9)]
    now[0] += 0.1
    due += [pace.is_due("a", 1.0) for _ in range(2)]

    assert [True] * 3 + [False] * 6 + [True, False] == due


def test_few_requests_begin_in_a_round_and_addresses_take_turns() -> None:
    async def work() -> tuple[list[str], list[int]]:
        rounds, begun, each = Rounds(2), list[str](), list[int]()

        async def ask(name: str) -> None:
            await rounds.turn(name[0])
            begun.append(name)

        asking = [asyncio.create_task(ask(name)) for name in ("a1", "a2", "a3", "a4", "a5", "b1")]
        asking.append(gone := asyncio.create_task(ask("a6")))
        while len(begun) < 6:
            before = len(begun)
            await asyncio.sleep(0)
            each.append(len(begun) - before)
            gone.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not rounds.scheduled
        return begun, each

    begun, each = asyncio.run(work())

    assert ["a1", "a2", "a3", "b1", "a4", "a5"] == begun
    assert max(each) == 2


@pytest.mark.parametrize(
    ("path", "size", "cost"),
    [
        ("/assets/app.js", 0, 0.25),
        ("/api/me", 0, 1.0),
        ("/api/files", 128 * 1024, 3.0),
        ("/api/tables/x/course", 0, 8.0),
        ("/api/games/x/board", 0, 3.0),
    ],
)
def test_a_request_costs_by_its_address_and_size(path: str, size: int, cost: float) -> None:
    assert cost == cost_of(path, size)

"""Bots in separate processes: whole games, the order of asks, limits and refusals."""

import asyncio
import os
import signal
from itertools import cycle, islice

import pytest

from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.games import own_keys, paper
from kindu.record.record import Record
from kindu.server.bots.pool import AskRefused, Pool, ThinkingFailed
from kindu.server.bots.protocol import Ask, packed
from tests.server.games import LONGEST, dealt, most
from tests.server.thinking import ask, busy, seats_asked, thinking, until
from tests.support import LIKE, QUICKEST, SOME

QUICK, ALL = ["uniform", "greedy"], ["novice", "casual", "greedy", "uniform"]
GAMES = [
    (key, list(islice(cycle(ALL if key == QUICKEST else QUICK), seats)))
    for key in own_keys()
    for seats in (2, most(key))
]


async def play(pool: Pool, table: str, record: Record, levels: list[str]) -> None:
    """Bots play the record to its end; in an open group all are asked at once."""
    while not record.state.over():
        seats = seats_asked(record)
        asks = [ask(table, levels[seat], record, seat) for seat in seats]
        chains = await asyncio.gather(*[pool.think(one) for one in asks])
        for seat, answers in zip(seats, chains, strict=True):
            record.play_all([record.rules.line(seat, action) for action in answers])


def test_bots_play_whole_games_at_many_tables_at_once() -> None:
    records = [dealt(key, len(levels)) for key, levels in GAMES]

    async def work() -> int:
        async with thinking(2) as pool:
            tables = zip(records, GAMES, strict=True)
            games = [play(pool, f"{n}", r, g[1]) for n, (r, g) in enumerate(tables)]
            await asyncio.gather(*games)
            return pool.restarts

    assert 0 == asyncio.run(work())
    assert all(record.state.over() for record in records)


def test_the_same_ask_has_the_same_answer_in_every_process() -> None:
    record = dealt(LONGEST, 3)

    async def work() -> tuple[list[int], list[int]]:
        async with thinking(2) as pool:
            one = ask("a", "novice", record)
            other = Ask("b", one.key, one.board, one.level, one.sight, one.salt)
            return await asyncio.gather(pool.think(one), pool.think(other))

    first, second = asyncio.run(work())

    assert first == second


def test_a_board_of_the_table_is_used() -> None:
    board = paper(QUICKEST, "board.toml")
    faulty = board.replace("[[", "[", 1)
    record = dealt(QUICKEST, 2)
    sight = packed(Sight(record.state, seats_asked(record)[0]))

    async def work() -> list[list[int] | BaseException]:
        async with thinking(1) as pool:
            asks = [Ask("a", QUICKEST, text, "uniform", sight, "") for text in (board, faulty, "")]
            return await asyncio.gather(*map(pool.think, asks), return_exceptions=True)

    own, refused, standard = asyncio.run(work())

    assert standard == own
    assert isinstance(refused, AskRefused)


def test_a_long_thought_of_one_table_does_not_delay_another() -> None:
    async def work() -> tuple[int, bool]:
        async with thinking(2) as pool:
            slow = pool.pids()[0]
            os.kill(slow, signal.SIGSTOP)
            first = [asyncio.create_task(pool.think(ask(name))) for name in "ab"]
            done, stuck = await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.gather(*[pool.think(ask(name)) for name in "cdefg"])
            held = [thought.done() for thought in stuck]
            os.kill(slow, signal.SIGCONT)
            await asyncio.gather(*stuck)
            return len(done), any(held)

    assert (1, False) == asyncio.run(work())


def test_a_second_ask_of_a_table_waits_and_others_go_before_it() -> None:
    async def work() -> tuple[int, bool]:
        async with thinking(2) as pool:
            slow = pool.pids()
            for pid in slow:
                os.kill(pid, signal.SIGSTOP)
            mine = [asyncio.create_task(pool.think(ask("a"))) for _ in range(3)]
            await busy(pool, 1)
            waiting = len(pool.waiting)
            other = asyncio.create_task(pool.think(ask("b")))
            await busy(pool, 2)
            for pid in slow:
                os.kill(pid, signal.SIGCONT)
            await asyncio.gather(*mine, other)
            return waiting, bool(pool.waiting)

    assert (2, False) == asyncio.run(work())


def test_an_ask_cancelled_before_its_turn_leaves_the_queue() -> None:
    async def work() -> tuple[int, int]:
        async with thinking(1) as pool:
            slow = pool.pids()[0]
            os.kill(slow, signal.SIGSTOP)
            first, second = (asyncio.create_task(pool.think(ask(n))) for n in "ab")
            await busy(pool, 1)
            second.cancel()
            await asyncio.wait({second})
            waiting = len(pool.waiting)
            os.kill(slow, signal.SIGCONT)
            await first
            return waiting, pool.finished

    assert (0, 1) == asyncio.run(work())


def test_a_thought_that_is_cancelled_and_goes_on_is_ended_with_its_process() -> None:
    async def work() -> tuple[int, int]:
        async with thinking(1) as pool:
            os.kill(pool.pids()[0], signal.SIGSTOP)
            thought = asyncio.create_task(pool.think(ask("a")))
            await busy(pool, 1)
            thought.cancel()
            await pool.think(ask("a"))
            return pool.restarts, pool.finished

    assert (1, 1) == asyncio.run(work())


def test_a_thought_beyond_the_limit_fails_and_its_process_is_replaced() -> None:
    async def work() -> tuple[str, int]:
        async with thinking(1, limit=0.5) as pool:
            os.kill(pool.pids()[0], signal.SIGSTOP)
            with pytest.raises(ThinkingFailed) as failure:
                await pool.think(ask("a"))
            await until(pool, lambda: pool.restarts == 1 and bool(pool.pids()))
            return str(failure.value), pool.restarts

    wanted = f"expected an answer of uniform in {QUICKEST} in 0.5 seconds, but got none"

    assert (wanted, 1) == asyncio.run(work())


@pytest.mark.parametrize(
    ("faulty", "sentence"),
    [
        (ask("a", "godlike"), "expected a bot .one of .*., but got 'godlike'"),
        (Ask("a", LIKE, "", "greedy", b"", ""), f"expected a game .one of .* mean {SOME}"),
        (Ask("a", QUICKEST, "", "greedy", b"12345678", ""), "but that failed: "),
        (Ask("a", QUICKEST, "", "greedy", b"123", ""), "but that failed: ValueError"),
        (ask("a", "greedy", seat=7), "expected a question to seat 8, but it is not asked"),
    ],
)
def test_a_faulty_ask_is_refused_with_a_sentence_and_its_process_lives_on(
    faulty: Ask, sentence: str
) -> None:
    async def work() -> int:
        async with thinking(1) as pool:
            with pytest.raises(ThinkingFailed, match=sentence):
                await pool.think(faulty)
            await pool.think(ask("a"))
            return pool.restarts

    assert 0 == asyncio.run(work())


def test_there_must_be_a_process() -> None:
    async def work() -> None:
        Pool(0)

    with pytest.raises(KinduError, match="expected one process or more for bots, but got 0"):
        asyncio.run(work())

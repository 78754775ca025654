"""A connection that doesn't read keeps only so many messages and bytes waiting."""

import asyncio

import pytest

from kindu.server.wire.connection import MOST_BYTES, MOST_WAITING, Connection


@pytest.mark.parametrize(
    ("size", "kept"),
    [(10, MOST_WAITING), (MOST_BYTES // 4, 4), (MOST_BYTES - 1, 1), (2 * MOST_BYTES, 1)],
)
def test_messages_wait_up_to_a_number_and_a_size(size: int, kept: int) -> None:
    async def work() -> tuple[int, str, int]:
        connection, most = Connection(0), 0
        while not connection.closing:
            connection.push(b"x" * size)
            most = max(most, len(connection.waiting))
        return most, connection.closing, len(connection.waiting) + connection.size

    wanted = "expected a client that reads, but too many messages are waiting for it"

    assert (kept, wanted, 0) == asyncio.run(work())


def test_what_was_sent_does_not_wait_any_more() -> None:
    async def work() -> tuple[int, int]:
        connection, sent = Connection(0), asyncio.Semaphore(0)

        async def send(_: str) -> None:
            sent.release()

        writing = asyncio.create_task(connection.write_all(send))
        for _ in range(40):
            connection.push(b"x" * (MOST_BYTES // 4))
            await sent.acquire()
        writing.cancel()
        return connection.size, len(connection.closing)

    assert (0, 0) == asyncio.run(work())

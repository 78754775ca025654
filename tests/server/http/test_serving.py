"""A real uvicorn on a free port: what only shows on the wire."""

import asyncio
import contextlib
import io
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kindu.server.http.bodies import MOST_UNREAD
from kindu.server.http.logs import Careful, NoLinks
from kindu.server.http.serving import config, listening
from kindu.server.settings import RateLimit, Settings
from tests.server.door import Door
from tests.server.running import Quick, client

T = TypeVar("T")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that this process logs, as the server writes it; tests' own clients left out."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(Careful("%(name)s: %(message)s"))
    handler.addFilter(NoLinks())
    loggers = [logging.getLogger(name) for name in ("kindu", "uvicorn")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
    yield text
    for logger, level in zip(loggers, levels, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)


def served(door: Door, work: Callable[[str], Awaitable[T]]) -> T:
    """What the work finds at the address of a running server."""

    async def both() -> T:
        with socket.create_server(("127.0.0.1", 0)) as bound:
            server = Quick(config(door.app, door.settings))
            running = asyncio.create_task(server.serve(sockets=[bound]))
            try:
                return await work(f"127.0.0.1:{bound.getsockname()[1]}")
            finally:
                server.should_exit = True
                await running

    return asyncio.run(both())


def test_a_chunked_body_is_cut_off_on_the_wire(tmp_path: Path) -> None:
    async def work(address: str) -> list[int]:
        async with client(f"http://{address}") as asking:

            async def endless() -> AsyncIterator[bytes]:
                for _ in range(64):
                    yield b"x" * 4096

            headers = {"Content-Type": "application/json"}
            big = await asking.post("/api/login", content=endless(), headers=headers)
            small = await asking.get("/api/me")
            return [big.status_code, small.status_code]

    assert [413, 200] == served(Door(Settings(tmp_path)), work)


def test_a_refused_body_is_received_to_its_end(tmp_path: Path) -> None:
    """A proxy that still sends the body when the connection ends never sees the answer."""

    async def work(address: str) -> tuple[bytes, bytes]:
        host, port = address.split(":")
        reading, writing = await asyncio.open_connection(host, int(port))
        head = f"POST /api/login HTTP/1.1\r\nHost: {address}\r\nContent-Length: 4000000\r\n\r\n"
        writing.write(head.encode())
        answer = await reading.readuntil(b"}}")
        for _ in range(400):
            writing.write(b"x" * 10_000)
            await writing.drain()
        rest = await reading.read()
        writing.close()
        return answer, rest

    answer, rest = served(Door(Settings(tmp_path)), work)

    assert answer.startswith(b"HTTP/1.1 413")
    assert b"" == rest


def test_a_refused_body_that_goes_on_for_too_long_is_cut_off(tmp_path: Path) -> None:
    async def work(address: str) -> int:
        host, port = address.split(":")
        reading, writing = await asyncio.open_connection(host, int(port))
        head = f"POST /api/login HTTP/1.1\r\nHost: {address}\r\nContent-Length: {10**12}\r\n\r\n"
        writing.write(head.encode())
        await reading.readuntil(b"}}")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 10 * MOST_UNREAD:
                writing.write(b"x" * 100_000)
                await writing.drain()
                sent += 100_000
        return sent

    assert MOST_UNREAD <= served(Door(Settings(tmp_path)), work) < 10 * MOST_UNREAD


def test_the_answer_does_not_name_the_server(tmp_path: Path) -> None:
    async def work(address: str) -> bool:
        async with client(f"http://{address}") as asking:
            return "server" in (await asking.get("/api/me")).headers

    assert not served(Door(Settings(tmp_path)), work)


@pytest.mark.parametrize(
    ("proxies", "expected"), [((), [200, 200, 429]), (("127.0.0.1",), [200, 200, 200])]
)
def test_only_a_named_proxy_is_believed_who_it_speaks_for(
    tmp_path: Path, proxies: tuple[str, ...], expected: list[int]
) -> None:
    async def work(address: str) -> list[int]:
        async with client(f"http://{address}") as asking:
            headers = [{"X-Forwarded-For": f"10.0.0.{k}"} for k in range(3)]
            return [(await asking.get("/api/me", headers=one)).status_code for one in headers]

    settings = Settings(tmp_path, proxies=proxies, rates={"request": RateLimit(99, 2, 60)})

    assert expected == served(Door(settings), work)


def test_behind_a_named_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    async def work(address: str) -> str:
        async with client(f"http://{address}") as asking:
            answer = await asking.get("/api/me", headers={"X-Forwarded-Proto": "https"})
            return str(answer.headers["set-cookie"])

    assert served(Door(Settings(tmp_path, proxies=("127.0.0.1",))), work).endswith("; Secure")


def with_socket(door: Door) -> Door:
    @door.app.websocket("/ws/{table}")
    async def play(connection: WebSocket, table: str) -> None:
        await connection.accept()
        await connection.send_text(str(len(await connection.receive_text())) + table[:1])

    return door


def test_a_foreign_pages_socket_sees_403_and_ours_opens(tmp_path: Path) -> None:
    async def work(address: str) -> tuple[int, str | bytes]:
        url = f"ws://{address}/ws/secretlink"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, additional_headers={"Origin": "http://evil.example"})
        async with connect(url, additional_headers={"Origin": f"http://{address}"}) as ours:
            await ours.send("hello")
            return refused.value.response.status_code, await ours.recv()

    assert (403, "5s") == served(with_socket(Door(Settings(tmp_path))), work)


def test_a_socket_message_that_is_too_big_closes_the_socket(tmp_path: Path) -> None:
    async def work(address: str) -> int | None:
        async with connect(f"ws://{address}/ws/x") as client:
            await client.send("x" * 300_000)
            await client.wait_closed()
            return client.close_code

    assert 1009 == served(with_socket(Door(Settings(tmp_path))), work)


def test_no_secret_gets_into_the_log(tmp_path: Path, log: io.StringIO) -> None:
    async def work(address: str) -> list[str]:
        async with client(f"http://{address}") as asking:
            me = (await asking.get("/api/me?token=kindu_secretquery")).json()["id"]
            await asking.get("/api/tables/secretlink/seats/1/tokens")
            await asking.get("/t/secretlink")
            cookie = str(asking.cookies["kindu"])
            body = {"name": "Ada", "password": "secretpassword"}
            await asking.post("/api/account", json=body, headers={"Origin": f"http://{address}"})
        async with connect(f"ws://{address}/ws/secretlink?token=secretquery") as ours:
            await ours.send("hello")
            await ours.recv()
        return [str(me), cookie]

    found = served(with_socket(Door(Settings(tmp_path))), work)
    text = log.getvalue()

    assert "kindu.access: POST /api/account 200" in text
    assert "uvicorn.error: " in text
    assert "uvicorn.access: " not in text
    assert [] == [word for word in ["secret", "argon2", *found] if word in text]


def test_small_messages_are_sent_at_once() -> None:
    """Else the second one waits 40 ms: asyncio leaves sockets alone that name no protocol."""
    with (
        listening("127.0.0.1", 0) as door,
        socket.create_connection(door.getsockname()),
        door.accept()[0] as taken,
    ):
        at_once = taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    assert at_once

"""Connections: how many, how big a head, how long, and how slowly they may read."""

import asyncio
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kindu.server.http import doors, guards
from kindu.server.http.guards import HEAD, HEADERS, PINGS, GuardedHttpTools
from kindu.server.http.serving import config
from kindu.server.settings import Settings
from tests.server.door import Door
from tests.server.http.test_serving import served, with_socket

GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LOGIN = b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"


async def said(address: str, *pieces: bytes) -> bytes:
    """What the server answers to some bytes before it closes the connection."""
    host, port = address.split(":")
    reading, writing = await asyncio.open_connection(host, int(port))
    try:
        for piece in pieces:
            writing.write(piece)
            await writing.drain()
        return await reading.read()
    except ConnectionError:
        return b"closed"
    finally:
        writing.close()


def status(answer: bytes) -> bytes:
    return answer.partition(b" ")[2][:3]


def test_we_know_the_parser_in_use(tmp_path: Path) -> None:
    chosen = config(Door(Settings(tmp_path)).app, Settings(tmp_path))
    chosen.load()

    assert GuardedHttpTools is chosen.http_protocol_class


@pytest.mark.parametrize(
    "pieces",
    [
        [GET + b"X: " + b"x" * (HEAD + 9) + b"\r\n\r\n"],
        [GET + b"X: ", *[b"x" * 4096] * 250],
        [GET, *[b"X: y\r\n"] * (HEADERS + 9), b"\r\n"],
        [b"GET /" + b"x" * (HEAD + 9) + b" HTTP/1.1\r\n"],
        [b"GET /", *[b"x" * 4096] * 250],
        [POST + b"0\r\n", *[b"X: " + b"x" * 4096 + b"\r\n"] * 250],
        [POST + b"0\r\nX: ", *[b"x" * 4096] * 250],
    ],
    ids=["a header", "no end", "headers", "an address", "no address", "trailers", "no trailer"],
)
def test_a_head_is_bounded(tmp_path: Path, pieces: list[bytes]) -> None:
    async def work(address: str) -> bytes:
        return await said(address, *pieces)

    assert status(served(Door(Settings(tmp_path)), work)) in (b"431", b"", b"204")


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ([GET + b"X: " + b"x" * (HEAD - 200) + b"\r\nConnection: close\r\n\r\n"], b"200"),
        ([GET + b"X: " + b"x" * (HEAD + 9) + b"\r\n\r\n"], b"431"),
        ([b"nonsense\r\n\r\n"], b"400"),
    ],
)
def test_a_refused_head_has_an_answer_in_our_form(
    tmp_path: Path, pieces: list[bytes], expected: bytes
) -> None:
    async def work(address: str) -> bytes:
        return await said(address, *pieces)

    answer = served(Door(Settings(tmp_path)), work)

    assert expected == status(answer)
    assert (expected == b"200") == (b'{"error":{"why":' not in answer)


def test_a_request_waits_for_the_answer_to_another(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(address: str) -> bytes:
        return await said(address, (GET + b"\r\n") * 500)

    answers = served(Door(Settings(tmp_path)), work)

    assert (b"400", 1) == (status(answers), answers.count(b"HTTP/1.1"))
    assert [] == [one for one in caplog.records if one.exc_info]  # a stack trace takes long


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def work(address: str) -> list[bytes]:
        host, port = address.split(":")
        open_ = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        answers = [await said(address, GET + b"Connection: close\r\n\r\n")]
        for _, writing in open_:
            writing.close()
            await writing.wait_closed()
        while not answers[-1].startswith(b"HTTP/1.1 200"):
            answers.append(await said(address, GET + b"Connection: close\r\n\r\n"))
        return answers

    answers = served(Door(Settings(tmp_path, connections=3)), work)

    assert answers[0] in (b"", b"closed")


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_an_address_has_only_so_many_sockets(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    """Behind a trusted proxy, each visitor counts, not the proxy."""

    async def work(address: str) -> list[int]:
        url, found = f"ws://{address}/ws/x", []
        other = {"X-Forwarded-For": "10.0.0.9"}
        async with connect(url), connect(url):
            for headers in ({}, other):
                try:
                    async with connect(url, additional_headers=headers):
                        found.append(101)
                except InvalidStatus as refused:
                    found.append(refused.response.status_code)
        return found

    site = with_socket(Door(Settings(tmp_path, sockets=2, proxies=proxies)))

    assert [403, 101 if proxies else 403] == served(site, work)


def test_an_address_has_only_so_many_requests_at_once(tmp_path: Path) -> None:
    site = Door(Settings(tmp_path, sockets=2))
    enough = asyncio.Event()

    @site.app.get("/slow")
    async def slow() -> None:
        await enough.wait()

    async def work(address: str) -> list[httpx2.Response]:
        async with httpx2.AsyncClient(base_url=f"http://{address}") as client:
            waiting = [asyncio.create_task(client.get("/slow")) for _ in range(3)]
            refused, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            enough.set()
            return [*[one.result() for one in refused], *await asyncio.gather(*waiting)]

    first, *all_three = served(site, work)
    sentence = "expected at most 2 requests at once, but got more"

    assert [200, 200, 429] == sorted(one.status_code for one in all_three)
    assert {"error": {"why": "too_many", "sentence": sentence}} == first.json()
    assert "1" == first.headers["retry-after"]


@pytest.mark.parametrize("sent", [GET, LOGIN], ids=["a head", "a body"])
def test_a_request_that_never_ends_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    for module, name in ((guards, "HEAD_SECONDS"), (guards, "BODY_SECONDS"), (doors, "SWEEP")):
        monkeypatch.setattr(module, name, 0.02)

    async def work(address: str) -> bytes:
        async with asyncio.timeout(10):
            return await said(address, sent)

    assert served(Door(Settings(tmp_path)), work) in (b"", b"closed")


def test_a_flood_of_pings_or_fragments_closes_the_socket(tmp_path: Path) -> None:
    async def work(address: str) -> list[str]:
        found = []
        for frame in (b"\x89\x80\0\0\0\0", b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 999):
            async with connect(f"ws://{address}/ws/x") as client:
                try:
                    client.transport.write(frame * (PINGS + 9))
                    found.append(str(await client.recv()))
                except ConnectionClosed:
                    found.append("closed")
        return found

    assert ["closed"] * 2 == served(with_socket(Door(Settings(tmp_path))), work)


def test_many_bytes_at_once_arrive_in_order(tmp_path: Path) -> None:
    """They are parsed in slices; a message of 15 kB has several."""

    async def work(address: str) -> str | bytes:
        async with connect(f"ws://{address}/ws/x") as client:
            await client.send("x" * 15_000)
            return await client.recv()

    assert "15000x" == served(with_socket(Door(Settings(tmp_path))), work)

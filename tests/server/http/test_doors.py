"""Connections: how many, how big a head, how long, and how slowly they may read."""

import asyncio
import resource
import subprocess
import sys
from pathlib import Path
from typing import ClassVar, cast

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kindu.server.http.doors import (
    BODY_SECONDS,
    HEAD_SECONDS,
    LEAST_READ,
    STUCK_SECONDS,
    Doorkeeper,
    Guest,
    Networks,
)
from kindu.server.http.guards import HEAD, HEADERS, PINGS, GuardedHttpTools
from kindu.server.http.serving import config
from kindu.server.settings import Settings
from tests.server.door import Door
from tests.server.http.test_serving import served, with_socket

GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/logout HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


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


class Wire:
    """A transport that only says how much waits to be sent."""

    def __init__(self) -> None:
        self.waits = 0
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waits

    def abort(self) -> None:
        self.aborted = True


class Visitor:
    """A connection from an address."""

    deadline: float = 0.0
    unread: tuple[float, int] = (0.0, 0)

    def __init__(self, address: str) -> None:
        self.wire = Wire()
        self.transport = cast("asyncio.Transport", self.wire)
        self.client: tuple[str, int] | None = (address, 1)


class TestLate:
    """Who is late, by a clock that the test sets."""

    NOW: ClassVar = 1000.0

    def doors(self, tmp_path: Path, **more: int) -> Doorkeeper:
        return Doorkeeper(Settings(tmp_path, connections=2, proxies=("10.0.0.0/8",)), **more)

    def test_a_request_must_be_complete_in_time(self, tmp_path: Path) -> None:
        doors, visitor = self.doors(tmp_path), Visitor("1.2.3.4")
        visitor.deadline = self.NOW

        assert [False, True] == [doors.is_late(visitor, self.NOW + more) for more in (-1, 1)]
        assert HEAD_SECONDS < BODY_SECONDS

    def test_who_reads_nothing_is_late_and_who_reads_slowly_is_not(self, tmp_path: Path) -> None:
        doors, stuck, slow = self.doors(tmp_path), Visitor("1.2.3.4"), Visitor("1.2.3.5")
        late: dict[str, list[bool]] = {"stuck": [], "slow": []}
        for step in range(5):
            stuck.wire.waits = 9 * LEAST_READ - step
            slow.wire.waits = (9 - step) * LEAST_READ
            now = self.NOW + step * (STUCK_SECONDS / 2 + 1)
            late["stuck"].append(doors.is_late(stuck, now))
            late["slow"].append(doors.is_late(slow, now))
        stuck.wire.waits = 0

        assert {"stuck": [False, False, True, True, True], "slow": [False] * 5} == late
        assert not doors.is_late(stuck, self.NOW + 999)

    def test_ipv6_counts_by_household_and_a_proxy_does_not_count(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            doors = self.doors(tmp_path)
            homes = [Visitor(f"2001:db8:1:2::{n}") for n in range(3)]
            proxied = [Visitor("10.1.2.3") for _ in range(5)]
            entered = [doors.enter(one) for one in (*homes, *proxied)]
            doors.leave(homes[0])
            doors.leave(homes[0])
            return [*entered, doors.enter(Visitor("2001:db8:1:2::9")), homes[2].wire.aborted]

        assert [True, True, False, *[True] * 5, True, True] == asyncio.run(work())

    def test_the_server_keeps_files_for_itself(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            doors = self.doors(tmp_path, files=203)
            visitors: list[Guest] = [Visitor(f"1.2.3.{n}") for n in range(4)]
            return [doors.enter(one) for one in visitors]

        assert [True, True, True, False] == asyncio.run(work())

    def test_a_sweep_ends_those_who_are_late(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            doors = self.doors(tmp_path)
            late, quiet = Visitor("1.2.3.4"), Visitor("1.2.3.5")
            late.deadline = 0.001
            doors.enter(late)
            doors.enter(quiet)
            doors.sweep()
            assert doors.timer is not None
            doors.timer.cancel()
            return [late.wire.aborted, quiet.wire.aborted]

        assert [True, False] == asyncio.run(work())


@pytest.mark.parametrize(
    ("names", "address", "expected"),
    [
        (("*",), "1.2.3.4", True),
        (("1.2.3.0/24",), "1.2.3.4", True),
        (("1.2.3.4",), "1.2.3.4", True),
        (("::1",), "::1", True),
        (("proxy",), "1.2.3.4", False),
        (("1.2.3.4",), "unix", False),
        ((), "1.2.3.4", False),
    ],
)
def test_proxies_are_named_by_address_or_network(
    names: tuple[str, ...], address: str, expected: bool
) -> None:
    assert expected == (address in Networks(names))


RAISED = """
import resource
from kindu.server.http.serving import files_allowed
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
print(files_allowed(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def test_the_limit_of_open_files_is_raised() -> None:
    found = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, check=True)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(65_536, hard)

    assert [wanted, wanted] == [int(word) for word in found.stdout.split()]

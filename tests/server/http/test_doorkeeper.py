"""Who is let in and who is late, by a clock that the test sets; proxies, and open files."""

import asyncio
import resource
import subprocess
import sys
from pathlib import Path
from typing import ClassVar, cast

import pytest

from kindu.server.http.doors import (
    BODY_SECONDS,
    HEAD_SECONDS,
    LEAST_READ,
    STUCK_SECONDS,
    Doorkeeper,
    Guest,
    Networks,
)
from kindu.server.settings import Settings


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
        keeper, visitor = self.doors(tmp_path), Visitor("1.2.3.4")
        visitor.deadline = self.NOW

        assert [False, True] == [keeper.is_late(visitor, self.NOW + more) for more in (-1, 1)]
        assert HEAD_SECONDS < BODY_SECONDS

    def test_who_reads_nothing_is_late_and_who_reads_slowly_is_not(self, tmp_path: Path) -> None:
        keeper, stuck, slow = self.doors(tmp_path), Visitor("1.2.3.4"), Visitor("1.2.3.5")
        late: dict[str, list[bool]] = {"stuck": [], "slow": []}
        for step in range(5):
            stuck.wire.waits = 9 * LEAST_READ - step
            slow.wire.waits = (9 - step) * LEAST_READ
            now = self.NOW + step * (STUCK_SECONDS / 2 + 1)
            late["stuck"].append(keeper.is_late(stuck, now))
            late["slow"].append(keeper.is_late(slow, now))
        stuck.wire.waits = 0

        assert {"stuck": [False, False, True, True, True], "slow": [False] * 5} == late
        assert not keeper.is_late(stuck, self.NOW + 999)

    def test_ipv6_counts_by_household_and_a_proxy_does_not_count(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            keeper = self.doors(tmp_path)
            homes = [Visitor(f"2001:db8:1:2::{n}") for n in range(3)]
            proxied = [Visitor("10.1.2.3") for _ in range(5)]
            entered = [keeper.enter(one) for one in (*homes, *proxied)]
            keeper.leave(homes[0])
            keeper.leave(homes[0])
            return [*entered, keeper.enter(Visitor("2001:db8:1:2::9")), homes[2].wire.aborted]

        assert [True, True, False, *[True] * 5, True, True] == asyncio.run(work())

    def test_the_server_keeps_files_for_itself(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            keeper = self.doors(tmp_path, files=203)
            visitors: list[Guest] = [Visitor(f"1.2.3.{n}") for n in range(4)]
            return [keeper.enter(one) for one in visitors]

        assert [True, True, True, False] == asyncio.run(work())

    def test_connections_are_opened_only_so_quickly(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            keeper, found = self.doors(tmp_path), []
            for _ in range(5):
                visitor = Visitor("1.2.3.4")
                found.append(keeper.enter(visitor))
                keeper.leave(visitor)
            return [*found, keeper.enter(Visitor("1.2.3.5"))]

        assert [True, True, True, False, False, True] == asyncio.run(work())

    def test_a_sweep_ends_those_who_are_late(self, tmp_path: Path) -> None:
        async def work() -> list[bool]:
            keeper = self.doors(tmp_path)
            late, quiet = Visitor("1.2.3.4"), Visitor("1.2.3.5")
            late.deadline = 0.001
            keeper.enter(late)
            keeper.enter(quiet)
            keeper.sweep()
            assert keeper.timer is not None
            keeper.timer.cancel()
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

"""The doors of the server: how many connections, for how long, and how slowly they may read.

A proxy that we trust stands for many visitors: its connections are counted by visitor, in Safety.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, final

from kindu.server.http.limits import household
from kindu.server.http.pace import Turns
from kindu.server.refusals import TooMany

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kindu.server.settings import Settings

SWEEP = 2.0  # seconds between two looks at all connections
HEAD_SECONDS = 15.0  # for the head of a request, from its first byte or the beginning
BODY_SECONDS = 60.0  # for its body
STUCK_SECONDS = 20.0  # in which a reader has to take LEAST_READ bytes, or all that wait
LEAST_READ = 16 * 1024
OPENED = 50.0  # connections that an address opens per second, once it has opened as many as it may
RESERVED = 200  # files that the server needs for itself


class Guest(Protocol):
    """A connection, as the doorkeeper sees it."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float  # when a request must be complete; 0 if none is on its way
    unread: tuple[float, int]  # since when nothing was read, and how many bytes waited then


@final
class Doorkeeper:
    """Counts connections by address, and ends those that take too long."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        self.limited = settings.limited
        self.most = settings.connections
        self.most_in_all = max(files - RESERVED, settings.connections) if files else 1_000_000
        self.proxies = Networks(settings.proxies)
        self.pace = Turns(OPENED, settings.connections)
        self.inside: dict[Guest, str] = {}
        self.counts: Counter[str] = Counter()
        self.turned_away = 0
        self.ended = 0
        self.timer: asyncio.TimerHandle | None = None

    def enter(self, guest: Guest) -> bool:
        """Count a connection; False, and ended, if there are too many."""
        came = guest.client[0] if guest.client else ""
        address = household(came)
        if self.limited and (self.is_full(came, address) or len(self.inside) >= self.most_in_all):
            self.turned_away += 1
            guest.transport.abort()
            return False
        self.inside[guest] = address
        self.counts[address] += 1
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SWEEP, self.sweep)
        return True

    def is_full(self, came: str, address: str) -> bool:
        """Whether an address has too many connections, or opens them too quickly."""
        if not came or came in self.proxies:
            return False
        return self.counts[address] >= self.most or not self.pace.is_due(address, 1.0)

    def leave(self, guest: Guest) -> None:
        """A connection is gone, or becomes another one."""
        address = self.inside.pop(guest, None)
        if address is None:
            return
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]

    def sweep(self) -> None:
        """End all connections that are late."""
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(SWEEP, self.sweep) if self.inside else None
        for guest in [one for one in self.inside if self.is_late(one, loop.time())]:
            self.ended += 1
            guest.transport.abort()

    def is_late(self, guest: Guest, now: float) -> bool:
        """Whether its request isn't complete in time, or it doesn't read what we sent."""
        if 0 < guest.deadline < now:
            return True
        waits = guest.transport.get_write_buffer_size()
        since, before = guest.unread
        if not waits:
            guest.unread = 0.0, 0
        elif not since or waits <= before - LEAST_READ:
            guest.unread = now, waits
        return bool(waits and since and waits > before - LEAST_READ and now - since > STUCK_SECONDS)


@final
class Networks:
    """Addresses and networks, as KINDU_PROXIES names them; * for all."""

    def __init__(self, names: Sequence[str]) -> None:
        self.all = "*" in names
        self.names = frozenset(names)
        self.networks = [found for name in names if (found := network(name))]

    def __contains__(self, address: str) -> bool:
        if self.all or address in self.names:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in one for one in self.networks)


def network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The network of a name, if it is one."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None


@final
class AtOnce:
    """How many of a kind one address has at the same time."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.counts: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one for as long as the block runs, or raise TooMany."""
        if self.counts[address] >= self.most:
            raise TooMany(f"expected at most {self.most} {self.what} at once, but got more", 1.0)
        self.counts[address] += 1
        try:
            yield
        finally:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]

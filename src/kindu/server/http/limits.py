"""Rate limits: a moving window per person and per address.

The memory store of the package `limits` starts a thread and scans all keys at nearly every hit:
500 hits per second over 4,000 keys took 40 % of a core. This one takes a microsecond per hit.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, final

from kindu.server.refusals import TooFast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kindu.server.settings import RateLimit

MOST = 50_000  # keys remembered at once; those idle longest are dropped first
PREFIX = 64  # bits of an IPv6 address that belong to one household

Key = tuple[str, str, str]


@final
class Limits:
    """Counts in memory, for this process; used from one event loop."""

    def __init__(
        self, rates: Mapping[str, RateLimit], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rates = rates
        self.clock = clock
        self.times: OrderedDict[Key, deque[float]] = OrderedDict()
        self.longest = max((rate.seconds for rate in rates.values()), default=0)

    def check(self, what: str, person: str = "", address: str = "") -> None:
        """Count it, or refuse it with a sentence. What is refused doesn't count."""
        rate = self.rates.get(what)
        if rate is None:
            return
        now = self.clock()
        keys: list[tuple[Key, int]] = []
        if person:
            keys.append(((what, "person", person), rate.person))
        if address:
            keys.append(((what, "address", address), rate.address))
        for key, most in keys:
            wait = self._wait(key, most, now - rate.seconds)
            if wait > 0:
                raise TooFast(sentence(what, most, rate.seconds, wait), wait)
        for key, _ in keys:
            self._count(key, now)

    def _wait(self, key: Key, most: int, start: float) -> float:
        """Seconds until the oldest entry of a full window leaves it."""
        times = self.times.get(key)
        if times is None:
            return 0.0
        while times and times[0] <= start:
            times.popleft()
        return times[0] - start if len(times) >= most and times else 0.0

    def _count(self, key: Key, now: float) -> None:
        times = self.times.setdefault(key, deque())
        times.append(now)
        self.times.move_to_end(key)
        while len(self.times) > MOST or (len(self.times) > 1 and self._idle(now)):
            self.times.popitem(last=False)

    def _idle(self, now: float) -> bool:
        """Whether the oldest key can be dropped."""
        oldest = next(iter(self.times.values()))
        return not oldest or oldest[-1] <= now - self.longest


def sentence(what: str, most: int, seconds: int, wait: float) -> str:
    """What was expected, and when to try again."""
    again = f"please wait {math.ceil(wait)} seconds"
    return f"expected at most {most} times '{what}' in {seconds} seconds, but got more; {again}"


def household(address: str) -> str:
    """An address as limits count it: IPv6 by /64, because one household has a whole /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, PREFIX), strict=False))

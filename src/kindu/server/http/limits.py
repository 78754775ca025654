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
from kindu.server.settings import WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kindu.server.settings import RateLimit

MOST = 50_000  # keys remembered at once; those idle longest are dropped first
REQUEST = "request"  # the budget in which everything counts that is asked for
PREFIX = 64  # bits of an IPv6 address that belong to one household

Key = tuple[str, str, str]


@final
class Limits:
    """Counts in memory, for this process; used from one event loop."""

    def __init__(
        self,
        rates: Mapping[str, RateLimit],
        clock: Callable[[], float] = time.monotonic,
        weights: Mapping[str, int] = WEIGHTS,
    ) -> None:
        self.rates = rates
        self.weights = weights
        self.clock = clock
        self.times: OrderedDict[Key, deque[float]] = OrderedDict()
        self.longest = max((rate.seconds for rate in rates.values()), default=0)

    def check(self, what: str, person: str = "", address: str = "", weight: int = 1) -> None:
        """Count it, or refuse it with a sentence. What is refused doesn't count.

        What has a weight of its own also counts as so many requests.
        """
        now = self.clock()
        counted = self._keys(what, person, address, weight, now)
        heavy = self.weights.get(what, 0)
        if heavy:
            counted += self._keys(REQUEST, person, address, heavy, now)
        for key, times in counted:
            self._count(key, times, now)

    def _keys(
        self, what: str, person: str, address: str, weight: int, now: float
    ) -> list[tuple[Key, int]]:
        """What is to be counted, if there is room for it."""
        rate = self.rates.get(what)
        if rate is None:
            return []
        keys: list[tuple[Key, int]] = []
        start = now - rate.seconds
        if person:
            key = what, "person", person
            self._room(key, rate.person, rate.seconds, weight, start)
            keys.append((key, weight))
        if address:
            key = what, "address", address
            self._room(key, rate.address, rate.seconds, weight, start)
            keys.append((key, weight))
        return keys

    def _room(self, key: Key, most: int, seconds: int, weight: int, start: float) -> None:
        """Refuse it until enough of the oldest entries have left the window."""
        times = self.times.get(key)
        if times is None:
            return
        while times and times[0] <= start:
            times.popleft()
        over = len(times) + weight - most
        if over > 0 and times:
            wait = times[min(over, len(times)) - 1] - start
            raise TooFast(sentence(key[0], most, seconds, wait), wait)

    def _count(self, key: Key, times: int, now: float) -> None:
        found = self.times.setdefault(key, deque())
        if times == 1:
            found.append(now)
        else:
            found.extend([now] * times)
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
    return f"expected '{what}' at most {most} times in {seconds} seconds, but got more; {again}"


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

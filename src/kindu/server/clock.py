"""The time: on the wall for what is stored or sent, and steady for what is measured."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_wall: Callable[[], int] = time.time_ns  # these two in nanoseconds
_monotonic: Callable[[], int] = time.monotonic_ns


def now() -> int:
    """Milliseconds since 1970."""
    return _wall() // 1_000_000


def steady() -> int:
    """Milliseconds that only go forward, at an even pace, whatever happens to the wall clock."""
    return _monotonic() // 1_000_000


def seconds() -> float:
    """The same in seconds, to measure what takes less than a millisecond."""
    return _monotonic() / 1e9


@contextmanager
def clock_from(wall: Callable[[], int], monotonic: Callable[[], int]) -> Iterator[None]:
    """Take the time from somewhere else meanwhile: tests/simulation has clocks of its own."""
    global _wall, _monotonic
    before = _wall, _monotonic
    _wall, _monotonic = wall, monotonic
    try:
        yield
    finally:
        _wall, _monotonic = before

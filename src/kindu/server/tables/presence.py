"""Who is connected to other processes: each reports changes, and repeats them now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.core.words import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN = 10_000  # milliseconds after which a process repeats who is there
FRESH = 25_000  # milliseconds for which a report is valid, because the process may be gone


@final
class Elsewhere:
    """The eyes of one table that are connected to other processes."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[int, int]] = {}  # by process: eyes as bits, and when

    def hear(self, process: str, bits: int, at: int) -> bool:
        """Take a process's report; returns whether the process is new."""
        new = process not in self.said
        self.said[process] = bits, at
        return new

    def eyes(self, at: int) -> set[int]:
        """All eyes with a valid report."""
        fresh = [bits for bits, said in self.said.values() if at - said < FRESH]
        return {eye for eye in range(SPECTATOR + 1) for bits in fresh if bits >> eye & 1}


def bits_of(eyes: Iterable[int]) -> int:
    """A set of eyes as bits of one number."""
    return sum(1 << eye for eye in set(eyes))

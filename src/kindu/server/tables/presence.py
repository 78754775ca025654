"""Who looks on from other processes: each says it when somebody comes or goes, and now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.core.words import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN = 10_000  # milliseconds after which a process says again who is there
FRESH = 25_000  # milliseconds for which that is believed: the process may be gone


@final
class Elsewhere:
    """The eyes of one table that look on from other processes."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[int, int]] = {}  # by process: eyes as bits, and when

    def hear(self, process: str, bits: int, at: int) -> bool:
        """What a process says; whether it was not known before."""
        new = process not in self.said
        self.said[process] = bits, at
        return new

    def eyes(self, at: int) -> set[int]:
        """All that are believed to be there."""
        fresh = [bits for bits, said in self.said.values() if at - said < FRESH]
        return {eye for eye in range(SPECTATOR + 1) for bits in fresh if bits >> eye & 1}


def bits_of(eyes: Iterable[int]) -> int:
    """A set of eyes in one number."""
    return sum(1 << eye for eye in set(eyes))

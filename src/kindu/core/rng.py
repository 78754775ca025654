"""Our own random number generator: the same numbers for ever, on every Python and build."""

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# Multiply-with-carry with a safe-prime multiplier: the state stays below 2**62 and the period is
# about 2**61, so compiled i64 arithmetic never overflows.
FACTOR: Final = 1073740155
LOW: Final = 4294967295


@final
class Rng:
    """One stream of random numbers. It is handed to whoever draws; no state holds one."""

    def __init__(self, *seed: object) -> None:
        """A stream named by any numbers and words: `Rng(7)`, `Rng("sim", 7, 3)`."""
        name = " ".join(str(part) for part in seed)
        digest = hashlib.sha256(f"kindu rng {name}".encode()).digest()
        self.x: i64 = 1 + int.from_bytes(digest[:8], "big") % (FACTOR * (LOW + 1) - 2)

    def __reduce__(self) -> tuple[object, ...]:
        return resumed, (int(self.x),)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, for n below 2**31."""
        self.x = FACTOR * (self.x & LOW) + (self.x >> 32)
        return (self.x & LOW) * n >> 32

    def pick(self, odds: vec[i64], n: i64) -> i64:
        """An index below n, drawn by the odds."""
        total: i64 = 0
        for i in range(n):
            total += odds[i]
        left = self.below(total)
        for i in range(n):
            left -= odds[i]
            if left < 0:
                return i
        raise ValueError(f"expected {n} positive odds, found a total of {total}")

    def pick_bit(self, mask: i64) -> i64:
        """One bit of a set, uniformly; the set must not be empty."""
        count: i64 = 0
        rest = mask
        while rest != 0:
            rest &= rest - 1
            count += 1
        for _ in range(self.below(count)):
            mask &= mask - 1
        bit: i64 = 0
        while mask & 1 == 0:
            mask >>= 1
            bit += 1
        return bit


def resumed(x: i64) -> Rng:
    """The stream in the state in which it was pickled."""
    rng = Rng()
    rng.x = x
    return rng

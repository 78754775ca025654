"""Sealed luck: every draw is a fixed function of a secret seed and its place in the log.

The hash of the seed is published before the first draw and the seed after the last one, so that
anyone can check every draw (docs/notation.md has test vectors for other languages).
"""

import hashlib
import hmac
import secrets
from itertools import accumulate
from typing import Final, final

from mypy_extensions import i64

from kindu.core.play import Luck
from kindu.core.state import State

SEED_BYTES: Final = 32
RANGE: Final = 2**64


def new_seed() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seal_of(seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def number(seed: bytes, game: str, k: int, t: int) -> int:
    """The t-th try for the draw that follows k answers of chance in the log."""
    message = f"kindu/1 {game} {k} {t}".encode()
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")


def pick(seed: bytes, game: str, k: int, odds: list[int]) -> int:
    """Which of the outcomes is drawn, given their odds in the order of their labels' bytes."""
    total = sum(odds)
    fair = RANGE - RANGE % total  # from here on, numbers would favour the first outcomes
    t = 0
    x = number(seed, game, k, t)
    while x >= fair:
        t += 1
        x = number(seed, game, k, t)
    return next(i for i, bound in enumerate(accumulate(odds)) if x % total < bound)


def outcomes(state: State, question: int) -> tuple[list[int], list[int]]:
    """The outcomes of a question of chance and their odds, in the order of their labels' bytes."""
    out = state.rules.buffer()
    state.options(question, out)
    pairs = [(out.items[i], out.odds[i]) for i in range(out.n)]
    pairs.sort(key=lambda pair: state.rules.label(pair[0]).encode())
    return [int(action) for action, _ in pairs], [int(odds) for _, odds in pairs]


@final
class SealedLuck(Luck):
    """The luck of real games."""

    def __init__(self, seed: bytes, game: str, drawn: int = 0) -> None:
        self.seed = seed
        self.game = game
        self.drawn = drawn  # answers of chance in the log so far

    def draw(self, state: State, question: i64) -> i64:
        """The outcome that the seed gives at this place in the log."""
        actions, odds = outcomes(state, question)
        at = pick(self.seed, self.game, self.drawn, odds)
        self.drawn += 1
        return actions[at]

    def rewind(self, drawn: i64) -> None:
        """After an undo, the same draw comes again."""
        self.drawn = int(drawn)

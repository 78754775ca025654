"""How long bots think about an answer, in processor time: the mean and high quantiles."""

from __future__ import annotations

import time
from collections import Counter
from math import ceil, log
from typing import TYPE_CHECKING

from kindu.advice.players import BotPlayer

if TYPE_CHECKING:
    from kindu.bots.base import Thought
    from kindu.core.rng import Rng
    from kindu.core.sight import Sight

STEP = 1.05  # the ratio between the ends of two neighbouring buckets
LEAST = 1e-6  # seconds, the end of bucket 0


class Times:
    """Durations, kept as a sum and as counts in buckets that grow by five per cent."""

    def __init__(self) -> None:
        self.answers = 0
        self.seconds = 0.0
        self.buckets: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """One more."""
        self.answers += 1
        self.seconds += seconds
        self.buckets[max(0, ceil(log(max(seconds, LEAST) / LEAST, STEP)))] += 1

    def join(self, other: Times) -> None:
        """Add all of these, too."""
        self.answers += other.answers
        self.seconds += other.seconds
        self.buckets += other.buckets

    def mean(self) -> float:
        """Their mean in milliseconds."""
        return 1000 * self.seconds / max(self.answers, 1)

    def quantile(self, share: float) -> float:
        """A quantile in milliseconds; up to five per cent too high."""
        wanted, seen = share * self.answers, 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return 1000 * LEAST * STEP**bucket
        return 0.0


class Timed(BotPlayer):
    """A player under a stopwatch; answers without a choice don't count."""

    def __init__(self, player: BotPlayer, times: Times) -> None:
        super().__init__(player.name, player.bot, player.budget)
        self.player = player
        self.times = times

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """The player's thought, timed."""
        start = time.process_time()
        thought = self.player.think(sight, rng)
        seconds = time.process_time() - start
        if len(sight.legal()) > 1:
            self.times.add(seconds)
        return thought

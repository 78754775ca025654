"""What the blocks of an arena show: shares, points, ratings, lengths and times."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from kindu.lab.arena import shares
from kindu.lab.arena.pairing import Lineup
from kindu.lab.arena.ratings import Pair, Rating, rate
from kindu.lab.arena.times import Times
from kindu.lab.stats import student

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.arena.arena import Arena
    from kindu.lab.arena.pairing import Block
    from kindu.lab.stats import Interval


@dataclass(frozen=True)
class Share:
    """First places of one copy among others; par is one divided by the number of seats."""

    games: int
    rate: float
    within: Interval | None


@dataclass(frozen=True)
class Points:
    """Points of a bot over all its seats, in 1/rules.unit."""

    mean: float
    within: Interval | None
    counts: Counter[int]


class Standings:
    """The blocks played so far, in order; which process played them makes no difference."""

    def __init__(self, arena: Arena, blocks: Sequence[Block]) -> None:
        self.arena = arena
        self.blocks = sorted(blocks, key=lambda block: block.number)
        self.pairs = arena.pairings()

    def of_pair(self, pair: list[Lineup]) -> list[Block]:
        """The blocks of one pairing."""
        at = self.pairs.index(pair)
        return [block for block in self.blocks if block.number % len(self.pairs) == at]

    def rows(self, one: str, among: str) -> list[float]:
        """The one copy's share of first places, for each block of the two."""
        for pair in self.pairs:
            if Lineup(one, among) in pair:
                return [block.share(Lineup(one, among)) for block in self.of_pair(pair)]
            if Lineup(among, one) in pair:  # with two players: what the other did not get
                return [1 - block.share(Lineup(among, one)) for block in self.of_pair(pair)]
        return []

    def share(self, one: str, others: Sequence[str]) -> Share | None:
        """One copy among others, averaged over these; None if nothing was played."""
        groups = [rows for rows in (self.rows(one, other) for other in others) if rows]
        if not groups:
            return None
        players = self.arena.matchup.players
        games = players * sum(map(len, groups))
        return Share(games, shares.share(groups), shares.interval(groups, players))

    def overall(self, bot: str) -> Share | None:
        """One copy of this bot among each of the others."""
        return self.share(bot, [other for other in self.arena.bots if other != bot])

    def points(self, bot: str) -> Points | None:
        """Its points over all seats and games, block by block."""
        counts: Counter[int] = Counter()
        rows = []
        for block in self.blocks:
            own = points_in(block, bot)
            counts.update(own)
            if own:
                rows.append((float(sum(own)), len(own)))
        if not rows:
            return None
        mean = sum(total for total, _ in rows) / sum(seats for _, seats in rows)
        return Points(mean, ratio_interval(rows, mean), counts)

    def ratings(self) -> list[Rating]:
        """A rating for each bot, in their order."""
        bots, players = self.arena.bots, self.arena.matchup.players
        pairs = []
        for lineups in self.pairs:
            seats = [(bots.index(lineup.one), bots.index(lineup.among)) for lineup in lineups]
            firsts = [
                [players * block.share(lineup) for lineup in lineups]
                for block in self.of_pair(lineups)
            ]
            pairs.append(Pair(seats, players, firsts))
        return rate(len(bots), pairs, self.arena.seed)

    def games(self) -> int:
        """How many games were played."""
        return sum(len(block.games) for block in self.blocks)

    def lengths(self) -> Counter[int]:
        """How many games took each number of rounds."""
        return Counter(game.outcome.rounds for block in self.blocks for game in block.games)

    def endings(self) -> Counter[str]:
        """How many games each rule ended."""
        return Counter(game.outcome.ending for block in self.blocks for game in block.games)

    def decisions(self) -> int:
        """All answers of seats."""
        return sum(game.outcome.decisions for block in self.blocks for game in block.games)

    def seconds(self) -> float:
        """The total processor time."""
        return sum(block.seconds for block in self.blocks)

    def times(self, bot: str) -> Times:
        """How long this bot thought."""
        times = Times()
        for block in self.blocks:
            times.join(block.times.get(bot, Times()))
        return times


def points_in(block: Block, bot: str) -> list[int]:
    """The points of every seat of this bot in a block."""
    found = []
    for game in block.games:
        names = game.lineup.bots(len(game.outcome.points), game.seat)
        found += [p for name, p in zip(names, game.outcome.points, strict=True) if name == bot]
    return found


def ratio_interval(rows: list[tuple[float, int]], mean: float) -> Interval | None:
    """The interval of a mean over blocks of different sizes, from how the blocks vary."""
    n = len(rows)
    if n == 1:
        return None
    seats = sum(size for _, size in rows)
    off = sum((total - mean * size) ** 2 for total, size in rows)
    half = student(n - 1) * sqrt(off * n / (n - 1)) / seats
    return mean - half, mean + half

"""The arena: every bot against every other, in blocks that any machine may play.

With two players, a pairing has one lineup. With more, it has two: one A among Bs, and one B among
As. So the results are a simple table of pairs, par is one divided by the number of seats, and
ratings need nothing else. With lineups of many different bots, the number of lineups would explode,
and a bot's result would also depend on which opponents happen to help each other.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from kindu.lab.arena.pairing import Lineup, play_block
from kindu.lab.sim import PartSize
from kindu.lab.workers import as_done

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from kindu.lab.arena.pairing import Block, Matchup

    Work = Callable[[range], list[Block]]
    Executor = Callable[[Work, Iterable[range]], Generator[tuple[int, list[Block]], None, None]]


@dataclass(frozen=True)
class Arena:
    """All pairings of some bots; the blocks are numbered round by round."""

    matchup: Matchup
    bots: list[str]
    seed: int
    games: int  # wanted for each pairing

    def pairings(self) -> list[list[Lineup]]:
        """The lineups of each pair."""
        return [self.lineups(a, b) for a, b in combinations(self.bots, 2)]

    def lineups(self, a: str, b: str) -> list[Lineup]:
        """One a among bs, and the other way round if that is not the same."""
        both = [Lineup(a, b), Lineup(b, a)]
        return both[:1] if self.matchup.players == 2 else both  # noqa: PLR2004 - one other seat

    def block_games(self) -> int:
        """How many games a block has."""
        return len(self.pairings()[0]) * self.matchup.players

    def rounds(self) -> int:
        """How many blocks each pairing has: enough for the games wanted, or a few more."""
        return -(-self.games // self.block_games())

    def blocks(self) -> int:
        """How many blocks there are in all."""
        return self.rounds() * len(self.pairings())

    def play(self, number: int) -> Block:
        """The block with this number; it doesn't depend on who else is in the arena."""
        pairings = self.pairings()
        lineups = pairings[number % len(pairings)]
        names = "+".join(sorted([lineups[0].one, lineups[0].among]))
        luck = f"{self.seed}/{names}/{number // len(pairings)}"
        return play_block(self.matchup, lineups, number, luck)


def play_part(arena: Arena, part: range) -> list[Block]:
    """Some of the blocks: the work of one process or machine."""
    return [arena.play(number) for number in part]


def processes(jobs: int) -> Executor:
    """Spread the work over this many processes on this machine."""
    return lambda work, parts: as_done(work, parts, jobs)


def blocks(arena: Arena, executor: Executor | None) -> Generator[Block, None, None]:
    """All blocks as they are played, in any order; close it to end early."""
    if executor is None:
        for number in range(arena.blocks()):
            yield arena.play(number)
        return
    pace = PartSize()
    work = partial(play_part, arena)
    with closing(executor(work, pace.parts(arena.blocks()))) as found:
        for _, played in found:
            for block in played:
                pace.note(block.seconds)
                yield block

"""How strong the levels are: what is compared in each game, and what must be shown.

A level must beat its opponent by a bar that is stated beforehand. `plain` is a search with the
budget of a master but without the game's plan. A master is shown not to be weaker if the lower end
of its interval is at most a margin below par. (It would not be enough that the interval contains
par: the fewer the games, the easier that would be.)
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING

from kindu.games import game, keys
from kindu.games.descriptor import LEVELS
from kindu.lab.arena.pairing import WHOLE, Lineup, Matchup, play_block
from kindu.lab.fingerprint import of_game
from kindu.lab.strength.sequential import RUNNING, Threshold, Verdict, judge, looks
from kindu.lab.workers import in_order

if TYPE_CHECKING:
    from collections.abc import Generator

    from kindu.lab.arena.pairing import Block
    from kindu.lab.strength.ledger import Measurement

GAMES = 300  # games of a cell at most
MASTER = LEVELS[-1]
BASELINE = "greedy"
PLAIN = "plain"
DUEL = 2  # players
OFTEN = 0.80  # how often a master beats the baseline
TIMES = 2  # how many times its fair share a master gets among many of them
ABOVE = 0.55  # what a level achieves against the one below
MARGIN = 0.05  # by which "not weaker" may be missed


@dataclass(frozen=True)
class Cell:
    """One comparison: one copy of a bot among copies of another."""

    game: str
    one: str
    among: str
    players: int
    threshold: Threshold
    games: int = GAMES

    def name(self) -> str:
        """The name under which it is saved and selected."""
        return f"{self.one}-{self.among}-{self.players}"

    def most(self) -> int:
        """The most blocks; each has a game for every seat."""
        return self.games // self.players

    def lineup(self) -> Lineup:
        """Who sits at it."""
        return Lineup(self.one, self.among)

    def judge(self, measurement: Measurement) -> Verdict:
        """What the blocks of the measurement show."""
        rows = [firsts / (WHOLE * self.players) for firsts in measurement.firsts]
        return judge(rows, self.players, self.most(), self.threshold)

    def play(self, number: int) -> Block:
        """The block with this number; it is always the same."""
        matchup = Matchup(self.game, None, {}, self.players, "")
        return play_block(matchup, [self.lineup()], number, f"strength/{self.name()}/{number}")


@lru_cache(maxsize=len(keys()))
def code_of(key: str) -> str:
    """The hash of the code that decides how this game is played; read once."""
    return of_game(key)


def cells(key: str) -> list[Cell]:
    """All comparisons of a game; fewest and most players may be the same number."""
    least, most = game(key).seats[0], game(key).seats[-1]
    steps = [(above, below) for below, above in pairwise(LEVELS)]
    often = OFTEN if least == DUEL else TIMES / least
    found = [
        Cell(key, MASTER, BASELINE, least, Threshold(often)),
        Cell(key, MASTER, BASELINE, most, Threshold(TIMES / most)),
        *(
            Cell(key, one, other, least, Threshold(1 / least, ABOVE))
            for one, other in reversed(steps)
        ),
        Cell(key, MASTER, PLAIN, least, Threshold(1 / least - MARGIN)),
        Cell(key, MASTER, PLAIN, most, Threshold(1 / most - MARGIN)),
    ]
    return list({cell.name(): cell for cell in reversed(found)}.values())[::-1]


def play_part(cell: Cell, part: range) -> list[Block]:
    """Some of the blocks: the work of one process."""
    return [cell.play(number) for number in part]


def measure(cell: Cell, measurement: Measurement, jobs: int) -> Generator[Block, None, None]:
    """Continue the measurement until a look decides; it holds every block that was yielded."""
    first, last = len(measurement.firsts), cell.most()
    if cell.judge(measurement).verdict != RUNNING:
        return
    if jobs == 1:
        played = (cell.play(number) for number in range(first, last))
    else:
        parts = [range(number, number + 1) for number in range(first, last)]
        played = in_order(partial(play_part, cell), parts, jobs)
    stops = looks(last)
    with closing(played):
        for block in played:
            measurement.add(block, cell.one)
            yield block
            if len(measurement.firsts) in stops and cell.judge(measurement).verdict != RUNNING:
                return

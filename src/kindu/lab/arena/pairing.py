"""Two bots compared: each plays every seat in turn with the same luck.

One copy of a bot (`one`) sits among copies of another. A block plays the same luck once for every
seat that the one copy can take, so luck that favours a seat favours both bots alike.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.advice.players import budget_of
from kindu.lab.arena.times import Timed, Times
from kindu.lab.bot_game import BotGame
from kindu.lab.sim import outcome_of, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.sim import PlayedGame

WHOLE = 60  # a first place in parts, so that two to five seats can share it evenly


@dataclass(frozen=True)
class Matchup:
    """What all games of a comparison have in common."""

    key: str
    board: str | None  # the text of a board file, or None for the standard board
    options: dict[str, str]
    players: int
    budget: str  # for bots that search and for your own, as typed; empty for the default


@dataclass(frozen=True)
class Lineup:
    """One copy of a bot, and copies of another on all other seats."""

    one: str
    among: str

    def bots(self, players: int, seat: int) -> list[str]:
        """Who sits where if the one copy has this seat."""
        return [self.one if i == seat else self.among for i in range(players)]


@dataclass(frozen=True)
class PairedGame:
    """One game of a block."""

    lineup: Lineup
    seat: int  # of the one
    outcome: PlayedGame

    def first(self) -> int:
        """The first place of the one copy in parts of WHOLE; if shared, in equal parts."""
        places = self.outcome.places
        return WHOLE // places.count(1) if places[self.seat] == 1 else 0

    def points(self) -> tuple[int, int]:
        """Points of the one copy, and of all others together."""
        own = self.outcome.points[self.seat]
        return own, sum(self.outcome.points) - own


@dataclass(frozen=True)
class Block:
    """All games with the same luck, and how long the bots thought about their answers."""

    number: int
    games: list[PairedGame]
    times: dict[str, Times]
    seconds: float  # of the processor

    def share(self, lineup: Lineup) -> float:
        """The one copy's share of first places in this lineup."""
        firsts = [game.first() for game in self.games if game.lineup == lineup]
        return sum(firsts) / (WHOLE * len(firsts))


def play_block(matchup: Matchup, lineups: Sequence[Lineup], number: int, luck: str) -> Block:
    """Play the block: in every lineup, the one copy takes each seat, always with this luck."""
    start = time.process_time()
    times: dict[str, Times] = {}
    games = [
        PairedGame(lineup, seat, play_at(matchup, lineup, seat, luck, times))
        for lineup in lineups
        for seat in range(matchup.players)
    ]
    return Block(number, games, times, time.process_time() - start)


def play_at(
    matchup: Matchup, lineup: Lineup, seat: int, luck: str, times: dict[str, Times]
) -> PlayedGame:
    """One game of a block, with a stopwatch for each bot."""
    start = time.process_time()
    rules = rules_of(matchup.key, matchup.board)
    budget = budget_of(matchup.budget) if matchup.budget else None
    names = lineup.bots(matchup.players, seat)
    game = BotGame(rules, names, luck, matchup.options, budget)
    game.players = [Timed(p, times.setdefault(p.name, Times())) for p in game.players]
    return outcome_of(game, start)

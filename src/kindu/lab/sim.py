"""Many games of bots, in one process or in several: the result is the same."""

import time
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, partial

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import CHANCE, SPECTATOR
from kindu.games import load, screen
from kindu.lab.bot_game import BotGame
from kindu.lab.stats import Sample
from kindu.lab.workers import in_order

PART_SECONDS = 0.1  # seconds after which a process should report
LARGEST_PART = 50  # games
TICK = 1e-4  # seconds, because a coarse clock may say that no time has passed


@lru_cache(maxsize=1)
def rules_of(key: str, board: str | None) -> Rules:
    """The rules, read once in every process."""
    return load(key, board)


@dataclass(frozen=True)
class Series:
    """Games of the same bots on the same board. Each has its own seed in whatever process."""

    key: str
    board: str | None  # the text of a board file, or None for the standard board
    bots: list[str]  # one per seat
    options: dict[str, str]
    seed: int

    def game(self, i: int) -> BotGame:
        """The game with this number, from 0, before its first answer."""
        rules = rules_of(self.key, self.board)
        return BotGame(rules, self.bots, f"{self.seed}/{i}", self.options)


@dataclass(frozen=True)
class PlayedGame:
    """What is kept of one game."""

    points: list[int]  # in 1/rules.unit
    places: list[int]
    rounds: int
    decisions: int  # answers of seats
    ending: str
    seconds: float  # of the processor
    file: str  # the text of its game file, if wanted


def play_game(series: Series, i: int, keep: bool) -> PlayedGame:
    """Game i, with its file if it is to be kept."""
    start = time.process_time()
    return outcome_of(series.game(i), start, keep)


def outcome_of(game: BotGame, start: float, keep: bool = False) -> PlayedGame:
    """The outcome of a game, played to its end; `start` is the processor time before the deal."""
    record = game.play()
    state = record.state
    table = screen(record.rules.key).view(Sight(state, SPECTATOR), record.chosen)
    return PlayedGame(
        [int(state.points(seat)) for seat in range(record.seats)],
        state.places(),
        int(table["round"]),
        sum(seat != CHANCE for seat, _ in record.answers),
        state.ending(),
        time.process_time() - start,
        game.file().text() if keep else "",
    )


def play_part(series: Series, keep: bool, part: range) -> list[PlayedGame]:
    """Some of the games, in order: the work of one process."""
    return [play_game(series, i, keep) for i in part]


def outcomes(
    series: Series, games: int, jobs: int, keep: bool = False
) -> Generator[PlayedGame, None, None]:
    """The games in order, played by this many processes; close it to end them early."""
    if jobs == 1:
        for i in range(games):
            yield play_game(series, i, keep)
        return
    pace = PartSize()
    work = partial(play_part, series, keep)
    with closing(in_order(work, pace.parts(games), min(jobs, games))) as found:
        for outcome in found:
            pace.note(outcome.seconds)
            yield outcome


class PartSize:
    """How many games make a part: few enough for a smooth progress bar, enough to be efficient."""

    def __init__(self) -> None:
        self.size = 1
        self.games = 0
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        """Note how long a game took."""
        self.games += 1
        self.seconds += seconds
        fitting = PART_SECONDS * self.games / max(self.seconds, TICK)
        self.size = max(1, min(LARGEST_PART, int(fitting)))

    def parts(self, games: int) -> Iterator[range]:
        """All games in parts; the size of a part is decided when it is asked for."""
        first = 0
        while first < games:
            last = min(first + self.size, games)
            yield range(first, last)
            first = last


class Summary:
    """The results of all games; each is added once, in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [Fraction(0)] * seats  # a shared first place counts in equal shares
        self.points = [Sample() for _ in range(seats)]
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.decisions = 0
        self.seconds = 0.0

    def add(self, outcome: PlayedGame) -> None:
        """One more game."""
        self.games += 1
        share = Fraction(1, outcome.places.count(1))
        for seat, place in enumerate(outcome.places):
            self.wins[seat] += share if place == 1 else 0
            self.points[seat].add(outcome.points[seat])
        self.rounds[outcome.rounds] += 1
        self.endings[outcome.ending] += 1
        self.decisions += outcome.decisions
        self.seconds += outcome.seconds

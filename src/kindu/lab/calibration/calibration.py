"""Are the chances in hints right? Plays games, asks a bot on the way, and notes who won.

Every game is saved as a line in a file, so that the work can be stopped and continued.
"""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING

from kindu.advice.hints import mean_of, spread_of
from kindu.advice.players import BotPlayer, player
from kindu.bots.base import Budget
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError
from kindu.games import load
from kindu.games.descriptor import LEVELS
from kindu.lab.bot_game import BotGame
from kindu.lab.calibration.points import Guess
from kindu.lab.calibration.predictions import PredictedGame, Prediction
from kindu.lab.fingerprint import of_game
from kindu.lab.workers import in_order
from kindu.record.files import read_text, write_text

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from kindu.core.rules import Rules
    from kindu.core.state import State

DIGITS = 4


@dataclass(frozen=True)
class Trial:
    """What is played and who is asked. Games cycle through all numbers of players."""

    key: str
    players: str = "skilled"  # a bot or a level on all seats
    iterations: int = 0  # the players' budget, if their bot takes one
    asked: str = "master"  # who is asked for the chances
    worlds: int = 0  # the iterations of the bot asked, if it takes a budget
    positions: int = 4  # of each game

    def head(self) -> dict[str, object]:
        """Identifies the trial that a file of results belongs to."""
        return {**asdict(self), "code": code_of(self.key)}


@dataclass(frozen=True)
class Asked:
    """One position: how far the game was, who looked, and what was expected for each seat."""

    progress: float
    eye: int
    spread: float
    chances: list[float]
    points: list[float]


@dataclass(frozen=True)
class CalibrationGame:
    """One game: each seat's share of the first place, its points, and the positions."""

    shares: list[float]
    points: list[float]
    positions: list[Asked]

    def played(self) -> PredictedGame:
        """The part that predictions of the winner need."""
        return PredictedGame(
            self.shares, [Prediction(p.progress, p.eye, p.chances) for p in self.positions]
        )

    def guesses(self) -> list[Guess]:
        """The part that is about points."""
        return [Guess(p.eye, p.spread, p.points, self.points) for p in self.positions]


@cache
def code_of(key: str) -> str:
    """The hash of the code that plays a game, computed once."""
    return of_game(key)


@lru_cache(maxsize=1)
def rules_of(key: str) -> Rules:
    """The rules, read once per process."""
    return load(key)


def thinker(name: str, rules: Rules, iterations: int) -> BotPlayer:
    """A bot or level by its name; a level has its own budget."""
    budget = Budget(iterations) if iterations and name not in LEVELS else None
    return player(name, rules, budget)


def play(trial: Trial, i: int) -> CalibrationGame:
    """Game i: at random decisions, the bot asked says what it expects."""
    rules = rules_of(trial.key)
    seats = rules.seats[i % len(rules.seats)]
    budget = Budget(trial.iterations) if trial.iterations else None
    game = BotGame(rules, [trial.players] * seats, f"calibration {i}", None, budget)
    rng = Rng("calibration", trial.key, i)
    kept: list[tuple[int, State]] = []
    choices = 0
    for record in game.moves():
        state = record.state
        if state.over() or len(state.legal()) == 1:
            continue
        choices += 1
        at = choices - 1 if choices <= trial.positions else int(rng.below(choices))
        if at < trial.positions:  # reservoir sampling: every decision is equally likely to be kept
            kept[at : at + 1] = [(choices, state.clone())]
    end = game.record.state
    first = end.places().count(1)
    asked = thinker(trial.asked, rules, trial.worlds)
    return CalibrationGame(
        [round(1 / first, DIGITS) if place == 1 else 0.0 for place in end.places()],
        [int(end.points(seat)) / int(rules.unit) for seat in range(seats)],
        [ask(asked, state, (n - 1) / choices, rng) for n, state in sorted(kept, key=by_number)],
    )


def by_number(row: tuple[int, State]) -> int:
    """Sorts moments into their order."""
    return row[0]


def ask(asked: BotPlayer, state: State, progress: float, rng: Rng) -> Asked:
    """What the bot expects, given only what the seat to move can see."""
    sight = Sight(state, state.to_act())
    expected = mean_of(asked.think(sight, rng), int(state.seats))
    if not expected.chances:
        raise KinduError(f"expected a bot that gives chances, such as master, but got {asked.name}")
    chances = [round(chance, DIGITS) for chance in expected.chances]
    points = [round(n, 2) for n in expected.points]
    spread = round(spread_of(sight), 2)
    return Asked(round(progress, DIGITS), int(sight.eye), spread, chances, points)


def play_part(trial: Trial, part: range) -> list[CalibrationGame]:
    """Some of the games: the work of one process."""
    return [play(trial, i) for i in part]


# --- a file that grows --------------------------------------------------------------------


def text_of(told: CalibrationGame) -> str:
    """A game as a line."""
    return json.dumps(asdict(told), separators=(",", ":"))


def told_of(line: str) -> CalibrationGame:
    """The game in a line."""
    data = json.loads(line)
    positions = [Asked(**position) for position in data["positions"]]
    return CalibrationGame(data["shares"], data["points"], positions)


def kept_games(trial: Trial, path: Path) -> list[CalibrationGame]:
    """The games saved so far; a file of another trial or other code is renamed out of the way."""
    if not path.exists():
        return []
    head, *lines = read_text(path, "a file of games").splitlines(keepends=True) or [""]
    try:
        if json.loads(head) == trial.head():  # the last line may be cut off
            return [told_of(line) for line in lines if line.endswith("}\n")]
    except ValueError:
        raise KinduError(
            f"expected the games of a calibration, but {path} holds something else"
        ) from None
    number = 1
    while (aside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    path.replace(aside)
    return []


def collect(
    trial: Trial, games: int, path: Path, jobs: int = 1
) -> Generator[CalibrationGame, None, None]:
    """All games in order, saved ones and new ones; close it to stop early."""
    done = kept_games(trial, path)[:games]
    head = json.dumps(trial.head())
    write_text(path, "\n".join([head, *map(text_of, done)]) + "\n")
    yield from done
    with path.open("a", encoding="utf-8", newline="\n") as file:
        for told in played(trial, range(len(done), games), jobs):
            file.write(text_of(told) + "\n")
            file.flush()
            yield told


def played(trial: Trial, numbers: range, jobs: int) -> Iterator[CalibrationGame]:
    """Games played by several processes, in order."""
    if jobs == 1 or len(numbers) < jobs:
        for i in numbers:
            yield play(trial, i)
        return
    parts = (range(i, i + 1) for i in numbers)
    with closing(in_order(partial(play_part, trial), parts, jobs)) as found:
        yield from found

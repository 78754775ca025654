"""A session in Python: what `import kindu` offers, made of the rooms behind it.

May import core, games, bots, record, advice and lab. Nothing of ours imports it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kindu.advice.custom_bots import AnyBot, as_player
from kindu.advice.players import BotPlayer, budget_of
from kindu.bots.base import Budget
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, SetupError, WrongSeat
from kindu.games import load, screen
from kindu.lab.bot_game import BotGame, name_in_file
from kindu.record import files
from kindu.record.record import Record
from kindu.record.sources import Source

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kindu.core.state import State
    from kindu.record.gamefile import GameFile

SEED = re.compile(r"[!-~]+")
SHOWN = 3  # legal answers in the short text of a game


class SessionGame:
    """One game in a session: see what is legal, answer, ask a bot, let bots finish, save.

    `rules`, `state` and `record` are the engine's own objects. Numbers of seats count from 0 and
    the lines of a log from 1, as everywhere in the engine.
    """

    def __init__(
        self, record: Record, names: list[str], luck: list[Source], seed: int | str
    ) -> None:
        self.record = record
        self.rules = record.rules
        self.names = names  # one per seat, as a game file has them
        self.luck = luck  # where the answers of chance come from, in the words of a game file
        self.seed = seed
        self.seals: list[str] = []  # the seeds under the seals of a file that is over

    @property
    def state(self) -> State:
        """What lies on the table, secrets included. Clone it before you change it."""
        return self.record.state

    @property
    def lines(self) -> list[str]:
        """The log in notation, one line per answer: `1 draw`; `*` is chance."""
        return list(self.record.lines)

    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over()

    def seat(self) -> int:
        """The seat that is asked, from 0."""
        if self.over():
            raise WrongSeat("expected a game that goes on, but this one is over")
        return int(self.state.to_act())

    def choices(self) -> list[str]:
        """The legal answers in notation; `state.legal()` has their numbers. None at the end."""
        return [self.rules.label(action) for action in self.state.legal()]

    def answer(self, answer: str | int) -> None:
        """Answer for the seat that is asked, in notation or by number; chance follows.

        An illegal answer is refused with the rule that forbids it, and changes nothing.
        """
        action = self.rules.parse(answer) if isinstance(answer, str) else answer
        self.record.answer(self.state.to_act(), action)

    def sight(self, eye: int | None = None) -> Sight:
        """All that this seat may know: what bots get. By default, the seat that is asked."""
        return Sight(self.state, self._eye(eye))

    def view(self, eye: int | None = None) -> dict[str, Any]:
        """The same as plain data for a screen: dicts, lists, words and numbers."""
        found: dict[str, Any] = screen(self.rules.key).view(self.sight(eye), self.record.chosen)
        return found

    def best(self, bot: AnyBot, budget: Budget | str | int | None = None) -> str:
        """The answer that this bot would give here, in notation. Nothing is played."""
        seat, key = self.seat(), self.rules.key
        thoughts = Rng("best", key, self.seed, len(self.record.answers))
        player = as_player(bot, self.rules, read_budget(budget))
        return self.rules.label(player.think(self.sight(seat), thoughts).best())

    def finish(self, bots: Sequence[AnyBot], budget: Budget | str | int | None = None) -> None:
        """Let these bots, one per seat, play the game to its end."""
        if isinstance(bots, str):
            raise SetupError(f"expected a list of bots, one per seat, but got {bots!r}")
        if len(bots) != self.record.seats:
            wanted = f"{self.record.seats} bots, one per seat"
            raise SetupError(f"expected {wanted}, but got {len(bots)}")
        game = BotGame(self.rules, bots, self.seed, None, read_budget(budget), self.record)
        self.names = [name_in_file(name) for name in game.names]
        game.play()

    def points(self) -> list[float]:
        """The points of each seat, as the table stands."""
        unit = int(self.rules.unit)
        return [int(self.state.points(seat)) / unit for seat in range(self.record.seats)]

    def places(self) -> list[int]:
        """The place of each seat, as the table stands: 1 for a winner."""
        return self.state.places()

    def ending(self) -> str:
        """The rule that ended the game; empty while it goes on."""
        return self.state.ending()

    def file(self) -> GameFile:
        """The game as a file: `file().text()` is what `save` writes."""
        many = len(self.record.answers)
        luck = [self.luck[0], *(source for source in self.luck[1:] if source.first <= many)]
        sealed = sum(source.is_sealed for source in luck)
        seeds = [*self.seals, *[""] * sealed][:sealed]
        return files.file_of(self.record, self.names, luck, seeds)

    def save(self, path: str | Path) -> None:
        """Write a game file, which `kindu.read` and all commands accept; replaces an old one."""
        files.write_text(Path(path), self.file().text())

    def __repr__(self) -> str:
        head = f"{self.rules.title}, {self.record.seats} seats"
        if self.over():
            result = files.result_of(self.state, [])
            points = f"points {' '.join(result.points)}"
            return f"<{head}: over, {points}, places {' '.join(map(str, result.places))}>"
        choices = self.choices()
        some = ", ".join(choices[:SHOWN])
        more = f" or {len(choices) - SHOWN} more" if len(choices) > SHOWN else ""
        return f"<{head}: seat {self.seat()} may answer {some}{more}>"

    def _eye(self, eye: int | None) -> int:
        if eye is None:
            return SPECTATOR if self.over() else self.seat()
        if eye != SPECTATOR and not 0 <= eye < self.record.seats:
            wanted = f"a seat from 0 to {self.record.seats - 1}, or {SPECTATOR} for a spectator"
            raise SetupError(f"expected {wanted}, but got {eye!r}")
        return eye


def new(
    game: str | Rules,
    seats: int,
    *,
    seed: int | str = 1,
    settings: Mapping[str, object] | None = None,
) -> SessionGame:
    """A new game, dealt. The same seed gives the same luck, here and in `play`."""
    rules = rules_of(game)
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise SetupError(f"expected {rules.wanted_seats()} for {rules.title}, but got {seats!r}")
    chosen = {key: str(value) for key, value in (settings or {}).items()}
    record = Record(rules, seats, dice(rules, seed), chosen)
    names = [f"seat {seat + 1}" for seat in range(seats)]
    return SessionGame(record, names, [Source("dice", str(seed))], seed)


def play(
    game: str | Rules,
    bots: Sequence[AnyBot],
    *,
    seed: int | str = 1,
    settings: Mapping[str, object] | None = None,
    budget: Budget | str | int | None = None,
) -> SessionGame:
    """A whole game of these bots, one per seat: names, levels or classes of your own.

    The same seed gives the same game, unless the budget is in milliseconds.
    """
    if isinstance(bots, str):
        raise SetupError(f"expected a list of bots, one per seat, but got {bots!r}")
    found = new(game, len(bots), seed=seed, settings=settings)
    found.finish(bots, budget)
    return found


def bot(
    name: AnyBot, game: str | Rules | SessionGame, budget: Budget | str | int | None = None
) -> BotPlayer:
    """A bot for this game: `bot("master", game).think(sight, rng).best()`.

    It is a name (uniform, greedy, planner, search, plain), a level (novice to master),
    `module:Class`, or a class of your own. The budget is `500` iterations or `"200ms"`; a level
    brings its own.
    """
    rules = game.rules if isinstance(game, SessionGame) else rules_of(game)
    return as_player(name, rules, read_budget(budget))


def read(
    path: str | Path, at: int | None = None, *, seed: int | str = 1, board: str | None = None
) -> SessionGame:
    """A game from a file: the whole of it, or its first `at` answers, to go on from there.

    Chance then draws by the seed. A game on a board of your own needs the text of its board file,
    unless that lies beside the game.
    """
    file = files.read(Path(path))
    rules = files.rules_for(file, board, Path(path).parent)
    files.position(file, rules, at)
    lines = file.lines[:at]
    record = Record(rules, file.seats, dice(rules, seed), file.options, lines)
    luck = [source for source in file.luck if source.first <= len(lines)]
    luck.append(Source("dice", str(seed), len(lines) + 1))
    found = SessionGame(record, file.names, luck, seed)
    found.seals = file.result.seeds if file.result else []
    return found


def rules_of(game: str | Rules) -> Rules:
    """The rules of a game: loaded by its key, or those that you have loaded."""
    if isinstance(game, Rules):
        return game
    if not isinstance(game, str):
        raise SetupError(f"expected the key of a game or its rules, but got {game!r}")
    return load(game)


def dice(rules: Rules, seed: int | str) -> Dice:
    """The luck of this seed, the same as in a game of bots. Game files need it to be one word."""
    if not SEED.fullmatch(str(seed)):
        raise SetupError(f"expected a seed without spaces, but got {seed!r}")
    return Dice(Rng("luck", rules.key, seed))


def read_budget(budget: Budget | str | int | None) -> Budget | None:
    """A budget from any form in which it may be given."""
    if budget is None or isinstance(budget, Budget):
        return budget
    return budget_of(str(budget))

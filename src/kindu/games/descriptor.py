"""The descriptor of a game: what is known about it, and where its parts are."""

# Not compiled: no game needs it during play.

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kindu.core.rules import Rules

LAST = 100  # the default position of a game in lists
LEVELS = ["novice", "casual", "skilled", "expert", "master"]


@dataclass(frozen=True)
class Level:
    """How well a level plays: how much it thinks, forgets and errs, and how far it sees."""

    iterations: int
    foresight: int  # per mille of the points expected beyond those won so far
    forget: int  # per mille of what it has seen
    noise: int  # in 1/100 points: how much better or worse an answer may look than it is


# Defaults for a new game. Matches of neighbouring levels (docs/strength.md) find better ones.
FIRST_LEVELS = (
    Level(4, 400, 900, 0),
    Level(8, 550, 700, 0),
    Level(16, 700, 400, 0),
    Level(40, 850, 200, 0),
    Level(200, 1000, 0, 0),
)


@dataclass(frozen=True)
class Scale:
    """The correction of chances, so that what is called 70 % happens 70 times in 100.

    `factor` multiplies the log-odds: above 1 it makes chances bolder, below 1 more cautious. `own`
    is added to the log-odds of the seat that looks, which knows its own plans better than others'.
    """

    factor: float = 1.0
    own: float = 0.0


@dataclass(frozen=True)
class PointsFit:
    """What is done to expected points: a sum of what is named here, each times its number.

    `lead` is a seat's lead over the mean of all, `level` that mean, `spread` how far, by the plan,
    the rest of the game may carry a seat, and `own` is for the seat that looks.
    """

    base: float = 0.0
    lead: float = 1.0
    level: float = 1.0
    spread: float = 0.0
    own: float = 0.0


@dataclass(frozen=True)
class Game:
    """One game: `games/<key>/game.py` has it as GAME, or the package of an entry point does.

    Modules are named from the package on. A game without `text` is shown by its notation,
    and one without `balance` has no balance report.
    """

    key: str
    title: str
    prefix: str  # of its rule IDs, such as XX in XX-MOVE-03
    seats: range
    minutes: int
    blurb: str  # one sentence for who chooses a game
    package: str
    load: Callable[[str | None], Rules]  # with the standard board, or that of this text
    levels: tuple[Level, ...]  # novice, casual, skilled, expert, master
    order: int = LAST
    colours: tuple[str, ...] = ()  # of the seats, if the rules let players choose among them
    scales: dict[int, Scale] = field(default_factory=dict)  # by number of players
    points: dict[int, PointsFit] = field(default_factory=dict)  # likewise
    board_note: str = ""  # what the owner of a printed copy may correct, and what not
    screen: str = "view.screen"
    text: str = ""
    balance: str = ""

    def module(self, name: str) -> ModuleType:
        """A module of the game's package."""
        return import_module(f"{self.package}.{name}")

    def folder(self) -> Path:
        """Where its sources and papers lie in the installed package."""
        return Path(str(files(self.package)))

    def paper(self, name: str) -> str:
        """The text of its `rules.md` or `board.toml`."""
        return self.folder().joinpath(name).read_text("utf-8")

    def has_board(self) -> bool:
        """Whether it is played on a board that owners may correct."""
        return self.folder().joinpath("board.toml").is_file()

    def players(self) -> str:
        """For how many it is, in words."""
        least, most = self.seats[0], self.seats[-1]
        return f"{least} players" if least == most else f"{least}-{most} players"

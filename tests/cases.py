"""What shared tests know about each game: the case.py of its own tests, found by folder.

A game of this repository has it in tests/games/<key>; a game of another package has it in the
folder `tests` beside that package's sources. All parts but the first are optional.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from kindu.core.state import State
from kindu.games import game, own_keys

GAMES = Path(__file__).parent / "games"
FILE = "case.py"


@dataclass(frozen=True)
class Opening:
    """The first turn of a game in words, for tests at a table."""

    draw: str  # chance answers it, and another seat is asked
    move: str  # it reveals nothing, and the same seat is asked again
    then: str  # how every answer that may follow the move begins
    unpaid: tuple[str, ...]  # not all of these can follow it: a hand has two cards
    unpaid_rule: str  # the rule that forbids the others
    typo: tuple[str, str]  # an answer that doesn't exist, and the one that was meant
    chance: str  # an answer of chance
    misspelt: tuple[str, str]  # a name on the board, and one that isn't


@dataclass(frozen=True)
class Case:
    """One game for the shared tests."""

    conserved: Callable[[State], None]  # asserts that what is in the box stays in the box
    reveals: bool = False  # something hidden is shown to all without an answer of chance
    soak: int = 500  # random games per number of seats in `make soak`
    search: tuple[int, float] | None = None  # games, and the least share of search against greedy
    greedy: float = 0.95  # the least share of greedy against uniform; luck may keep it lower
    begins_turn: str = ""  # an answer after which the same seat goes on with its turn
    mutated: tuple[str, ...] = ()  # the chapters that `make mutants` changes
    speed: tuple[str, int] | None = (
        None  # a figure of `make bench`, and how many times that of Catanatron
    )
    strict_board: bool = False  # no value of its board may be nonsense, names included
    opening: Opening | None = None  # if turns are simple enough
    eventful: str = "2-greedy"  # a golden game in which much happens
    exchanged: tuple[tuple[str, int], ...] = ()  # for tests of leaks: kinds of hidden cards,
    # and in how many events of a game of three, at least, two of them are exchanged
    again: bool = True  # after a whole move a seat may be asked again, without a draw in between
    eager: bool = True  # whether eager games are short enough for tests of hints


def home(key: str) -> Path:
    """Where a game's own tests are."""
    if key in own_keys():
        return GAMES / key
    places = [parent / "tests" for parent in game(key).folder().parents]
    found = [place for place in places if place.joinpath(FILE).is_file()]
    return found[0] if found else game(key).folder() / "tests"


@cache
def case(key: str) -> Case:
    """What shared tests know about a game."""
    found: Case = loaded(key, "case").CASE
    return found


@cache
def loaded(key: str, name: str) -> ModuleType:
    """A module of a game's own tests."""
    if key in own_keys():
        return import_module(f"tests.games.{key}.{name}")
    spec = spec_from_file_location(f"tests_of_{key}_{name}", home(key) / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

"""What shared tests know of each game: the case.py of its own tests, found by folder.

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
        None  # a figure of `make bench`, and how many times Catanatron's
    )
    strict_board: bool = False  # no value of its board may be nonsense, names included
    eager: bool = True  # whether eager games are short enough for tests of hints


def home(key: str) -> Path:
    """Where a game's own tests lie."""
    if key in own_keys():
        return GAMES / key
    places = [parent / "tests" for parent in game(key).folder().parents]
    found = [place for place in places if place.joinpath(FILE).is_file()]
    return found[0] if found else game(key).folder() / "tests"


@cache
def case(key: str) -> Case:
    """What shared tests know of a game."""
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

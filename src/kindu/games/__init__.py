"""The games, each found by its folder here or by a `kindu.games` entry point of a package.

What lies beside this file serves all games, and may import core; a game may import core, these
modules and itself, never another game.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from kindu.core.words import SetupError

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.games.descriptor import Game

GROUP = "kindu.games"


@cache
def game(key: str) -> Game:
    """The descriptor of a game."""
    if key in folders():
        return described(key, f"{__name__}.{key}.game")
    found = [point for point in entry_points(group=GROUP) if point.name == key]
    if not found:
        raise SetupError(refusal("a game", keys(), key))
    return described(key, announced(found[0]))


@cache
def keys() -> list[str]:
    """The keys of all games, in the order in which lists show them."""
    others = [point.name for point in entry_points(group=GROUP)]
    return in_order({*folders(), *others})


@cache
def own_keys() -> list[str]:
    """The keys of the games whose folders are here, in the same order."""
    return in_order(folders())


@cache
def folders() -> set[str]:
    """The names of the folders here that hold a game."""
    return {path.parent.name for path in Path(__file__).parent.glob("*/game.py")}


def in_order(found: set[str]) -> list[str]:
    """Keys in the order that the descriptors ask for."""
    return sorted(found, key=lambda key: (game(key).order, key))


def announced(point: EntryPoint) -> str:
    """The module that an entry point names; it has the descriptor as GAME."""
    return point.value.partition(":")[0]


def described(key: str, module: str) -> Game:
    """The GAME of a module, which must have this key."""
    try:
        found: Game = import_module(module).GAME
    except Exception as error:
        reason = " ".join(str(error).split())
        raise SetupError(f"expected GAME of {key!r} in {module}, but {reason}") from error
    if found.key != key:
        raise SetupError(f"expected the game {key!r} in {module}, but got {found.key!r}")
    return found


@cache  # a server asks for it ten times per move
def screen(key: str) -> ModuleType:
    """The module that puts a game's sights and facts into words."""
    return game(key).module(game(key).screen)


def load(key: str, board: str | None = None) -> Rules:
    """The rules of a game; `board` is the text of another board file, checked first."""
    rules = game(key).load(board)
    rules.origin = (unpickled, (key, board, rules.board_hash))
    return rules


@lru_cache(maxsize=8)  # however many states are unpickled, the rules are read once
def unpickled(key: str, board: str | None, board_hash: str) -> Rules:
    """The rules that a pickle names; their standard board may have changed since."""
    rules = load(key, board)
    if rules.board_hash != board_hash:
        wanted = f"the board of {rules.title} with the SHA-256 {board_hash[:12]}…"
        raise SetupError(f"expected {wanted}, but this version has {rules.board_hash[:12]}…")
    return rules


def refusal(what: str, known: list[str], came: str) -> str:
    """The error for an unknown name, with the closest known one."""
    near = get_close_matches(came.lower(), known, 1)
    meant = f": did you mean {near[0]}?" if near else ""
    return f"expected {what} (one of {', '.join(known)}), but got {came!r}{meant}"


def paper(key: str, name: str) -> str:
    """The text of `rules.md` or `board.toml` of a game."""
    return game(key).paper(name)


def hash_board(text: str) -> str:
    """The SHA-256 of a board file, whichever game it is for; it only has to be valid TOML."""
    from kindu.games.datafile import board_hash

    return board_hash(text, "board.toml")

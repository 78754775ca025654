"""The games by their keys, each imported when it is asked for; no screen, no server."""

from importlib import import_module
from types import ModuleType

from kindu.core.rules import Rules
from kindu.core.words import SetupError

KEYS: list[str] = ["africana"]


def screen(key: str) -> ModuleType:
    """The module that puts a game's sights and facts into words."""
    return import_module(f"kindu.games.{key}.view")


def load(key: str, board: str | None = None) -> Rules:
    """The rules of a game; `board` is the text of another board file, checked first."""
    if key == "africana":
        from kindu.games.africana.board import read_board, standard_board
        from kindu.games.africana.flow import Africana

        return Africana(standard_board() if board is None else read_board(board))
    raise SetupError(f"expected a game out of {', '.join(KEYS)}, but got {key!r}")

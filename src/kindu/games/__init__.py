"""The games by their keys, each imported when it is asked for; no screen, no server."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from kindu.core.words import SetupError

if TYPE_CHECKING:
    from kindu.core.rules import Rules

KEYS: list[str] = ["africana", "heart_of_africa", "congo"]


def screen(key: str) -> ModuleType:
    """The module that puts a game's sights and facts into words."""
    return import_module(f"kindu.games.{key}.view.screen")


def load(key: str, board: str | None = None) -> Rules:
    """The rules of a game; `board` is the text of another board file, checked first."""
    if key == "africana":
        from kindu.games.africana.board.board import read_board, standard_board
        from kindu.games.africana.flow import Africana

        return Africana(standard_board() if board is None else read_board(board))
    if key == "heart_of_africa":
        from kindu.games.heart_of_africa.board import board as heart
        from kindu.games.heart_of_africa.flow import HeartOfAfrica

        return HeartOfAfrica(heart.standard_board() if board is None else heart.read_board(board))
    if key == "congo":
        from kindu.games.congo.board import board as congo
        from kindu.games.congo.flow import Congo

        return Congo(congo.standard_board() if board is None else congo.read_board(board))
    raise SetupError(refusal("a game", KEYS, key))


def refusal(what: str, known: list[str], came: str) -> str:
    """The sentence for an unknown name, with the nearest one."""
    near = get_close_matches(came.lower(), known, 1)
    meant = f": did you mean {near[0]}?" if near else ""
    return f"expected {what} out of {', '.join(known)}, but got {came!r}{meant}"


def folder(key: str) -> Path:
    """Where the sources and papers of a game lie in the installed package."""
    if key not in KEYS:
        raise SetupError(refusal("a game", KEYS, key))
    return Path(str(files(f"kindu.games.{key}")))


def paper(key: str, name: str) -> str:
    """The text of `rules.md` or `board.toml` of a game."""
    return folder(key).joinpath(name).read_text("utf-8")


def hash_board(text: str) -> str:
    """The SHA-256 of a board file, whichever game it is for; only its TOML must be right."""
    from kindu.games.datafile import board_hash

    return board_hash(text, "board.toml")

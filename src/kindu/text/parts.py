"""Finds a game's words and its table as text; a game without them is told in its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kindu.games import game
from kindu.text.notation import reasons as plain_reasons
from kindu.text.notation import table as plain_table
from kindu.text.notation.words import words_of

if TYPE_CHECKING:
    from types import ModuleType


def words(key: str) -> Any:  # noqa: ANN401 - a module of the game, or an object like it
    """Sentences, answers and questions of a game."""
    found = game(key)
    return found.module(f"{found.text}.words") if found.text else words_of(key)


def reasons(key: str) -> ModuleType:
    """The reasons of hints for a game."""
    found = game(key)
    return found.module(f"{found.text}.reasons") if found.text else plain_reasons


def table(key: str) -> ModuleType:
    """The table of a game, drawn and told."""
    found = game(key)
    return found.module(f"{found.text}.table") if found.text else plain_table

"""Where a game has its words and its table as text."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from kindu.games import game

if TYPE_CHECKING:
    from types import ModuleType

NOTATION = "kindu.text.notation"  # speaks for games without words of their own


def part(key: str, name: str) -> ModuleType:
    """The `words`, `reasons` or `table` of a game; of one without any, those of its notation."""
    found = game(key)
    return (
        found.module(f"{found.text}.{name}") if found.text else import_module(f"{NOTATION}.{name}")
    )

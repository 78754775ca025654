"""The words of a game for screens, found once: a server asks for them ten times a move."""

from functools import cache
from types import ModuleType

from kindu import games


@cache
def screen(key: str) -> ModuleType:
    """The module that puts a game's sights and facts into words."""
    return games.screen(key)

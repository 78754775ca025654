"""Kindu: play, watch, review and research three board games set in Africa.

    import kindu

    kindu.new(key, seats, seed=1)    a new game, dealt
    kindu.play(key, bots, seed=1)    a whole game of bots
    kindu.bot(name, game)            a bot that thinks when you ask it
    kindu.read(path)                 a game from a file; game.save(path) writes one
    kindu.load(key)                  the rules of a game

`kindu.games` knows the keys of the games. Everything is loaded when it is first used.
docs/research.md shows a session.
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

try:
    __version__ = version("kindu")  # stated only in pyproject.toml
except PackageNotFoundError:  # read from a folder that was never installed
    __version__ = "0+unknown"

__all__ = [
    "Bot", "Budget", "KinduError", "Rng", "Rules", "SessionGame", "Sight", "State", "Thought",
    "bot", "games", "load", "new", "play", "read",
]  # fmt: skip

if TYPE_CHECKING:
    from kindu import games
    from kindu.bots.base import Bot, Budget, Thought
    from kindu.core.rng import Rng
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight
    from kindu.core.state import State
    from kindu.core.words import KinduError
    from kindu.games import load
    from kindu.session import SessionGame, bot, new, play, read
else:
    _HOMES = {
        "bots.base": ["Bot", "Budget", "Thought"],
        "core.rng": ["Rng"],
        "core.rules": ["Rules"],
        "core.sight": ["Sight"],
        "core.state": ["State"],
        "core.words": ["KinduError"],
        "games": ["load"],
        "session": ["SessionGame", "bot", "new", "play", "read"],
    }

    def __getattr__(name: str) -> object:
        """Load a name when it is first asked for, and keep it (PEP 562)."""
        if name == "games":
            return import_module("kindu.games")
        for home, names in _HOMES.items():
            if name in names:
                found = getattr(import_module(f"kindu.{home}"), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module 'kindu' has no attribute {name!r}")

    def __dir__() -> list[str]:
        """What is here, loaded or not."""
        return sorted({*globals(), *__all__})

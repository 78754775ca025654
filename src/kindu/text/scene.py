"""What a screen of the terminal shows: a table as one eye sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kindu.core.rules import Rules
from kindu.games import screen

Data = dict[str, Any]  # a TypedDict of a game's view module; the terminal doesn't know its type


@dataclass(frozen=True)
class Scene:
    """A table for one eye: a seat from 0, or SPECTATOR. What is `new` to it is marked."""

    rules: Rules
    view: Data
    eye: int
    names: list[str]
    new: frozenset[str] = frozenset()
    symbols: bool = True  # False: only ASCII

    @cached_property
    def board(self) -> Data:
        """What never changes during a game."""
        board: Data = screen(self.rules.key).board_view(self.rules)
        return board

    @cached_property
    def titles(self) -> dict[str, str]:
        """The words that a person reads in place of an id."""
        names: dict[str, str] = screen(self.rules.key).titles(self.rules)
        return names

    @property
    def mine(self) -> Data | None:
        """The seat of this eye; a spectator has none."""
        seats: list[Data] = self.view["seats"]
        return seats[self.eye] if self.eye < len(seats) else None

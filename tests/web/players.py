"""Who plays a game by clicks: the web/player.py of the game's own tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tests.cases import home, loaded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.wire import Wire


@dataclass(frozen=True)
class Turn:
    """The shortest turn of a game: one click, for tests of pages that all games share."""

    button: str
    verb: str  # what the log says of it, whoever reads
    told: str  # what the log says of it to the others
    before: int  # cards in hand before it
    after: int


class Player(Protocol):
    """Who looks at a page and presses what it offers."""

    def look(self) -> Any:  # noqa: ANN401 -- each game sees something else
        """Wait until something is asked."""

    def answer(self, seen: Any) -> None:  # noqa: ANN401
        """One answer that is sent."""


def has_player(key: str) -> bool:
    """Whether somebody can play this game by clicks."""
    return (home(key) / "web" / "player.py").is_file()


def first(key: str) -> str:
    """What can be pressed first at a new table."""
    return str(loaded(key, "web.player").FIRST)


def turn_of(key: str) -> Turn:
    """The shortest turn of this game."""
    found: Turn = loaded(key, "web.player").TURN
    return found


def player(key: str, page: Page, wire: Wire) -> Player:
    """A player of this game at a page."""
    found: Player = loaded(key, "web.player").sit(page, wire)
    return found

"""What pictures of all games share: a page at a position, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.cases import home, loaded
from tests.web import games
from tests.web.positions import Position, resume

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

    Picture = Callable[[Visitor], Page]

BOTS = ("Okapi", "Kudu", "Oribi", "Serval")


def at(position: Callable[[], Position]) -> Callable[[Visitor], Page]:
    """A page that shows a prepared position, with people and bots that have names."""

    def draw(guest: Visitor) -> Page:
        found = position()
        seats = [{**games.ME, "name": "Ada"}, *({**games.CASUAL, "name": one} for one in BOTS)]
        return games.at_table(guest, resume(guest, found, *seats[: found.seats]))

    return draw


def reading(game: str) -> Callable[[Visitor], Page]:
    return lambda guest: guest.open(f"/rules/{game}")


def pictures_of(key: str) -> dict[str, Picture]:
    """The pictures that a game names in pictures.py of its tests; it may have none."""
    there = (home(key) / "pictures.py").is_file()
    found: dict[str, Picture] = loaded(key, "pictures").PICTURES if there else {}
    return found


def wider_of(key: str) -> tuple[str, ...]:
    """Those that are taken in more sizes."""
    there = (home(key) / "pictures.py").is_file()
    found: tuple[str, ...] = loaded(key, "pictures").WIDER if there else ()
    return found

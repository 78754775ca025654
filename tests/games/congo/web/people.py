"""Several people at one table of Congo 1884: at browsers of their own, or at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

from tests.games.congo.web.player import ADA
from tests.games.congo.web.stages import GAME
from tests.web.checks import script
from tests.web.games import CASUAL, at_table, new
from tests.web.positions import NAMES, Position, resume
from tests.web.wire import Wire

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.fixtures import Visit

OPEN = {"kind": "open"}


class Person(NamedTuple):
    """A page, and the messages that it got."""

    page: Page
    wire: Wire


def two(visit: Visit) -> tuple[Person, Person]:
    """A new game of Ada and Ben, each at a browser."""
    guests = visit(), visit()
    wires = [Wire(guest) for guest in guests]
    table = new(guests[0], ADA, OPEN, game=GAME)
    guests[1].ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    guests[0].ask("POST", f"/tables/{table}/start")
    ada, ben = (at_table(guest, table) for guest in guests)
    return Person(ada, wires[0]), Person(ben, wires[1])


def at_one_screen(visit: Visit, stage: Position, *seats: int) -> Person:
    """A table at a position: people on these seats share the screen, bots play the others."""
    guest = visit()
    wire = Wire(guest)
    company: list[object] = [
        {"kind": "me", "name": name} if seat in seats else {**CASUAL, "name": name}
        for seat, name in enumerate(NAMES[: stage.seats], 1)
    ]
    return Person(at_table(guest, resume(guest, stage, *company)), wire)


def comes(page: Page, name: str) -> None:
    """The screen was passed on to this player."""
    passing = page.get_by_role("button", name=f"Pass the screen to {name}")
    coming = page.get_by_role("button", name=f"I am {name}")
    expect(passing.or_(coming)).to_be_visible()
    if passing.is_visible():
        passing.click()
    coming.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def texts(page: Page) -> list[str]:
    """Everything that can be read or heard on a page."""
    found: list[str] = page.evaluate(script("texts"))
    return found

"""A turn at the table of the game with which pages are tested: its shortest one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.games import SOME
from tests.web.players import turn_of

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TURN = turn_of(SOME)


def dock(page: Page) -> Locator:
    """What is asked, and the hand."""
    return page.locator("section.dock")


def hand(page: Page) -> Locator:
    """The own cards."""
    return dock(page).locator(".hand > button")


def turn(page: Page) -> Locator:
    """The button that makes the turn."""
    return dock(page).locator(".ask").get_by_role("button", name=TURN.button)

"""Pictures of Africana: each by its name, and how to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web import games
from tests.web.pictures import reading

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.visitor import Visitor

MIDDLE = "1 move"  # a journey of the example in the middle of the game
WIDER = ("opening", "planned")


def opening(guest: Visitor) -> Page:
    bots = [{**games.CASUAL, "name": name} for name in ("Okapi", "Marabu")]
    return games.at_table(guest, games.new(guest, games.ME, *bots))


def middle(guest: Visitor) -> Page:
    return games.at_table(guest, games.resumed(guest, MIDDLE, 6))


def planned(guest: Visitor) -> Page:
    """A journey of two steps, not confirmed yet."""
    page = middle(guest)
    for _ in range(2):
        lit = page.locator(".place.sure .hit")
        if lit.count():
            lit.first.click()
            page.locator(".ledger").wait_for()
    return page


def buying(guest: Visitor) -> Page:
    page = middle(guest)
    page.get_by_role("button", name="Buy", exact=True).click()
    opener = page.get_by_role("button", name="Open the book")
    if opener.is_visible():
        opener.click()
    return page


def score(guest: Visitor) -> Page:
    """The last answer of the example is played by the server: the game is over."""
    table = games.resumed(guest, "2 stop", -1, games.ME, games.CASUAL)
    page = guest.open(f"/t/{table}")
    page.locator("dialog[open] table").first.wait_for()
    return page


def replay(guest: Visitor) -> Page:
    page = guest.open(f"/replay/{games.finished(guest)}?at=150")
    page.locator("[data-place]").first.wait_for()
    return page


PICTURES = {
    "opening": opening,
    "middle": middle,
    "planned": planned,
    "buying": buying,
    "score": score,
    "replay": replay,
    "rules": reading("africana"),
}

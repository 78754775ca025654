"""Trefoil in a real browser, at the generic table: from the front page to the score sheet."""

import re

from playwright.sync_api import Page, expect

from tests.web.checks import sideways, violations
from tests.web.fixtures import Visit
from tests.web.visitor import PHONE

CARD = re.compile("Trefoil")
CHANGED = "(before) => document.body.innerText !== before"


def started(page: Page) -> None:
    """A game against one bot, from the card of the game on the front page."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=CARD))
    expect(card).to_contain_text("Six deals of seven tricks")
    card.get_by_role("button", name="Play bots").click()
    page.locator("[data-answer]:enabled").first.wait_for()


def played(page: Page) -> None:
    """Any answer, until the score sheet is there."""
    sheet = page.get_by_role("dialog").filter(has_text="Score sheet")
    for answer in iter(lambda: page.locator("[data-answer]:enabled").first, None):
        answer.or_(sheet).first.wait_for()
        if sheet.is_visible():
            return
        shown = page.locator("body").inner_text()
        answer.click()
        page.wait_for_function(CHANGED, arg=shown)


def test_a_whole_game_is_played_against_a_bot(visit: Visit) -> None:
    page = visit(theme="system").open("/")
    started(page)
    assert [] == violations(page)
    played(page)

    expect(page.get_by_role("dialog")).to_contain_text("Trick")


def test_the_table_fits_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE).open("/")
    started(page)

    assert [] == sideways(page)

"""Leafing and buying: what is uncovered can't be taken back."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.games.africana.web.player import button, dock
from tests.web.fixtures import Visit
from tests.web.games import at_table, new, resumed


def acts(page: Page, word: str) -> Locator:
    """What may be pressed on the pages."""
    return page.locator('.page button[aria-disabled="false"]', has_text=re.compile(f"^{word}"))


def test_a_page_is_turned_and_a_card_is_bought(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 buy"))
    button(page, "Buy").click()
    expect(page.locator(".book.raised")).to_contain_text("Northern book")
    acts(page, "Turn").first.click()
    expect(page.locator("ol.log")).to_contain_text("turns a page")
    acts(page, "Buy").first.click()
    expect(page.locator("ol.log")).to_contain_text("buys")

    expect(page.locator(".rail section").nth(1)).to_contain_text("1 of 3")
    button(page, "Finish buying").click()
    expect(page.locator(".book.raised")).to_have_count(0)


def test_nothing_is_undone_after_a_page_was_turned(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 buy"))
    button(page, "Buy").click()
    expect(button(page, "Back")).to_be_visible()
    acts(page, "Turn").first.click()
    expect(page.locator("ol.log")).to_contain_text("turns a page")

    expect(button(page, "End turn, buy nothing")).to_be_visible()
    expect(button(page, re.compile("Back|Undo"))).to_have_count(0)


def test_leafing_is_left_before_anything_was_uncovered(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 buy"))
    button(page, "Buy").click()
    button(page, "Back").click()

    expect(button(page, "Draw 2 cards")).to_be_visible()


def test_a_card_that_costs_too_much_says_so(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    button(page, "Buy").click()
    dear = page.locator(".page button", has_text=re.compile("^Buy")).first
    expect(dear).to_have_attribute("aria-disabled", "true")
    dear.click(force=True)  # it can be pressed to learn why not

    expect(dock(page).get_by_role("status")).to_contain_text("You need")
    expect(dock(page).get_by_role("button", name=re.compile("AF-BUY"))).to_be_visible()


def test_seen_pages_are_listed_with_page_memory_only(visit: Visit) -> None:
    guest = visit()
    listed = at_table(guest, new(guest))
    hidden = at_table(guest, new(guest, options={"start player": "1", "page memory": "off"}))

    expect(listed.locator(".seen").first).to_be_visible()
    expect(hidden.locator(".book")).to_have_count(2)
    expect(hidden.locator(".seen")).to_have_count(0)
    expect(hidden.get_by_text("unread")).to_have_count(0)


def test_hidden_points_are_nowhere(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest, options={"start player": "1", "hidden scores": "on"}))
    other = page.locator(".side article").nth(1)

    expect(other.locator(".points")).to_contain_text("hidden")


def test_a_draw_can_not_be_undone(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    button(page, "Draw 2 cards").click()
    expect(page.locator("ol.log")).to_contain_text("Casual draws")

    expect(button(page, re.compile("Undo"))).to_have_count(0)

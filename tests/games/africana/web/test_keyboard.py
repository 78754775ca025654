"""A turn without a mouse."""

import re

from playwright.sync_api import expect

from tests.games.africana.web.player import button, dock, place, steps
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import at_table, new, resumed
from tests.web.keys import tab_to


def test_d_draws(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    button(page, "Draw 2 cards").wait_for()

    page.keyboard.press("d")

    expect(dock(page).locator(".hand > button")).to_have_count(4)


def test_b_opens_a_book_and_escape_closes_it(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 buy"))
    button(page, "Buy").wait_for()

    page.keyboard.press("b")
    expect(dock(page)).to_contain_text("Leaf through the northern book.")
    page.keyboard.press("Escape")

    expect(button(page, "Draw 2 cards")).to_be_visible()


def test_a_journey_is_planned_and_confirmed_by_keys(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").wait_for()
    page.keyboard.press("m")
    expect(dock(page)).to_contain_text("Where to?")
    tab_to(page, "[data-place].sure, [data-place].maybe")
    there = str(page.evaluate("() => document.activeElement.dataset.place"))

    page.keyboard.press("Enter")
    steps(page, 1)
    expect(place(page, there)).to_have_attribute(
        "aria-label", re.compile("Step of the planned journey: 1")
    )
    page.keyboard.press("Escape")
    expect(dock(page)).to_contain_text("Where to?")
    page.keyboard.press("Enter")
    steps(page, 1)
    page.get_by_role("group", name="Map of Africa").focus()
    page.keyboard.press("Enter")

    expect(page.locator("ol.log")).to_contain_text("goes to")
    expect(page.locator("ol.log")).to_contain_text("chooses to move")


def test_arrow_keys_go_from_place_to_place(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    place(page, "timbuktu").focus()

    page.keyboard.press("ArrowDown")

    assert "timbuktu" != page.evaluate("() => document.activeElement.dataset.place")


def test_the_focus_can_be_seen_wherever_it_goes(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").wait_for()

    unseen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        unseen.add(page.evaluate(script("focus")))

    assert {""} == unseen

"""A turn by touch on a phone of 360 by 740."""

import re

from playwright.sync_api import Page, expect

from tests.games.africana.web.player import READY, button, dock, lit, place, steps
from tests.web.fixtures import Visit
from tests.web.games import at_table, new, resumed
from tests.web.visitor import SMALL


def touched(page: Page, which: str) -> None:
    """Tap on a place; on a phone the map may have to come closer first."""
    place(page, which).locator(".pill").tap()


def test_a_turn_is_drawn_by_touch(visit: Visit) -> None:
    guest = visit(size=SMALL, touch=True)
    page = at_table(guest, new(guest))
    button(page, "Draw 2 cards").tap()

    expect(dock(page).locator(".hand > button")).to_have_count(4)


def test_a_journey_is_made_by_touch(visit: Visit) -> None:
    guest = visit(size=SMALL, touch=True)
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").tap()
    for count, which in enumerate(["lagos", "cape_town"], 1):
        assert which in lit(page)
        touched(page, which)
        steps(page, count)
    button(page, READY).tap()

    page.locator("nav.tabs").get_by_role("button", name="Log").tap()
    expect(page.locator("ol.log")).to_contain_text(re.compile("goes to Cape Town"))


def test_an_expedition_shows_its_places_wherever_the_map_was(visit: Visit) -> None:
    guest = visit(size=SMALL, touch=True)
    page = at_table(guest, resumed(guest, "1 move", 3))
    page.locator("nav.tabs").get_by_role("button", name="Expeditions").tap()
    page.locator(".rail button.row").last.tap()
    ends = page.locator(".place .focused")
    expect(ends).to_have_count(2)
    for end in ends.all():  # wherever the map was, it shows both of them
        expect(end).to_be_in_viewport()
    expect(page.get_by_role("region", name="Shown on the map")).to_contain_text("→")


def test_the_map_is_moved_by_a_finger_without_choosing_a_place(visit: Visit) -> None:
    guest = visit(size=SMALL, touch=True)
    page = at_table(guest, resumed(guest, "1 move", 3))
    expect(button(page, "Move")).to_be_visible()
    start = place(page, "lagos").bounding_box()
    assert start is not None
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    for kind, dx in (("touchStart", 0), ("touchMove", 20), ("touchMove", 60), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x + dx, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(button(page, "Draw 2 cards")).to_be_visible()


def test_a_book_is_read_and_bought_from_on_a_phone(visit: Visit) -> None:
    guest = visit(size=SMALL, touch=True)
    page = at_table(guest, resumed(guest, "1 buy"))
    button(page, "Buy").tap()
    button(page, "Open the book").tap()
    page.locator('.page button[aria-disabled="false"]', has_text=re.compile("^Buy")).first.tap()

    page.locator("nav.tabs").get_by_role("button", name="Log").tap()
    expect(page.locator("ol.log")).to_contain_text("buys")

"""Heart of Africa on a phone: everything fits, fingers find everything, turns are played by touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import (
    BLIND_TERRAIN,
    CLAIM,
    KEEP,
    ask,
    button,
    card,
    spot,
)
from tests.games.heart_of_africa.web.scenes import PHONE_SCENES
from tests.web.checks import sideways, small_targets, violations
from tests.web.fixtures import Visit
from tests.web.games import at_table
from tests.web.positions import Position, resume
from tests.web.sweep import sweep
from tests.web.visitor import PHONE, SMALL
from tests.web.wire import Wire


@pytest.mark.parametrize("scene", sweep(PHONE_SCENES, "claim", "draw sheet"))
def test_the_table_fits_a_phone_and_fingers(visit: Visit, scene: str) -> None:
    page = PHONE_SCENES[scene](visit(theme="system", size=SMALL, touch=True))

    assert [] == sideways(page)
    assert [] == violations(page)
    assert [] == small_targets(page)


@pytest.mark.parametrize(
    "scene", sweep(["first tickets", "turn", "claim", "closed", "draw sheet"], "claim")
)
def test_the_table_fits_a_larger_phone(visit: Visit, scene: str) -> None:
    page = PHONE_SCENES[scene](visit(size=PHONE, touch=True))

    assert [] == sideways(page)
    assert [] == small_targets(page)


def opened(visit: Visit, stage: Position, size: tuple[int, int]) -> tuple[Page, Wire]:
    guest = visit(size=size, touch=True)
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stage))
    expect(ask(page)).to_contain_text(re.compile("Your turn|[Tt]ickets: keep"))
    return page, wire


def tab(page: Page, name: str) -> None:
    page.locator("nav.tabs").get_by_role("button", name=name).tap()


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390x844", "360x740"])
def test_a_track_is_claimed_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    page, wire = opened(visit, stages.doubling(), size)
    page.touchscreen.tap(*spot(page, stages.DESERT))
    expect(button(page, CLAIM)).to_contain_text("14 points")
    corner = page.locator("svg.overview").bounding_box()
    assert corner is not None
    assert corner["width"] < 80  # it shows where you are, and leaves the map free
    ask(page).get_by_role("button", name="One more").tap()
    expect(ask(page)).to_contain_text("1 of your terrain cards and 1 locomotive")
    assert [] == sideways(page)
    button(page, CLAIM).tap()
    wire.until(page, 1)

    assert "wild 1" in wire.said(1)
    tab(page, "Log")
    expect(page.locator("ol.log")).to_contain_text("doubles the points with")


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390x844", "360x740"])
def test_cards_are_drawn_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    page, wire = opened(visit, stages.turn(), size)
    tab(page, "Draw")
    card(page, "Take: Red").tap()
    expect(page.get_by_text("Your second card").first).to_be_visible()
    card(page, BLIND_TERRAIN).tap()
    wire.until(page, 2)

    assert ["take red", "draw terrain"] == wire.said(1)


def test_tickets_are_chosen_by_touch_and_lit_on_the_map(visit: Visit) -> None:
    page, wire = opened(visit, stages.ticket_choice(), SMALL)
    boxes = ask(page).get_by_role("checkbox")
    boxes.nth(1).tap()
    expect(boxes.nth(1)).to_be_checked()
    assert page.locator("main svg circle.focus").count() >= 2
    button(page, KEEP).tap()
    wire.until(page, 2)

    assert 3 == wire.after(1)["seats"][0]["kept"]


def test_the_tabs_show_one_sheet_each(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn(), PHONE)
    signs = {
        "Draw": page.get_by_role("button", name=BLIND_TERRAIN),
        "Tickets": page.get_by_role("heading", name="Your tickets"),
        "Terrain": page.get_by_role("heading", name="Terrain displays"),
        "Log": page.locator("ol.log"),
    }
    for name, sign in signs.items():
        tab(page, name)
        expect(sign.first).to_be_visible()
        others = [one for other, one in signs.items() if other != name]
        assert not [one for one in others if one.first.is_visible()]
        assert [] == sideways(page)
    tab(page, "Map")

    assert not [one for one in signs.values() if one.first.is_visible()]
    assert wire.view["seats"][0]["kept"] == int(
        page.locator("nav.tabs").get_by_role("button", name="Tickets").locator(".num").inner_text()
    )


def test_the_map_is_moved_by_a_finger_without_choosing_a_track(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn(), SMALL)
    x, y = spot(page, stages.PLAIN)
    finger = page.context.new_cdp_session(page)
    for kind, dx in (("touchStart", 0), ("touchMove", 20), ("touchMove", 60), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x + dx, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(ask(page)).to_contain_text("Your turn")
    expect(button(page, CLAIM)).to_have_count(0)
    assert [] == wire.said(1)


def test_a_resting_finger_shows_what_a_track_brings(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn(), PHONE)
    x, y = spot(page, stages.PLAIN)
    finger = page.context.new_cdp_session(page)
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.get_by_role("tooltip")).to_contain_text("Elizabethville – Salisbury")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(button(page, CLAIM)).to_have_count(0)
    assert [] == wire.said(1)

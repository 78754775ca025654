"""Congo 1884 on a phone: everything fits, fingers find everything, turns are played by touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.player import (
    BID,
    LAY,
    LAY_TILES,
    NONE,
    PLAY,
    bid,
    button,
    card,
    company,
    facts,
    fight,
    hand,
    opened,
    told,
    value,
)
from tests.games.congo.web.scenes import PHONE_SCENES
from tests.web.checks import sideways, small_targets, violations
from tests.web.fixtures import Visit
from tests.web.positions import resume
from tests.web.sweep import sweep
from tests.web.visitor import PHONE, SMALL

SIZES = pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390x844", "360x740"])


@pytest.mark.parametrize("scene", sweep(PHONE_SCENES, "laying", "river sheet"))
def test_the_table_fits_a_phone_and_fingers(visit: Visit, scene: str) -> None:
    page = PHONE_SCENES[scene](visit(theme="system", size=SMALL, touch=True))

    assert [] == sideways(page)
    assert [] == violations(page)
    assert [] == small_targets(page)


def tab(page: Page, name: str) -> None:
    page.locator("nav.tabs").get_by_role("button", name=name).tap()


@SIZES
def test_a_bid_is_made_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    page, wire = opened(visit(size=size, touch=True), stages.bid(4))
    card(page, "British missionary").tap()
    expect(button(page, BID)).to_contain_text("Bid: British missionary")
    assert [] == sideways(page)
    button(page, BID).tap()
    told(page, wire, "CO-BID-01", 1)

    assert ["bid gb-missionary"] == wire.said(1)


@SIZES
def test_a_hint_leaves_the_bids_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size, touch=True, guide=True)
    page = guest.open(f"/t/{resume(guest, stages.lay(), *company(3))}")
    expect(page.get_by_role("button", name="Got it")).to_be_in_viewport()
    expect(fight(page)).to_contain_text("To lay a card, tap it below.")
    last = bid(page, "Cleo").bounding_box()
    asks = fight(page).locator(".asks").bounding_box()

    assert last
    assert asks
    assert last["y"] + 0.8 * last["height"] < asks["y"]  # the choices cover little of the bids


@SIZES
def test_auxiliaries_are_laid_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    page, wire = opened(visit(size=size, touch=True), stages.lay())
    card(page, "Nurse").tap()
    expect(button(page, LAY)).to_contain_text("Lay: Nurse")
    card(page, "Nurse").tap()
    expect(button(page, LAY)).to_contain_text("Lay: 2 × Nurse")
    card(page, "Servant").tap()
    expect(button(page, LAY)).to_contain_text("and Servant")
    assert [] == sideways(page)
    promised = value(button(page, LAY))
    button(page, LAY).tap()
    told(page, wire, "CO-AUX-01", 1, 3)

    assert promised == 5.5 == facts(wire, "CO-AUX-01", 1)[-1]["total"]
    tab(page, "Log")
    expect(page.locator("ol.log")).to_contain_text(re.compile("Ada lays: .*now 5½"))


def test_a_special_card_is_played_by_touch(visit: Visit) -> None:
    page, wire = opened(visit(size=SMALL, touch=True), stages.special("okapi"))
    expect(button(page, NONE)).to_be_visible()
    card(page, "Okapi").tap()
    button(page, PLAY).tap()
    button(page, re.compile("^Hunt: 2 points")).tap()
    told(page, wire, "CO-SP-OKAPI-02", 1)

    assert 2 == wire.after(1)["seats"][0]["score"]


def test_a_tile_is_looked_at_on_the_river_by_touch(visit: Visit) -> None:
    page, wire = opened(visit(size=SMALL, touch=True), stages.special("explored_region"))
    card(page, "Explored Region").tap()
    button(page, PLAY).tap()
    expect(fight(page)).to_contain_text("Which tile do you look at?")
    page.locator('[data-stop="lukolela"]').tap()
    expect(button(page, re.compile("^Look at the tile: Lukolela"))).to_be_visible()
    button(page, re.compile("^Look at the tile: Lukolela")).tap()

    assert "lukolela" == told(page, wire, "CO-INFO-03", 1)["stop"]


def test_a_duel_is_fought_by_touch(visit: Visit) -> None:
    page, wire = opened(visit(size=SMALL, touch=True), stages.tiles())
    own = fight(page).get_by_role("group", name="Your hippo tiles").get_by_role("button")
    own.first.tap()
    assert 3 == value(button(page, LAY_TILES))
    button(page, LAY_TILES).tap()

    assert 3 == told(page, wire, "CO-TIE-01", 1)["sum"]


def test_the_tabs_show_one_sheet_each(visit: Visit) -> None:
    page, wire = opened(visit(size=PHONE, touch=True), stages.level(4))
    signs = {
        "River": page.get_by_role("group", name="The Congo with its stops").first,
        "Players": page.get_by_role("list", name="Players"),
        "Log": page.locator("ol.log"),
    }
    for name, sign in signs.items():
        tab(page, name)
        expect(sign).to_be_visible()
        expect(fight(page)).to_have_count(0)
        assert not [one for other, one in signs.items() if other != name and one.is_visible()]
        assert [] == sideways(page)
    tab(page, "Hand")
    own = wire.view["seats"][0]
    shown = hand(page).get_by_role("button").filter(has_not=page.get_by_text("Tables"))
    kinds = sum(len(own[name]) for name in ("hand", "helpers", "special_hand"))
    expect(shown).to_have_count(kinds)
    cards = own["characters"] + own["auxiliaries"] + own["specials"]
    count = page.locator("nav.tabs").get_by_role("button", name="Hand").locator(".num")
    assert cards == int(count.inner_text())
    tab(page, "Station")

    expect(fight(page)).to_be_visible()
    assert not [one for one in signs.values() if one.is_visible()]


def test_all_cards_can_be_seen_although_one_is_chosen(visit: Visit) -> None:
    page, _ = opened(visit(size=PHONE, touch=True), stages.lay())
    card(page, "Nurse").tap()
    expect(button(page, LAY)).to_be_visible()
    tab(page, "Hand")
    expect(card(page, "Man Overboard!")).to_be_visible()
    card(page, "Servant").tap()

    expect(button(page, LAY)).to_contain_text("Nurse and Servant")


def test_a_card_that_does_not_fit_says_why_on_a_phone(visit: Visit) -> None:
    page, wire = opened(visit(size=SMALL, touch=True), stages.lay())
    card(page, "Porter").tap()

    note = page.get_by_role("status").filter(has_text="Does not fit your bid.")
    expect(note.get_by_role("button", name="CO-AUX-03")).to_be_visible()
    assert [] == sideways(page)
    assert [] == wire.said(1)

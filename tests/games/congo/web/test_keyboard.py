"""Congo 1884 without a mouse: a turn of each kind."""

import re

from playwright.sync_api import Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.player import (
    ADD_TILES,
    BID,
    LAY,
    LAY_TILES,
    PLAY,
    button,
    facts,
    fight,
    log,
    opened,
    told,
    value,
)
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.keys import tab_to


def focused(page: Page) -> str:
    """What is written on the button that has the focus."""
    return page.locator("button:focus").inner_text().strip()


def asked(page: Page, question: str) -> None:
    """Wait for a question whose choices can be pressed: the answer before it has been taken."""
    expect(fight(page)).to_contain_text(question)
    expect(fight(page).locator(".opts button:enabled").first).to_be_visible()
    expect(fight(page).locator(".opts button:disabled")).to_have_count(0)


def test_a_number_chooses_a_bid_and_enter_lays_it(visit: Visit) -> None:
    page, wire = opened(visit(), stages.bid())
    own = [one["id"] for one in wire.view["seats"][0]["hand"]]
    page.keyboard.press("2")
    expect(button(page, BID)).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, BID)).to_have_count(0)
    page.keyboard.press("3")
    expect(button(page, BID)).to_be_visible()
    page.keyboard.press("Enter")
    told(page, wire, "CO-BID-01", 1)

    assert [f"bid {own[2]}"] == wire.said(1)


def test_n_plays_no_special_card(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("shaman"))
    page.keyboard.press("n")
    told(page, wire, "CO-SPC-01", 1)

    assert "pass" == wire.said(1)[0]


def test_a_number_and_enter_play_a_special_card(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("shaman"))
    cards = [one["id"] for one in wire.view["seats"][0]["special_hand"]]
    page.keyboard.press(str(1 + cards.index("shaman")))
    expect(button(page, PLAY)).to_be_visible()
    page.keyboard.press("Enter")
    told(page, wire, "CO-SPC-03", 1)

    assert "play shaman" == wire.said(1)[0]


def test_a_card_that_can_not_be_played_says_why_and_escape_closes_that(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("shaman"))
    cards = [one["id"] for one in wire.view["seats"][0]["special_hand"]]
    page.keyboard.press(str(1 + cards.index("okapi")))
    note = page.get_by_role("status").filter(has_text="This card can’t be played here: Okapi.")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")

    expect(note).to_have_count(0)
    assert [] == wire.said(1)


def test_a_target_gets_the_focus_by_its_number(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("warrior"))
    tab_to(page, ".hand button[aria-pressed]")
    page.keyboard.press("Enter")
    expect(button(page, PLAY)).to_be_visible()
    button(page, PLAY).focus()
    page.keyboard.press("Enter")
    asked(page, "Whose bid must fight the warrior?")
    page.keyboard.press("2")
    assert "Cleo" in focused(page)
    page.keyboard.press("Enter")
    told(page, wire, "CO-SP-WARRIOR-03", 3)

    assert ["play warrior", "target 3"] == wire.said(1)[:2]


def test_a_tile_is_looked_at_by_keys(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("explored_region"))
    cards = [one["id"] for one in wire.view["seats"][0]["special_hand"]]
    page.keyboard.press(str(1 + cards.index("explored_region")))
    expect(button(page, PLAY)).to_be_visible()
    page.keyboard.press("Enter")
    asked(page, "Which tile do you look at?")
    page.keyboard.press("3")
    there = focused(page)
    page.keyboard.press("Enter")
    expect(button(page, re.compile(f"^Look at the tile: {there}"))).to_be_visible()
    tab_to(page, ".fight .opts button.go")
    page.keyboard.press("Enter")

    assert told(page, wire, "CO-INFO-03", 1)["station"]
    expect(log(page)).to_contain_text(f"Ada looks at the tile of {there}")


def test_arrow_keys_go_up_the_river(visit: Visit) -> None:
    page, _ = opened(visit(), stages.bid(2))
    page.locator('[data-stop="bolobo"]').focus()
    page.keyboard.press("End")
    assert "kindu" == page.evaluate("() => document.activeElement.dataset.stop")
    page.keyboard.press("Home")
    assert "leopoldville" == page.evaluate("() => document.activeElement.dataset.stop")
    page.keyboard.press("ArrowUp")

    assert "leopoldville" != page.evaluate("() => document.activeElement.dataset.stop")


def test_numbers_lay_auxiliaries_and_enter_confirms(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    for key in ("1", "1", "3"):
        before = fight(page).inner_text()
        page.keyboard.press(key)
        expect(fight(page)).not_to_have_text(before, use_inner_text=True)
    expect(button(page, LAY)).to_contain_text("2 × Nurse and")
    page.keyboard.press("Escape")
    expect(button(page, LAY)).not_to_contain_text(" and ")
    promised = value(button(page, LAY))
    page.keyboard.press("Enter")
    told(page, wire, "CO-AUX-01", 1, 2)

    assert ["lay nurse", "lay nurse", "done"] == wire.said(1)[:3]
    assert promised == facts(wire, "CO-AUX-01", 1)[-1]["total"]


def test_w_waits_and_x_drops_out(visit: Visit) -> None:
    page, wire = opened(visit(), stages.level())
    page.keyboard.press("w")
    told(page, wire, "CO-AUX-08", 1)
    assert "wait" == wire.said(1)[0]

    page, wire = opened(visit(), stages.lay())
    page.keyboard.press("x")
    told(page, wire, "CO-AUX-07", 1)
    assert "drop" == wire.said(1)[0]


def test_tiles_are_laid_by_keys(visit: Visit) -> None:
    page, wire = opened(visit(), stages.tiles())
    tab_to(page, ".duel button[aria-pressed]")
    page.keyboard.press("Space")
    expect(button(page, LAY_TILES)).to_be_visible()
    tab_to(page, ".fight .opts button.go")
    page.keyboard.press("Enter")
    told(page, wire, "CO-TIE-01", 1)

    assert "tile 3" == wire.said(1)[0]


def test_tiles_are_added_by_keys_or_not(visit: Visit) -> None:
    page, wire = opened(visit(), stages.raising())
    tab_to(page, ".duel button[aria-pressed]")
    page.keyboard.press("Space")
    expect(button(page, ADD_TILES)).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, ADD_TILES)).to_have_count(0)
    page.keyboard.press("x")
    wire.until(page, 1)

    assert "stop" == wire.said(1)[0]


def test_the_focus_can_be_seen_wherever_it_goes(visit: Visit) -> None:
    page, _ = opened(visit(), stages.lay())

    unseen = set()
    for _ in range(50):
        page.keyboard.press("Tab")
        unseen.add(page.evaluate(script("focus")))

    assert {""} == unseen


def test_a_drawer_opens_and_closes_by_keys(visit: Visit) -> None:
    page, _ = opened(visit(), stages.level())
    page.get_by_role("button", name="Values", exact=True).focus()
    page.keyboard.press("Enter")
    drawer = page.get_by_role("complementary", name="Values")
    expect(drawer).to_contain_text("Professions by station")
    page.keyboard.press("Enter")
    expect(drawer).to_have_count(0)
    page.keyboard.press("Enter")
    expect(drawer).to_have_count(1)
    page.keyboard.press("Escape")

    expect(drawer).to_have_count(0)

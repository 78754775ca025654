"""Ties of Congo 1884 are settled with hippo tiles; the last stop leads to the score sheet."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.people import at_one_screen, comes, texts
from tests.games.congo.web.player import (
    ADD_TILES,
    DROP,
    LAY,
    LAY_TILES,
    STOP,
    Player,
    button,
    facts,
    fight,
    number,
    opened,
    told,
    value,
)
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.wire import Wire


def tiles(page: Page) -> Locator:
    """My hippo tiles, the highest first."""
    return fight(page).get_by_role("group", name="Your hippo tiles").get_by_role("button")


def row(page: Page, name: str) -> Locator:
    """One of the tied players."""
    duel = fight(page).get_by_role("group", name="Hippo tiles decide")
    return duel.get_by_role("listitem").filter(has_text=name)


def test_tiles_are_chosen_in_secret_and_added_openly(visit: Visit) -> None:
    page, wire = at_one_screen(visit, stages.tiles(), 1, 2)
    comes(page, "Ada")
    expect(fight(page)).to_contain_text("Level with Ben at 5: choose hippo tiles.")
    expect(tiles(page)).to_have_count(3)
    expect(row(page, "Ben")).to_contain_text("3 tiles left")
    expect(button(page, LAY_TILES)).to_have_count(0)
    tiles(page).nth(2).click()
    tiles(page).nth(0).click()  # lower ones may be pressed first
    expect(button(page, LAY_TILES)).to_contain_text("Lay 2 tiles face down")
    assert 4 == value(button(page, LAY_TILES))
    for n in (2, 0):
        tiles(page).nth(n).click()
    expect(button(page, LAY_TILES)).to_have_count(0)
    tiles(page).nth(1).click()
    assert 2 == value(button(page, LAY_TILES))
    button(page, LAY_TILES).click()
    page.get_by_role("button", name="Pass the screen to Ben").click()
    expect(page.get_by_role("dialog", name="Ben, it is your turn")).to_be_visible()
    assert [] == page.evaluate(script("uncovered"))
    comes(page, "Ben")
    expect(row(page, "Ada").get_by_role("img", name="Hippo tiles face down")).to_be_visible()
    assert "Hippo tile 2" not in row(page, "Ada").inner_html()
    tiles(page).nth(0).click()
    button(page, LAY_TILES).click()
    told(page, wire, "CO-TIE-01", count=2)
    assert [2, 2] == [one["sum"] for one in facts(wire, "CO-TIE-01") if "sum" in one]

    comes(page, "Ada" if wire.view["asked"] == 1 else "Ben")
    expect(fight(page)).to_contain_text("at 2: add tiles openly, or stop?")
    first, second = ("Ada", "Ben") if wire.view["asked"] == 1 else ("Ben", "Ada")
    tiles(page).last.click()
    assert 3 == value(button(page, ADD_TILES))
    button(page, ADD_TILES).click()
    comes(page, second)
    expect(row(page, first)).to_contain_text("ahead")
    assert 3 == number(row(page, first).locator("b").last.inner_text())
    button(page, STOP).click()

    assert first == ("Ada", "Ben")[told(page, wire, "CO-SCORE-01")["seat"] - 1]


def test_tiles_are_laid_against_a_bot(visit: Visit) -> None:
    page, wire = opened(visit(), stages.tiles())
    for n in range(3):
        tiles(page).nth(n).click()
        expect(tiles(page).nth(n)).to_have_attribute("aria-pressed", "true")
    expect(button(page, LAY_TILES)).to_contain_text("Lay 3 tiles face down")
    promised = value(button(page, LAY_TILES))
    button(page, LAY_TILES).click()
    told(page, wire, "CO-TIE-01", 1)

    assert ["tile 3", "tile 2", "tile 1"] == wire.said(1)[:3]
    assert promised == 6 == facts(wire, "CO-TIE-01", 1)[0]["sum"]
    assert 1 == told(page, wire, "CO-SCORE-01")["seat"]


def test_who_stops_leaves_the_tie_as_it_is(visit: Visit) -> None:
    page, wire = opened(visit(), stages.raising())
    expect(fight(page)).to_contain_text("Still level with Ben at 2: add tiles openly, or stop?")
    expect(tiles(page)).to_have_count(2)
    assert "2" not in [one.inner_text().strip() for one in tiles(page).all()]
    button(page, STOP).click()

    expect(fight(page)).to_contain_text("Choose a character for Lulonga")
    assert "stop" == wire.said(1)[0]
    stays = {one["seat"] for one in facts(wire, "CO-TIE-04")}
    assert stays == {1, 2} or 2 == told(page, wire, "CO-SCORE-01")["seat"]


def test_nobody_sees_tiles_that_lie_face_down(visit: Visit) -> None:
    page, wire = at_one_screen(visit, stages.tiles(3), 1, 2)
    comes(page, "Ada")
    tiles(page).first.click()
    button(page, LAY_TILES).click()
    comes(page, "Ben")
    expect(row(page, "Ada").get_by_role("img", name="Hippo tiles face down")).to_be_visible()

    assert wire.view["seats"][0]["hippos"] is None
    assert "Hippo tile 3" not in texts(page)


def cells(sheet: Locator, seat: int) -> list[float]:
    """The numbers of one seat, from top to bottom; small signs before them do not count."""
    rows = sheet.get_by_role("table").first.locator("tbody tr, tfoot tr").all()
    found = [row.get_by_role("cell").nth(seat - 1).inner_text().split() for row in rows]
    return [number(one[-1]) if one else 0 for one in found]


def adds_up(page: Page, wire: Wire, seats: int) -> None:
    """Every column of the score sheet adds up to the total that the server told."""
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text("The steamer has left the last stop.")
    result = wire.messages[-1]["result"]
    for seat in range(1, seats + 1):
        *lines, total, place = cells(sheet, seat)
        assert sum(lines) == total == float(result["points"][seat - 1])
        assert place == result["places"][seat - 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_stop_leads_to_the_sheet(visit: Visit, seats: int) -> None:
    page, wire = opened(visit(), stages.last_stop(seats))
    expect(page.get_by_role("banner")).to_contain_text("Last stop")
    Player(page, wire).play()

    adds_up(page, wire, seats)


def test_one_click_ends_the_voyage(visit: Visit) -> None:
    page, wire = opened(visit(), stages.last_click())
    card = button(page, re.compile("^(Nurse|Lay: )")).first
    expect(card).to_be_visible()
    expect(button(page, LAY)).to_have_count(0)
    button(page, DROP).click()

    adds_up(page, wire, 2)
    sheet = page.get_by_role("dialog", name="Score sheet")
    stops = sheet.get_by_role("table", name="Station by station")
    expect(stops.get_by_role("row").filter(has_text="Kindu")).to_contain_text("Ben")
    expect(stops.get_by_role("row").filter(has_text="Leopoldville")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Score sheet").click()
    expect(sheet).to_be_visible()

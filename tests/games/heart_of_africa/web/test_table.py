"""The table of Heart of Africa around the game: motion, the guide, rules, languages, the map."""

import re

from playwright.sync_api import Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import (
    BLIND_TRAIN,
    CLAIM,
    GAME,
    ask,
    button,
    card,
    log,
    press,
    spot,
    track,
)
from tests.web.checks import sideways
from tests.web.fixtures import Visit
from tests.web.games import at_table, new, place_ready
from tests.web.positions import resume
from tests.web.visitor import Visitor
from tests.web.wire import Wire


def on_turn(guest: Visitor) -> tuple[Page, Wire]:
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stages.turn()))
    expect(ask(page)).to_contain_text("Your turn")
    return page, wire


def test_a_claim_is_drawn_car_by_car_and_can_be_hurried(visit: Visit) -> None:
    page, wire = on_turn(visit(motion=True))
    press(page, stages.PLAIN)
    button(page, CLAIM).click()
    hurry = button(page, "Skip ahead")
    expect(hurry).to_be_visible()
    expect(button(page, CLAIM)).to_have_count(0)
    hurry.click()
    expect(ask(page)).to_contain_text("Your turn")

    assert stages.PLAIN in wire.view["seats"][0]["tracks"]
    expect(track(page, stages.PLAIN)).to_have_attribute("aria-label", re.compile("Claimed by"))


def test_cards_fly_and_the_turn_comes_back(visit: Visit) -> None:
    page, wire = on_turn(visit(motion=True))
    card(page, BLIND_TRAIN).click()
    expect(ask(page)).to_contain_text("Your second card")
    card(page, "Take: Black").click()
    wire.until(page, 2)
    expect(ask(page)).to_contain_text("Your turn", timeout=30_000)

    assert ["draw train", "take black"] == wire.said(1)


def test_hints_of_a_first_game_appear_once(visit: Visit) -> None:
    guest = visit(guide=True)
    page = at_table(guest, new(guest, game=GAME))
    seen = page.get_by_role("button", name="Got it")
    hint = page.get_by_role("complementary").filter(has=seen)
    expect(hint).to_contain_text("ickets")
    seen.click()
    expect(hint).to_have_count(0)
    for n in (1, 2):
        page.keyboard.press(str(n))
    page.keyboard.press("Enter")
    expect(ask(page)).to_contain_text(re.compile("Your turn|is choosing"))
    expect(hint).to_be_visible(timeout=30_000)
    first = hint.inner_text()
    seen.click()
    expect(hint).not_to_have_text(first)
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    place_ready(page)
    card(page, BLIND_TRAIN).wait_for()

    expect(hint).to_have_count(0)


def test_a_line_of_the_log_opens_its_rule(visit: Visit) -> None:
    page, _ = on_turn(visit())
    link = log(page).get_by_role("link").first
    rule = str(link.get_attribute("aria-label")).removeprefix("Rule ")
    link.click()

    expect(page.get_by_role("dialog")).to_contain_text(rule)


def test_a_place_that_is_clicked_shows_the_way_and_tablets_show_tickets_and_log(
    visit: Visit,
) -> None:
    page, wire = on_turn(visit())
    box = page.locator("[data-stop=fachoda] circle").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ask(page).get_by_role("heading", name="Way to Fachoda")).to_be_visible()
    page.keyboard.press("Escape")
    expect(ask(page).get_by_role("heading", name="Way to Fachoda")).to_have_count(0)
    for width, height in ((1024, 768), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("heading", name="Your tickets")).to_be_in_viewport()
        expect(log(page)).to_be_in_viewport()
        expect(ask(page)).to_be_in_viewport()
        assert spot(page, stages.PLAIN)  # nothing lies over the map
        assert [] == sideways(page)

    assert [] == wire.said(1)


def test_the_language_changes_at_the_table_at_once(visit: Visit) -> None:
    page, _ = on_turn(visit())
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")

    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(card(page, BLIND_TRAIN)).to_have_count(0)


def test_keys_bring_the_map_closer_and_home_again(visit: Visit) -> None:
    page, _ = on_turn(visit())
    high = (
        f"document.querySelector('[data-track=\"{stages.PLAIN}\"]').getBoundingClientRect().height"
    )
    whole = page.evaluate(f"() => {high}")
    page.get_by_role("group", name="Map with all routes").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.wait_for_function(f"(was) => {high} > was * 1.8", arg=whole)
    page.keyboard.press("0")

    page.wait_for_function(f"(was) => Math.abs({high} - was) < 1", arg=whole)


def test_every_track_can_be_found_on_the_map(visit: Visit) -> None:
    page, wire = on_turn(visit())
    ids: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-track]')].map((one) => one.dataset.track)"
    )
    assert len(ids) == len(set(ids)) == 117

    missed = []
    for which in ids[::3]:
        press(page, which)
        label = str(track(page, which).get_attribute("aria-label"))
        name = label.partition(". ")[0].partition(" (")[0].split(" – ")[0]
        if name not in ask(page).get_by_role("heading").first.inner_text():
            missed.append(which)
        page.keyboard.press("Escape")

    assert [] == missed
    assert [] == wire.said(1)

"""A journey is planned, changed and sent; what can't be done says why."""

import re

from playwright.sync_api import Page, expect

from tests.games.africana.web.player import READY, button, dock, lit, place, press, steps
from tests.web.fixtures import Visit
from tests.web.games import CASUAL, ME, at_table, new, resumed

# The journey of the example that completes two adventures.
JOURNEY = ["lagos", "cape_town", "port_natal", "victoria_falls"]


def planned(page: Page, places: list[str]) -> None:
    """Plan a journey by clicks."""
    for count, which in enumerate(places, 1):
        press(page, which)
        steps(page, count)


def sums(page: Page) -> dict[str, tuple[int, int]]:
    """Silver, points and hand before and after, as the plan shows them."""
    text = dock(page).locator(".sum").inner_text()
    found = re.findall(r"(\w+)\s+(-?\d+)\s*→\s*(-?\d+)", text)
    return {name: (int(was), int(will)) for name, was, will in found}


def stands(page: Page) -> dict[str, int]:
    """The same from the player's own panel."""
    own = page.locator(".side article").first
    return {
        "Silver": int(own.locator(".coin").first.inner_text()),
        "Points": int(own.locator(".points b").first.inner_text()),
        "Hand": int(own.locator(".hand b").first.inner_text()),
    }


def test_the_sums_of_the_plan_are_what_the_table_has_afterwards(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").click()
    planned(page, JOURNEY)
    expect(dock(page).get_by_role("checkbox")).to_have_count(2)
    before, plan = stands(page), sums(page)
    button(page, READY).click()
    expect(page.locator("ol.log")).to_contain_text("Victoria Falls")
    expect(button(page, READY)).to_have_count(0)

    assert before == {name: was for name, (was, _) in plan.items()}
    expect(page.locator(".side article").first.locator(".points b").first).to_have_text(
        str(plan["Points"][1])
    )
    assert {name: will for name, (_, will) in plan.items()} == stands(page)


def test_undo_takes_back_one_step_after_the_other(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    places = page.locator("[data-place].sure, [data-place].maybe")
    places.first.wait_for()
    first = sorted(lit(page))
    button(page, "Move").click()
    planned(page, JOURNEY)
    for left in (3, 2, 1):
        button(page, "Undo step").click()
        steps(page, left)
    button(page, "Undo step").click()
    expect(dock(page)).to_contain_text("Where to?")
    button(page, "Back").click()

    expect(button(page, "Draw 2 cards")).to_be_visible()
    expect(places).to_have_count(len(first))
    assert first == sorted(lit(page))


def test_a_deed_that_is_not_wanted_is_ticked_off(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").click()
    planned(page, JOURNEY[:3])
    tick = dock(page).get_by_role("checkbox")
    expect(tick).to_be_checked()
    with_it = sums(page)
    tick.uncheck()
    expect(tick).not_to_be_checked()
    expect(dock(page).locator(".sum")).not_to_contain_text(f"→ {with_it['Points'][1]}")
    without = sums(page)
    button(page, READY).click()
    expect(button(page, READY)).to_have_count(0)

    assert without["Points"][1] < with_it["Points"][1]
    done = page.locator("ol.log li", has_text=re.compile(r"Guest \d+ completes .*Port Natal"))
    expect(done).to_have_count(0)
    expect(page.locator(".rail section").nth(1)).to_contain_text("Port Natal")


def test_joining_that_draws_a_card_pauses_the_journey_and_it_goes_on(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 0))
    button(page, "Move").click()
    planned(page, ["tripoli"])
    button(page, "Confirm and draw").click()

    expect(dock(page)).to_contain_text("You are on your way.")
    expect(page.locator("ol.log")).to_contain_text("joining bonus")
    assert lit(page)
    button(page, READY).click()
    expect(page.locator("ol.log")).to_contain_text("Casual chooses")


def test_another_card_pays_for_a_step_when_it_is_pressed(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").click()
    planned(page, ["dakar"])
    could = dock(page).locator(".hand").get_by_role("button", name=re.compile("could pay step 1"))
    expect(could.first).to_be_visible()
    name = str(could.first.get_attribute("aria-label")).partition(",")[0]
    could.first.click()

    expect(
        dock(page).locator(".hand").get_by_role("button", name=re.compile(f"^{name}, pays step 1"))
    ).to_be_visible()


def test_a_far_place_is_planned_by_the_cheapest_way_and_sent_as_it_is(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").wait_for()
    press(page, "cape_town")
    steps(page, 2)
    button(page, READY).click()

    expect(page.locator("ol.log")).to_contain_text("goes to Cape Town")


def test_a_place_nearby_says_which_card_is_missing(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").click()
    planned(page, JOURNEY)
    expect(dock(page)).to_contain_text("You can’t pay for another step.")
    press(page, "luanda")

    status = dock(page).get_by_role("status")
    expect(status).to_contain_text("Luanda needs one more card of: Sun or Moon.")
    status.get_by_role("button", name="AF-MOVE-02").click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("AF-MOVE-02")
    expect(rule).to_contain_text("card")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)


def test_out_of_turn_a_press_plans_the_way_and_a_second_one_drops_it(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, ME, {"kind": "open"})
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    page = at_table(ben, table)
    expect(dock(page)).to_contain_text("is choosing an action")
    plan = page.get_by_role("region", name="Your plan")
    press(page, "lagos")
    expect(plan).to_contain_text("Lagos: 1 step")
    expect(plan).to_contain_text("The plan stays until your turn.")
    press(page, "lagos")

    expect(plan).to_have_count(0)


def test_an_expedition_says_why_it_can_not_be_joined(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, resumed(guest, "1 move", 3))
    button(page, "Move").click()
    page.locator(".rail button", has_text="Mogadishu").first.click()

    expect(dock(page).get_by_role("status")).to_contain_text("must be at")
    expect(dock(page).get_by_role("button", name="AF-EXP-01")).to_be_visible()


def test_hints_of_a_first_game_appear_once(visit: Visit) -> None:
    guest = visit(guide=True)
    table = new(guest, ME, CASUAL)
    page = at_table(guest, table)
    hint = page.locator("main aside")
    expect(hint).to_be_visible()
    first = hint.inner_text()
    hint.get_by_role("button", name="Got it").click()
    expect(hint).not_to_have_text(first)
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    page.reload()
    place(page, "lagos").wait_for()
    button(page, "Draw 2 cards").wait_for()

    expect(hint).to_have_count(0)

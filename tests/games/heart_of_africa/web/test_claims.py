"""A claim in Heart of Africa is planned, changed and sent; what can't be claimed says why."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import (
    CLAIM,
    ask,
    button,
    log,
    own,
    press,
    spot,
    sums,
    track,
)
from tests.web.fixtures import Visit
from tests.web.games import at_table
from tests.web.positions import Position, resume
from tests.web.visitor import Visitor
from tests.web.wire import Message, Wire


def opened(guest: Visitor, stage: Position) -> tuple[Page, Wire]:
    """A table at a position, with the messages that it got."""
    wire = Wire(guest)
    return at_table(guest, resume(guest, stage)), wire


def ready(page: Page, which: str, points: str = r"\d+") -> None:
    """Click on a track and wait for its claim."""
    press(page, which)
    expect(button(page, re.compile(f"^Claim for {points} point"))).to_be_visible()


def double(page: Page, on: bool = True) -> None:
    """Switch doubling on or off."""
    switch = ask(page).get_by_role("switch", name="Double")
    expect(switch).to_be_checked(checked=not on)
    switch.click()
    expect(switch).to_be_checked(checked=on)


def claimed(page: Page, wire: Wire) -> Message:
    """Confirm: the server's sums must be those shown before. Returns our own seat."""
    before = wire.view["seats"][0]
    plan = sums(page)
    points = CLAIM.match(button(page, CLAIM).inner_text().strip())
    assert points
    button(page, CLAIM).click()
    wire.until(page, 1)
    expect(log(page)).to_contain_text(re.compile(r"Guest \d+ claims "))
    after: Message = wire.after(1)["seats"][0]

    assert plan == {
        "Score": (before["routes"], after["routes"]),
        "Trains": (before["trains"], after["trains"]),
        "Cards": (before["cards"], after["cards"]),
    }
    assert after["routes"] == before["routes"] + int(points[1])
    expect(own(page).locator(".points b").first).to_have_text(str(after["routes"]))
    return after


def steps(page: Page) -> tuple[str, str, str]:
    """The stepper of locomotives as terrain: fewer, number, more."""
    group = ask(page).get_by_role("group", name="Locomotives as terrain")
    return (
        "can" if group.get_by_role("button", name="One fewer").is_enabled() else "can't",
        group.locator("b").inner_text(),
        "can" if group.get_by_role("button", name="One more").is_enabled() else "can't",
    )


def test_doubling_is_paid_with_more_or_fewer_locomotives(visit: Visit) -> None:
    page, wire = opened(visit(), stages.doubling())
    ready(page, stages.DESERT, "14")
    expect(ask(page)).to_contain_text("You 2, best rival 0: no locomotive is needed.")
    expect(ask(page)).to_contain_text("Price for 4 spaces: 2 terrain cards.")
    expect(ask(page)).to_contain_text("It is paid with 2 of your terrain cards.")
    assert ("can't", "0", "can") == steps(page)
    more = ask(page).get_by_role("button", name="One more")
    more.click()
    paid = "It is paid with 1 of your terrain cards and 1 locomotive."
    expect(ask(page)).to_contain_text(paid)
    more.click()
    expect(ask(page)).to_contain_text("The locomotives pay for it, so you keep your terrain cards.")
    assert ("can", "2", "can't") == steps(page)
    ask(page).get_by_role("button", name="One fewer").click()
    expect(ask(page)).to_contain_text(paid)

    after = claimed(page, wire)

    assert {"desert": 1} == {name: n for name, n in after["terrain"].items() if n}
    assert 2 == after["hand"]["locomotive"]
    assert stages.DESERT in after["tracks"]
    assert "wild 1" in wire.said(1)
    expect(log(page)).to_contain_text(re.compile("doubles the points with.*7"))
    expect(track(page, stages.DESERT)).to_have_attribute("aria-label", re.compile("Claimed by"))


def test_a_locomotive_levels_the_terrain_of_a_rival(visit: Visit) -> None:
    page, wire = opened(visit(), stages.levelling())
    ready(page, stages.DESERT, "14")
    expect(ask(page)).to_contain_text("1 to 2")
    ready(page, stages.SHORT_DESERT, "8")
    expect(ask(page)).to_contain_text("You 1, best rival 2: 1 locomotive levels it.")
    expect(ask(page)).to_contain_text("The locomotive pays for it, so you keep your terrain cards.")

    after = claimed(page, wire)

    assert 1 == after["terrain"]["desert"]
    assert 2 == after["hand"]["locomotive"]


def test_doubling_is_switched_off_and_on(visit: Visit) -> None:
    page, wire = opened(visit(), stages.doubling())
    ready(page, stages.DESERT, "14")
    double(page, on=False)
    expect(button(page, CLAIM)).to_contain_text("Claim for 7 points")
    double(page)
    expect(button(page, CLAIM)).to_contain_text("Claim for 14 points")
    double(page, on=False)
    expect(button(page, CLAIM)).to_contain_text("Claim for 7 points")
    expect(ask(page)).to_contain_text("With doubling: 14 points.")

    after = claimed(page, wire)

    assert (2, 3) == (after["terrain"]["desert"], after["hand"]["locomotive"])
    assert "plain" in wire.said(1)


def test_enter_claims_also_after_a_click_on_the_switch_or_a_set(visit: Visit) -> None:
    page, wire = opened(visit(), stages.doubling())
    ready(page, stages.DESERT, "14")
    ask(page).get_by_role("button", name="3 × Yellow and 1 locomotive").click()
    double(page, on=False)
    expect(button(page, CLAIM)).to_contain_text("Claim for 7 points")
    page.keyboard.press("Enter")
    wire.until(page, 1)

    after = wire.after(1)["seats"][0]

    assert (2, 2) == (after["terrain"]["desert"], after["hand"]["locomotive"])
    assert "plain" in wire.said(1)


def test_doubling_that_can_not_be_paid_says_what_is_missing(visit: Visit) -> None:
    page, wire = opened(visit(), stages.outdone())
    ready(page, stages.DESERT, "7")
    expect(ask(page).get_by_role("switch", name="Double")).to_be_disabled()
    expect(ask(page)).to_contain_text(
        "You 0, best rival 2: it takes 2 locomotives, and you have only 1 left for it."
    )

    assert "yellow" not in claimed(page, wire)["hand"]


def test_a_grey_track_is_paid_with_the_colour_one_likes(visit: Visit) -> None:
    page, wire = opened(visit(), stages.turn())
    ready(page, stages.GREY)
    colours = ask(page).get_by_role("group", name="Colour that pays")
    expect(colours.get_by_role("button")).to_have_count(4)
    colours.get_by_role("button", name="White").click()
    expect(ask(page)).to_contain_text("2 × White")
    numbers = ask(page).get_by_role("group", name="Locomotives among them")
    numbers.get_by_role("button", name="1 × White and 1 locomotive").click()
    expect(numbers.get_by_role("button", pressed=True)).to_have_accessible_name(
        "1 × White and 1 locomotive"
    )

    after = claimed(page, wire)

    assert {"blue": 3, "white": 1, "green": 1, "locomotive": 1} == after["hand"]


def test_a_ferry_takes_its_locomotives(visit: Visit) -> None:
    page, wire = opened(visit(), stages.ferry())
    ready(page, stages.LONG_FERRY)
    expect(ask(page)).to_contain_text("Ferry, at least 2 locomotives")
    ready(page, stages.FERRY)
    expect(ask(page)).to_contain_text("Ferry, at least 1 locomotive")
    sets = ask(page).get_by_role("group", name="Pay")
    expect(sets.get_by_role("button")).to_have_count(4)
    assert {
        "2 × White and 1 locomotive",
        "1 × White and 2 locomotives",
        "1 × Green and 2 locomotives",
        "3 locomotives only",
    } == {one.get_attribute("aria-label") for one in sets.get_by_role("button").all()}
    sets.get_by_role("button", name="1 × Green and 2 locomotives").click()
    expect(sets.get_by_role("button", pressed=True)).to_have_accessible_name(
        "1 × Green and 2 locomotives"
    )

    after = claimed(page, wire)

    assert {"white": 4, "locomotive": 1} == after["hand"]


def test_a_closed_lane_says_why_and_shows_the_rule(visit: Visit) -> None:
    page, _ = opened(visit(), stages.shut())
    expect(track(page, stages.TWIN)).to_have_attribute("aria-label", re.compile("Closed to you"))
    press(page, stages.TWIN)
    expect(ask(page)).to_contain_text("with two or three players, this one is then closed")
    expect(button(page, CLAIM)).to_have_count(0)
    button(page, re.compile("HA-DOUBLE-03")).click()
    expect(page.get_by_role("dialog")).to_contain_text("HA-DOUBLE-03")
    page.keyboard.press("Escape")
    press(page, stages.OTHER_TWIN)

    expect(ask(page).locator(".claim li")).to_have_text(["Claimed by Casual."])


def test_with_four_players_the_second_lane_is_free(visit: Visit) -> None:
    page, wire = opened(visit(), stages.shut(4))
    ready(page, stages.TWIN)

    assert stages.TWIN in claimed(page, wire)["tracks"]


def test_a_track_that_is_too_dear_says_what_is_missing(visit: Visit) -> None:
    page, _ = opened(visit(), stages.turn())
    expect(track(page, stages.TOO_LONG)).to_have_attribute(
        "aria-label", re.compile("you can’t pay for it now")
    )
    press(page, stages.TOO_LONG)

    expect(ask(page)).to_contain_text("You need 2 more cards for this route. Its colour: Green.")
    expect(button(page, re.compile("HA-CLAIM-04"))).to_be_visible()


@pytest.mark.parametrize("how", ["Cancel", "Close", "again", "Escape"])
def test_a_claim_is_left_without_a_trace(visit: Visit, how: str) -> None:
    page, wire = opened(visit(), stages.turn())
    ready(page, stages.PLAIN)
    if how == "again":
        press(page, stages.PLAIN)
    elif how == "Escape":
        page.keyboard.press("Escape")
    else:
        button(page, how).click()

    expect(button(page, CLAIM)).to_have_count(0)
    expect(ask(page)).to_contain_text("Your turn")
    assert [] == wire.said(1)


def test_a_track_that_is_pointed_at_tells_what_doubling_takes(visit: Visit) -> None:
    page, _ = opened(visit(), stages.levelling())
    expect(button(page, CLAIM)).to_have_count(0)
    page.mouse.move(*spot(page, stages.SHORT_DESERT))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Windhoek – Port Nolloth")
    expect(tip).to_contain_text("You 1, best rival 2: 1 locomotive levels it.")
    page.mouse.move(*spot(page, stages.TOO_LONG))

    expect(tip).to_contain_text("You can’t claim it with your hand.")

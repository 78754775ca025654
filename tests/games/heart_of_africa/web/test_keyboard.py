"""Heart of Africa without a mouse: a turn of each kind."""

import re

from playwright.sync_api import Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import CLAIM, KEEP, ask, button, log
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import at_table
from tests.web.keys import tab_to
from tests.web.positions import Position, resume
from tests.web.wire import Wire

FOCUSED = "() => document.activeElement.dataset.track ?? ''"


def opened(visit: Visit, stage: Position) -> tuple[Page, Wire]:
    guest = visit()
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stage))
    expect(ask(page)).to_contain_text(re.compile("Your turn|Your second card|[Tt]ickets: keep"))
    return page, wire


def test_d_t_and_digits_draw(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn())
    page.keyboard.press("1")
    expect(ask(page)).to_contain_text("Your second card")
    page.keyboard.press("t")
    wire.until(page, 2)

    assert ["take red", "draw terrain"] == wire.said(1)


def test_d_draws_and_6_takes_terrain(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn())
    page.keyboard.press("d")
    expect(ask(page)).to_contain_text("Your second card")
    page.keyboard.press("6")
    wire.until(page, 2)

    assert ["draw train", "take desert"] == wire.said(1)


def test_k_draws_tickets_digits_tick_them_and_enter_keeps_them(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn())
    page.keyboard.press("k")
    boxes = ask(page).get_by_role("checkbox")
    expect(boxes).to_have_count(4)
    for key in "241":
        page.keyboard.press(key)
    page.keyboard.press("1")  # off again
    expect(ask(page).get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(button(page, KEEP)).to_be_enabled()
    page.keyboard.press("Enter")
    wire.until(page, 2)

    assert 4 == wire.after(1)["seats"][0]["kept"]


def test_first_tickets_are_kept_by_tab_and_space(visit: Visit) -> None:
    page, wire = opened(visit, stages.opening())
    for n in (1, 3):
        tab_to(page, f"li:nth-child({n}) > [role=checkbox]")
        page.keyboard.press("Space")
    expect(ask(page).get_by_role("checkbox", checked=True)).to_have_count(2)
    tab_to(page, "section.ask .btn.go")
    page.keyboard.press("Enter")
    expect(ask(page)).to_contain_text("Your turn")

    assert ["T05", "T23"] == [one["id"] for one in wire.view["seats"][0]["tickets"]]


def test_a_claim_is_built_changed_and_confirmed_by_keys(visit: Visit) -> None:
    page, wire = opened(visit, stages.doubling())
    tab_to(page, "[data-track]")
    page.evaluate("(id) => document.querySelector(`[data-track='${id}']`).focus()", stages.DESERT)
    page.keyboard.press("Enter")
    expect(button(page, CLAIM)).to_contain_text("14 points")
    page.keyboard.press("Escape")
    expect(button(page, CLAIM)).to_have_count(0)
    page.keyboard.press("Enter")
    expect(button(page, CLAIM)).to_contain_text("14 points")
    tab_to(page, "[role=switch]")
    page.keyboard.press("Space")
    expect(button(page, CLAIM)).to_contain_text("7 points")
    page.keyboard.press("Space")
    expect(button(page, CLAIM)).to_contain_text("14 points")
    tab_to(page, "[role=group] > button:not(:disabled)")
    page.keyboard.press("Enter")
    expect(ask(page)).to_contain_text("1 of your terrain cards and 1 locomotive")
    page.get_by_role("group", name="Map with all routes").focus()
    page.keyboard.press("Enter")
    wire.until(page, 2)

    assert f"claim {stages.DESERT}" == wire.said(1)[0]
    assert "wild 1" in wire.said(1)
    expect(log(page)).to_contain_text("doubles the points with")


def test_enter_on_the_proposal_claims(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn())
    page.evaluate("(id) => document.querySelector(`[data-track='${id}']`).focus()", stages.PLAIN)
    page.keyboard.press("Space")
    button(page, CLAIM).wait_for()
    tab_to(page, "section.ask .btn.go")
    page.keyboard.press("Enter")
    wire.until(page, 2)

    assert f"claim {stages.PLAIN}" == wire.said(1)[0]


def test_arrow_keys_go_from_track_to_track(visit: Visit) -> None:
    page, _ = opened(visit, stages.turn())
    tab_to(page, "[data-track]")
    been = {page.evaluate(FOCUSED)}
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        been.add(page.evaluate(FOCUSED))

    assert len(been) >= 4
    assert "" not in been
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_the_focus_can_be_seen_wherever_it_goes(visit: Visit) -> None:
    page, _ = opened(visit, stages.doubling())
    page.evaluate("(id) => document.querySelector(`[data-track='${id}']`).focus()", stages.DESERT)
    page.keyboard.press("Enter")
    button(page, CLAIM).wait_for()

    unseen = set()
    for _ in range(50):
        page.keyboard.press("Tab")
        unseen.add(page.evaluate(script("focus")))

    assert {""} == unseen


def test_the_board_as_text_is_played_by_keys(visit: Visit) -> None:
    page, wire = opened(visit, stages.turn())
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_label("Board as text").press("Space")
    page.keyboard.press("Escape")
    words = page.get_by_role("region", name="The map as text")
    words.get_by_role("button", name=re.compile("^Choose: Elizabethville – Salisbury")).first.press(
        "Enter"
    )
    button(page, CLAIM).press("Enter")
    wire.until(page, 2)

    assert f"claim {stages.PLAIN}" == wire.said(1)[0]

"""The page survives: a server that is killed, a network that is gone, a reload, a second tab."""

from pathlib import Path

from playwright.sync_api import expect

from tests.games.africana.web.player import button, dock
from tests.server.processes import process
from tests.web.fixtures import BUILT, Visit
from tests.web.games import at_table, new

LOST = "The connection is lost"
BACK = "Connected again"


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, tmp_path: Path) -> None:
    with process(tmp_path, KINDU_STATIC=str(BUILT)) as first:
        port = first.address.rpartition(":")[2]
        ada = visit(f"http://{first.address}")
        ada.expects("ERR_CONNECTION_REFUSED", "WebSocket connection", "request failed", "404")
        page = at_table(ada, new(ada))
        button(page, "Draw 2 cards").click()
        expect(dock(page).locator(".hand > button")).to_have_count(4)
        first.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
    with process(tmp_path, "--port", port, KINDU_STATIC=str(BUILT)):
        expect(page.get_by_text(BACK)).to_be_visible()
        expect(dock(page).locator(".hand > button")).to_have_count(4)
        button(page, "Move").click()
        button(page, "End the journey").click()

        expect(page.locator("ol.log")).to_contain_text("chooses to move")
        expect(button(page, "Draw 2 cards")).to_be_visible()


def test_a_reload_shows_the_same_table(visit: Visit) -> None:
    ada = visit()
    page = at_table(ada, new(ada))
    button(page, "Draw 2 cards").click()
    expect(dock(page).locator(".hand > button")).to_have_count(4)
    hand = dock(page).locator(".hand > button").all_inner_texts()
    page.reload()

    expect(dock(page).locator(".hand > button")).to_have_text(hand)
    expect(page.locator("ol.log")).to_contain_text("draws")


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    ada = visit()
    table = new(ada)
    first, second = at_table(ada, table), at_table(ada, table)
    button(first, "Draw 2 cards").click()

    for page in (first, second):
        expect(dock(page).locator(".hand > button")).to_have_count(4)
        expect(button(page, "Draw 2 cards")).to_be_visible()
    assert (
        dock(first).locator(".hand > button").all_inner_texts()
        == dock(second).locator(".hand > button").all_inner_texts()
    )

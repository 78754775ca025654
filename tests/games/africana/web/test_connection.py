"""The connection breaks in the middle of a journey, the server is killed: the game goes on."""

from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.games.africana.web.player import READY, button, dock, press, steps
from tests.server.processes import process
from tests.web.fixtures import BUILT, Visit
from tests.web.games import at_table, new, resumed

AWAY = 1001  # the close code of a server that shuts down
LOST = "The connection is lost"
BACK = "Connected again"


def test_a_lost_connection_is_said_and_comes_back_by_itself(visit: Visit) -> None:
    guest = visit()
    table = resumed(guest, "1 move", 3)
    page = guest.context.new_page()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/socket**", connect)
    page.goto(f"{guest.site}/t/{table}")
    button(page, "Move").click()
    lines[-1].close(code=AWAY)
    expect(page.get_by_text("Connected again.")).to_be_visible()

    button(page, "Move").click()
    press(page, "lagos")
    steps(page, 1)
    button(page, READY).click()
    expect(page.locator("ol.log")).to_contain_text("goes to Lagos")
    assert 2 == len(lines)


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

"""There is no network; a move that comes too late is refused in words."""

from playwright.sync_api import WebSocketRoute, expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.turns import dock, turn


def test_without_a_network_a_table_can_not_be_made_and_that_is_said(visit: Visit) -> None:
    guest = visit()
    guest.expects("ERR_INTERNET_DISCONNECTED", "console warning")
    page = guest.open("/")
    play = page.get_by_role("button", name="Play bots").first
    play.wait_for()
    guest.context.set_offline(True)
    play.click()
    expect(page.get_by_text("The server can’t be reached.")).to_be_visible()
    guest.context.set_offline(False)
    play.click()

    expect(turn(page)).to_be_visible()


def test_a_move_that_comes_too_late_explains_itself(visit: Visit) -> None:
    guest = visit()
    table = new(guest)
    one = at_table(guest, table)
    late = guest.context.new_page()
    deaf = False

    def listen(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not (deaf and '"t":"told"' in str(message)):
                client.send(message)

        server.on_message(pass_on)

    late.route_web_socket("**/socket**", listen)
    late.goto(f"{guest.site}/t/{table}")
    turn(late).wait_for()
    deaf = True
    turn(one).click()
    expect(one.locator("ol.log")).to_contain_text("Casual")
    turn(late).click()

    expect(dock(late).get_by_role("status").filter(has_text="not possible")).to_be_visible()

"""Pages without a mouse."""

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new


def test_the_menu_opens_and_closes_by_keys_and_the_focus_comes_back(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Menu").wait_for()
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    expect(menu).to_be_focused()

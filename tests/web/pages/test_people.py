"""Sessions in the visitor's menu, and muting in the chat: on a desk and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.visitor import DESKTOP, PHONE

PASSWORD = "correct horse"  # noqa: S105 - of a test
OPEN = {"kind": "open"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_another_browser_is_logged_out_from_the_menu(visit: Visit, size: tuple[int, int]) -> None:
    name = f"Ada {size[0]}"
    ada, away = visit(size=size), visit()
    ada.ask("POST", "/account", {"name": name, "password": PASSWORD})
    away.ask("POST", "/login", {"name": name, "password": PASSWORD})
    page = ada.open("/")
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Where you are logged in").click()
    box = page.get_by_role("dialog", name="Where you are logged in")
    expect(box.get_by_role("listitem")).to_have_count(2)
    expect(box).to_contain_text("this browser")
    box.get_by_role("button", name="Log out all others").click()

    expect(box.get_by_role("listitem")).to_have_count(1)
    expect(box).to_contain_text("You are logged in only here.")
    assert "" == away.ask("GET", "/me")["account"]


def speak(page: Page, words: str) -> None:
    if not page.get_by_role("textbox", name="Say something").is_visible():
        page.get_by_role("button", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_the_host_mutes_a_player_and_sees_who_only_watches(visit: Visit) -> None:
    ada, ben, eve = visit(), visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    eve.ask("PATCH", "/me", {"name": "Eve"})
    hers, his, watching = at_table(ada, table), at_table(ben, table), at_table(eve, table)
    speak(his, "rude")
    speak(watching, "boo")
    hers.get_by_role("button", name="Chat").click()
    chat = hers.get_by_role("log", name="Chat")
    expect(chat.get_by_role("listitem")).to_have_count(2)
    expect(chat).to_contain_text("Eve (watching) boo")
    expect(his.get_by_role("button", name="Mute Ben")).to_have_count(0)
    hers.get_by_role("button", name="Mute Ben").click()
    hers.get_by_role("button", name="Mute all spectators").click()
    expect(hers.get_by_role("button", name="Unmute Ben")).to_be_visible()
    for page in (his, watching):
        speak(page, "again")
        expect(page.get_by_role("alert").last).to_contain_text("muted you in the chat")
    hers.get_by_role("button", name="Unmute Ben").click()
    expect(hers.get_by_role("button", name="Unmute Ben")).to_have_count(0)
    speak(his, "sorry")

    expect(chat).to_contain_text("Ben sorry")

"""The front page: a game in one click, my tables, links and codes."""

import re

from playwright.sync_api import expect

from kindu.games import paper
from tests.support import PREFIX
from tests.web.fixtures import Visit
from tests.web.games import ME, SOME, new
from tests.web.turns import turn

OPEN = {"kind": "open"}
IDS = re.findall(rf"\*\*({PREFIX}-[A-Z]+-\d+)\*\*", paper(SOME, "rules.md"))
RULE = IDS[len(IDS) // 2]  # not at the top of the paper


def test_one_click_starts_a_game_against_bots(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="Play bots").first.click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".side article")).to_have_count(3)
    expect(turn(page)).to_be_visible()


def test_my_tables_say_where_it_is_my_turn(visit: Visit) -> None:
    ada = visit()
    mine = new(ada)
    new(ada, ME, OPEN)
    page = ada.open("/")

    row = page.locator(f'a[href="/t/{mine}"]')
    expect(row).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    row.click()
    expect(page).to_have_title(re.compile(r"^\(1\) Your turn"))
    turn(page).wait_for()


def test_a_table_is_found_by_its_link_or_its_code(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, ME, OPEN)
    for written in (table, f"{ada.site}/t/{table}"):
        page = ben.open("/")
        page.get_by_label("Have a link or a code?").fill(written)
        page.get_by_role("button", name="Join").click()

        expect(page).to_have_url(f"{ben.site}/t/{table}")
        expect(page.get_by_text("Waiting for players")).to_be_visible()


def test_what_is_no_table_is_said_in_words(visit: Visit) -> None:
    ada = visit()
    ada.expects("404", "WebSocket")
    page = ada.open("/t/AAAAAAAAAAAAAAAAAAAAAA")

    expect(page.get_by_text("There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("button", name="Play bots").first).to_be_visible()


def test_the_language_stays_chosen(visit: Visit) -> None:
    page = visit().open("/")
    page.locator("header").get_by_label("Language").select_option("de")
    expect(page.get_by_text("Drei Reisen durch")).to_be_visible()
    page.reload()

    expect(page.get_by_text("Drei Reisen durch")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_what_is_no_link_is_not_followed(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_label("Have a link or a code?").fill("not a link!")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_text("This is not the link of a table.")).to_be_visible()


def test_the_host_puts_a_bot_on_an_open_seat_and_starts(visit: Visit) -> None:
    guest = visit()
    page = guest.open(f"/t/{new(guest, ME, OPEN)}")
    page.locator("main ol > li").nth(1).locator("select").select_option("casual")
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()

    page.locator("[data-place]").first.wait_for()


def test_a_new_name_is_seen_at_the_table(visit: Visit) -> None:
    guest = visit()
    table = new(guest)
    page = guest.open("/")
    page.locator("header .name:visible").first.click()
    page.get_by_role("button", name="Change your name").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Name", exact=True).fill("Ada L.")
    form.get_by_role("button", name="Change the name").click()
    expect(page.locator("header .name:visible").first).to_contain_text("Ada L.")
    page.goto(f"{guest.site}/t/{table}")

    expect(page.locator(".side article").first).to_contain_text("Ada L.")


def test_the_theme_is_chosen_and_kept(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="Light or dark").click()
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_back_and_forward_lead_through_the_pages(visit: Visit) -> None:
    page = visit().open("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    page.go_back()
    expect(page.get_by_role("button", name="Play bots").first).to_be_visible()
    page.go_forward()

    expect(page).to_have_url(re.compile("/rules"))


def test_rules_are_searched_and_each_has_a_link(visit: Visit) -> None:
    page = visit().open(f"/rules/{SOME}")
    page.get_by_label("Search in the rules").fill("card")
    expect(page.get_by_text(re.compile(r"\d+ hits? in \d+ chapters?"))).to_be_visible()
    page.get_by_label("Search in the rules").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.goto(f"{page.url}/paper#{RULE}")

    expect(page.locator(f"#{RULE}")).to_be_in_viewport()

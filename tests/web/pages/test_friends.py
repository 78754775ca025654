"""Two people at two browsers, and two people at one."""

import re

from playwright.sync_api import Page, expect

from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import CASUAL, ME, at_table, new, place_ready
from tests.web.turns import TURN, dock, hand, turn

OPEN = {"kind": "open"}


def joined(page: Page, seat: int) -> None:
    """Take an open seat, as who came by the link does."""
    page.get_by_role("button", name=re.compile(rf"^Sit down.*Seat {seat}")).click()
    named(page, "Ben")


def named(page: Page, name: str) -> None:
    """Who meets people for the first time is asked for a name."""
    page.get_by_label("What should the others call you?").fill(name)
    page.get_by_role("button", name="Use this name").click()


def test_friends_meet_by_the_link_and_see_each_others_moves(visit: Visit) -> None:
    ada, ben = visit(), visit()
    host = ada.open("/")
    host.get_by_role("button", name="Invite friends").first.click()
    form = host.get_by_role("dialog")
    form.get_by_role("radio", name="2").check()
    form.get_by_role("button", name="Create the table").click()
    named(host, "Ada")
    link = host.get_by_label("Link to this table").input_value()

    guest = ben.open(link.removeprefix(ben.site))
    joined(guest, 2)
    expect(host.get_by_text("All seats are taken.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        place_ready(page)
    pages = [host, guest]
    if turn(guest).is_visible():
        pages.reverse()
    mover, other = pages
    expect(turn(other)).to_have_count(0)
    turn(mover).click()

    expect(turn(other)).to_be_visible()
    expect(other.locator("ol.log")).to_contain_text(TURN.told)
    expect(hand(mover)).to_have_count(TURN.after)


def test_the_table_is_not_drawn_anew_when_somebody_comes(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    hers = at_table(ada, table)
    hers.evaluate("() => { document.querySelector('ol.log').dataset.same = 'yes' }")
    at_table(ben, table)
    turn(hers).click()

    expect(hers.locator("ol.log")).to_contain_text(f"Ada {TURN.verb}")
    expect(hers.locator("ol.log")).to_have_attribute("data-same", "yes")


def test_the_hand_of_another_player_is_nowhere_on_my_page(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    hers, his = at_table(ada, table), at_table(ben, table)
    turn(hers).click()
    expect(hand(hers)).to_have_count(TURN.after)
    expect(his.locator("ol.log")).to_contain_text(f"Ada {TURN.told}")

    log = his.locator("ol.log li", has_text=f"Ada {TURN.verb}")
    assert 0 == log.locator("svg use, [role=img]").count()
    assert TURN.before == hand(his).count()
    secret = hers.evaluate("() => document.querySelectorAll('ol.log [role=img]').length")
    assert secret > his.evaluate("() => document.querySelectorAll('ol.log [role=img]').length")


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    hers, his = at_table(ada, table), at_table(ben, table)

    words = "<b>Good luck!</b> & enjoy"
    hers.get_by_role("button", name="Chat").click()
    hers.get_by_label("Say something").fill(words)
    hers.get_by_label("Say something").press("Enter")

    toast = his.get_by_role("button", name=words)
    expect(toast).to_contain_text(f"Ada {words}")
    expect(his.get_by_role("button", name="Chat, 1 new message")).to_be_visible()
    toast.click()
    expect(his.get_by_role("log", name="Chat").get_by_role("listitem")).to_have_text(f"Ada {words}")
    expect(his.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    expect(hers.get_by_label("Say something")).to_have_value("")
    his.get_by_role("button", name="Thank you!").click()
    expect(hers.get_by_role("log", name="Chat")).to_contain_text("Ben Thank you!")


def test_a_curtain_hangs_between_two_players_at_one_screen(visit: Visit) -> None:
    guest = visit()
    table = new(guest, {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    page = guest.open(f"/t/{table}")
    curtain = page.get_by_role("dialog", name="Ada, it is your turn")
    curtain.wait_for()
    page.get_by_role("button", name="I am Ada").click()
    expect(curtain).to_have_count(0)
    turn(page).click()
    expect(hand(page)).to_have_count(TURN.after)
    page.get_by_role("button", name="Pass the screen to Ben").click()

    expect(page.get_by_role("dialog", name="Ben, it is your turn")).to_be_visible()
    assert page.evaluate(script("uncovered")) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Ben, it is your turn")).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    expect(hand(page)).to_have_count(TURN.before)
    turn(page).click()
    page.get_by_role("button", name="Pass the screen to Ada").click()
    page.get_by_role("button", name="I am Ada").click()
    expect(hand(page)).to_have_count(TURN.after)


def test_a_bot_plays_on_for_who_leaves_and_the_seat_can_be_taken_back(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    hers, his = at_table(ada, table), at_table(ben, table)
    his.get_by_role("button", name="Menu").click()
    his.get_by_role("button", name="Leave the table").click()
    his.get_by_role("button", name="Leave the table").click()

    expect(hers.locator(".side article").nth(1)).to_contain_text("a bot stands in")
    turn(hers).click()
    expect(turn(hers)).to_be_visible()
    his.get_by_role("button", name="Take my seat back").click()
    meanwhile = his.get_by_role("region", name="Played for you while you were away")
    expect(meanwhile).to_contain_text("Ben")
    meanwhile.get_by_role("button", name="Got it").click()
    expect(meanwhile).to_have_count(0)


def test_an_end_that_both_want_ends_the_game_and_a_rematch_begins_the_next(visit: Visit) -> None:
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    hers, his = at_table(ada, table), at_table(ben, table)
    hers.get_by_role("button", name="Menu").click()
    hers.get_by_role("button", name="Propose ending the game").click()

    expect(his.get_by_text("Ada proposes ending the game now.")).to_be_visible()
    his.get_by_role("button", name="Agree").click()
    for page in (hers, his):
        expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text("agreed to end")
    hers.get_by_role("button", name="Play again").click()
    hers.wait_for_url(lambda url: table not in url)
    his.get_by_role("button", name="To the next game").click()
    his.wait_for_url(hers.url)
    expect(his.get_by_text("All seats are taken.")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    ada, stranger = visit(), visit()
    table = new(ada, ME, CASUAL)
    page = at_table(stranger, table)

    expect(dock(page)).to_contain_text("You are watching.")
    expect(hand(page)).to_have_count(0)

"""Somebody is away: how long, when a bot may play there, who is asked, and how to come back."""

import re

from playwright.sync_api import Page, expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.turns import turn
from tests.web.visitor import Visitor

OPEN = {"kind": "open"}


def both(visit: Visit) -> tuple[str, Visitor, Page, Page]:
    """Ada and Ben at one table: its id, Ben, and both pages."""
    ada, ben = visit(), visit()
    table = new(ada, {"kind": "me", "name": "Ada"}, OPEN)
    ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
    ada.ask("POST", f"/tables/{table}/start")
    ada.expects("409")
    return table, ben, at_table(ada, table), at_table(ben, table)


def test_a_countdown_says_when_a_bot_may_play_for_who_is_away(visit: Visit) -> None:
    table, ben, hers, his = both(visit)
    turn(hers).click()
    expect(turn(his)).to_be_visible()
    his.close()
    banner = hers.locator(".absent")
    line = hers.locator(".side article").nth(1)

    expect(line).to_contain_text(re.compile(r"away for 0:\d\d · bot possible in (1:5|2:0)\d"))
    expect(banner).to_contain_text(re.compile(r"Ben has been away for 0:\d\d\."))
    expect(banner).to_contain_text(re.compile(r"let a bot play there in (1:5|2:0)\d\."))
    expect(banner.get_by_role("button")).to_have_count(0)
    at_table(ben, table)
    expect(banner).to_have_count(0)
    expect(line).not_to_contain_text("away")


def test_who_has_left_may_take_the_seat_back(visit: Visit) -> None:
    _, _, hers, his = both(visit)
    his.get_by_role("button", name="Menu").click()
    his.get_by_role("button", name="Leave the table").click()
    his.get_by_role("button", name="Leave the table").click()
    expect(hers.locator(".side article").nth(1)).to_contain_text("a bot stands in")
    his.get_by_role("button", name="Take my seat back").click()
    turn(hers).click()

    expect(turn(his)).to_be_visible()
    expect(his.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_proposal_names_who_is_asked_and_may_be_withdrawn(visit: Visit) -> None:
    _, _, hers, his = both(visit)
    his.close()
    hers.get_by_role("button", name="Menu").click()
    waiting = hers.get_by_role("button", name=re.compile("Let a bot play for Ben – in "))
    expect(waiting).to_be_disabled()
    hers.get_by_role("button", name="Propose ending the game").click()

    expect(hers.locator(".proposal")).to_contain_text("Waiting for Ben.")
    hers.get_by_role("button", name="Withdraw").click()
    expect(hers.locator(".proposal")).to_have_count(0)

"""Heart of Africa with two people at two browsers: what each sees, and what none may see."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import (
    BLIND_TRAIN,
    GAME,
    KEEP,
    ask,
    button,
    card,
    log,
    part,
    press,
    track,
)
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.positions import resume
from tests.web.visitor import Visitor
from tests.web.wire import Wire

OPEN = {"kind": "open"}
ADA = {"kind": "me", "name": "Ada"}
INSTEAD = re.compile(r"^Keep \d+ tickets? instead, ")


class Pair:
    """Ada and Ben, each with a page and the messages that it got."""

    def __init__(self, visit: Visit) -> None:
        ada, ben = visit(), visit()
        self.wires = [Wire(ada), Wire(ben)]
        self.table = new(ada, ADA, OPEN, game=GAME, options={"start player": "1"})
        ben.ask("POST", f"/tables/{self.table}/seats/2", {"name": "Ben"})
        ada.ask("POST", f"/tables/{self.table}/start")
        self.pages = [at_table(ada, self.table), at_table(ben, self.table)]
        self.board: dict[str, Any] = dict(ada.ask("GET", f"/tables/{self.table}/board"))

    def tickets(self, ids: list[str]) -> set[str]:
        """What tickets are called on the page."""
        ends = {one["id"]: one["name"] for one in self.board["board"]["stops"]}
        ends |= {one["id"]: one["name"] for one in self.board["board"]["countries"]}
        cards = {one["id"]: one for one in self.board["board"]["tickets"]}
        return {f"{ends[cards[one]['a']]} – {ends[cards[one]['b']]}" for one in ids}


def boxes(page: Page) -> Locator:
    """The tickets on offer."""
    return ask(page).get_by_role("checkbox")


def tick(page: Page, *which: int) -> None:
    for one in which:
        boxes(page).nth(one - 1).click()


def texts(page: Page) -> str:
    """Everything that can be read or heard on a page."""
    found: list[str] = page.evaluate(script("texts"))
    return "\n".join(found)


def started(visit: Visit) -> Pair:
    """Both have chosen their first tickets: Ada's turn."""
    pair = Pair(visit)
    for page in pair.pages:
        tick(page, 1, 2)
        button(page, KEEP).click()
    for page in pair.pages:
        expect(boxes(page)).to_have_count(0)
    return pair


def test_first_tickets_are_chosen_at_the_same_time_and_may_be_changed(visit: Visit) -> None:
    pair = Pair(visit)
    hers, his = pair.pages
    expect(ask(hers)).to_contain_text("Your first tickets: keep 2 to 4")
    offer = [one["id"] for one in pair.wires[0].view["offer"]["tickets"]]
    tick(hers, 1, 2)
    button(hers, KEEP).click()
    expect(ask(hers)).to_contain_text(
        "You have chosen. You may change your choice until everybody has chosen."
    )
    group = ask(his).get_by_role("status").get_by_role("listitem")
    expect(group).to_have_text([re.compile("Ada.*has chosen"), re.compile("Ben.*is choosing")])
    assert not [one for one in pair.tickets(offer) if one in texts(his)]

    tick(hers, 1, 3, 4)  # the second ticket, and those two
    button(hers, INSTEAD).click()
    expect(button(hers, INSTEAD)).to_have_count(0)  # it has been taken
    expect(boxes(hers).nth(0)).not_to_be_checked()
    hers.reload()
    expect(boxes(hers)).to_have_count(4)
    for n, on in enumerate((False, True, True, True)):
        expect(boxes(hers).nth(n)).to_be_checked(checked=on)
    tick(his, 1, 2)
    button(his, KEEP).click()
    expect(boxes(hers)).to_have_count(0)

    mine = pair.wires[0].view["seats"][0]["tickets"]
    assert set(offer[1:]) == {one["id"] for one in mine}
    expect(part(hers, "Your tickets").get_by_role("listitem")).to_have_count(3)
    assert not [one for one in pair.tickets(offer) if one in texts(his)]


def test_hands_and_tickets_of_another_player_are_nowhere_on_my_page(visit: Visit) -> None:
    pair = started(visit)
    hers, his = pair.pages
    card(hers, BLIND_TRAIN).click()
    expect(ask(hers)).to_contain_text("Your second card")
    card(hers, BLIND_TRAIN).click()
    drawn = "Ada draws 2 train cards from the deck"
    expect(log(his)).to_contain_text(drawn)

    secret = log(his).get_by_role("listitem").filter(has_text=drawn).last
    assert 0 == secret.locator("svg use, [role=img]").count()
    expect(log(hers)).not_to_contain_text(drawn)
    seen = pair.wires[1].view["seats"]
    assert (None, None) == (seen[0]["hand"], seen[0]["tickets"])
    told = pair.wires[0].view["seats"][0]
    assert not [
        one for one in pair.tickets([t["id"] for t in told["tickets"]]) if one in texts(his)
    ]
    hand = part(his, "Your hand")
    assert sum(seen[1]["hand"].values()) == int(
        hand.get_by_role("heading").locator(".num").inner_text()
    )
    assert {} == {n: k for n, k in seen[0]["known"].items() if k}
    panel = his.locator('aside article[data-at="seat-1"]')
    assert 0 == panel.locator(".cards .card").count()


def test_cards_that_all_saw_taken_are_shown(visit: Visit) -> None:
    pair = started(visit)
    hers, his = pair.pages
    takes = card(hers, re.compile("^Take: (?!Locomotive|Desert|Jungle|Mountain|Savanna|Forest)"))
    takes.first.click()
    expect(his.locator('aside article[data-at="seat-1"] .cards')).to_contain_text("1")

    known = pair.wires[1].view["seats"][0]["known"]
    assert 1 == sum(known.values())


def test_out_of_turn_a_track_says_when_it_can_be_claimed(visit: Visit) -> None:
    pair = started(visit)
    his = pair.pages[1]
    expect(ask(his)).to_contain_text("Ada is choosing what to do.")
    expect(track(his, stages.PLAIN)).to_have_attribute("aria-label", re.compile(r"\. Free\."))
    press(his, stages.PLAIN)

    expect(ask(his)).to_contain_text("You can claim it when it is your turn.")
    expect(track(his, stages.PLAIN)).not_to_have_attribute(
        "aria-label", re.compile("Chosen for your claim")
    )
    assert 0 == card(his, re.compile("")).and_(his.locator(":not([aria-disabled=true])")).count()


def spectated(stranger: Visitor, table: str) -> tuple[Page, Wire]:
    wire = Wire(stranger)
    return at_table(stranger, table), wire


def test_a_spectator_sees_the_table_and_no_secret(visit: Visit) -> None:
    pair = started(visit)
    page, wire = spectated(visit(), pair.table)
    expect(ask(page)).to_contain_text("You are watching.")
    expect(part(page, "Your hand")).to_have_count(0)
    expect(page.get_by_text("The players’ tickets are secret until the end.")).to_be_visible()

    assert [None, None] == [one["hand"] for one in wire.view["seats"]]
    secret = [one["id"] for n in range(2) for one in pair.wires[n].view["seats"][n]["tickets"]]
    assert not [one for one in pair.tickets(secret) if one in texts(page)]


def test_a_curtain_hides_hand_and_tickets_of_two_players_at_one_screen(visit: Visit) -> None:
    guest = visit()
    table = resume(guest, stages.turn(), ADA, {"kind": "me", "name": "Ben"})
    page = guest.open(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    expect(part(page, "Your hand")).to_contain_text("Blue")
    card(page, BLIND_TRAIN).click()
    expect(ask(page)).to_contain_text("Your second card")
    card(page, BLIND_TRAIN).click()
    page.get_by_role("button", name="Pass the screen to Ben").click()

    expect(page.get_by_role("dialog", name="Ben, it is your turn")).to_be_visible()
    hand = page.locator("section.hand")
    if hand.count():
        box = hand.bounding_box()
        assert box
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        top = "([x, y]) => document.elementFromPoint(x, y)?.closest('dialog, .curtain') !== null"
        assert page.evaluate(top, at)

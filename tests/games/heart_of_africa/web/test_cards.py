"""Cards and tickets of Heart of Africa are drawn; what is empty or locked says so; the end."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.games.heart_of_africa.web import stages
from tests.games.heart_of_africa.web.player import (
    BLIND_TERRAIN,
    BLIND_TRAIN,
    CLAIM,
    DRAW_TICKETS,
    KEEP,
    ask,
    button,
    card,
    log,
    own,
    press,
    rows,
)
from tests.web.fixtures import Visit
from tests.web.games import at_table
from tests.web.positions import Position, resume
from tests.web.visitor import Visitor
from tests.web.wire import Wire


def opened(guest: Visitor, stage: Position) -> tuple[Page, Wire]:
    """A table at a position, with the messages that it got."""
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stage))
    expect(ask(page)).to_contain_text(re.compile("Your turn|Your second card|[Tt]ickets: keep"))
    return page, wire


def offered(page: Page) -> Locator:
    """The tickets on offer."""
    return ask(page).get_by_role("checkbox")


def tick(page: Page, *which: int) -> None:
    """Tick tickets on offer, by their position from 1."""
    for one in which:
        offered(page).nth(one - 1).click()
        expect(offered(page).nth(one - 1)).to_be_checked()


def refused(page: Page, key: str, sentence: str, rule: str) -> None:
    """A key that asks for something impossible says why, with the rule."""
    page.keyboard.press(key)
    note = page.get_by_role("status").filter(has_text=sentence)
    expect(note).to_be_visible()
    expect(note.get_by_role("button", name=rule)).to_be_visible()


def test_an_open_card_and_one_of_the_deck_are_a_turn(visit: Visit) -> None:
    page, wire = opened(visit(), stages.turn())
    before = wire.view["seats"][0]["hand"]
    card(page, "Take: Red").click()
    expect(ask(page)).to_contain_text("Your second card")
    expect(ask(page)).to_contain_text("Take one more card from either row or deck.")
    expect(card(page, DRAW_TICKETS)).to_have_count(0)
    card(page, BLIND_TRAIN).click()
    wire.until(page, 2)

    after = wire.after(1)["seats"][0]
    assert ["take red", "draw train"] == wire.said(1)
    assert after["hand"]["red"] in {1, 2}  # the one from the deck may be red, too
    assert sum(before.values()) + 2 == sum(after["hand"].values()) == after["cards"]


def test_terrain_of_the_row_and_of_the_deck_lies_open(visit: Visit) -> None:
    page, wire = opened(visit(), stages.turn())
    before = wire.view["seats"][0]["terrain"]
    card(page, re.compile("^Take: Desert")).click()
    expect(ask(page)).to_contain_text("Your second card")
    card(page, BLIND_TERRAIN).click()
    wire.until(page, 2)

    after = wire.after(1)["seats"][0]["terrain"]
    assert sum(before.values()) + 2 == sum(after.values())
    assert after["desert"] > before.get("desert", 0)
    expect(log(page)).to_contain_text("takes terrain from the row")
    expect(log(page)).to_contain_text("draws terrain from the deck")


def test_an_open_locomotive_is_the_whole_turn(visit: Visit) -> None:
    page, wire = opened(visit(), stages.open_locomotive())
    before = wire.view["seats"][0]["hand"]
    card(page, "Take: Locomotive").click()
    wire.until(page, 2)

    assert ["take locomotive"] == wire.said(1)
    after = wire.after(1)["seats"][0]["hand"]
    assert before | {"locomotive": before.get("locomotive", 0) + 1} == after


def test_a_locomotive_is_locked_for_the_second_card_and_says_why(visit: Visit) -> None:
    page, wire = opened(visit(), stages.second())
    locked = card(page, "Locked: Locomotive")
    expect(locked).to_have_attribute("aria-disabled", "true")
    expect(rows(page)).to_contain_text("but no open locomotive: it would count as both")
    locked.click(force=True)  # it can be pressed, to learn why not
    note = page.get_by_role("status").filter(has_text="it can’t be the second one")
    expect(note.get_by_role("button", name="HA-DRAW-06")).to_be_visible()
    assert [] == wire.said(1)
    card(page, "Take: Green").click()
    wire.until(page, 2)

    assert ["take green"] == wire.said(1)


def test_tickets_are_drawn_and_chosen_among_four(visit: Visit) -> None:
    page, wire = opened(visit(), stages.turn())
    card(page, "Draw 4 tickets, keep 1 or more").click()
    expect(offered(page)).to_have_count(4)
    expect(ask(page)).to_contain_text("Tickets: keep 1 to 4")
    expect(button(page, "Choose 1 more ticket")).to_be_disabled()
    offer = [one["id"] for one in wire.view["offer"]["tickets"]]
    tick(page, 1, 3)
    points = [int(offered(page).nth(n).locator(".points").inner_text().split()[0]) for n in (0, 2)]
    button(page, f"Keep 2 tickets, {sum(points)} points").click()
    wire.until(page, 2)

    expect(log(page)).to_contain_text("keeps 2 tickets; 2 go back under the deck")
    kept = {one["id"] for one in wire.after(1)["seats"][0]["tickets"]}
    assert {offer[0], offer[2]} == kept & set(offer)
    expect(own(page)).to_contain_text("4 tickets")


def test_a_ticket_that_is_pointed_at_is_lit_on_the_map(visit: Visit) -> None:
    page, wire = opened(visit(), stages.ticket_choice())
    lit = page.locator("main svg circle.focus")
    ways = page.locator("main svg path.way")
    for n, ticket in enumerate(wire.view["offer"]["tickets"]):
        offered(page).nth(n).hover()
        expect(lit).not_to_have_count(0)
        assert lit.count() >= 2
        assert ways.count() >= len(ticket["way"]) > 0
        expect(offered(page).nth(n)).to_contain_text(f"{ticket['missing']} spaces missing")
    tick(page, 1, 2)
    page.mouse.move(5, 5)
    both = {track for ticket in wire.view["offer"]["tickets"][:2] for track in ticket["way"]}
    expect(ways).to_have_count(len(both))  # what is ticked stays lit


def test_all_four_tickets_may_be_kept(visit: Visit) -> None:
    page, wire = opened(visit(), stages.ticket_choice())
    tick(page, 1, 2, 3, 4)
    button(page, re.compile("^Keep 4 tickets, ")).click()

    expect(log(page)).to_contain_text("keeps 4 tickets; none go back")
    assert 6 == wire.after(1)["seats"][0]["kept"]


def test_the_last_three_tickets_are_drawn(visit: Visit) -> None:
    page, wire = opened(visit(), stages.few_tickets())
    card(page, "Draw 3 tickets, keep 1 or more").click()
    expect(offered(page)).to_have_count(3)
    tick(page, 2)
    button(page, KEEP).click()

    expect(log(page)).to_contain_text("keeps 1 ticket; 2 go back under the deck")
    assert 2 == wire.after(1)["ticket_deck"]


def test_a_choice_among_three(visit: Visit) -> None:
    page, wire = opened(visit(), stages.few_ticket_choice())
    expect(offered(page)).to_have_count(3)
    expect(ask(page)).to_contain_text("Tickets: keep 1 to 3")
    tick(page, 1, 2, 3)
    button(page, KEEP).click()

    expect(log(page)).to_contain_text("keeps 3 tickets; none go back")
    assert 0 == wire.after(1)["ticket_deck"]


def test_a_ticket_deck_that_is_empty_says_so(visit: Visit) -> None:
    page, _ = opened(visit(), stages.no_tickets())
    expect(rows(page)).to_contain_text("No tickets are left in the deck.")
    expect(card(page, DRAW_TICKETS)).to_have_count(0)

    refused(page, "k", "The ticket deck is empty.", "HA-TICKET-08")


def test_a_train_deck_that_is_empty_says_so(visit: Visit) -> None:
    page, wire = opened(visit(), stages.no_trains())
    expect(rows(page).get_by_text("empty", exact=True)).to_have_count(1)
    expect(rows(page).get_by_role("img", name="Empty slot")).to_have_count(1)
    expect(card(page, BLIND_TRAIN)).to_have_count(0)
    refused(page, "d", "The train deck is empty, and so are its discards.", "HA-DRAW-12")
    card(page, "Take: Black").first.click()

    expect(rows(page).get_by_role("img", name="Empty slot")).to_have_count(2)
    assert ["take black"] == wire.said(1)


def test_a_terrain_deck_that_is_empty_says_so(visit: Visit) -> None:
    page, _ = opened(visit(), stages.no_terrain())
    expect(rows(page).get_by_text("empty", exact=True)).to_have_count(1)
    expect(rows(page).get_by_role("img", name="Empty slot")).to_have_count(1)
    expect(card(page, BLIND_TERRAIN)).to_have_count(0)

    refused(page, "t", "The terrain deck is empty, and so are its discards.", "HA-DRAW-12")


def test_the_last_trains_begin_the_last_round(visit: Visit) -> None:
    page, wire = opened(visit(), stages.trigger())
    expect(page.get_by_role("status").filter(has_text="Last round")).to_have_count(0)
    press(page, stages.LAST)
    button(page, CLAIM).click()
    expect(log(page)).to_contain_text("the last round begins, one more turn for everybody")

    banner = page.get_by_role("status").filter(has_text="Last round.")
    left = wire.after(1)["seats"][0]["trains"]
    expect(banner).to_contain_text(f"You are down to {left} train")
    expect(banner).to_contain_text("everybody has one more turn, you last.")


def test_the_banner_counts_the_turns_that_are_left(visit: Visit) -> None:
    page, wire = opened(visit(), stages.last_round_of_five())
    banner = page.get_by_role("status").filter(has_text="Last round.")
    expect(banner).to_contain_text(f"{wire.view['turns_left']} turns left.")
    expect(banner).to_contain_text("is down to")
    card(page, BLIND_TRAIN).click()
    expect(ask(page)).to_contain_text("Your second card")
    card(page, BLIND_TRAIN).click()

    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_two_cards_end_the_game_and_the_sheet_adds_up(visit: Visit) -> None:
    page, wire = opened(visit(), stages.last_turn())
    card(page, BLIND_TRAIN).click()
    expect(ask(page)).to_contain_text("Your second card")
    card(page, BLIND_TERRAIN).click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text("everybody had one more turn")

    result = wire.messages[-1]["result"]
    table = sheet.get_by_role("table").first
    for seat in (1, 2):
        cells = [
            row.get_by_role("cell").nth(seat - 1).inner_text().split()[-1]
            for row in table.locator("tbody tr, tfoot tr").all()
        ]
        *lines, total, place = [int(one.replace("\N{MINUS SIGN}", "-")) for one in cells]
        assert sum(lines) == total == int(result["points"][seat - 1])
        assert place == result["places"][seat - 1]
    seats = wire.view["seats"]
    tickets = sheet.get_by_role("region").filter(has=page.get_by_role("heading", name="Tickets: "))
    assert sum(one["kept"] for one in seats) == tickets.get_by_role("listitem").count()
    for name in ("Routes", "Doublings", "Completed tickets", "Globetrotter"):
        expect(table.get_by_role("rowheader", name=name, exact=True)).to_be_visible()


def test_with_nothing_left_the_pass_is_made_and_the_game_is_over(visit: Visit) -> None:
    """Against bots, an answer without a choice needs no click."""
    guest = visit(auto=True)
    wire = Wire(guest)
    page = at_table(guest, resume(guest, stages.nothing_left()))

    expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text(
        "All players had to pass, one after the other."
    )
    assert ["pass"] == wire.said(1)


def test_completed_tickets_are_marked_and_all_tickets_can_be_looked_up(visit: Visit) -> None:
    page, wire = opened(visit(), stages.middle())
    yours = page.get_by_role("region", name="Your tickets")
    mine = wire.view["seats"][0]["tickets"]
    done = sum(one["done"] for one in mine)
    expect(yours.get_by_role("listitem").filter(has_text="Completed")).to_have_count(done)
    assert 0 < done < len(mine)
    yours.get_by_role("button", name=re.compile(r"^All \d+")).click()
    every = page.get_by_role("region", name="All tickets")
    everything = every.get_by_role("listitem").count()
    every.get_by_role("searchbox").fill("mocambique")

    expect(every.get_by_role("listitem").first).to_contain_text("Moçambique")
    assert 0 < every.get_by_role("listitem").count() < everything

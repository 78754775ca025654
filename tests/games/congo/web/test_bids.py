"""Bids and discards of Congo 1884: chosen at the same time, seen when all have chosen."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.people import Person, at_one_screen, comes, texts, two
from tests.games.congo.web.player import (
    BID,
    LOOK_AT,
    bid,
    button,
    card,
    facts,
    fight,
    hand,
    number,
    opened,
    play,
    told,
    value,
    view,
)
from tests.games.congo.web.words import PEOPLE, SPECIALS, called
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import at_table
from tests.web.wire import Wire

CHARACTER = re.compile(f"({'|'.join(PEOPLE.values())}) [a-z ]+$")
DOCTOR, MISSIONARY = "German doctor", "British missionary"


def slot(page: Page, name: str) -> Locator:
    """The place of a bid that is being chosen."""
    return fight(page).get_by_role("listitem").filter(has_text=name)


def choose(page: Page, name: str) -> None:
    """Choose a character and send it."""
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    button(page, re.compile(rf"^(Bid|Bid instead|Discard): {name}")).click()


def test_every_character_says_what_it_is_worth_here(visit: Visit) -> None:
    page, wire = opened(visit(), stages.bid())
    own = {one["id"]: one for one in wire.view["seats"][0]["hand"]}
    names = {"de-doctor": DOCTOR, "gb-missionary": MISSIONARY, "fr-doctor": "French doctor"}
    for which, name in names.items():
        assert own[which]["least"] == own[which]["most"] == number(value_on(page, name))
    neutral = own["us-explorer-officer"]
    assert neutral["least"] < neutral["most"]
    expect(card(page, "American explorer and officer")).to_contain_text(re.compile("die .* to "))


def value_on(page: Page, name: str) -> str:
    return card(page, name).locator("b").first.inner_text()


def test_the_value_of_a_bid_is_the_one_that_was_named(visit: Visit) -> None:
    page, wire = opened(visit(), stages.bid())
    card(page, MISSIONARY).click()
    named = value(button(page, BID))
    button(page, BID).click()
    told(page, wire, "CO-BID-01", 1)

    after = view(wire, "CO-BID-01")["seats"][0]["bid"]
    assert ("gb-missionary", named) == (after["character"], after["base"])


def test_a_card_is_given_back_by_a_second_press_and_by_escape(visit: Visit) -> None:
    page, wire = opened(visit(), stages.bid())
    card(page, DOCTOR).click()
    expect(button(page, BID)).to_be_visible()
    card(page, DOCTOR).click()
    expect(button(page, BID)).to_have_count(0)
    card(page, DOCTOR).click()
    expect(button(page, BID)).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, BID)).to_have_count(0)

    assert [] == wire.said(1)


def ready(person: Person, which: int = 0) -> str:
    """A character that can be bid: its name."""
    cards = hand(person.page).locator("button[aria-pressed]").nth(which)
    expect(cards).to_be_visible()
    own: list[str] = cards.locator("span").all_inner_texts()
    return next(one for one in own if CHARACTER.match(one))


def test_who_has_chosen_is_seen_not_what_and_it_can_be_changed(visit: Visit) -> None:
    ada, ben = two(visit)
    for one in (ada, ben):
        expect(fight(one.page)).to_contain_text("Choose a character for Bolobo")
    first, second = ready(ada, 0), ready(ada, 1)
    choose(ada.page, first)
    expect(fight(ada.page)).to_contain_text(f"Your bid: {first}.")
    expect(fight(ada.page)).to_contain_text("Still choosing: Ben. Until then you may change it.")
    expect(ada.page.get_by_role("banner")).to_contain_text("Choosing a bid: Ben.")
    expect(ben.page.get_by_role("banner")).to_contain_text("Your turn Choose a character.")
    expect(slot(ada.page, "Ben")).to_contain_text("is choosing")
    expect(slot(ben.page, "Ada")).to_contain_text("has chosen")
    before = texts(ben.page)
    choose(ada.page, second)
    expect(fight(ada.page)).to_contain_text(f"Your bid: {second}.")
    assert before == texts(ben.page)  # that she has changed it is nobody's business
    ada.page.reload()
    expect(fight(ada.page)).to_contain_text(f"Your bid: {second}.")
    choose(ben.page, ready(ben))
    for one in (ada, ben):
        told(one.page, one.wire, "CO-BID-01", count=2)

    secret = view(ada.wire, "CO-BID-01")["seats"][0]["bid"]["character"]
    assert [f"bid {secret}"] == ada.wire.said(1)
    assert [] == [one for one in ben.wire.said(1) if one]
    expect(bid(ben.page, "Ada")).to_contain_text("Face down")
    expect(bid(ada.page)).to_contain_text(second)


def test_the_hand_of_another_player_is_nowhere_on_my_page(visit: Visit) -> None:
    ada, ben = two(visit)
    choose(ada.page, ready(ada))
    expect(slot(ben.page, "Ada")).to_contain_text("has chosen")
    for one, other, seat in ((ada, ben, 1), (ben, ada, 2)):
        mine, theirs = (each.wire.view["seats"] for each in (one, other))
        assert (None, None, None, None) == tuple(
            mine[2 - seat][name] for name in ("hand", "helpers", "special_hand", "hippos")
        )
        hidden = {each["id"] for each in theirs[2 - seat]["hand"]}
        hidden -= {each["id"] for each in mine[seat - 1]["hand"]}
        assert hidden
        shown = set(texts(one.page))
        assert not {called(each) for each in hidden} & shown
        cards = {each["id"] for each in theirs[2 - seat]["special_hand"]}
        assert not {SPECIALS[each] for each in cards} & shown


def test_a_spectator_sees_the_table_and_nobodys_cards(visit: Visit) -> None:
    ada = visit()
    page, wire = opened(ada, stages.special("explored_region"))
    stranger = at_table(visit(), page.url.rpartition("/")[2])
    expect(fight(stranger)).to_contain_text("You are watching.")
    expect(hand(stranger)).to_have_count(0)
    play(page, "Explored Region")
    stops = fight(page).get_by_role("group", name="Which tile do you look at?")
    stops.get_by_role("button", name="Kindu").click()
    button(page, LOOK_AT).click()
    told(page, wire, "CO-INFO-03", 1)

    kindu = stranger.locator('[data-stop="kindu"][role=button], [data-stop="kindu"] [role=button]')
    expect(kindu).to_have_attribute("aria-label", re.compile("Looked at the tile: Ada"))
    expect(kindu).to_have_attribute("aria-label", re.compile("The tile lies face down. Tiles not"))
    own = {one["id"] for one in wire.view["seats"][0]["hand"]}
    shown = set(texts(stranger))
    assert own
    assert not {called(one) for one in own if f"'{one}'" not in open_to_all(wire)} & shown


def open_to_all(wire: Wire) -> str:
    """The view without my own hand."""
    seats = [{**one, "hand": None} for one in wire.view["seats"]]
    return str({**wire.view, "seats": seats})


def test_a_first_game_is_guided(visit: Visit) -> None:
    page, _ = opened(visit(guide=True), stages.bid())
    expect(page.get_by_text("Up the Congo", exact=True)).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text("Choose a bid", exact=True)).to_be_visible()
    page.get_by_role("button", name="No more hints").click()

    expect(page.get_by_role("button", name="Got it")).to_have_count(0)


def test_at_one_screen_a_curtain_hangs_before_each_bid(visit: Visit) -> None:
    page, _ = at_one_screen(visit, stages.bid(2), 1, 2)
    comes(page, "Ada")
    choose(page, MISSIONARY)
    page.get_by_role("button", name="Pass the screen to Ben").click()
    expect(page.get_by_role("dialog", name="Ben, it is your turn")).to_be_visible()
    assert [] == page.evaluate(script("uncovered"))
    comes(page, "Ben")

    expect(fight(page)).to_contain_text("Choose a character for Bolobo")
    expect(slot(page, "Ada")).to_contain_text("has chosen")
    assert MISSIONARY not in texts(page)
    choose(page, "Belgian missionary")
    comes(page, "Ada")
    expect(bid(page)).to_contain_text(MISSIONARY)
    expect(bid(page, "Ben")).to_contain_text("Face down")


def test_a_special_card_says_why_it_can_not_be_played_yet(visit: Visit) -> None:
    page, wire = opened(visit(), stages.bid())
    expect(card(page, "Shaman")).to_contain_text("Playable here, after the bids")
    expect(card(page, "Gorilla")).to_contain_text("Only at a village or in a jungle. Here: Mission")
    card(page, "Shaman").click()

    note = page.get_by_role("status").filter(has_text="now you choose your bid")
    expect(note.get_by_role("button", name="CO-ROUND-03")).to_be_visible()
    assert [] == wire.said(1)


def test_after_boiler_damage_all_others_discard_at_the_same_time(visit: Visit) -> None:
    page, wire = at_one_screen(visit, stages.discard(), 1, 3)
    comes(page, "Ada")
    expect(fight(page)).to_contain_text("Boiler damage: discard a character from your hand.")
    hers = wire.view["seats"][0]["hand"][1]["id"]
    choose(page, called(hers))
    comes(page, "Cleo")
    expect(fight(page)).to_contain_text("Boiler damage: discard a character from your hand.")
    assert [] == facts(wire, "CO-SP-BOILER-02")
    his = wire.view["seats"][2]["hand"][0]["id"]
    choose(page, called(his))
    told(page, wire, "CO-SP-BOILER-02", count=2)

    gone = {one["seat"]: one["character"] for one in facts(wire, "CO-SP-BOILER-02")}
    assert {1: hers, 3: his} == gone

"""The fight for a station of Congo 1884: auxiliaries, duty, dice, and what special cards ask."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.people import at_one_screen, comes
from tests.games.congo.web.player import (
    DROP,
    LAY,
    NONE,
    WAIT,
    bid,
    button,
    card,
    facts,
    fight,
    hand,
    log,
    number,
    opened,
    play,
    told,
    total,
    value,
    view,
)
from tests.web.fixtures import Visit


def refused(page: Page, sentence: str, rule: str) -> None:
    """A note says why not, with the rule; the rule can be read there."""
    note = page.get_by_role("status").filter(has_text=sentence)
    expect(note.get_by_role("button", name=rule)).to_be_visible()
    note.get_by_role("button", name=rule).click()
    expect(page.get_by_role("dialog")).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def sums(page: Page, name: str) -> tuple[list[float], float]:
    """The numbers in a bid's ledger, without the base, and its total."""
    rows = bid(page, name).get_by_role("listitem").all()
    numbers = [
        number(row.locator("b").inner_text()) for row in rows if "Base" not in row.inner_text()
    ]
    return numbers, total(page, name)


def test_my_hippo_tiles_can_be_seen_before_a_tie(visit: Visit) -> None:
    page, wire = opened(visit(), stages.level())
    held = {int(n): times for n, times in wire.view["seats"][0]["hippos"].items()}
    tiles = [str(n) for n in sorted(held, reverse=True) for _ in range(held[n])]
    assert tiles
    words = re.compile(r"\s+".join(["Your hippo tiles", *tiles]) + "$")
    expect(hand(page).locator(".tiles")).to_have_text(words, use_inner_text=True)
    expect(fight(page)).to_contain_text(f"you hold {len(tiles)} ({', '.join(tiles)})")
    page.get_by_role("button", name="Players", exact=True).click()

    drawer = page.get_by_role("complementary", name="Players")
    expect(drawer).to_contain_text(f"Your hippo tiles {', '.join(tiles)}")


def test_every_bid_is_spelled_out_as_a_sum(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    for name, own in zip(("You", "Ben", "Cleo"), wire.view["seats"], strict=True):
        numbers, whole = sums(page, name)
        assert sum(numbers) == whole == own["bid"]["total"]
        assert len(numbers) == len(own["bid"]["parts"]) >= 2
    expect(bid(page)).to_contain_text("Doctor at a mission")
    expect(bid(page)).to_contain_text("German, British flag")
    expect(bid(page, "Cleo")).to_contain_text("Die 3: as French")


def test_every_auxiliary_says_whether_it_fits_and_why(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    expect(card(page, "Nurse")).to_contain_text("Fits: Doctor")
    expect(card(page, "Interpreter")).to_contain_text("Fits: no English")
    expect(card(page, "Servant")).to_contain_text("Fits anyone; the first one this round")
    expect(card(page, "Porter")).to_contain_text("Needs: Explorer")
    expect(card(page, "Porter")).not_to_have_attribute("aria-pressed", re.compile(""))
    card(page, "Porter").click()

    refused(page, "Does not fit your bid. Porter: for an explorer.", "CO-AUX-03")
    assert [] == wire.said(1)


def test_several_cards_are_laid_in_one_move_and_the_total_is_known_before(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    expect(fight(page)).to_contain_text("You are behind by 2. Highest total: 5 (Ben).")
    expect(fight(page)).to_contain_text("You are below 5: lay a card or drop out.")
    expect(button(page, WAIT)).to_have_count(0)
    card(page, "Nurse").click()
    expect(button(page, LAY)).to_contain_text("Still behind by 1")
    card(page, "Nurse").click()
    expect(card(page, "Nurse")).to_contain_text("2 of 2 chosen")
    expect(button(page, LAY)).to_contain_text("Level with Ben")
    card(page, "Servant").click()
    expect(button(page, LAY)).to_contain_text("Lay: 2 × Nurse and Servant")
    expect(button(page, LAY)).to_contain_text("You lead alone; Ben must lay a card or drop out")
    expect(bid(page)).to_contain_text("With your cards")
    assert 5.5 == value(button(page, LAY)) == total(page)
    assert [] == wire.said(1)
    button(page, LAY).click()
    told(page, wire, "CO-AUX-01", 1, 3)

    assert ["lay nurse", "lay nurse", "lay servant", "done"] == wire.said(1)
    assert 5.5 == facts(wire, "CO-AUX-01", 1)[-1]["total"]
    assert 5.5 == wire.after(1)["seats"][0]["bid"]["total"]


def test_cards_are_taken_back_before_they_are_laid(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    for name in ("Nurse", "Nurse", "Interpreter"):
        card(page, name).click()
    expect(button(page, LAY)).to_contain_text("2 × Nurse and Interpreter")
    button(page, "Take back").click()
    expect(card(page, "Interpreter")).to_have_attribute("aria-pressed", "false")
    card(page, "Nurse").click()  # there is no third one: all are returned
    expect(button(page, LAY)).to_have_count(0)

    assert 3 == total(page)
    assert [] == wire.said(1)


def test_a_card_is_added_to_one_that_lies(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay_more())
    before = total(page)
    card(page, "Nurse").click()
    promised = value(button(page, LAY))
    assert before + 1 == promised
    button(page, LAY).click()
    told(page, wire, "CO-AUX-01", 1)

    assert promised == facts(wire, "CO-AUX-01", 1)[-1]["total"]


def test_who_drops_out_keeps_the_total(visit: Visit) -> None:
    page, wire = opened(visit(), stages.lay())
    expect(button(page, DROP)).to_contain_text("No more cards here; your 3 still counts")
    button(page, DROP).click()
    told(page, wire, "CO-AUX-07", 1)

    assert ["drop"] == wire.said(1)
    own = view(wire, "CO-AUX-07")["seats"][0]["bid"]
    assert own is None or (own["dropped"] and own["total"] == 3)


def test_who_has_waited_must_lay_or_drop_out(visit: Visit) -> None:
    page, wire = at_one_screen(visit, stages.level(2), 1, 2)
    comes(page, "Ada")
    expect(fight(page)).to_contain_text("You are level with Ben at 5.")
    expect(fight(page)).to_contain_text("If it stays level, hippo tiles decide: you hold 1")
    card(page, "Nurse").click()
    refused(page, "Does not fit your bid.", "CO-AUX-03")
    card(page, "Interpreter").click()
    refused(page, "your character speaks the language of this station", "CO-INT-01")
    button(page, WAIT).click()
    comes(page, "Ben")
    expect(bid(page, "Ada")).to_contain_text("Has waited")
    expect(fight(page)).to_contain_text("You are level with Ada at 5.")
    button(page, WAIT).click()
    comes(page, "Ada")
    expect(fight(page)).to_contain_text("You have waited: now lay a card or drop out.")
    expect(button(page, WAIT)).to_have_count(0)
    card(page, "Nun").click()
    expect(button(page, LAY)).to_contain_text("You lead alone; Ben must lay a card or drop out")
    button(page, LAY).click()
    comes(page, "Ben")
    expect(bid(page, "Ada")).to_contain_text("Nun, for a missionary")
    expect(fight(page)).to_contain_text("You are behind by 1. Highest total: 6 (Ada).")
    assert 6 == total(page, "Ada")
    button(page, DROP).click()

    assert 1 == told(page, wire, "CO-SCORE-01")["seat"]
    expect(fight(page)).to_contain_text("Ada becomes chief at Bolobo")  # Ben bids first: he is here


@pytest.mark.parametrize(
    ("name", "rolls"),
    [
        (
            "sympathy",
            [
                "rolls for the sympathy of a non-belligerent: American doctor and missionary",
                "rolls for the sympathy of a non-belligerent: Swedish anthropologist and missionary",
            ],
        ),
        ("language", ["rolls for the language of the station", "Ada rolls for the language of a"]),
    ],
)
def test_dice_are_seen_to_roll_with_their_reason(visit: Visit, name: str, rolls: list[str]) -> None:
    page, wire = opened(visit(motion=True), stages.STAGES[name]())
    button(page, NONE).click()
    for n, one in enumerate(rolls):
        expect(fight(page)).to_contain_text(one)
        assert n == len(re.findall(" rolls ", log(page).inner_text()))  # the log does not run ahead
        expect(fight(page).get_by_role("table").get_by_role("row").first).to_be_visible()
        expect(fight(page).get_by_role("img", name=re.compile(r"^Die: \d")).first).to_be_visible()

    expect(log(page)).to_contain_text(re.compile("rolls .*: as|rolls .* which speaks"))
    if name == "language" and (language := view(wire, "CO-INT-04")["language"]):
        spoken = {"french": "speaks French", "dutch": "speaks Dutch (Flemish)"}[language]
        expect(fight(page)).to_contain_text(spoken)


def test_who_is_in_a_hurry_misses_nothing(visit: Visit) -> None:
    page, wire = opened(visit(motion=True), stages.language())
    button(page, NONE).click()
    expect(fight(page)).to_contain_text("rolls for the language of the station")
    page.get_by_role("button", name="Skip ahead").click()

    expect(log(page)).to_contain_text("for the station, which speaks")
    expect(log(page)).to_contain_text("for a Belgian, who speaks")
    assert 1 == len(facts(wire, "CO-INT-04"))


def test_the_die_of_a_sympathy_stands_in_the_sum(visit: Visit) -> None:
    page, wire = opened(visit(), stages.sympathy())
    expect(bid(page)).to_contain_text("Die for the flag")
    button(page, NONE).click()
    die = told(page, wire, "CO-VAL-05", 1)["die"]

    own = view(wire, "CO-VAL-05")["seats"][0]["bid"]
    if own:
        expect(bid(page)).to_contain_text(f"Die {die}: as ")
        numbers, whole = sums(page, "You")
        assert sum(numbers) == whole == own["total"]
    expect(log(page)).to_contain_text(re.compile("Ada rolls .*: as .* under a British flag"))


def test_fleeing_from_the_gorilla_leaves_nobody_as_chief(visit: Visit) -> None:
    page, wire = opened(visit(), stages.fight())
    expect(button(page, "Flee")).to_contain_text("Back to your hand: British explorer. Nobody")
    button(page, "Flee").click()
    told(page, wire, "CO-SP-GORILLA-06", 1)

    assert [] == facts(wire, "CO-SCORE-01")
    assert {"gb-explorer": 1} == wire.after(1)["seats"][0]["known"]
    expect(card(page, "British explorer")).to_contain_text("Everybody has seen it")


def test_a_swap_names_both_values_and_brings_them(visit: Visit) -> None:
    page, wire = opened(visit(), stages.swap())
    swap, keep = (button(page, re.compile(f"^{name}: ")) for name in ("Swap in", "Keep"))
    expect(swap).to_contain_text("British missionary")
    expect(keep).to_contain_text("German doctor")
    assert (5, 3) == (value(swap), value(keep)) == (5, total(page))
    swap.click()
    told(page, wire, "CO-SP-COLONIST-02", 1)

    after = wire.after(1)["seats"][0]["bid"]
    assert ("gb-missionary", 5) == (after["character"], after["total"])


def test_the_colonist_may_bring_an_auxiliary(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("colonist"))
    play(page, "Colonist")
    button(page, re.compile("^Auxiliaries")).click()
    told(page, wire, "CO-SP-COLONIST-01", 1)

    assert ["play colonist", "draw auxiliaries"] == wire.said(1)[:2]
    assert facts(wire, "CO-SP-COLONIST-01", 1)[0]["auxiliary"]


def test_nobody_may_go_overboard(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("man_overboard"))
    play(page, "Man Overboard!")
    button(page, re.compile("^Nobody")).click()
    expect(fight(page)).not_to_contain_text("Who loses an auxiliary?")

    assert ["play man_overboard", "nobody"] == wire.said(1)[:2]
    assert [] == facts(wire, "CO-SP-OVERBOARD-01")


def test_a_card_of_another_place_says_so(visit: Visit) -> None:
    page, wire = opened(visit(), stages.special("shaman"))
    expect(card(page, "Okapi")).to_contain_text("Only in a jungle. Here: Mission")
    card(page, "Okapi").click()

    refused(page, "This card can’t be played here: Okapi. Only in a jungle.", "CO-SP-OKAPI-01")
    assert [] == wire.said(1)

"""Each of the fifteen special cards of Congo 1884 is played once, with all its questions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.games.congo.web import stages
from tests.games.congo.web.player import (
    LOOK_AT,
    Player,
    bid,
    button,
    card,
    facts,
    fight,
    number,
    opened,
    play,
    told,
    total,
)
from tests.games.congo.web.words import SPECIALS
from tests.web.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.fixtures import Visit

RESULT = ("CO-SCORE-01", "CO-TIE-04", "CO-CHIEF-03")


def seat(wire: Wire, which: int = 1) -> dict[str, Any]:
    """What is known about a seat after Ada's last answer."""
    found: dict[str, Any] = wire.after(1)["seats"][which - 1]
    return found


def results(page: Page, wire: Wire) -> list[str]:
    """Play the fight to its end; return the rules by which it ended."""
    Player(page, wire).play(*RESULT)
    return [rule for rule in RESULT if facts(wire, rule)]


def gorilla(page: Page, wire: Wire) -> str:
    expect(fight(page)).to_contain_text("Whom does the gorilla attack?")
    expect(button(page, re.compile("^Cleo"))).to_contain_text("French missionary: can’t fight")
    button(page, re.compile("^Ben")).click()
    expect(fight(page)).to_contain_text("The gorilla attacks your own bid.")
    assert [2, 3] == [one["seat"] for one in facts(wire, "CO-SP-GORILLA-02")]
    expect(button(page, "Fight")).to_contain_text("With a 3 or more the gorilla dies")
    button(page, "Fight").click()
    roll = told(page, wire, "CO-SP-GORILLA-03", 1)

    assert bool(roll.get("won")) == (roll["die"] >= 3)
    ending = told(page, wire, "CO-SCORE-01" if roll.get("won") else "CO-CHIEF-03")
    assert not roll.get("won") or 1 == ending["seat"]
    return "rolls .* against the gorilla: the "


def warrior(page: Page, wire: Wire) -> str:
    expect(fight(page)).to_contain_text("Whose bid must fight the warrior?")
    expect(button(page, re.compile("^Cleo"))).to_contain_text("wins with a 4 or more")
    button(page, re.compile("^Ben")).click()
    roll = told(page, wire, "CO-SP-WARRIOR-03", 2)

    assert bool(roll.get("won")) == (roll["die"] == 4)
    assert len(facts(wire, "CO-SP-WARRIOR-03")) == (1 if roll.get("won") else 2)
    return "Ben rolls .* against the warrior: the "


def okapi(page: Page, wire: Wire) -> str:
    before = wire.view["seats"][0]["score"]
    expect(fight(page)).to_contain_text("Does your explorer hunt the okapi?")
    expect(button(page, re.compile("^Stay"))).to_contain_text("goes on competing for")
    points = int(number(button(page, re.compile("^Hunt: 2 points")).inner_text()[6:7]))
    button(page, re.compile("^Hunt: 2 points")).click()
    told(page, wire, "CO-SP-OKAPI-02", 1)

    assert before + points == seat(wire)["score"]
    assert seat(wire)["bid"] is None
    return "hunts the okapi for .*British explorer"


def malaria(page: Page, wire: Wire) -> str:
    told(page, wire, "CO-SP-MALARIA-01", count=3)
    first = facts(wire, "CO-SP-MALARIA-01")[:3]
    assert [1, 2, 3] == [one["seat"] for one in first]

    bitten, cures = facts(wire, "CO-SP-MALARIA-02"), facts(wire, "CO-SP-MALARIA-03")
    assert len(bitten) == 1 - sum(bool(one.get("won")) for one in cures)
    return "rolls .* against malaria"


def tam_tam(page: Page, wire: Wire) -> str:
    told(page, wire, "CO-SP-TAMTAM-02")
    after = wire.after(1)

    assert "lukolela" == after["stop"]
    assert [0, 0] == [one["score"] for one in after["seats"]]
    assert [None, None] == [one["bid"] for one in after["seats"]]
    return "Tam Tam: all bids return to the players’ hands, and nobody becomes chief here"


def friendly_encounter(page: Page, wire: Wire) -> str:
    expect(fight(page)).to_contain_text("played by Ada")
    if results(page, wire) == ["CO-SCORE-01"]:
        chief = facts(wire, "CO-SCORE-01")[0]["seat"]
        back = {one["seat"] for one in facts(wire, "CO-SP-FRIENDLY-01")}
        assert {1, 2, 3} - {chief} == back
        return "takes the bid back: a friendly encounter"
    return "plays a special card"


def explored_region(page: Page, wire: Wire) -> str:
    expect(fight(page)).to_contain_text("Which tile do you look at?")
    group = fight(page).get_by_role("group", name="Which tile do you look at?")
    group.get_by_role("button", name="Lisala").click()
    expect(button(page, LOOK_AT)).to_contain_text("Look at the tile: Lisala")
    page.locator('[data-stop="kindu"]').click()  # the river itself can be pressed, too
    expect(button(page, LOOK_AT)).to_contain_text("Look at the tile: Kindu")
    button(page, LOOK_AT).click()
    found = told(page, wire, "CO-INFO-03", 1)

    assert "kindu" == found["stop"]
    place = next(one for one in wire.after(1)["places"] if one["id"] == "kindu")
    assert (found["station"], [1], False) == (place["station"], place["looked"], place["turned"])
    station = str(found["station"]).capitalize()
    said = re.compile(rf"^Kindu\..* Station: {station}\. The tile lies face down")
    expect(page.get_by_role("button", name=said)).to_be_visible()
    return f"sees at Kindu: .*{station}"


def boiler_damage(page: Page, wire: Wire) -> str:
    told(page, wire, "CO-SP-BOILER-02", count=2)

    assert [2, 3] == sorted(one["seat"] for one in facts(wire, "CO-SP-BOILER-02"))
    return "Ben discards from hand: "


def man_overboard(page: Page, wire: Wire) -> str:
    held = wire.view["seats"][1]["auxiliaries"]
    expect(button(page, re.compile("^Ben"))).to_contain_text(f"{held} auxiliaries in hand")
    expect(button(page, re.compile("^Nobody"))).to_contain_text("Nothing happens")
    button(page, re.compile("^Ben")).click()
    lost = told(page, wire, "CO-SP-OVERBOARD-01")

    assert 2 == lost["seat"]
    assert held - 1 == seat(wire, 2)["auxiliaries"]
    assert wire.after(1)["auxiliaries"]["discard"][lost["auxiliary"]]
    return "Ben loses an auxiliary: "


def only_nationals(page: Page, wire: Wire) -> str:
    told(page, wire, "CO-SP-NATIONALS-02")

    assert [3] == [one["seat"] for one in facts(wire, "CO-SP-NATIONALS-02")]
    assert {"fr-doctor": 1} == seat(wire, 3)["known"]
    return "Cleo takes the bid back, not a national: .*French doctor"


def no_auxiliaries(page: Page, wire: Wire) -> str:
    results(page, wire)

    assert [] == facts(wire, "CO-AUX-01")
    assert [] == facts(wire, "CO-AUX-07")
    assert [1, 2, 3] == sorted(one["seat"] for one in facts(wire, "CO-CHIEF-01"))
    return "Totals: .*"


def arab_trader(page: Page, wire: Wire) -> str:
    ended = results(page, wire)
    won = ended == ["CO-SCORE-01"] and facts(wire, "CO-SCORE-01")[0]["seat"] == 1

    assert ([1] if won else []) == [one["points"] for one in facts(wire, "CO-SP-TRADER-02")]
    return "scores with the Arab Trader: " if won else "plays a special card"


def hippo_attack(page: Page, wire: Wire) -> str:
    told(page, wire, "CO-VAL-01", count=3)

    assert 1 == len(facts(wire, "CO-SP-HIPPO-01"))
    assert [1, 2, 3] == sorted(one["seat"] for one in facts(wire, "CO-VAL-01"))
    old = [one["id"] for one in seat(wire)["hand"]]
    assert "de-doctor" in old or facts(wire, "CO-SCORE-01")
    return "everybody gets a new one from the deck"


def colonist(page: Page, wire: Wire) -> str:
    expect(fight(page)).to_contain_text("Colonist: from which deck do you draw?")
    expect(button(page, re.compile("^Auxiliaries"))).to_contain_text("in the deck")
    button(page, re.compile("^Characters")).click()
    drawn = str(told(page, wire, "CO-SP-COLONIST-01", 1)["character"])
    expect(fight(page)).to_contain_text("Swap the character that you have drawn for your bid?")
    button(page, re.compile("^Swap in: ")).click()
    told(page, wire, "CO-SP-COLONIST-02", 1)

    shown = [one for one in facts(wire, "CO-VAL-01") if one["seat"] == 1]
    assert drawn in [one["character"] for one in shown] or drawn == seat(wire)["bid"]["character"]
    return "swaps the bid for the card just drawn"


def shaman(page: Page, wire: Wire) -> str:
    after = wire.view["seats"]
    parts = [[one for one in own["bid"]["parts"] if one["id"] == "shaman"] for own in after]
    assert [0, -1, -1] == [sum(one["value"] for one in some) for some in parts]
    for name in ("Ben", "Cleo"):
        expect(bid(page, name).get_by_role("listitem").filter(has_text="Shaman")).to_contain_text(
            "\N{MINUS SIGN}1"
        )
    expect(bid(page)).not_to_contain_text("Shaman")
    assert [own["bid"]["total"] for own in after] == [
        total(page, n) for n in ("You", "Ben", "Cleo")
    ]
    return "plays a special card"


CASES: dict[str, Callable[[Page, Wire], str]] = {
    one.__name__: one
    for one in (
        gorilla, warrior, okapi, malaria, tam_tam, friendly_encounter, explored_region,
        boiler_damage, man_overboard, only_nationals, no_auxiliaries, arab_trader, hippo_attack,
        colonist, shaman,
    )
}  # fmt: skip


def test_all_fifteen_are_there() -> None:
    assert set(stages.CARDS) == set(CASES) == set(SPECIALS)


@pytest.mark.parametrize("name", CASES)
def test_a_special_card_is_played(visit: Visit, name: str) -> None:
    page, wire = opened(visit(), stages.special(name))
    expect(card(page, SPECIALS[name])).to_contain_text("Can be played now.")
    play(page, SPECIALS[name])
    wire.until(page, 1)
    line = CASES[name](page, wire)

    assert f"play {name}" == wire.said(1)[0]
    assert [name] == [one["special"] for one in facts(wire, "CO-SPC-03", 1)]
    page.get_by_role("button", name="Log", exact=True).click()
    lines = page.locator("ol.log")
    expect(lines).to_contain_text(re.compile(rf"Ada plays a special card: {SPECIALS[name]}"))
    expect(lines).to_contain_text(re.compile(line))

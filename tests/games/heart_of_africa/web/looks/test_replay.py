"""A finished game of Heart of Africa, looked at again, as every eye."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.heart_of_africa.web.scenes import golden
from tests.games.heart_of_africa.web.test_whole_game import UNKNOWN
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import finished
from tests.web.speaking import wanting
from tests.web.visitor import Visitor


def shown(guest: Visitor, name: str, more: str = "") -> tuple[Page, str]:
    table = finished(guest, golden(name))
    page = guest.open(f"/replay/{table}{more}")
    page.locator("[data-track]").first.wait_for()
    return page, table


def test_steps_lead_through_the_game(visit: Visit) -> None:
    page, _ = shown(visit(), "2-greedy")
    slider = page.get_by_role("slider", name="Position")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("2")
    slider.press("End")
    expect(page.locator("ol.log")).to_contain_text("The last round is over")
    page.get_by_role("button", name="First position").click()

    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(page.locator("ol.log")).not_to_contain_text("The last round is over")


@pytest.mark.looks
@pytest.mark.parametrize(("name", "stride"), [("2-greedy", 1), ("5-passes", 15)])
def test_every_position_is_shown_in_words(visit: Visit, name: str, stride: int) -> None:
    """The eyes take turns, so that all positions are drawn, and every eye at all stages."""
    page, _ = shown(visit(), name)
    eyes = ["all", *(str(seat + 1) for seat in range(int(name[0])))]
    most = int(page.get_by_role("slider", name="Position").get_attribute("max") or 0)
    assert most > 100

    wrong: list[str] = []
    for n, eye in enumerate(eyes):
        page.get_by_label("Seen by").select_option(eye)
        positions = [*range(n * stride, most, len(eyes) * stride), most]
        found: list[list[str]] = page.evaluate(script("positions"), positions)
        assert len({frozenset(texts) for texts in found}) > len(found) * 0.8
        for at, texts in zip(positions, found, strict=True):
            bad = [one for one in texts if wanting(one) or UNKNOWN.match(one)]
            wrong += [f"{eye} at {at}: {one}" for one in bad]

    assert [] == wrong


def test_a_seats_eye_sees_only_its_own_hand_and_tickets(visit: Visit) -> None:
    guest = visit()
    page, table = shown(guest, "2-greedy", "?at=279")
    board = guest.ask("GET", f"/tables/{table}/board")["board"]
    places = {
        one["id"]: one["name"]
        for kind in ("stops", "countries")
        for one in board[kind]  # type: ignore[index]
    }
    names = {
        one["id"]: f"{places[one['a']]} – {places[one['b']]}"
        for one in board["tickets"]  # type: ignore[index]
    }
    hands = page.locator("aside article .cards")
    expect(hands).to_have_count(2)
    seen = guest.ask("GET", f"/tables/{table}/at/279")["view"]
    own, other = (
        {names[one["id"]] for one in seat["tickets"]}
        for seat in seen["seats"]  # type: ignore[index]
    )
    texts = "\n".join(page.evaluate(script("texts")))
    assert all(one in texts for one in own | other)
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("heading", name=re.compile("tickets", re.IGNORECASE))).to_have_count(1)

    texts = "\n".join(page.evaluate(script("texts")))
    assert all(one in texts for one in own)
    assert [] == [one for one in other - own if one in texts]


def test_the_score_sheet_stands_at_the_end_of_a_replay(visit: Visit) -> None:
    page, _ = shown(visit(), "2-greedy")
    page.get_by_role("button", name="Score sheet").click()

    expect(page.get_by_role("dialog")).to_contain_text("151")
    expect(page.get_by_role("dialog")).to_contain_text("122")


def test_the_game_goes_on_from_here_against_bots(visit: Visit) -> None:
    page, _ = shown(visit(), "2-greedy", "?at=279")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("region", name="What you do")).to_contain_text("Your turn")

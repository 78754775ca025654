"""A finished game of Congo 1884, looked at again, as every eye."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.congo.web.people import texts
from tests.games.congo.web.player import GAME, fight
from tests.games.congo.web.test_whole_game import UNKNOWN
from tests.games.congo.web.words import SPECIALS, called
from tests.games.golden import path_of
from tests.web.checks import script
from tests.web.fixtures import Visit
from tests.web.games import finished
from tests.web.speaking import wanting
from tests.web.visitor import PHONE, Visitor


def shown(guest: Visitor, name: str, more: str = "") -> tuple[Page, str]:
    table = finished(guest, path_of(GAME, name))
    page = guest.open(f"/replay/{table}{more}")
    page.locator("[data-stop]").first.wait_for()
    return page, table


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position")


@pytest.mark.looks
def test_every_position_is_shown_step_by_step(visit: Visit) -> None:
    guest = visit()
    page, _ = shown(guest, "2-specials")
    most = int(slider(page).get_attribute("max") or 0)
    stops = set()
    for at in range(1, most + 1):
        page.get_by_role("button", name="One step forward").click()
        expect(slider(page)).to_have_value(str(at))
        stops.add(fight(page).get_attribute("aria-label"))
        assert [] == guest.unexpected(), f"at {at}"

    assert 15 == len(stops)
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.get_by_role("button", name="First position").click()
    expect(fight(page)).to_have_attribute("aria-label", "Fight for Bolobo")


@pytest.mark.looks
@pytest.mark.parametrize(
    ("name", "stride"), [("2-specials", 1), ("3-specials", 5), ("4-specials", 9)]
)
def test_every_eye_sees_positions_in_words(visit: Visit, name: str, stride: int) -> None:
    """The eyes take turns, so that with a stride of 1 all positions are drawn."""
    page, _ = shown(visit(), name)
    expect(page).to_have_title(re.compile("Congo 1884: replay"))
    most = int(slider(page).get_attribute("max") or 0)
    eyes = ["all", *(str(seat + 1) for seat in range(int(name[0])))]

    wrong: list[str] = []
    for n, eye in enumerate(eyes):
        page.get_by_label("Seen by").select_option(eye)
        positions = [*range(n * stride, most, len(eyes) * stride), most]
        found: list[list[str]] = page.evaluate(script("positions"), positions)
        for at, seen in zip(positions, found, strict=True):
            bad = [one for one in seen if wanting(one) or UNKNOWN.match(one)]
            wrong += [f"{eye} at {at}: {one}" for one in bad]

    assert [] == wrong


def test_a_seats_eye_sees_only_its_own_hand_and_tiles(visit: Visit) -> None:
    guest = visit()
    page, table = shown(guest, "3-specials", "?at=200")
    page.get_by_role("button", name="Players", exact=True).click()
    hands = page.get_by_role("complementary").get_by_text("Cards in hand", exact=True)
    expect(hands).to_have_count(3)
    for seat in (1, 2, 3):
        page.get_by_label("Seen by").select_option(str(seat))
        expect(page.locator(f'aside [data-at="seat-{seat}"] details')).to_be_visible()
        expect(hands).to_have_count(1)
        view = guest.ask("GET", f"/tables/{table}/at/200?eye={seat}")["view"]
        whole = guest.ask("GET", f"/tables/{table}/at/200")["view"]
        known = str(view)
        secret = {
            one["id"]
            for n, own in enumerate(whole["seats"], 1)  # type: ignore[index]
            for one in [*own["hand"], *own["special_hand"]]
            if n != seat and f"'{one['id']}'" not in known
        }
        assert secret
        names = {SPECIALS[one] if one in SPECIALS else called(one) for one in secret}
        assert not names & set(texts(page))


def test_the_log_of_a_position_ends_there_and_the_sheet_opens(visit: Visit) -> None:
    page, _ = shown(visit(), "4-greedy")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator("ol.log")).not_to_contain_text("becomes chief")
    slider(page).press("End")
    expect(page.locator("ol.log")).to_contain_text("becomes chief at Kindu")
    page.get_by_role("button", name="Score sheet").click()

    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text(re.compile(r"wins\.|share the victory"))
    expect(sheet.get_by_role("table", name="Station by station")).to_be_visible()


def test_the_game_goes_on_from_here_against_bots(visit: Visit) -> None:
    page, _ = shown(visit(), "2-greedy", "?at=100")
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_role("group", name="Your cards")).to_be_visible()


def test_a_replay_is_steered_on_a_phone(visit: Visit) -> None:
    page, _ = shown(visit(size=PHONE, touch=True), "4-greedy", "?at=300")
    before = slider(page).input_value()
    page.get_by_role("button", name="One step forward").tap()
    expect(slider(page)).not_to_have_value(before)
    page.locator("nav.tabs").get_by_role("button", name="Players").tap()

    expect(page.get_by_text("Cards in hand", exact=True)).to_have_count(4)

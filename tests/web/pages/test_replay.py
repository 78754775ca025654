"""A finished game, looked at again: steps, turns, eyes, going on, files."""

import re

from playwright.sync_api import FilePayload, Page, expect

from tests.web.fixtures import Visit
from tests.web.games import finished, text
from tests.web.visitor import Visitor


def shown(guest: Visitor, at: int = 0) -> Page:
    page = guest.open(f"/replay/{finished(guest)}?at={at}")
    page.locator("[data-place]").first.wait_for()
    return page


def slider(page: Page) -> int:
    return int(page.get_by_role("slider", name="Position").input_value())


def test_steps_the_slider_and_turns_lead_through_the_game(visit: Visit) -> None:
    page = shown(visit())
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    assert 2 == slider(page)
    expect(page.locator("ol.log")).to_contain_text("draws")

    page.get_by_role("slider", name="Position").press("End")
    expect(page.get_by_text("Round 25")).to_be_visible()
    page.get_by_role("button", name="First position").click()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    page.get_by_label("Go to a turn").select_option(index=10)
    assert slider(page) > 10


def test_a_seats_eye_sees_only_its_own_hand(visit: Visit) -> None:
    page = shown(visit(), 16)
    hands = page.locator(".side article .cards")
    expect(hands).to_have_count(2)
    page.get_by_label("Seen by").select_option("1")

    expect(hands).to_have_count(1)
    expect(page.locator(".side article").first.locator(".cards")).to_be_visible()


def test_the_game_goes_on_from_here_against_bots(visit: Visit) -> None:
    page = shown(visit(), 60)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("section.dock .hand")).to_be_visible()


def test_the_score_sheet_stands_at_the_end_of_a_replay(visit: Visit) -> None:
    page = shown(visit())
    page.get_by_role("button", name="Score sheet").click()

    expect(page.get_by_role("dialog")).to_contain_text("69")


def test_a_file_is_uploaded_and_garbage_is_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    guest.expects("status of 400", "status of 422")
    page = guest.open("/replay")
    bad = FilePayload(name="bad.kindu", mimeType="text/plain", buffer=b"no game at all")
    page.locator("input[type=file]").first.set_input_files(bad)
    expect(page.get_by_text("This is not a game file that can be shown.")).to_be_visible()
    good = FilePayload(name="good.kindu", mimeType="text/plain", buffer=text().encode())
    page.locator("input[type=file]").first.set_input_files(good)

    expect(page).to_have_url(re.compile("/replay/[A-Za-z0-9_-]+"))
    expect(page.get_by_role("region", name="Replay")).to_be_visible()

"""The page of a replay: playing by itself, its address and link, text that is pasted."""

import re

from playwright.sync_api import Page, expect

from tests.web.fixtures import Visit
from tests.web.games import finished, new, place_ready, text
from tests.web.turns import turn


def position(page: Page) -> str:
    """What the slider says of the position."""
    return str(page.get_by_role("slider", name="Position").get_attribute("aria-valuetext"))


def opened(visit: Visit, more: str = "") -> Page:
    guest = visit()
    page = guest.open(f"/replay/{finished(guest)}{more}")
    place_ready(page)
    return page


def test_it_plays_by_itself_and_pauses(visit: Visit) -> None:
    page = opened(visit)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    slider = page.get_by_role("slider", name="Position")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step ([3-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_address_keeps_the_position(visit: Visit) -> None:
    page = opened(visit)
    page.get_by_role("slider", name="Position").fill("20")
    page.wait_for_url(re.compile(r"\?at=\d+"))
    before = position(page)
    page.reload()
    place_ready(page)

    assert before == position(page)


def test_the_link_of_a_position_can_be_shared(visit: Visit) -> None:
    page = opened(visit, "?at=132")
    page.get_by_role("button", name="Share").click()

    expect(page.get_by_label("This link opens the replay")).to_have_value(re.compile(r"at=132$"))


def test_a_file_is_pasted_and_shown(visit: Visit) -> None:
    guest = visit()
    page = guest.open("/replay")
    page.get_by_label("Or paste the text of a file").fill(text())
    page.get_by_role("button", name="Show the game").click()

    expect(page.get_by_role("slider", name="Position")).to_be_visible()


def test_a_game_that_is_not_over_is_not_replayed(visit: Visit) -> None:
    guest = visit()
    page = guest.open(f"/replay/{new(guest)}")

    expect(page.get_by_text("This game is not over yet.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(turn(page)).to_be_visible()

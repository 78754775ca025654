"""Congo 1884 from the first bids to the score sheet, by clicks alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.congo.web.player import GAME, Player, facts
from tests.web.fixtures import Visit
from tests.web.games import CASUAL, ME, at_table, new
from tests.web.wire import Wire

NOVICE = {"kind": "bot", "level": "novice"}
UNKNOWN = re.compile(r"\bCO-[A-Z]+-")  # a fact that has no words shows its rule


# `make test` plays one of them.
@pytest.mark.parametrize(
    ("others", "stops"),
    [
        pytest.param([CASUAL], 15, id="two", marks=pytest.mark.looks),
        pytest.param([NOVICE, CASUAL, NOVICE], 16, id="four"),
    ],
)
def test_a_whole_game_is_played_by_clicks(visit: Visit, others: list[object], stops: int) -> None:
    guest = visit()
    wire = Wire(guest)
    page = at_table(guest, new(guest, ME, *others, game=GAME))
    player = Player(page, wire)

    player.play()

    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text(re.compile(r"wins\.|share the victory"))
    expect(sheet.get_by_role("table", name="Station by station").get_by_role("row")).to_have_count(
        stops + 1
    )
    assert stops - 1 == len(facts(wire, "CO-MOVE-01"))
    assert stops == player.done["Choose a character"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name=re.compile(r"^Show all \d+ lines$")).click()
    lines = page.locator("ol.log")
    assert [] == UNKNOWN.findall(lines.inner_text())
    assert lines.get_by_role("listitem").count() > 100

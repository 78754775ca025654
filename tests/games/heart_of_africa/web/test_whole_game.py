"""Heart of Africa from the first tickets to the score sheet, by clicks alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.heart_of_africa.web.player import GAME, Player, log
from tests.web.fixtures import Visit
from tests.web.games import CASUAL, ME, at_table, new

NOVICE = {"kind": "bot", "level": "novice"}
UNKNOWN = re.compile(r"\bHA-[A-Z]+-\d+")  # a fact that has no words shows its rule


# `make test` plays one of them.
@pytest.mark.parametrize(
    "others",
    [
        pytest.param([CASUAL], id="two"),
        pytest.param([NOVICE, CASUAL, NOVICE, NOVICE], id="five", marks=pytest.mark.looks),
    ],
)
def test_a_whole_game_is_played_by_clicks(visit: Visit, others: list[object]) -> None:
    guest = visit()
    page = at_table(guest, new(guest, ME, *others, game=GAME))
    player = Player(page)

    player.play()

    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text(re.compile(r"wins\.|share the victory"))
    assert player.turns > 20
    assert player.claims > 5
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(r"^Show all \d+ lines$")).click()
    assert [] == UNKNOWN.findall(log(page).inner_text())
    assert log(page).get_by_role("listitem").count() > 100

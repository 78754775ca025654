"""A game from the first turn to the score sheet, by clicks alone."""

import re

from playwright.sync_api import expect

from tests.games.africana.web.player import Player
from tests.web.fixtures import Visit
from tests.web.games import ME, at_table, new

SKILLED = {"kind": "bot", "level": "skilled"}  # ends games quickly


def test_a_whole_game_is_played_by_clicks(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest, ME, SKILLED))
    player = Player(page)

    player.play()

    sheet = page.get_by_role("dialog", name="Score sheet")
    assert player.turns > 10
    expect(sheet).to_contain_text(re.compile(r"wins\.|share the victory"))

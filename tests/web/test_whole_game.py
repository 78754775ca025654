"""A game from the first turn to the score sheet, by clicks alone."""

from tests.web.conftest import Visit
from tests.web.games import ME, at_table, new
from tests.web.player import Player

SKILLED = {"kind": "bot", "level": "skilled"}  # ends games quickly


def test_a_whole_game_is_played_by_clicks(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest, ME, SKILLED))
    player = Player(page)

    player.play()

    sheet = page.get_by_role("dialog", name="Score sheet")
    assert player.turns > 10
    assert "wins." in sheet.inner_text() or "share the victory" in sheet.inner_text()

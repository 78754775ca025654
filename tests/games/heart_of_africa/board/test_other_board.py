"""A board of one's own: the numbers that its owner has changed are the ones that count."""

from __future__ import annotations

from importlib.resources import files

from kindu.games.heart_of_africa.board.board import read_board
from tests.games.heart_of_africa.scene import scene
from tests.support import rule

TEXT = files("kindu.games.heart_of_africa").joinpath("board.toml").read_text("utf-8")
CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces


@rule("HA-TERRAIN-10")
def test_the_multiplier_of_the_board_counts() -> None:
    """4 points, and with the terrain four times as many in all."""
    game = scene(2, p1={"hand": "black*3", "terrain": "mountain"})
    game.table.board = read_board(TEXT.replace("terrain_multiplier = 2", "terrain_multiplier = 4"))
    game.claim(1, CAPE, "black", wild=0)

    assert (16, [12]) == (game.points(1), [fact.points for fact in game.told("HA-TERRAIN-10")])

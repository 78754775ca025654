"""A custom board: the numbers that its owner has changed are the ones that count."""

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


@rule("HA-SCORE-02")
def test_a_ticket_of_a_single_point_counts_as_completed() -> None:
    """T40 leads from Cape Town to Durban."""
    owns = "bloemfontein-cape_town bloemfontein-durban"
    game = scene(2, p1={"owns": owns, "tickets": "T40"})
    short = '{ id = "T40", a = "cape_town", b = "durban", points = '
    game.table.board = read_board(TEXT.replace(f"{short}6", f"{short}1"))

    line = game.table.sheet(0)[1]
    assert (1, 0, 1, 1) == (line.b, line.c, line.d, line.points)

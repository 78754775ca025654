"""Congo 1884: what is known about the game, and where its parts are."""

# Not compiled: no game needs it during play.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kindu.games.descriptor import Game, Level, PointsFit, Scale

if TYPE_CHECKING:
    from kindu.core.rules import Rules

BOARD_NOTE: Final = """\
You may correct: names, places and values of stops, and which of them have hippos or a ring; \
where the steamboat starts; how many tiles there are of each type of station, flag and hippo \
number; values of professions and modifiers of nationalities; what the rolls mean; how \
many auxiliaries there are of each kind, whom they fit and what they add; where special \
cards may be played and what they score; nation, professions and name of characters; what is \
dealt and scored; the lines of the map.

These are fixed: the contents of the box in [counts], with 16 stops; five types of station and \
five professions; four nations with flags and seven without; seven kinds of auxiliary; \
fifteen special cards and when they take effect; one to three characters per profession for \
each nation with a flag, and 14 non-belligerents with two professions each."""


def load(board: str | None) -> Rules:
    """The rules, imported only when somebody plays."""
    from kindu.games.congo.board.board import read_board, standard_board
    from kindu.games.congo.flow import Congo

    return Congo(standard_board() if board is None else read_board(board))


GAME: Final = Game(
    key="congo",
    title="Congo 1884",
    prefix="CO",
    seats=range(2, 5),
    minutes=60,
    blurb="Hidden bids and auxiliaries for the stations along a river; fifteen special cards.",
    package="kindu.games.congo",
    load=load,
    # Found in matches between neighbouring levels (docs/strength.md).
    levels=(
        Level(3, 40, 950, 0),
        Level(6, 200, 700, 0),
        Level(16, 420, 400, 0),
        Level(40, 650, 200, 0),
        Level(200, 1000, 0, 0),
    ),
    order=3,
    colours=("blue", "red", "yellow", "green"),  # CO-SETUP-01
    # From `make calibration`: 500 games of skilled players each, judged by master (docs/hints.md).
    scales={2: Scale(0.586, 0.194), 3: Scale(0.724, -0.002), 4: Scale(0.931, -0.15)},
    points={
        2: PointsFit(4.371, 0.832, 0.801, -0.091, 0.571),
        3: PointsFit(8.784, 0.907, 0.451, -0.028, 0.346),
        4: PointsFit(9.214, 0.901, 0.289, -0.017, -0.154),
    },
    board_note=BOARD_NOTE,
    text="text",
    balance="balance",
)

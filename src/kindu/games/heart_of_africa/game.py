"""Heart of Africa: what is known about the game, and where its parts are."""

# Not compiled: no game needs it during play.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kindu.games.descriptor import Game, Level, PointsFit, Scale

if TYPE_CHECKING:
    from kindu.core.rules import Rules

BOARD_NOTE: Final = """\
You may correct: names and positions of stops; the two ends of routes, if every stop can be \
reached and a dead end has one route; their lengths, colours and locomotives, if ferries \
are grey and both tracks of a route have the same terrain; ends and points of tickets; which \
three colours belong to a terrain, and the price of doubling by length; points by length; \
how many cards are dealt, drawn and kept; the multiplier, the Globetrotter and the trains \
that begin the last round. The id of a route consists of the ids of its stops.

These are fixed: the contents of the box, with 45 trains per player, 110 train cards, 48 \
tickets and 15 terrain cards of each of three types; 33 cities, 10 junctions and 4 countries \
with two entry points each; 96 routes with 117 tracks of 1 to 6 spaces; five open train cards and \
two open terrain cards; two cards per action, and a new row after three open locomotives."""


def load(board: str | None) -> Rules:
    """The rules, imported only when somebody plays."""
    from kindu.games.heart_of_africa.board.board import read_board, standard_board
    from kindu.games.heart_of_africa.flow import HeartOfAfrica

    return HeartOfAfrica(standard_board() if board is None else read_board(board))


GAME: Final = Game(
    key="heart_of_africa",
    title="Heart of Africa",
    prefix="HA",
    seats=range(2, 6),
    minutes=60,
    blurb="Train cards claim routes for tickets; terrain cards double their points.",
    package="kindu.games.heart_of_africa",
    load=load,
    # Found in matches between neighbouring levels (docs/strength.md).
    levels=(
        Level(4, 600, 900, 950),
        Level(6, 700, 700, 820),
        Level(12, 800, 500, 620),
        Level(32, 900, 200, 350),
        Level(120, 1000, 0, 0),
    ),
    order=2,
    colours=("blue", "red", "green", "yellow", "black"),  # HA-COMP-01
    # From `make calibration`: 500 games of skilled players each, judged by master (docs/hints.md).
    scales={
        2: Scale(1.262, -0.254),
        3: Scale(1.29, -0.738),
        4: Scale(1.402, -0.746),
        5: Scale(1.649, -0.655),
    },
    points={
        2: PointsFit(0.281, 0.684, 0.065, 5.624, -2.565),
        3: PointsFit(0.264, 0.56, 0.085, 5.284, -5.961),
        4: PointsFit(0.272, 0.56, 0.02, 5.442, -5.948),
        5: PointsFit(0.235, 0.482, 0.068, 4.71, -4.156),
    },
    board_note=BOARD_NOTE,
    text="text",
    balance="balance",
)

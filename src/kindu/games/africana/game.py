"""Africana: what is known about the game, and where its parts are."""

# Not compiled: no game needs it during play.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kindu.games.descriptor import Game, Level, PointsFit, Scale

if TYPE_CHECKING:
    from kindu.core.rules import Rules

BOARD_NOTE: Final = """\
You may correct: names and positions of locations and their symbols (one or two of the \
five); routes, in any number, if every location can be reached; start, destination, \
letter, silver and points of expeditions, and how many bear each letter; target, prize, \
silver and points of adventures; names of artefacts; bonuses of the spaces; where the \
companies start, and with how much silver; how many of the 60 travel cards each symbol has; \
prices, limits and points. A `distance` line must fit the routes; leave it out if you don't want \
to count.

These are fixed: the contents of the box in [counts]; the four companies with their colours; \
five spaces and four markers each; 11 locations on each side of the equator; in each book one \
assistant of each colour and two artefacts of each kind."""


def load(board: str | None) -> Rules:
    """The rules, imported only when somebody plays."""
    from kindu.games.africana.board.board import read_board, standard_board
    from kindu.games.africana.flow import Africana

    return Africana(standard_board() if board is None else read_board(board))


GAME: Final = Game(
    key="africana",
    title="Africana",
    prefix="AF",
    seats=range(2, 5),
    minutes=60,
    blurb="Travel cards carry explorers to expeditions and to adventures from two books.",
    package="kindu.games.africana",
    load=load,
    # Found in matches between neighbouring levels (docs/strength.md).
    levels=(
        Level(6, 550, 800, 0),
        Level(12, 620, 600, 0),
        Level(24, 700, 400, 0),
        Level(50, 800, 200, 0),
        Level(300, 1000, 0, 0),
    ),
    order=1,
    # From `make calibration`: 500 games of skilled players each, judged by master (docs/hints.md).
    scales={2: Scale(1.383, -0.026), 3: Scale(1.775, -0.058), 4: Scale(1.489, -0.254)},
    points={
        2: PointsFit(-25.416, 1.036, 1.207, 5.592, -0.34),
        3: PointsFit(-16.442, 1.045, 1.1, 4.301, -0.725),
        4: PointsFit(-6.86, 1.013, 0.953, 3.071, -0.862),
    },
    board_note=BOARD_NOTE,
    text="text",
    balance="balance",
)

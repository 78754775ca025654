"""How much of everything is in the box, and the numbers that stand for colours and stops."""

from typing import Final

COLOURS: Final = 8  # train colours are 0 to 7, in the order of board.toml
LOCOMOTIVE: Final = 8  # the kind of train card after the colours
KINDS: Final = 9
GREY: Final = 8  # the colour of a track that cards of any one colour pay for
TERRAINS: Final = 3

CITY: Final = 0  # kinds of stops
JUNCTION: Final = 1
ENTRY_POINT: Final = 2
STOPS: Final = 51

ROUTES: Final = 96
TRACKS: Final = 117
LONGEST: Final = 6
TICKETS: Final = 48

TRAIN_SLOTS: Final = 5
TERRAIN_SLOTS: Final = 2
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
REDEALS: Final = 10  # HA-DRAW-10: after this many in a row, the row stays

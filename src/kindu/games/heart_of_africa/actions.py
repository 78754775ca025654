"""The answers of Heart of Africa: spans of numbers and their notation."""

from typing import Final

from kindu.core.codec import Codec
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import (
    KINDS,
    MOST_SEATS,
    TERRAINS,
    TICKETS,
    TRACKS,
)

MOST_LOCOMOTIVES: Final = 6  # in a set with a colour: 0 to 5, for no track has more than 6 spaces
MOST_WILD: Final = 15  # 0 to 14, for there are no more locomotives

TAKE: Final = 0  # this open train card
DRAW_TRAIN: Final = TAKE + KINDS
TAKE_TERRAIN: Final = DRAW_TRAIN + 1  # this open terrain card
DRAW_TERRAIN: Final = TAKE_TERRAIN + TERRAINS
DRAW_TICKETS: Final = DRAW_TERRAIN + 1
PASS: Final = DRAW_TICKETS + 1
CLAIM: Final = PASS + 1  # this track
PAY: Final = CLAIM + TRACKS  # with this colour, or with locomotives only
WITH: Final = PAY + KINDS  # how many locomotives in the set
PLAIN: Final = WITH + MOST_LOCOMOTIVES
DOUBLED: Final = PLAIN + 1
AS_TERRAIN: Final = DOUBLED + 1  # how many locomotives as terrain
KEEPING: Final = AS_TERRAIN + MOST_WILD  # this ticket
ENOUGH: Final = KEEPING + TICKETS  # no more tickets are kept
NUM_ACTIONS: Final = ENOUGH + 1

FIRST: Final = NUM_ACTIONS  # outcomes of chance: the first player
TRAIN: Final = FIRST + MOST_SEATS  # a train card of this kind
TERRAIN: Final = TRAIN + KINDS  # a terrain card of this type
OFFER: Final = TERRAIN + TERRAINS  # this ticket


def write_codec(codec: Codec, board: Board) -> None:
    """Number all answers in the order of the spans."""
    codec.span("take", board.colours)
    codec.spans([["draw", "train"]])
    codec.span("take", board.terrain_ids)
    codec.spans([["draw", "terrain"], ["draw", "tickets"]])
    codec.word("pass")
    codec.span("claim", board.track_ids)
    codec.span("pay", board.colours)
    codec.span("locomotives", [str(n) for n in range(MOST_LOCOMOTIVES)])
    codec.word("plain")
    codec.word("double")
    codec.span("wild", [str(n) for n in range(MOST_WILD)])
    codec.span("keep", board.ticket_ids)
    codec.word("enough")
    codec.begin_chance()
    codec.span("start", [str(seat + 1) for seat in range(MOST_SEATS)])
    codec.span("train", board.colours)
    codec.span("terrain", board.terrain_ids)
    codec.span("ticket", board.ticket_ids)

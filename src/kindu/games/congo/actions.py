"""The answers of Congo 1884: spans of numbers and their notation."""

from typing import Final

from kindu.core.codec import Codec
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import (
    AUXILIARIES,
    BELLIGERENTS,
    DIE,
    FLAGS,
    KINDS,
    MOST_SEATS,
    MOST_TILE,
    NEUTRALS,
    SPECIALS,
    STATIONS,
    STOPS,
)

BIDDING: Final = 0  # this character
PASS: Final = BIDDING + KINDS  # no special card
PLAY: Final = PASS + 1  # this special card
LOOK: Final = PLAY + SPECIALS  # at the tile of this stop
DISCARD: Final = LOOK + STOPS  # this character
TARGET: Final = DISCARD + KINDS  # the player on this seat
NOBODY_HIT: Final = TARGET + MOST_SEATS
FIGHT: Final = NOBODY_HIT + 1
FLEE: Final = FIGHT + 1
HUNT: Final = FLEE + 1
STAY: Final = HUNT + 1
SWAP: Final = STAY + 1
KEEP: Final = SWAP + 1
DRAW_CHARACTER: Final = KEEP + 1
DRAW_AUXILIARY: Final = DRAW_CHARACTER + 1
LAYING: Final = DRAW_AUXILIARY + 1  # this auxiliary
WAIT: Final = LAYING + AUXILIARIES
DROP: Final = WAIT + 1
DONE: Final = DROP + 1  # no more auxiliaries on this turn
TILE: Final = DONE  # TILE + n: a hippo tile with the number n, from 1
ENOUGH: Final = TILE + MOST_TILE + 1  # no more hippo tiles
STOP: Final = ENOUGH + 1  # no raising any more
NUM_ACTIONS: Final = STOP + 1

FIRST: Final = NUM_ACTIONS  # from here on outcomes of chance: the first player
REMOVE: Final = FIRST + MOST_SEATS  # this non-belligerent
CARD: Final = REMOVE + NEUTRALS  # a character
HELPER: Final = CARD + KINDS  # an auxiliary
DEALT: Final = HELPER + AUXILIARIES  # a special card
HIPPO_TILE: Final = DEALT + SPECIALS - 1  # HIPPO_TILE + n: with the number n, from 1
FLAG_TILE: Final = HIPPO_TILE + MOST_TILE + 1
STATION_TILE: Final = FLAG_TILE + FLAGS
ROLL: Final = STATION_TILE + STATIONS - 1  # ROLL + n: the die shows n, from 1


def write_codec(codec: Codec, board: Board) -> None:
    """Number all answers in the order of the spans."""
    seats = [str(seat + 1) for seat in range(MOST_SEATS)]
    tiles = [str(number) for number in range(1, MOST_TILE + 1)]
    codec.span("bid", board.kind_ids)
    codec.word("pass")
    codec.span("play", board.special_ids)
    codec.span("look", board.stop_ids)
    codec.span("discard", board.kind_ids)
    codec.span("target", seats)
    for word in ("nobody", "fight", "flee", "hunt", "stay", "swap", "keep"):
        codec.word(word)
    codec.span("draw", ["characters", "auxiliaries"])
    codec.span("lay", board.auxiliary_ids)
    for word in ("wait", "drop", "done"):
        codec.word(word)
    codec.span("tile", tiles)
    codec.word("enough")
    codec.word("stop")
    codec.begin_chance()
    codec.span("start", seats)
    codec.span("remove", board.kind_ids[BELLIGERENTS:])
    codec.span("character", board.kind_ids)
    codec.span("auxiliary", board.auxiliary_ids)
    codec.span("special", board.special_ids)
    codec.span("hippo", tiles)
    codec.span("flag", board.nation_ids[:FLAGS])
    codec.span("station", board.station_ids)
    codec.span("die", [str(face) for face in range(1, DIE + 1)])

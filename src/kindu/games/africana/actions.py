"""The answers of Africana: kinds of cards, spans of numbers and their notation."""

from typing import Final

from kindu.core.codec import Codec
from kindu.games.africana.board.board import Board

# The box decides these, so the loader accepts no others; the spans below are built on them.
COLOURS: Final = 5
PLACES: Final = 22
EXPEDITIONS: Final = 34
ADVENTURES: Final = 30

# Kinds of hand cards: travel cards 0 to 4 by colour, assistants 5 to 9 by colour, the joker.
ASSISTANT: Final = 5
JOKER: Final = 10
KINDS: Final = 11

DRAW: Final = 0
BUY: Final = 1
MOVE: Final = 2
STOP: Final = 3
TURN_BACK: Final = 4
TURN_FORWARD: Final = 5
TAKE: Final = 6  # buy this adventure
JOIN: Final = TAKE + ADVENTURES
REACH: Final = JOIN + EXPEDITIONS  # complete this expedition
FULFIL: Final = REACH + EXPEDITIONS  # complete this adventure
STEP: Final = FULFIL + ADVENTURES  # place times KINDS plus kind of card
DISCARD: Final = STEP + PLACES * KINDS  # this kind of card
ABANDON: Final = DISCARD + KINDS  # this open adventure
NUM_ACTIONS: Final = ABANDON + ADVENTURES

FIRST: Final = NUM_ACTIONS  # outcomes of chance: the start player
CARD: Final = FIRST + 4  # a travel card of this colour
PAGE: Final = CARD + COLOURS  # this page of a book
SHOW: Final = PAGE + ADVENTURES  # this expedition


def card_words(board: Board) -> list[str]:
    """The kinds of hand cards in notation."""
    colours = board.colours
    return colours + [f"{colour}-assistant" for colour in colours] + ["joker"]


def write_codec(codec: Codec, board: Board) -> None:
    """Number all answers in the order of the spans."""
    cards = card_words(board)
    for word in ("draw", "buy", "move", "stop"):
        codec.word(word)
    codec.span("turn", ["back", "forward"])
    codec.span("buy", board.adventure_ids)
    codec.span("join", board.expedition_ids)
    codec.span("complete", board.expedition_ids)
    codec.span("complete", board.adventure_ids)
    codec.spans([["step", place, card] for place in board.place_ids for card in cards])
    codec.span("discard", cards)
    codec.span("discard", board.adventure_ids)
    codec.begin_chance()
    codec.span("start", ["1", "2", "3", "4"])
    codec.span("card", board.colours)
    codec.span("page", board.adventure_ids)
    codec.span("expedition", board.expedition_ids)

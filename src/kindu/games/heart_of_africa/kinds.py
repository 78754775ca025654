"""The kinds of question and step of Heart of Africa (section 15 of rules.md)."""

from typing import Final

# Questions to seats.
KEEP: Final = 1  # D1, D10: which of the tickets offered to keep; a = fewest to keep
KEEP_ON: Final = 2  # a link of it; a = fewest, b = which of them are kept so far, and the last one
TURN: Final = 3  # D2, D3, D5: first card, track or tickets
SECOND: Final = 4  # D4: the second card
COLOUR: Final = 5  # D6: link; a = track
LOCOMOTIVES: Final = 6  # D7: link; a = track, b = colour
DOUBLING: Final = 7  # D8: link; a = track, b = colour and locomotives
WILD: Final = 8  # D9: link; a = track, b = colour and locomotives

# Questions to chance.
START: Final = 16  # the first player
DEALT: Final = 17  # a train card dealt to seat a
BLIND: Final = 18  # a train card drawn blind by seat a
ROW: Final = 19  # a train card for slot a of the row
TERRAIN_DEALT: Final = 20  # a terrain card dealt to, or drawn blind by, seat a; b = 1 if drawn
TERRAIN_ROW: Final = 21  # a terrain card for slot a of the terrain row; b: in the set-up
TICKET: Final = 22  # a ticket offered to seat a

# Steps.
SET_UP: Final = 32  # a = how far it has come
PILES: Final = 33  # refill rows and decks; a = 1 for train, 2 for terrain, 3 for both
SECOND_CARD: Final = 34  # seat a may take a second card
OFFERED: Final = 35  # all tickets of seat a are dealt; a = seat, b = fewest to keep
RETURNS: Final = 36  # tickets not kept in the first choice go under the deck
END_OF_TURN: Final = 37  # of seat a
NEXT_TURN: Final = 38  # of seat a

"""The kinds of question and step of Congo 1884 (section 9 of rules.md)."""

from typing import Final

# Questions to seats.
BID: Final = 1  # D1: a character of the hand; open group
SPECIAL: Final = 2  # D2: a special card, or none
CARD_CHOICE: Final = 3  # D2a to D2i: what the special card asks; a, b are its own
LAY: Final = 4  # D3: an auxiliary, waiting or dropping out
LAY_MORE: Final = 5  # D3: another one after the first
TILES: Final = 6  # D4: the first hippo tile of a tie; open group
TILES_ON: Final = 7  # a link of it; a, b = the tiles so far
RAISE: Final = 8  # D5: one more open tile, or no more
RAISE_ON: Final = 9  # a link of it; a, b = the tiles so far

# Questions to chance.
START: Final = 16  # the first player
REMOVED: Final = 17  # a non-belligerent leaves the game unseen
CHARACTER: Final = 18  # a character for the hand of seat a; b = 1: dealt at the start
AUXILIARY: Final = 19  # an auxiliary for the hand of seat a; b = 1: dealt at the start
SPECIAL_DRAWN: Final = 20  # a special card for seat a; b = 1: dealt at the start
HIPPO: Final = 21  # a hippo tile for seat a; b = 1: dealt at the start
FLAG: Final = 22  # the flag beside stop a
STATION: Final = 23  # the tile at the steamboat's stop
SYMPATHY: Final = 24  # die of seat a's non-belligerent
SPEECH: Final = 25  # die of the first player for a Belgian station
LANGUAGE: Final = 26  # die of seat a's Belgian
CARD_ROLL: Final = 27  # what the special card leaves to chance; a, b are its own

# Steps.
SET_UP: Final = 32
ROUND: Final = 33  # A: turn the tile
DRAW: Final = 34  # B: a = how many cards have been drawn
RING: Final = 35  # B: the special card for the seat in last place
BIDS: Final = 36  # C1
OFFER: Final = 37  # C2: a = how many players have answered
AT_ONCE: Final = 38  # C2: a special card has been played
REVEAL: Final = 39
CARD_STEP: Final = 40  # the special card goes on; a, b are its own
CONTEST: Final = 41  # after the effects: is there still a contest?
SYMPATHIES: Final = 42  # a = how many players have been looked at
LANGUAGES: Final = 43  # a = how many players have been looked at; the station comes before them
HELP: Final = 44  # C4: the turn after seat a's
CHIEF: Final = 45  # C5: the highest total
DUEL: Final = 46  # all tied players have chosen their tiles
RAISING: Final = 47  # the turn after seat a's
RESULT: Final = 48  # the only seat of the set a has won the tie
CLEAN: Final = 49
MOVE: Final = 50  # D

"""The kinds of entry on Africana's agenda: the table DEC of rules.md, in numbers."""

from typing import Final

# Questions to a seat.
ACTION: Final = 0  # DEC-01
LEAF: Final = 1  # DEC-03, repeated
TRAVEL: Final = 2  # DEC-04, repeated
HAND: Final = 3  # DEC-05
ADVENTURE: Final = 4  # DEC-06

# Questions to chance.
START: Final = 10  # DEC-09: who is start player
DEALT: Final = 11  # DEC-09: a = whose first travel card, b = how many to come, with this one
DRAWN: Final = 12  # DEC-02: the same for action A
BONUS: Final = 13  # DEC-04: the same for a joining bonus
UNCOVERED: Final = 14  # DEC-03: a = which book shows a page nobody has seen
REVEALED: Final = 15  # DEC-07: a = on which space an expedition is laid

# Steps the engine takes by itself.
SET_UP: Final = 20
TURN: Final = 21  # a = seat
END_OF_TURN: Final = 22  # a = seat
HAND_LIMIT: Final = 23  # a = seat
ADVENTURE_LIMIT: Final = 24  # a = seat
REFILL: Final = 25  # a = seat
NEXT_PLAYER: Final = 26  # a = seat

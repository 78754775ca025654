"""How much of everything is in the box, and the numbers that stand for it in tables and piles."""

from typing import Final

PROFESSIONS: Final = 5  # explorer, anthropologist, doctor, missionary, officer
EXPLORER: Final = 0
DOCTOR: Final = 2
STATIONS: Final = 5  # types of station: barracks, hospital, mission, village, jungle
VILLAGE: Final = 3
JUNGLE: Final = 4
NATIONS: Final = 11  # the belligerents, which have flags, then the non-belligerents
FLAGS: Final = 4
BELGIUM: Final = 0
FRANCE: Final = 1
STOPS: Final = 16

BELLIGERENTS: Final = 20  # kinds of belligerent: a nation and a profession
NEUTRALS: Final = 14  # non-belligerents, each a kind of its own
KINDS: Final = BELLIGERENTS + NEUTRALS
CHARACTERS: Final = 54  # cards

AUXILIARIES: Final = 7  # kinds: porter, assistant, nurse, nun, askari, interpreter, servant
INTERPRETER: Final = 5
SERVANT: Final = 6
AUXILIARY_CARDS: Final = 54

SPECIALS: Final = 15
TILES: Final = 14  # hippo tiles
MOST_TILE: Final = 9  # the highest number that a hippo tile may bear
DIE: Final = 4  # faces

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
UNIT: Final = 2  # half points: the servant adds one, a special card in hand scores one
HIDDEN: Final = 63  # a character that this eye can't see

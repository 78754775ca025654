"""The contents of the box of Congo 1884 in words for screens: tiles, nations, cards."""

# Not compiled: asked for once per table.

from typing import TypedDict

from mypy_extensions import i64

from kindu.games.congo.auxiliaries import helped
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import BELLIGERENTS, FLAGS, INTERPRETER, SERVANT, UNIT
from kindu.games.congo.specials.base import winning_die

# What people of each nation are called; the codes are the same on every board.
DEMONYMS = {
    "be": "Belgian",
    "fr": "French",
    "gb": "British",
    "de": "German",
    "us": "American",
    "es": "Spanish",
    "pt": "Portuguese",
    "nl": "Dutch",
    "se": "Swedish",
    "at": "Austrian",
    "ru": "Russian",
}


class StationCardView(TypedDict):
    """A type of station tile; one that is `flagless` always loses its flag."""

    id: str
    name: str
    tiles: int
    flagless: bool


class NationView(TypedDict):
    """A nation: `flags` counts its tiles, `modifiers` is what each flag takes from its people.

    A nation whose people roll for their language has no language here.
    """

    id: str
    name: str
    people: str
    flags: int
    modifiers: dict[str, int]
    language: str | None


class ProfessionView(TypedDict):
    """A profession: its value by type of station, and the lowest roll with which it wins a fight.

    A profession that is killed without a fight has no such roll.
    """

    id: str
    name: str
    values: dict[str, int]
    gorilla: int | None
    warrior: int | None


class CharacterCardView(TypedDict):
    """A kind of character: equal cards are one kind, and `persons` are the names on them.

    `helped_by` are the auxiliaries of its professions, each with the profession that it is for.
    `gorilla` and `warrior` are the lowest rolls with which it wins a fight, if it may fight.
    """

    id: str
    nation: str
    professions: list[str]
    belligerent: bool
    persons: list[str]
    helped_by: dict[str, str]
    gorilla: int | None
    warrior: int | None


class AuxiliaryCardView(TypedDict):
    """A kind of auxiliary: whom it fits, how many there are, what each adds."""

    id: str
    name: str
    fits: list[str]
    cards: int
    adds: float


class SpecialCardView(TypedDict):
    """A special card: types of station and stops where it may be played."""

    id: str
    name: str
    stations: list[str]
    flag: bool
    stops: list[str]
    points: int


def whole(halves: i64) -> float:
    """Halves as people write them: 3 or 3.5."""
    return int(halves) / UNIT if halves % UNIT else int(halves) // UNIT


def members(names: list[str], bits: i64) -> list[str]:
    """The names of a bit mask."""
    return [name for n, name in enumerate(names) if int(bits) >> n & 1]


def station_view(board: Board, station: int) -> StationCardView:
    """A type of station."""
    return StationCardView(
        id=board.station_ids[station],
        name=board.station_names[station],
        tiles=int(board.station_tiles[station]),
        flagless=bool(int(board.flagless) >> station & 1),
    )


def nation_view(board: Board, nation: int) -> NationView:
    """A nation; only the first four have flags and rows of modifiers."""
    language = int(board.nation_language[nation])
    flags = board.nation_ids[:FLAGS] if nation < FLAGS else []
    return NationView(
        id=board.nation_ids[nation],
        name=board.nation_names[nation],
        people=DEMONYMS[board.nation_ids[nation]],
        flags=int(board.flag_tiles[nation]) if flags else 0,
        modifiers={flag: int(board.modifier[nation * FLAGS + n]) for n, flag in enumerate(flags)},
        language=board.language_ids[language] if language else None,
    )


def profession_view(board: Board, profession: int) -> ProfessionView:
    """A profession."""
    types = board.station_ids
    first = profession * len(types)
    return ProfessionView(
        id=board.profession_ids[profession],
        name=board.profession_names[profession],
        values={key: int(board.value[first + n]) for n, key in enumerate(types)},
        gorilla=int(board.gorilla[profession]) or None,
        warrior=int(board.warrior[profession]) or None,
    )


def character_view(board: Board, kind: int) -> CharacterCardView:
    """A kind of character."""
    return CharacterCardView(
        id=board.kind_ids[kind],
        nation=board.nation_ids[board.kind_nation[kind]],
        professions=members(board.profession_ids, board.kind_professions[kind]),
        belligerent=kind < BELLIGERENTS,
        persons=board.kind_persons[kind],
        helped_by=helpers_of(board, kind),
        gorilla=int(winning_die(board, kind, board.gorilla)) or None,
        warrior=int(winning_die(board, kind, board.warrior)) or None,
    )


def helpers_of(board: Board, kind: int) -> dict[str, str]:
    """The auxiliaries for a character's professions, except those that fit everybody."""
    found: dict[str, str] = {}
    for helper, name in enumerate(board.auxiliary_ids):
        if helper not in {INTERPRETER, SERVANT}:
            for profession in members(board.profession_ids, helped(board, kind, helper)):
                found[name] = profession
    return found


def auxiliary_view(board: Board, kind: int) -> AuxiliaryCardView:
    """A kind of auxiliary."""
    return AuxiliaryCardView(
        id=board.auxiliary_ids[kind],
        name=board.auxiliary_names[kind],
        fits=members(board.profession_ids, board.auxiliary_fits[kind]),
        cards=int(board.auxiliary_cards[kind]),
        adds=whole(board.auxiliary_halves[kind]),
    )


def special_view(board: Board, card: int) -> SpecialCardView:
    """A special card."""
    return SpecialCardView(
        id=board.special_ids[card],
        name=board.special_names[card],
        stations=members(board.station_ids, board.special_stations[card]),
        flag=bool(board.special_flag[card]),
        stops=members(board.stop_ids, board.special_stops[card]),
        points=int(board.special_points[card]),
    )

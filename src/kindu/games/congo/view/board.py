"""What never changes during a game of Congo 1884, in words for screens."""

# Not compiled: asked for once per table.

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rules import Rules
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import DIE, LEAST_SEATS, MOST_SEATS
from kindu.games.congo.flow import Congo
from kindu.games.congo.view.box import (
    DEMONYMS,
    AuxiliaryCardView,
    CharacterCardView,
    NationView,
    ProfessionView,
    SpecialCardView,
    StationCardView,
    auxiliary_view,
    character_view,
    members,
    nation_view,
    profession_view,
    special_view,
    station_view,
    whole,
)

CanvasPoint = tuple[float, float]  # x and y on the canvas


class StopView(TypedDict):
    """A stop; x and y are its place on the canvas, and it is `known` if the rule book names it."""

    id: str
    name: str
    today: str
    known: bool
    value: int
    hippo: bool
    ring: bool
    x: float
    y: float
    lat: float
    lon: float


class RiverView(TypedDict):
    """The map: the size of the canvas, the river from its mouth up, and its tributaries."""

    width: float
    height: float
    river: list[CanvasPoint]
    tributaries: dict[str, list[CanvasPoint]]


class StartView(TypedDict):
    """What depends on the number of seats."""

    seats: int
    start: str
    skipped: list[str]
    neutrals_removed: int
    specials_removed: list[str]
    hand_specials: int


class NumbersView(TypedDict):
    """What players look up; dice list their faces."""

    hand_characters: int
    hand_auxiliaries: int
    start_hippos: int
    hippo_reward: int
    tie_points: int
    village_value: int
    special_points: float
    sympathy: dict[str, str]
    belgian: dict[str, str]
    cured: list[int]


class BoardView(TypedDict):
    """The board and the box."""

    title: str
    map: RiverView
    stops: list[StopView]
    stations: list[StationCardView]
    nations: list[NationView]
    professions: list[ProfessionView]
    characters: list[CharacterCardView]
    auxiliaries: list[AuxiliaryCardView]
    specials: list[SpecialCardView]
    hippos: dict[str, int]
    starts: list[StartView]
    numbers: NumbersView


def board_view(rules: Rules) -> BoardView:
    """Everything about the board that a screen draws or explains."""
    assert isinstance(rules, Congo)
    board = rules.board
    return BoardView(
        title=board.title,
        map=river_view(board),
        stops=[stop_view(board, n) for n in range(len(board.stop_ids))],
        stations=[station_view(board, n) for n in range(len(board.station_ids))],
        nations=[nation_view(board, n) for n in range(len(board.nation_ids))],
        professions=[profession_view(board, n) for n in range(len(board.profession_ids))],
        characters=[character_view(board, n) for n in range(len(board.kind_ids))],
        auxiliaries=[auxiliary_view(board, n) for n in range(len(board.auxiliary_ids))],
        specials=[special_view(board, n) for n in range(len(board.special_ids))],
        hippos={str(n): int(tiles) for n, tiles in enumerate(board.hippo_tiles) if tiles},
        starts=[start_view(board, seats) for seats in range(LEAST_SEATS, MOST_SEATS + 1)],
        numbers=numbers_view(board),
    )


def river_view(board: Board) -> RiverView:
    """The lines of the map in the coordinates of the stops."""

    def placed(points: list[tuple[float, float]]) -> list[CanvasPoint]:
        return [
            (
                round((lon - board.lon0) * board.scale, 1),
                round((board.lat0 - lat) * board.scale, 1),
            )
            for lon, lat in points
        ]

    return RiverView(
        width=board.canvas[0],
        height=board.canvas[1],
        river=placed(board.river),
        tributaries={name: placed(points) for name, points in board.tributaries.items()},
    )


def stop_view(board: Board, stop: int) -> StopView:
    """A stop."""
    return StopView(
        id=board.stop_ids[stop],
        name=board.stop_names[stop],
        today=board.stop_today[stop],
        known=board.stop_known[stop],
        value=int(board.stop_vp[stop]),
        hippo=bool(board.stop_hippo[stop]),
        ring=bool(board.stop_ring[stop]),
        x=board.stop_x[stop],
        y=board.stop_y[stop],
        lat=board.stop_lat[stop],
        lon=board.stop_lon[stop],
    )


def start_view(board: Board, seats: int) -> StartView:
    """The set-up for this number of players."""
    return StartView(
        seats=seats,
        start=board.stop_ids[board.start_stop[seats]],
        skipped=members(board.stop_ids, board.skipped[seats]),
        neutrals_removed=int(board.neutrals_removed[seats]),
        specials_removed=members(board.special_ids, board.specials_removed[seats]),
        hand_specials=int(board.hand_specials[seats]),
    )


def numbers_view(board: Board) -> NumbersView:
    """What is dealt, rolled and scored."""
    return NumbersView(
        hand_characters=int(board.hand_characters),
        hand_auxiliaries=int(board.hand_auxiliaries),
        start_hippos=int(board.start_hippos),
        hippo_reward=int(board.hippo_reward),
        tie_points=int(board.tie_points),
        village_value=int(board.village_value),
        special_points=whole(board.special_halves),
        sympathy=by_die(board.nation_ids, board.sympathy),
        belgian=by_die(board.language_ids, board.belgian_die),
        cured=[face for face in range(1, DIE + 1) if int(board.cured) >> face & 1],
    )


def by_die(names: list[str], table: vec[i64]) -> dict[str, str]:
    """What each face of the die stands for."""
    return {str(face): names[table[face]] for face in range(1, DIE + 1)}


def titles(rules: Rules) -> dict[str, str]:
    """What people read for an id: the name of a stop or a card, or a character in words."""
    assert isinstance(rules, Congo)
    board = rules.board
    found = dict(zip(board.stop_ids, board.stop_names, strict=True))
    found |= dict(zip(board.nation_ids, board.nation_names, strict=True))
    found |= dict(zip(board.special_ids, board.special_names, strict=True))
    for ids, names in (
        (board.station_ids, board.station_names),
        (board.profession_ids, board.profession_names),
        (board.auxiliary_ids, board.auxiliary_names),
    ):
        found |= {key: name.lower() for key, name in zip(ids, names, strict=True)}
    found |= {key: key.capitalize() for key in board.language_ids if key}
    return found | {key: person(board, n) for n, key in enumerate(board.kind_ids)}


def person(board: Board, kind: int) -> str:
    """A kind of character as people say it: French doctor, American explorer and officer."""
    card = character_view(board, kind)
    which = card["id"].rpartition("-")[2]
    said = f"{DEMONYMS[card['nation']]} {' and '.join(card['professions'])}"
    return f"{said} ({which})" if which.isdecimal() else said

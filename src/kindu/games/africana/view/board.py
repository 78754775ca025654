"""What never changes during a game of Africana, in words for screens."""

# Not compiled: asked for once per table.

from typing import Literal, TypedDict

from kindu.core.rules import Rules
from kindu.games.africana.board.board import Board
from kindu.games.africana.board.components import LETTERS
from kindu.games.africana.flow import Africana
from kindu.games.africana.turn_end import STALLED_ROUNDS

BookName = Literal["north", "south"]


class ColourView(TypedDict):
    """One of the five symbols."""

    id: str
    icon: str
    hex: str


class PlaceView(TypedDict):
    """A location; `symbols` are the ids of colours."""

    id: str
    name: str
    lat: float
    lon: float
    symbols: list[str]
    north: bool


class CompanyView(TypedDict):
    """A company, whichever player has it."""

    country: str
    colour: str
    start: str


class ExpeditionView(TypedDict):
    """An expedition card; `steps` is the shortest way."""

    id: str
    letter: str
    start: str
    goal: str
    steps: int
    silver: int
    points: int


class AdventureView(TypedDict):
    """An adventure card: either an artefact (id and name) or the colour of an assistant."""

    id: str
    book: BookName
    target: str
    artefact: str | None
    name: str | None
    assistant: str | None
    silver: int
    points: int


class SpaceView(TypedDict):
    """The bonus of an expedition space: silver, or travel cards."""

    silver: int
    cards: int


class NumbersView(TypedDict):
    """Prices and limits that players look up; AF-END-07 ends the game after `idle_rounds`."""

    adventure_price: int
    page_price: int
    free_pages: int
    recolour_price: int
    hand_limit: int
    open_limit: int
    markers: int
    cards_drawn: int
    idle_rounds: int


class BoardView(TypedDict):
    """The board; a route is of the kind sea, land or river, and has bends (latitude, longitude)."""

    title: str
    colours: list[ColourView]
    places: list[PlaceView]
    routes: list[tuple[str, str]]
    kinds: list[str]
    bends: list[list[tuple[float, float]]]
    distance: list[list[int]]
    companies: list[CompanyView]
    expeditions: list[ExpeditionView]
    adventures: list[AdventureView]
    spaces: list[SpaceView]
    numbers: NumbersView


def board_view(rules: Rules) -> BoardView:
    """Everything about the board that a screen draws or explains."""
    assert isinstance(rules, Africana)
    board = rules.board
    ids = board.place_ids
    found = zip(board.colours, board.colour_icons, board.colour_hexes, strict=True)
    bonuses = zip(board.bonus_silver, board.bonus_cards, strict=True)
    countries = zip(board.companies, board.company_colours, board.start_place, strict=True)
    return BoardView(
        title=board.title,
        colours=[ColourView(id=key, icon=icon, hex=code) for key, icon, code in found],
        places=[place_view(board, place) for place in range(len(ids))],
        routes=[(ids[ends[0]], ids[ends[1]]) for ends in board.route_ends],
        kinds=board.route_kinds,
        bends=board.route_bends,
        distance=[[int(steps) for steps in row] for row in board.distance],
        companies=[CompanyView(country=a, colour=b, start=ids[c]) for a, b, c in countries],
        expeditions=[expedition_view(board, n) for n in range(len(board.expedition_ids))],
        adventures=[adventure_view(board, card) for card in range(len(board.adventure_ids))],
        spaces=[SpaceView(silver=int(silver), cards=int(cards)) for silver, cards in bonuses],
        numbers=numbers_view(board),
    )


def place_view(board: Board, place: int) -> PlaceView:
    """A location."""
    symbols = int(board.symbols[place])
    return PlaceView(
        id=board.place_ids[place],
        name=board.place_names[place],
        lat=board.place_lats[place],
        lon=board.place_lons[place],
        symbols=[colour for i, colour in enumerate(board.colours) if symbols >> i & 1],
        north=board.book_at[place] == 0,
    )


def expedition_view(board: Board, card: int) -> ExpeditionView:
    """An expedition card."""
    start, goal = board.expedition_start[card], board.expedition_goal[card]
    return ExpeditionView(
        id=board.expedition_ids[card],
        letter=LETTERS[board.expedition_letter[card]],
        start=board.place_ids[start],
        goal=board.place_ids[goal],
        steps=int(board.distance[start][goal]),
        silver=int(board.expedition_silver[card]),
        points=int(board.expedition_points[card]),
    )


def book_name(number: int) -> BookName:
    """The half of the board that a book is for."""
    return "south" if number else "north"


def adventure_view(board: Board, card: int) -> AdventureView:
    """An adventure card."""
    kind, colour = board.adventure_artefact[card], board.adventure_assistant[card]
    return AdventureView(
        id=board.adventure_ids[card],
        book=book_name(board.adventure_book[card]),
        target=board.place_ids[board.adventure_target[card]],
        artefact=board.artefacts[kind] if kind >= 0 else None,
        name=board.artefact_names[kind] if kind >= 0 else None,
        assistant=board.colours[colour] if colour >= 0 else None,
        silver=int(board.adventure_silver[card]),
        points=int(board.adventure_points[card]),
    )


def numbers_view(board: Board) -> NumbersView:
    """Prices and limits."""
    return NumbersView(
        adventure_price=int(board.adventure_price),
        page_price=int(board.page_price),
        free_pages=int(board.free_pages),
        recolour_price=int(board.recolour_price),
        hand_limit=int(board.hand_limit),
        open_limit=int(board.open_limit),
        markers=int(board.markers),
        cards_drawn=int(board.cards_drawn),
        idle_rounds=int(STALLED_ROUNDS),
    )


def titles(rules: Rules) -> dict[str, str]:
    """What people read for an id: the name of a place, both ends of an expedition, ..."""
    assert isinstance(rules, Africana)
    board = rules.board
    names = board.place_names
    found = dict(zip(board.place_ids, names, strict=True))
    for card, key in enumerate(board.expedition_ids):
        ends = f"{names[board.expedition_start[card]]} to {names[board.expedition_goal[card]]}"
        found[key] = f"{key} ({ends})"
    for card, key in enumerate(board.adventure_ids):
        kind, colour = board.adventure_artefact[card], board.adventure_assistant[card]
        what = board.artefact_names[kind] if kind >= 0 else f"{board.colours[colour]} assistant"
        found[key] = f"{key} ({what}, {names[board.adventure_target[card]]})"
    return found

"""What never changes during a game of Heart of Africa, in words for screens."""

# Not compiled: asked for once per table.

from typing import Literal, TypedDict

from kindu.core.rules import Rules
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.components import GREY_ID
from kindu.games.heart_of_africa.flow import HeartOfAfrica

StopKind = Literal["city", "junction", "entry_point"]
KINDS: list[StopKind] = ["city", "junction", "entry_point"]
NUMBERS = {"1": "first", "2": "second"}  # tracks of the same colour
TALL = 1.49  # the height of the printed board divided by its width


class StopView(TypedDict):
    """A stop; x and y are its place on the printed board, 0 to 1 from the top left corner."""

    id: str
    name: str
    kind: StopKind
    country: str | None
    x: float
    y: float
    lat: float
    lon: float


class CountryView(TypedDict):
    """A destination that is reached at any of its stops."""

    id: str
    name: str
    stops: list[str]


class TrackView(TypedDict):
    """A track; `locomotives` counts a ferry's symbols, `twin` is the other track of its route."""

    id: str
    route: str
    a: str
    b: str
    colour: str
    length: int
    locomotives: int
    terrain: str
    points: int
    price: int
    twin: str | None


class TicketCardView(TypedDict):
    """A ticket; its ends are ids of cities or countries."""

    id: str
    a: str
    b: str
    name: str
    points: int


class TerrainCardView(TypedDict):
    """A type of terrain, and the colours of the tracks that it can double."""

    id: str
    name: str
    cards: int
    colours: list[str]


class NumbersView(TypedDict):
    """What players look up."""

    trains: int
    first_keep: int
    tickets_drawn: int
    keep: int
    cards_per_action: int
    flush: int
    multiplier: int
    globetrotter: int
    end_trains: int


class BoardView(TypedDict):
    """The board; `colours` are those of train cards, locomotives last; grey is only for tracks."""

    title: str
    tall: float
    colours: list[str]
    grey: str
    players: list[str]
    terrains: list[TerrainCardView]
    stops: list[StopView]
    countries: list[CountryView]
    tracks: list[TrackView]
    tickets: list[TicketCardView]
    numbers: NumbersView


def board_view(rules: Rules) -> BoardView:
    """Everything about the board that a screen draws or explains."""
    assert isinstance(rules, HeartOfAfrica)
    board = rules.board
    return BoardView(
        title=board.title,
        tall=TALL,
        colours=board.colours,
        grey=GREY_ID,
        players=board.player_colours,
        terrains=[terrain_view(board, n) for n in range(len(board.terrain_ids))],
        stops=[stop_view(board, n) for n in range(len(board.stop_ids))],
        countries=[country_view(board, n) for n in range(len(board.country_ids))],
        tracks=[track_view(board, n) for n in range(len(board.track_ids))],
        tickets=[ticket_view(board, n) for n in range(len(board.ticket_ids))],
        numbers=numbers_view(board),
    )


def stop_view(board: Board, stop: int) -> StopView:
    """A city, a junction or an entry point."""
    country = int(board.stop_country[stop])
    return StopView(
        id=board.stop_ids[stop],
        name=board.stop_names[stop],
        kind=KINDS[board.stop_kind[stop]],
        country=board.country_ids[country] if country >= 0 else None,
        x=board.stop_x[stop],
        y=board.stop_y[stop],
        lat=board.stop_lat[stop],
        lon=board.stop_lon[stop],
    )


def country_view(board: Board, country: int) -> CountryView:
    """A country with its entry points."""
    pairs = zip(board.stop_ids, board.stop_country, strict=True)
    return CountryView(
        id=board.country_ids[country],
        name=board.country_names[country],
        stops=[stop for stop, place in pairs if place == country],
    )


def track_colour(board: Board, track: int) -> str:
    """The printed colour of a track."""
    return [*board.colours[:-1], GREY_ID][board.track_colour[track]]


def track_view(board: Board, track: int) -> TrackView:
    """A track."""
    twin = int(board.track_twin[track])
    return TrackView(
        id=board.track_ids[track],
        route=board.route_ids[board.route_of[track]],
        a=board.stop_ids[board.track_a[track]],
        b=board.stop_ids[board.track_b[track]],
        colour=track_colour(board, track),
        length=int(board.track_length[track]),
        locomotives=int(board.track_locomotives[track]),
        terrain=board.terrain_ids[board.track_terrain[track]],
        points=int(board.track_points[track]),
        price=int(board.track_price[track]),
        twin=board.track_ids[twin] if twin >= 0 else None,
    )


def ticket_view(board: Board, ticket: int) -> TicketCardView:
    """A ticket."""
    a, b = board.ticket_ends[ticket]
    return TicketCardView(
        id=board.ticket_ids[ticket],
        a=a,
        b=b,
        name=board.ticket_names[ticket],
        points=int(board.ticket_points[ticket]),
    )


def terrain_view(board: Board, terrain: int) -> TerrainCardView:
    """A type of terrain."""
    own = [n for n in range(len(board.track_ids)) if board.track_terrain[n] == terrain]
    return TerrainCardView(
        id=board.terrain_ids[terrain],
        name=board.terrain_names[terrain],
        cards=int(board.terrain_cards[terrain]),
        colours=list(dict.fromkeys(track_colour(board, n) for n in own)),
    )


def numbers_view(board: Board) -> NumbersView:
    """What is drawn, kept and scored."""
    return NumbersView(
        trains=int(board.trains),
        first_keep=int(board.first_keep),
        tickets_drawn=int(board.tickets_drawn),
        keep=int(board.keep),
        cards_per_action=int(board.cards_per_action),
        flush=int(board.flush),
        multiplier=int(board.multiplier),
        globetrotter=int(board.globetrotter),
        end_trains=int(board.end_trains),
    )


def titles(rules: Rules) -> dict[str, str]:
    """What people read for an id: the name of a stop, or both ends of a track or a ticket."""
    assert isinstance(rules, HeartOfAfrica)
    board = rules.board
    found = dict(zip(board.stop_ids, board.stop_names, strict=True))
    found |= dict(zip(board.country_ids, board.country_names, strict=True))
    for track, key in enumerate(board.track_ids):
        a, b = board.stop_names[board.track_a[track]], board.stop_names[board.track_b[track]]
        which = key.partition("/")[2]
        found[key] = f"{a} to {b}" + (f", {NUMBERS.get(which, which)} track" if which else "")
    for ticket, key in enumerate(board.ticket_ids):
        a, b = (found[end] for end in board.ticket_ends[ticket])
        found[key] = f"{key} ({a} to {b}, {board.ticket_points[ticket]})"
    return found

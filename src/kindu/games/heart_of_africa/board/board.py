"""The board: board.toml as tables of ints, the only source of stops, tracks and tickets."""

from functools import cache
from importlib.resources import files
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.datafile import DataFile
from kindu.games.heart_of_africa.board.check import Box
from kindu.games.heart_of_africa.board.components import LOCOMOTIVE_ID
from kindu.games.heart_of_africa.board.numbers import CITY


@final
class Board:
    """Stops, tracks, tickets and numbers of one board, indexed from 0 in the file's order."""

    def __init__(self, box: Box, sha256: str) -> None:
        self.suspects: object = None  # what hidden.py has found out about networks
        self.sha256 = sha256
        self.title = box.title
        self.read_cards(box)
        self.read_stops(box)
        self.read_routes(box)
        self.read_tickets(box)
        self.read_numbers(box)

    def read_cards(self, box: Box) -> None:
        """Train cards, the locomotives last; terrain cards; the colours of the players."""
        self.colours = [*box.colours, LOCOMOTIVE_ID]
        self.train_cards: vec[i64] = numbers(box.train_cards)
        self.terrain_ids = [terrain.id for terrain in box.terrains]
        self.terrain_names = [terrain.name for terrain in box.terrains]
        self.terrain_cards: vec[i64] = numbers([terrain.cards for terrain in box.terrains])
        self.player_colours = box.player_colours

    def read_stops(self, box: Box) -> None:
        """Stops: the cities, then the junctions, then the entry points."""
        self.stop_ids = [stop.id for stop in box.stops]
        self.stop_names = [stop.name for stop in box.stops]
        self.stop_kind: vec[i64] = numbers([stop.kind for stop in box.stops])
        self.stop_x = [stop.x for stop in box.stops]
        self.stop_y = [stop.y for stop in box.stops]
        self.stop_lat = [stop.lat for stop in box.stops]
        self.stop_lon = [stop.lon for stop in box.stops]
        self.country_ids = [country.id for country in box.countries]
        self.country_names = [country.name for country in box.countries]
        self.stop_country: vec[i64] = numbers([stop.country for stop in box.stops])

    def read_routes(self, box: Box) -> None:
        """Tracks route by route; the two tracks of a double route are each other's twins."""
        laid = [(n, colour) for n, r in enumerate(box.routes) for colour in r.colours]
        routes = [box.routes[n] for n, _ in laid]
        self.route_ids = [route.id for route in box.routes]
        self.track_ids = [name for route in box.routes for name in route.track_ids(box.printed)]
        self.route_of: vec[i64] = numbers([n for n, _ in laid])
        self.track_a: vec[i64] = numbers([route.ends[0] for route in routes])
        self.track_b: vec[i64] = numbers([route.ends[1] for route in routes])
        self.track_length: vec[i64] = numbers([route.length for route in routes])
        self.track_colour: vec[i64] = numbers([colour for _, colour in laid])
        self.track_locomotives: vec[i64] = numbers([route.locomotives for route in routes])
        self.track_terrain: vec[i64] = numbers([route.terrain for route in routes])
        self.track_points: vec[i64] = numbers([box.points[route.length] for route in routes])
        self.track_price: vec[i64] = numbers([box.prices[route.length] for route in routes])
        self.track_twin: vec[i64] = numbers(twins([n for n, _ in laid]))

    def read_tickets(self, box: Box) -> None:
        """Tickets, with their destinations as bit masks of stops."""
        stops = destination_stops(box)
        names = box.destination_names
        ends = [ticket.ends for ticket in box.tickets]
        self.ticket_ids = [ticket.id for ticket in box.tickets]
        self.ticket_ends = [(box.destinations[a], box.destinations[b]) for a, b in ends]
        self.ticket_names = [f"{names[a]} – {names[b]}" for a, b in ends]  # noqa: RUF001 an en dash is meant
        self.ticket_a: vec[i64] = numbers([stops[a] for a, _ in ends])
        self.ticket_b: vec[i64] = numbers([stops[b] for _, b in ends])
        self.ticket_points: vec[i64] = numbers([ticket.points for ticket in box.tickets])

    def read_numbers(self, box: Box) -> None:
        """What is dealt, drawn, kept and scored."""
        found = box.numbers
        self.trains: i64 = found["trains_per_player"]
        self.train_hand: i64 = found["train_hand"]
        self.terrain_dealt: i64 = found["terrain_dealt"]
        self.tickets_dealt: i64 = found["tickets_dealt"]
        self.first_keep: i64 = found["first_keep"]
        self.tickets_drawn: i64 = found["tickets_drawn"]
        self.keep: i64 = found["keep"]
        self.cards_per_action: i64 = found["cards_per_action"]
        self.flush: i64 = found["locomotive_flush"]
        self.multiplier: i64 = found["terrain_multiplier"]
        self.globetrotter: i64 = found["globetrotter_bonus"]
        self.end_trains: i64 = found["end_trigger_trains"]


def numbers(items: list[int]) -> vec[i64]:
    """A list as a table."""
    return vec[i64](items)


def mask(items: list[int]) -> int:
    """A set of small numbers as one number, one bit each."""
    bits = 0
    for item in items:
        bits += BIT[item]
    return bits


def twins(routes: list[int]) -> list[int]:
    """For each track the other track of its route, or -1; `routes` has the route of each track."""
    found = [-1] * len(routes)
    for n in range(1, len(routes)):
        if routes[n - 1] == routes[n]:
            found[n - 1], found[n] = n, n - 1
    return found


def destination_stops(box: Box) -> list[int]:
    """HA-NODE-03, HA-NODE-04, HA-NODE-06: a city is one stop, a country any of its entry points."""
    cities = [BIT[n] for n, stop in enumerate(box.stops) if stop.kind == CITY]
    found: list[int] = list(cities)
    for country in range(len(box.countries)):
        found.append(mask([n for n, stop in enumerate(box.stops) if stop.country == country]))
    return found


def read_board(text: str, name: str = "board.toml") -> Board:
    """Read a board from a text; BoardError lists everything that is wrong with it."""
    file = DataFile(text, name)
    box = Box(file.top)
    file.finish()
    return Board(box, file.sha256())


@cache
def standard_board() -> Board:
    """The board that comes with the game."""
    text = files("kindu.games.heart_of_africa").joinpath("board.toml").read_text("utf-8")
    return read_board(text)

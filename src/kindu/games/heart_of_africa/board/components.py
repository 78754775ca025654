"""HA-COMP: what lies in the box, and single stops, routes and tickets as board.toml gives them."""

from typing import Final, final

from kindu.games.datafile import IDENTIFIER, TomlSection
from kindu.games.heart_of_africa.board.numbers import (
    CITY,
    COLOURS,
    GREY,
    LEAST_SEATS,
    LONGEST,
    MOST_SEATS,
    TERRAIN_SLOTS,
    TERRAINS,
    TICKETS,
    TRAIN_SLOTS,
)

TRAIN_COLOURS: Final = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
PLAYER_COLOURS: Final = ["blue", "red", "green", "yellow", "black"]
LOCOMOTIVE_ID: Final = "locomotive"
GREY_ID: Final = "grey"
CITIES: Final = 33
JUNCTIONS: Final = 10
COUNTRIES: Final = 4
ENTRY_POINTS: Final = 8
MOST: Final = 99  # points: far more than any ticket is worth

BOX: Final = {
    "trains_per_player": 45,
    "ticket_count": TICKETS,
    "terrain_count": 45,
    "train_card_count": 110,
}
EACH_COLOUR: Final = 12
EACH_TERRAIN: Final = BOX["terrain_count"] // TERRAINS
LOCOMOTIVES: Final = BOX["train_card_count"] - COLOURS * EACH_COLOUR

AN_ID: Final = "small letters, digits and _"
NO_COLOUR: Final = f"(?!({'|'.join([*TRAIN_COLOURS, GREY_ID, LOCOMOTIVE_ID])})$){IDENTIFIER}"
A_STOP: Final = "the id of a stop"
A_WAY: Final = "the ids of its two stops with - between them"
A_DESTINATION: Final = "the id of a city or a country"

META: Final = {
    "players_min": (LEAST_SEATS, LEAST_SEATS),
    "players_max": (MOST_SEATS, MOST_SEATS),
    "minutes": (1, 9999),
}
SETUP: Final = {
    "train_hand": (0, 12),
    "terrain_dealt": (0, 5),
    "face_up_train": (TRAIN_SLOTS, TRAIN_SLOTS),
    "face_up_terrain": (TERRAIN_SLOTS, TERRAIN_SLOTS),
    "tickets_dealt": (1, 4),
}
DRAW: Final = {
    "cards_per_action": (2, 2),
    "face_up_locomotive_costs": (2, 2),
    "locomotive_flush": (3, 3),
    "tickets_drawn": (1, 4),
}
SCORING: Final = {
    "terrain_multiplier": (2, 9),
    "globetrotter_bonus": (0, MOST),
    "longest_path_bonus": (0, 0),
    "end_trigger_trains": (0, BOX["trains_per_player"] - 1),
}


@final
class Terrain:
    """HA-COMP-04: each of three types of terrain has 15 cards and three colours of tracks."""

    def __init__(self, block: TomlSection, printed: list[str]) -> None:
        self.block = block
        self.id = block.word("id", NO_COLOUR, f"{AN_ID}, but no colour and not {LOCOMOTIVE_ID}")
        self.name = block.word("name")
        block.note("name_ru")
        self.cards = block.number("count", EACH_TERRAIN, EACH_TERRAIN)
        each = len(printed) // TERRAINS
        self.colours = block.indices(
            "route_colours", printed, each, each, f"{each} different colours of tracks"
        )


@final
class Stop:
    """HA-COMP-07: names are data; so are our labels for the stops that have none."""

    def __init__(self, block: TomlSection, kind: int) -> None:
        self.block = block
        self.kind = kind
        self.country = -1
        self.id = block.word("id", IDENTIFIER, AN_ID)
        name = "name" if kind == CITY else "label"
        self.name = block.word(name)
        block.note(f"{name}_ru")
        if kind == CITY:
            block.note("modern")
        self.x = block.real("x", 0.0, 1.0)
        self.y = block.real("y", 0.0, 1.0)
        self.lat = block.real("lat", -90.0, 90.0)
        self.lon = block.real("lon", -180.0, 180.0)


@final
class Country:
    """A destination with several entry points."""

    def __init__(self, block: TomlSection, entry_points: list[str]) -> None:
        self.block = block
        self.id = block.word("id", IDENTIFIER, AN_ID)
        self.name = block.word("name")
        block.note("name_ru")
        self.dead_end = block.truth("dead_end")
        each = ENTRY_POINTS // COUNTRIES
        self.entry_points = block.indices(
            "entry_points", entry_points, each, each, f"the ids of {each} different entry points"
        )

    def check_routes(self, stop: Stop, routes: int) -> None:
        """HA-NODE-02: a single route leads to a dead end; elsewhere paths run through."""
        if self.dead_end and routes != 1:
            sentence = f"expected one route to {stop.name}, as it is a dead end, found {routes}"
            stop.block.fault(sentence)
        elif not self.dead_end and routes <= 1:
            sentence = f"expected two routes to {stop.name}, as it is no dead end, found {routes}"
            stop.block.fault(sentence)


@final
class Route:
    """Two stops and one or two tracks between them, all of the same length."""

    def __init__(self, block: TomlSection, stops: list[str], printed: list[str]) -> None:
        self.block = block
        a, b = block.index("a", stops, A_STOP), block.index("b", stops, A_STOP)
        self.ends = (a, b)
        self.known = a >= 0 and b >= 0
        if self.known and a == b:
            block.expected("b", "another stop than a")
        way = f"{stops[a]}-{stops[b]}" if self.known else ""
        self.id = block.word("id", way or f"{IDENTIFIER}-{IDENTIFIER}", way or A_WAY)
        self.length = block.number("length", 1, LONGEST)
        self.colours = block.choices("tracks", printed, 1, 2, f"one or two of {', '.join(printed)}")
        self.locomotives = block.number("locomotives", 0, self.length)
        self.terrain = -1
        if self.locomotives and [c for c in self.colours if c != GREY]:
            block.expected("tracks", "grey because of the locomotives")

    def read_terrain(self, terrains: list[str], terrain_of: list[int]) -> None:
        """HA-TERRAIN-11: the terrain is that of the printed colour, if the colour is known."""
        self.terrain = self.block.index("terrain", terrains)
        wanted = {terrain_of[colour] for colour in self.colours} - {-1}
        if len(wanted) > 1:
            self.block.expected("tracks", "colours of one terrain")
        elif self.terrain >= 0 and wanted and self.terrain not in wanted:
            names = [terrains[n] for n in wanted]
            self.block.expected("terrain", f"{names[0]} because of the colour")

    def track_ids(self, printed: list[str]) -> list[str]:
        """The tracks' ids; those of a double route end in their colours or, if equal, 1 and 2."""
        if len(self.colours) == 1:
            return [self.id]
        names = [printed[colour] for colour in self.colours]
        if names[0] == names[1]:
            names = ["1", "2"]
        return [f"{self.id}/{name}" for name in names]


@final
class Ticket:
    """HA-COMP-03: a ticket names two destinations, each a city or a country, and a value."""

    def __init__(self, block: TomlSection, destinations: list[str]) -> None:
        self.block = block
        self.id = block.word("id", "T[0-9]+", "T and digits")
        a = block.index("a", destinations, A_DESTINATION)
        b = block.index("b", destinations, A_DESTINATION)
        self.ends = (a, b)
        self.known = a >= 0 and b >= 0
        if self.known and a == b:
            block.expected("b", "another destination than a")
        self.points = block.number("points", 1, MOST)

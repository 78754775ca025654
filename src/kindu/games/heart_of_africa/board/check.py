"""Components: all of board.toml, checked against itself and the box."""

from typing import final

from kindu.games.datafile import TomlSection, check_unique, read_numbers
from kindu.games.heart_of_africa.board.components import (
    BOX,
    CITIES,
    COUNTRIES,
    DRAW,
    EACH_COLOUR,
    EACH_TERRAIN,
    ENTRY_POINTS,
    GREY_ID,
    JUNCTIONS,
    LOCOMOTIVE_ID,
    LOCOMOTIVES,
    META,
    MOST,
    PLAYER_COLOURS,
    SCORING,
    SETUP,
    TRAIN_COLOURS,
    Country,
    Route,
    Stop,
    Terrain,
    Ticket,
)
from kindu.games.heart_of_africa.board.numbers import (
    CITY,
    ENTRY_POINT,
    JUNCTION,
    LONGEST,
    MOST_SEATS,
    ROUTES,
    TERRAINS,
    TICKETS,
    TRACKS,
)


@final
class Box:
    """Everything that board.toml says; the file collects faults until its `finish`."""

    def __init__(self, top: TomlSection) -> None:
        self.title = read_meta(top)
        components = top.table("components")
        self.numbers = read_numbers(components, {key: (n, n) for key, n in BOX.items()})
        self.player_colours = read_players(components)
        self.colours = read_colours(components.table("train_cards"))
        self.train_cards = [EACH_COLOUR for _ in self.colours] + [LOCOMOTIVES]
        self.printed = [*self.colours, GREY_ID]
        self.read_turns(top)
        self.points = self.read_scoring(top.table("scoring"))
        self.terrains = read_terrains(top, self.printed)
        self.prices = read_prices(top.table("terrain_cost"))
        board = top.table("board")
        self.stops = read_stops(board)
        self.countries = read_countries(board, self.stops)
        self.routes = read_routes(board, self.stops, self.printed)
        check_terrains(self.routes, self.terrains, len(self.printed))
        check_network(self.routes, self.stops, self.countries)
        cities = [stop for stop in self.stops if stop.kind == CITY]
        self.destinations = [city.id for city in cities] + [land.id for land in self.countries]
        self.destination_names = [c.name for c in cities] + [land.name for land in self.countries]
        self.tickets = read_tickets(board, self.destinations)

    def read_turns(self, top: TomlSection) -> None:
        """What is dealt at the start and drawn on a turn."""
        setup, draw = top.table("setup"), top.table("draw")
        self.numbers.update(read_numbers(setup, SETUP))
        self.numbers.update(read_numbers(draw, DRAW))
        dealt, drawn = self.numbers["tickets_dealt"], self.numbers["tickets_drawn"]
        self.numbers["first_keep"] = setup.number("tickets_keep_min", 1, dealt)
        self.numbers["keep"] = draw.number("tickets_keep_min", 1, drawn)

    def read_scoring(self, scoring: TomlSection) -> list[int]:
        """HA-COMP-05, HA-COMP-06: one bonus, the Globetrotter, and none for the longest path."""
        self.numbers.update(read_numbers(scoring, SCORING))
        return by_length(scoring.table("route_points"), 0, MOST)


def read_meta(top: TomlSection) -> str:
    """The title. The rest of [meta] is for people and for lists of games."""
    meta = top.table("meta")
    for key in ("id", "name"):
        meta.word(key)
    meta.note("name_ru")
    read_numbers(meta, META)
    return meta.word("title")


def read_players(components: TomlSection) -> list[str]:
    """HA-COMP-01: 2 to 5 players, each with 45 trains of one of five colours."""
    what = f"{', '.join(PLAYER_COLOURS)} in any order"
    found = components.indices("player_colours", PLAYER_COLOURS, MOST_SEATS, MOST_SEATS, what)
    return [PLAYER_COLOURS[n] for n in found]


def read_colours(cards: TomlSection) -> list[str]:
    """HA-COMP-02: 12 cards in each of eight colours, in the file's order, and 14 locomotives."""
    given = [key for key in cards.values if key in TRAIN_COLOURS]
    for colour in TRAIN_COLOURS:
        cards.number(colour, EACH_COLOUR, EACH_COLOUR)
    cards.number(LOCOMOTIVE_ID, LOCOMOTIVES, LOCOMOTIVES)
    return given + [colour for colour in TRAIN_COLOURS if colour not in given]


def by_length(table: TomlSection, low: int, high: int) -> list[int]:
    """A number per track length; the first one, for a length of 0, is 0."""
    return [0] + [table.number(str(length), low, high) for length in range(1, LONGEST + 1)]


def read_prices(costs: TomlSection) -> list[int]:
    """HA-TERRAIN-12: how many terrain cards a doubling costs, by the length of the track."""
    return by_length(costs, 1, EACH_TERRAIN)


def read_terrains(top: TomlSection, printed: list[str]) -> list[Terrain]:
    """The types of terrain; no two of them share a colour."""
    blocks = top.blocks("terrain", TERRAINS, "types of terrain")
    check_unique(blocks, "id")
    terrains = [Terrain(block, printed) for block in blocks]
    first: dict[int, Terrain] = {}
    for terrain in terrains:
        for colour in terrain.colours:
            one = first.setdefault(colour, terrain)
            if one is not terrain:
                found = f"{printed[colour]} again, as in line {one.block.line}"
                terrain.block.fault(f"expected every colour once, found {found}", "route_colours")
    return terrains


def read_stops(board: TomlSection) -> list[Stop]:
    """The stops: cities, junctions without a printed name, entry points of countries."""
    cities = board.blocks("city", CITIES, "cities")
    junctions = board.blocks("junction", JUNCTIONS, "junctions")
    entries = board.blocks("entry_point", ENTRY_POINTS, "entry points")
    stops = [Stop(block, CITY) for block in cities]
    stops += [Stop(block, JUNCTION) for block in junctions]
    return stops + [Stop(block, ENTRY_POINT) for block in entries]


def read_countries(board: TomlSection, stops: list[Stop]) -> list[Country]:
    """The countries; each entry point belongs to the one that lists it, and to no other."""
    entries = [stop for stop in stops if stop.kind == ENTRY_POINT]
    blocks = board.blocks("country", COUNTRIES, "countries")
    countries = [Country(block, [entry.id for entry in entries]) for block in blocks]
    check_unique([stop.block for stop in stops] + blocks, "id")
    known = [] not in [country.entry_points for country in countries]
    ids = [country.id for country in countries]
    for n, entry in enumerate(entries):
        entry.country = entry.block.index("country", ids)
        lists = [m for m, country in enumerate(countries) if n in country.entry_points]
        if known and entry.country >= 0 and lists != [entry.country]:
            names = " and ".join([ids[m] for m in lists]) or "no country"
            sentence = f"expected only {ids[entry.country]} to list {entry.id} as its entry point"
            entry.block.fault(f"{sentence}, found it listed by {names}", "country")
    return countries


def read_routes(board: TomlSection, stops: list[Stop], printed: list[str]) -> list[Route]:
    """HA-DATA-01: 96 routes with 117 tracks."""
    ids = [stop.id for stop in stops]
    blocks = board.blocks("route", ROUTES, "routes")
    routes = [Route(block, ids, printed) for block in blocks]
    first: dict[tuple[int, int], Route] = {}
    for route in [route for route in routes if route.known]:
        one = first.setdefault((min(route.ends), max(route.ends)), route)
        if one is not route:
            again = f"{ids[route.ends[0]]}-{ids[route.ends[1]]} of length {route.length}"
            found = f"{again} after length {one.length} in line {one.block.line}"
            sentence = "expected every route in one line, its tracks of one length"
            route.block.fault(f"{sentence}, found {found}", "a")
    tracks = [len(route.colours) for route in routes]
    if len(routes) == ROUTES and 0 not in tracks and sum(tracks) != TRACKS:
        board.fault(f"expected {TRACKS} tracks, found {sum(tracks)}", "route")
    return routes


def check_terrains(routes: list[Route], terrains: list[Terrain], colours: int) -> None:
    """The terrain of every route must match its colours."""
    terrain_of = [-1] * colours
    for n, terrain in enumerate(terrains):
        for colour in terrain.colours:
            if terrain_of[colour] < 0:
                terrain_of[colour] = n
    for route in routes:
        route.read_terrain([terrain.id for terrain in terrains], terrain_of)


def check_network(routes: list[Route], stops: list[Stop], countries: list[Country]) -> None:
    """If all routes are known: every stop can be reached, and dead ends have one route."""
    if [route for route in routes if not route.known]:
        return
    near: list[list[int]] = [[] for _ in stops]
    for route in routes:
        a, b = route.ends
        near[a].append(b)
        near[b].append(a)
    for n, stop in enumerate(stops):
        if stop.country >= 0:
            countries[stop.country].check_routes(stop, len(set(near[n])))
    lost = [n for n, reached in enumerate(reached_from(0, near)) if not reached]
    if lost:
        names = f"from {stops[0].name} to {stops[lost[0]].name}"
        stops[lost[0]].block.fault(f"expected a way {names}, found none")


def reached_from(start: int, near: list[list[int]]) -> list[bool]:
    """For each stop, whether it can be reached."""
    reached = [n == start for n in range(len(near))]
    found = [start] if near else []
    for stop in found:
        for other in near[stop]:
            if not reached[other]:
                reached[other] = True
                found.append(other)
    return reached


def read_tickets(board: TomlSection, destinations: list[str]) -> list[Ticket]:
    """All tickets; no two of them name the same two destinations."""
    blocks = board.blocks("ticket", TICKETS, "tickets")
    check_unique(blocks, "id")
    tickets = [Ticket(block, destinations) for block in blocks]
    first: dict[tuple[int, int], Ticket] = {}
    for ticket in [ticket for ticket in tickets if ticket.known]:
        one = first.setdefault((min(ticket.ends), max(ticket.ends)), ticket)
        if one is not ticket:
            a, b = destinations[ticket.ends[0]], destinations[ticket.ends[1]]
            found = f"{a} and {b} again, as in line {one.block.line}"
            ticket.block.fault(f"expected every two destinations once, found {found}", "a")
    return tickets

"""AF-COMP: what lies in the box, and the single cards and places as board.toml gives them."""

from typing import Final, final

from kindu.games.datafile import IDENTIFIER, TomlSection, is_number

HALVES: Final = ["north", "south"]
FRAMES: Final = ["brown", "white"]
SIDES: Final = ["N", "S"]
LATITUDES: Final = [(0.001, 90.0), (-90.0, -0.001), (-90.0, 90.0)]  # last: half unknown
LETTERS: Final = ["A", "B", "C"]
KINDS: Final = ["artefact", "assistant"]
BONUSES: Final = ["silver", "travel_card"]
AN_ID: Final = "small letters, digits and _"
A_LOCATION: Final = "the id of a location"
NO_JOKER: Final = f"(?!joker$){IDENTIFIER}"  # notation has the joker beside the colours
HEX: Final = "#[0-9A-Fa-f]{6}"
SPACES: Final = 5
MOST: Final = 99  # silver, points and prices: far more than any card shows

BOX: Final = {
    "locations": 22,
    "locations_north": 11,
    "locations_south": 11,
    "books": 2,
    "adventure_cards": 30,
    "adventure_cards_white": 15,
    "adventure_cards_brown": 15,
    "expedition_cards": 34,
    "assistant_cards": 10,
    "assistant_cards_per_colour": 2,
    "travel_cards": 60,
    "silver_coins": 25,
    "gold_coins": 15,
    "company_cards": 4,
    "explorer_pawns": 4,
    "company_markers": 16,
    "company_markers_per_player": 4,
    "joker_cards": 4,
    "cards_total": 142,
    "artefact_copies_each": 4,
    "artefact_kinds": 5,
}
COLOURS: Final = BOX["assistant_cards"] // BOX["assistant_cards_per_colour"]
COMPANIES: Final = [
    ("Italy", "white"),
    ("France", "blue"),
    ("Germany", "yellow"),
    ("England", "red"),
]

META: Final = {
    "year": (1, 9999),
    "players_min": (1, MOST),
    "players_max": (1, MOST),
    "age_min": (0, MOST),
    "minutes": (1, 9999),
    "data_version": (0, 9999),
}
MONEY: Final = {
    "silver_per_gold": (1, MOST),
    "adventure_price": (1, MOST),
    "page_turns_free_per_buy_action": (0, MOST),
    "page_turn_price": (1, MOST),
    "recolour_price": (1, MOST),
}
LIMITS: Final = {
    "hand_limit": (1, MOST),
    "open_adventures_limit": (1, MOST),
    "markers_per_player": (BOX["company_markers_per_player"], BOX["company_markers_per_player"]),
    "travel_cards_drawn": (1, 12),
    "starting_travel_cards": (0, 12),
    "starting_jokers": (0, 1),
    "open_expeditions": (SPACES, SPACES),
}
SCORING: Final = {
    "two_identical": (0, MOST),
    "three_identical": (0, MOST),
    "two_different": (0, MOST),
    "four_different": (0, MOST),
    "silver_per_vp": (1, MOST),
    "travel_cards_per_vp": (1, MOST),
    "vp_per_unfinished_artefact": (0, MOST),
}


@final
class Colour:
    """A symbol with its travel and assistant cards; icon and hex are for drawing only."""

    def __init__(self, block: TomlSection) -> None:
        assistants = BOX["assistant_cards_per_colour"]
        self.travel = block.number("travel_cards", 1, BOX["travel_cards"])
        block.number("assistant_cards", assistants, assistants)
        self.id = block.word("id", NO_JOKER, f"{AN_ID}, but not joker")
        self.icon = block.word("icon")
        self.hex = block.word("hex", HEX, "# and six hexadecimal digits")


@final
class Place:
    """AF-COMP-03: every location shows one or two of the five symbols."""

    def __init__(self, block: TomlSection, colours: list[str]) -> None:
        self.block = block
        self.id = block.word("id", IDENTIFIER, AN_ID)
        self.name = block.word("name")
        self.half = block.index("hemisphere", HALVES)
        self.symbols = block.indices("symbols", colours, 1, 2, "one or two different symbols")
        self.check_half()
        block.note("name_src")
        block.note("symbols_src")

    def check_half(self) -> None:
        """AF-COMP-14: brown is north of the equator, white south of it, and nothing lies on it."""
        read_fitting(self.block, "frame", FRAMES, self.half)
        low, high = LATITUDES[self.half]
        self.lat = self.block.real("lat", low, high)
        self.lon = self.block.real("lon", -180.0, 180.0)


@final
class Route:
    """Two locations; the bends between them and the kind are for drawing only."""

    def __init__(self, block: TomlSection, places: list[str]) -> None:
        self.block = block
        self.ends = block.indices("between", places, 2, 2, "the ids of two different locations")
        self.bends = read_points(block, "via")
        self.kind = block.word("kind")
        block.note("src")


@final
class Company:
    """AF-COMP-11: Italy is white, France blue, Germany yellow and England red, in this order."""

    def __init__(self, block: TomlSection, number: int, places: list[str]) -> None:
        self.country, self.colour = COMPANIES[number]
        block.number("number", number + 1, number + 1)
        block.word("country", self.country, self.country)
        block.word("colour", self.colour, self.colour)
        self.start = block.index("start", places, A_LOCATION)
        self.silver = block.number("start_silver", 0, MOST)


@final
class Expedition:
    """AF-COMP-09: an expedition has a letter, a start, a destination, silver and points."""

    def __init__(self, block: TomlSection, places: list[str]) -> None:
        self.block = block
        self.letter = block.index("group", LETTERS)
        self.id = read_card_id(block, LETTERS, self.letter)
        self.start = block.index("start", places, A_LOCATION)
        self.goal = block.index("destination", places, A_LOCATION)
        self.silver = block.number("silver", 0, MOST)
        self.points = block.number("vp", 0, MOST)
        block.note("src")

    def check_way(self, distance: list[list[int]]) -> None:
        """The destination is another place; a distance in the file must be the true one."""
        if self.start >= 0 and self.start == self.goal:
            self.block.expected("destination", "another location than the start")
        steps = distance[self.start][self.goal] if self.start >= 0 and self.goal >= 0 else -1
        if self.block.get("distance") is not None:
            low, high = (steps, steps) if steps >= 0 else (0, MOST)
            self.block.number("distance", low, high)


@final
class Adventure:
    """AF-COMP-04, AF-COMP-08: a book leads to the other half; assistants bring no rewards."""

    def __init__(self, block: TomlSection, places: list[Place]) -> None:
        self.block = block
        self.target = block.index("target", [place.id for place in places], A_LOCATION)
        half = places[self.target].half if self.target >= 0 else -1
        self.id = read_card_id(block, SIDES, half)
        self.frame = read_fitting(block, "frame", FRAMES, half)
        self.book = read_fitting(block, "book", HALVES, 1 - half if half >= 0 else -1)
        self.kind = block.index("kind", KINDS)
        self.artefact = -1
        self.assistant = -1
        self.silver = block.number("silver", 0, 0 if self.kind == 1 else MOST)
        self.points = block.number("vp", 0, 0 if self.kind == 1 else MOST)
        block.note("src")

    def read_prize(self, artefacts: list[str], colours: list[str]) -> None:
        """The artefact, or the assistant of a colour, that the card brings."""
        if self.kind == 0:
            self.artefact = self.block.index("artefact", artefacts)
        elif self.kind == 1:
            self.assistant = self.block.index("assistant", colours)
        else:
            self.block.get("artefact")
            self.block.get("assistant")


def read_points(block: TomlSection, key: str) -> list[tuple[float, float]]:
    """A list of points, each a pair of numbers; anything else is a fault and is left out."""
    value = block.get(key)
    items = value if isinstance(value, list) else []
    points: list[tuple[float, float]] = []
    for pair in items:
        numbers = pair if isinstance(pair, list) else []
        real = [float(x) for x in numbers if is_number(x, -180.0, 180.0)]
        if len(real) == len(numbers) == 2:
            points.append((real[0], real[1]))
    if not isinstance(value, list) or len(points) < len(items):
        block.expected(key, "a list of points [latitude, longitude]")
    return points


def read_fitting(block: TomlSection, key: str, words: list[str], wanted: int) -> int:
    """The index of a word in the list; it must be the wanted one, if that is known."""
    found = block.index(key, words)
    if found >= 0 and 0 <= wanted != found:
        block.expected(key, f"{words[wanted]} because of the location")
    return found


def read_card_id(block: TomlSection, letters: list[str], wanted: int) -> str:
    """A letter, which depends on what the card shows, and digits."""
    letter = letters[wanted] if wanted >= 0 else f"[{''.join(letters)}]"
    return block.word("id", f"{letter}[0-9]+", f"{letter} and digits")


def read_numbers(table: TomlSection, bounds: dict[str, tuple[int, int]]) -> dict[str, int]:
    """All numbers of a table, each within its bounds."""
    return {key: table.number(key, low, high) for key, (low, high) in bounds.items()}

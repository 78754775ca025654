"""CO-COMP: what lies in the box, and single stops and cards as board.toml gives them."""

from typing import Final, final

from kindu.core.words import BIT
from kindu.games.congo.board.numbers import (
    AUXILIARY_CARDS,
    CHARACTERS,
    DIE,
    FLAGS,
    INTERPRETER,
    LEAST_SEATS,
    MOST_SEATS,
    NEUTRALS,
    PROFESSIONS,
    SERVANT,
    SPECIALS,
    STOPS,
    TILES,
)
from kindu.games.datafile import IDENTIFIER, TomlSection, is_number, shown
from kindu.games.piles import MASK

Point = tuple[float, float]

STATION_IDS: Final = ["barracks", "hospital", "mission", "village", "jungle"]
PROFESSION_IDS: Final = ["explorer", "anthropologist", "doctor", "missionary", "officer"]
BELLIGERENT: Final = ["BE", "FR", "GB", "DE"]
NEUTRAL: Final = ["US", "ES", "PT", "NL", "SE", "AT", "RU"]
NATION_CODES: Final = [*BELLIGERENT, *NEUTRAL]
AUXILIARY_IDS: Final = ["porter", "assistant", "nurse", "nun", "askari", "interpreter", "servant"]
STAGES: Final = {  # the special cards in their order, and when each takes effect
    "gorilla": ["after_reveal"],
    "warrior": ["after_reveal"],
    "okapi": ["after_reveal"],
    "malaria": ["after_reveal"],
    "tam_tam": ["at_once"],
    "friendly_encounter": ["result"],
    "explored_region": ["at_once"],
    "boiler_damage": ["at_once"],
    "man_overboard": ["after_reveal"],
    "only_nationals": ["after_reveal"],
    "no_auxiliaries": ["auxiliary"],
    "arab_trader": ["result"],
    "hippo_attack": ["at_once"],
    "colonist": ["at_once", "after_reveal"],
    "shaman": ["value"],
}
SPECIAL_IDS: Final = list(STAGES)

BOX: Final = {
    "stations": 19,
    "flags": 20,
    "hippos": TILES,
    "value_tokens": 12,
    "characters": CHARACTERS,
    "auxiliaries": AUXILIARY_CARDS,
    "specials": SPECIALS,
    "score_markers": MOST_SEATS,
    "steamboats": 1,
    "dice": 1,
    "stops": STOPS,
}
SEATS: Final = list(range(LEAST_SEATS, MOST_SEATS + 1))
EQUAL: Final = 3  # cards of a belligerent kind: a pile has two bits for each
EQUAL_TILES: Final = 7  # hippo tiles with the same number: a question has three bits for each
A_KIND: Final = MASK  # tiles or auxiliaries of a kind: a pile has four bits for each
ANY: Final = "any"
ALL_PROFESSIONS: Final = 31
MOST: Final = 99  # points: far more than any stop is worth
WIDEST: Final = 10000  # of a canvas

AN_ID: Final = "small letters, digits and _"
A_STOP: Final = "the id of a stop"

META: Final = {
    "year": (1, 9999),
    "players_min": (LEAST_SEATS, LEAST_SEATS),
    "players_max": (MOST_SEATS, MOST_SEATS),
    "duration_minutes": (1, 9999),
    "die_faces": (DIE, DIE),
}
SETUP: Final = {
    "hand_characters": (1, 6),
    "hand_auxiliaries": (0, 6),
    "start_hippos": (0, 3),
    "start_score": (0, 0),
}


def exactly(block: TomlSection, key: str, words: list[str]) -> None:
    """Expect exactly this list, which the rules fix, in this order."""
    if block.get(key) != words:
        block.expected(key, ", ".join(words))


def some(block: TomlSection, key: str, words: list[str], least: int, what: str) -> list[int]:
    """The indices of different words among those allowed; [] if the value is not a list."""
    if not isinstance(block.get(key), list):
        block.expected(key, what)
        return []
    return block.indices(key, words, least, len(words), what)


def ignore(block: TomlSection, keys: list[str]) -> None:
    """Accept these keys in a block whose id is a fault already."""
    for key in keys:
        block.get(key)


def mask(items: list[int]) -> int:
    """A set of small numbers as one number, one bit each."""
    bits = 0
    for item in items:
        bits += BIT[item]
    return bits


def read_professions(block: TomlSection, nation: int) -> list[int]:
    """One profession for a belligerent, two for a non-belligerent, if the nation is known."""
    least, most, amount = 1, 2, "one or two"
    if nation >= FLAGS:
        least, amount = 2, "two different ones"
    elif nation >= 0:
        most, amount = 1, "one"
    what = f"{amount} of {', '.join(PROFESSION_IDS)}"
    return block.indices("professions", PROFESSION_IDS, least, most, what)


def read_line(table: TomlSection, key: str) -> list[Point]:
    """A line of the map, each point a longitude and a latitude in degrees."""
    value = table.get(key)
    items = value if isinstance(value, list) else []
    if len(items) < 2:
        table.expected(key, "a list of points")
    line: list[Point] = []
    for n, item in enumerate(items):
        pair = item if isinstance(item, list) else []
        if len(pair) == 2 and is_number(pair[0], -180, 180) and is_number(pair[1], -90, 90):
            line.append((float(pair[0]), float(pair[1])))
        else:
            sentence = f"expected a point [longitude, latitude], found {shown(item)}"
            table.fault(sentence, f"{key}/{n}")
    return line


@final
class Stop:
    """CO-COMP-07: a stop shows its value, and perhaps hippos or the ring of special cards."""

    def __init__(self, block: TomlSection, number: int, canvas: list[int]) -> None:
        self.id = block.word("id", IDENTIFIER, AN_ID)
        self.name = block.word("name")
        self.today = block.word("today")
        block.number("index", number, number)
        self.vp = block.number("vp", 0, MOST)
        self.hippo = block.truth("hippo")
        self.ring = block.truth("special")
        self.known = block.truth("known")
        self.lat = block.real("lat", -90.0, 90.0)
        self.lon = block.real("lon", -180.0, 180.0)
        block.real("km", 0.0, 9999.0)
        self.x = block.real("x", 0.0, canvas[0])
        self.y = block.real("y", 0.0, canvas[1])


@final
class Start:
    """What depends on the number of players at the start."""

    def __init__(self, block: TomlSection, seats: int, stops: list[str], rings: int) -> None:
        faults = len(block.file.faults)
        self.stop = block.index("start_stop", stops, A_STOP)
        before = stops[: self.stop] if self.stop >= 0 else stops
        what = f"all stops before {stops[self.stop]}" if self.stop >= 0 else "a list of stops"
        self.skipped = some(block, "skip_stops", before, max(self.stop, 0), what)
        self.neutrals = block.number("nonbelligerents_removed", 0, NEUTRALS)
        what = "a list of different special cards"
        self.removed = some(block, "specials_removed", SPECIAL_IDS, 0, what)
        self.known = len(block.file.faults) == faults and not block.missing
        left = SPECIALS - len(self.removed)
        self.specials = block.number("hand_specials", 0, left // seats)
        if left < seats * self.specials + rings:
            block.expected("hand_specials", f"so low that the deck lasts for {rings} rings")


@final
class Character:
    """CO-COMP-04: a belligerent has one profession, a non-belligerent two."""

    def __init__(self, block: TomlSection) -> None:
        self.block = block
        block.word("id", IDENTIFIER, AN_ID)
        self.name = block.word("name")
        self.nation = block.index("nation", NATION_CODES)
        self.professions = read_professions(block, self.nation)
        self.known = self.nation >= 0 and self.professions != []
        self.belligerent = self.nation < FLAGS
        words = [PROFESSION_IDS[n] for n in self.professions]
        self.kind = "-".join([NATION_CODES[self.nation].lower(), *words])


@final
class Auxiliary:
    """CO-COMP-05: each of seven kinds fits a profession or any."""

    def __init__(self, block: TomlSection) -> None:
        self.number = block.index("id", AUXILIARY_IDS)
        self.name = block.word("name")
        self.fits = self.read_fits(block)
        self.cards = block.number("count", 1, A_KIND)
        self.halves = block.number("bonus_halves", 0, MOST)
        if self.number == INTERPRETER:
            block.number("max_per_character", 1, 1)
            block.flag("needs_foreign_language", True)
        elif self.number == SERVANT:
            block.number("max_per_round", 1, 1)
        elif self.number < 0:
            ignore(block, ["max_per_character", "needs_foreign_language", "max_per_round"])

    def read_fits(self, block: TomlSection) -> int:
        """The set of professions: interpreters and servants fit all, the others one each."""
        if self.number < 0:
            block.index("fits", [*PROFESSION_IDS, ANY])
            return 0
        if self.number < PROFESSIONS:
            fits = block.index("fits", PROFESSION_IDS)
            return mask([fits] if fits >= 0 else [])
        block.index("fits", [ANY], ANY)
        return ALL_PROFESSIONS


def check_test(block: TomlSection) -> None:
    """A base value for tests refers to things that exist; the tests say whether it is right."""
    nation = block.index("nation", NATION_CODES)
    read_professions(block, nation)
    block.index("station", STATION_IDS)
    flag = block.index("flag", [*BELLIGERENT, ""], f'one of {", ".join(BELLIGERENT)} or ""')
    if nation >= FLAGS and 0 <= flag < FLAGS:
        block.index("sympathy", BELLIGERENT)
    elif nation < 0 or flag < 0:
        ignore(block, ["sympathy"])
    block.number("value", -MOST, MOST)

"""Components: all of board.toml, checked against itself and the box."""

from typing import Final, final

from kindu.games.congo.board.components import (
    A_KIND,
    BELLIGERENT,
    BOX,
    EQUAL,
    EQUAL_TILES,
    META,
    MOST,
    NATION_CODES,
    NEUTRAL,
    PROFESSION_IDS,
    SEATS,
    SETUP,
    STATION_IDS,
    WIDEST,
    Auxiliary,
    Character,
    Start,
    Stop,
    check_test,
    exactly,
    mask,
    read_line,
    some,
)
from kindu.games.congo.board.numbers import (
    AUXILIARIES,
    BELGIUM,
    CHARACTERS,
    DIE,
    MOST_TILE,
    NEUTRALS,
    PROFESSIONS,
    SPECIALS,
    STOPS,
    TILES,
)
from kindu.games.congo.board.special_data import SpecialData
from kindu.games.datafile import IDENTIFIER, TomlSection, check_unique, read_numbers

BY_DIE: Final = "by die"


@final
class Box:
    """Everything that board.toml says; the file collects faults until its `finish`."""

    def __init__(self, top: TomlSection) -> None:
        top.number("schema", 1, 1)
        self.read_meta(top.table("meta"))
        read_numbers(top.table("counts"), {key: (n, n) for key, n in BOX.items()})
        self.read_map(top.table("map"))
        self.stops = read_stops(top, self.canvas)
        stops = [stop.id for stop in self.stops]
        self.read_setup(top.table("setup"), stops)
        self.read_tiles(top)
        self.read_tables(top)
        self.read_languages(top.table("language"))
        self.auxiliaries = read_auxiliaries(top)
        self.specials = read_specials(top, stops, self.starts)
        self.read_fights(top)
        self.characters = read_characters(top)
        self.read_end(top, stops)
        if top.get("test_base_value") is not None:
            for block in top.blocks("test_base_value"):
                check_test(block)

    def read_meta(self, meta: TomlSection) -> None:
        """Title and length. The rest of [meta] is for people."""
        for key in ("id", "name", "designer", "publisher"):
            meta.word(key)
        read_numbers(meta, META)
        self.title = meta.word("title")
        self.minutes = meta.number("minutes", 1, 9999)

    def read_map(self, chart: TomlSection) -> None:
        """The size of the drawing, the area that it shows, and its lines."""
        self.canvas = chart.numbers("canvas", 1, WIDEST)
        if self.canvas and len(self.canvas) != 2:
            chart.expected("canvas", "width and height")
        self.canvas = [*self.canvas, WIDEST, WIDEST][:2]
        self.lon0 = chart.real("lon0", -180.0, 180.0)
        self.lat0 = chart.real("lat0", -90.0, 90.0)
        self.scale = chart.real("scale", 1.0, WIDEST)
        self.river = read_line(chart, "river")
        lines = chart.table("tributaries")
        self.tributaries = {key: read_line(lines, key) for key in lines.values}

    def read_setup(self, setup: TomlSection, stops: list[str]) -> None:
        """What is dealt, and what depends on the number of players."""
        self.numbers = read_numbers(setup, SETUP)
        setup.index("first_player", ["oldest"], "oldest")
        players = setup.table("players")
        rings = sum(stop.ring for stop in self.stops)  # the special deck is never used up
        self.starts = {n: Start(players.table(str(n)), n, stops, rings) for n in SEATS}

    def read_tiles(self, top: TomlSection) -> None:
        """Tiles of stations, flags and hippos, and what takes a flag away."""
        self.stations = read_stations(top)
        self.flags = read_flags(top)
        self.hippos = read_hippos(top)
        self.numbers["hippo_reward"] = top.table("hippo_reward").number("tiles", 0, TILES)
        removal = top.table("flag_removal")
        what = "a list of different types of station"
        self.flagless = mask(some(removal, "always", STATION_IDS, 0, what))
        self.numbers["village_value"] = removal.number("village_at_vp", 0, MOST)

    def read_tables(self, top: TomlSection) -> None:
        """Nations and professions, and the tables of their values."""
        exactly(top.table("professions"), "order", PROFESSION_IDS)
        nations = top.table("nations")
        exactly(nations, "belligerent", BELLIGERENT)
        exactly(nations, "nonbelligerent", NEUTRAL)
        names = nations.table("names")
        self.nation_names = [names.word(code) for code in NATION_CODES]
        values = top.table("profession_value")
        self.values = read_square(values, PROFESSION_IDS, STATION_IDS, 0, 9)
        modifiers = top.table("nationality_modifier")
        self.modifiers = read_square(modifiers, BELLIGERENT, BELLIGERENT, -9, 0)
        die = top.table("sympathy_die")
        self.sympathy = [die.index(str(n), BELLIGERENT) for n in range(1, DIE + 1)]

    def read_languages(self, language: TomlSection) -> None:
        """Languages are numbered from 1, in the order in which die, flags and nations name them."""
        self.languages = [""]
        die, flag, nation = [language.table(key) for key in ("belgian_die", "flag", "nation")]
        self.belgian_die = [self.spoken(die, str(n)) for n in range(1, DIE + 1)]
        self.flag_language = [self.spoken(flag, code) for code in BELLIGERENT]
        self.nation_language = [self.spoken(nation, code) for code in NATION_CODES]

    def spoken(self, table: TomlSection, key: str) -> int:
        """The number of a language, 0 where Belgians roll for it."""
        if key == NATION_CODES[BELGIUM]:
            table.word(key, BY_DIE, BY_DIE)
            return 0
        word = table.word(key, IDENTIFIER, "a language in small letters")
        if word not in self.languages:
            self.languages.append(word)
        return self.languages.index(word)

    def read_fights(self, top: TomlSection) -> None:
        """The lowest die that kills the attacker, by profession, and what cures malaria."""
        odds = read_square(top.table("fight"), ["gorilla", "warrior"], PROFESSION_IDS, 0, DIE)
        self.gorilla, self.warrior = odds[:PROFESSIONS], odds[PROFESSIONS:]
        malaria = top.table("malaria")
        self.cured = malaria.numbers("doctor_cured_on", 1, DIE)
        if len(set(self.cured)) < len(self.cured):
            malaria.expected("doctor_cured_on", "different numbers")

    def read_end(self, top: TomlSection, stops: list[str]) -> None:
        """When the game ends, and what a card in hand and an unbroken tie are worth."""
        end = top.table("end")
        end.index("after_stop", stops[-1:], "the last stop")
        exactly(end, "tie_breaks", ["auxiliaries_in_hand", "cards_in_hand"])
        end.index("last_resort", ["shared"], "shared")
        self.numbers["special_halves"] = end.number("special_in_hand_halves", 0, MOST)
        self.numbers["tie_points"] = top.table("tie").number("vp_each", 0, MOST)


def read_stops(top: TomlSection, canvas: list[int]) -> list[Stop]:
    """The stops in sailing order."""
    blocks = top.blocks("stops", STOPS)
    check_unique(blocks, "id")
    return [Stop(block, n + 1, canvas) for n, block in enumerate(blocks)]


def read_square(
    table: TomlSection, rows: list[str], keys: list[str], low: int, high: int
) -> list[int]:
    """A number for each row and column, row by row."""
    blocks = [table.table(row) for row in rows]
    return [block.number(key, low, high) for block in blocks for key in keys]


def check_sum(top: TomlSection, key: str, faults: int, counts: list[int], what: str) -> None:
    """The counts must add up to the number in the box, unless one of them is a fault already."""
    if len(top.file.faults) == faults and sum(counts) != BOX[key]:
        top.fault(f"expected {BOX[key]} {what}, found {sum(counts)}", what.replace(" ", "_"))


def read_stations(top: TomlSection) -> list[int]:
    """CO-COMP-01: 19 station tiles of five types."""
    return read_counts(top, "stations", "station tiles", "type", STATION_IDS)


def read_flags(top: TomlSection) -> list[int]:
    """CO-COMP-02: 20 flag tiles of four nations."""
    return read_counts(top, "flags", "flag tiles", "nation", BELLIGERENT)


def read_counts(top: TomlSection, key: str, what: str, name: str, ids: list[str]) -> list[int]:
    """How many tiles there are of each kind."""
    faults = len(top.file.faults)
    blocks = top.blocks(what.replace(" ", "_"), len(ids), f"kinds of {what}")
    check_unique(blocks, name)
    counts = [0 for _ in ids]
    for block in blocks:
        # An unknown kind is a fault already, so it doesn't matter where it is counted.
        counts[block.index(name, ids)] = block.number("count", 1, A_KIND)
    check_sum(top, key, faults, counts, what)
    return counts


def read_hippos(top: TomlSection) -> list[int]:
    """CO-COMP-03: 14 hippo tiles; value tokens are only counted, as they have no effect."""
    faults = len(top.file.faults)
    counts = [0] * (MOST_TILE + 1)
    for block in top.blocks("hippo_tiles"):
        value = block.number("value", 1, MOST_TILE)
        if counts[value] and block.values.get("value") == value:
            block.fault(f"expected every value once, found {value} again", "value")
        counts[value] = block.number("count", 1, EQUAL_TILES)
    check_sum(top, "hippos", faults, counts, "hippo tiles")
    return counts


def read_auxiliaries(top: TomlSection) -> list[Auxiliary]:
    """The kinds of auxiliary in order of their numbers; each profession has one that fits it."""
    faults = len(top.file.faults)
    blocks = top.blocks("auxiliaries", AUXILIARIES, "kinds of auxiliaries")
    check_unique(blocks, "id")
    cards = sorted([Auxiliary(block) for block in blocks], key=lambda card: card.number)
    check_sum(top, "auxiliaries", faults, [card.cards for card in cards], "auxiliaries")
    if len(top.file.faults) == faults:
        fits = [card.fits for card in cards]
        for n, profession in enumerate(PROFESSION_IDS):
            if mask([n]) not in fits:
                sentence = "expected an auxiliary for every profession"
                top.fault(f"{sentence}, found none for {profession}", "auxiliaries")
    return cards


def read_specials(
    top: TomlSection, stops: list[str], starts: dict[int, Start]
) -> list[SpecialData]:
    """The special cards in order of their numbers."""
    blocks = top.blocks("specials", SPECIALS, "special cards")
    check_unique(blocks, "id")
    cards = [SpecialData(block, stops) for block in blocks]
    if [start for start in starts.values() if not start.known] == []:
        for card in cards:
            card.check_players(starts)
    return sorted(cards, key=lambda card: card.number)


def read_characters(top: TomlSection) -> list[Character]:
    """All characters in the order of the file."""
    blocks = top.blocks("characters", CHARACTERS)
    check_unique(blocks, "id")
    cards = [Character(block) for block in blocks]
    if len([card for card in cards if card.known]) == CHARACTERS == len(cards):
        check_kinds(top, cards)
    return cards


def check_kinds(top: TomlSection, cards: list[Character]) -> None:
    """A pile has room for a few equal belligerents and a fixed number of non-belligerents."""
    neutrals = len([card for card in cards if not card.belligerent])
    if neutrals != NEUTRALS:
        top.fault(f"expected {NEUTRALS} non-belligerents, found {neutrals}", "characters")
    for kind in belligerent_kinds():
        equal = [card for card in cards if card.kind == kind]
        sentence = f"expected 1 to {EQUAL} {kind} cards, found"
        if not equal:
            top.fault(f"{sentence} none", "characters")
        for card in equal[EQUAL:]:
            card.block.fault(f"{sentence} {len(equal)}")


def belligerent_kinds() -> list[str]:
    """Each nation with a flag, with each profession."""
    return [f"{code.lower()}-{word}" for code in BELLIGERENT for word in PROFESSION_IDS]

"""The board: board.toml turned into tables of ints, the only source of stops, cards and tiles."""

from functools import cache
from importlib.resources import files
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.games.congo.board.check import Box, belligerent_kinds
from kindu.games.congo.board.components import (
    AUXILIARY_IDS,
    NATION_CODES,
    PROFESSION_IDS,
    SEATS,
    SPECIAL_IDS,
    STATION_IDS,
    Character,
    mask,
)
from kindu.games.datafile import DataFile


@final
class Board:
    """Stops, tiles, cards and numbers of one board. Lists are indexed from 0; see numbers.py."""

    def __init__(self, box: Box, sha256: str) -> None:
        self.sha256 = sha256
        self.title = box.title
        self.minutes = box.minutes
        self.read_stops(box)
        self.read_map(box)
        self.read_tiles(box)
        self.read_values(box)
        self.read_languages(box)
        self.read_characters(box)
        self.read_auxiliaries(box)
        self.read_specials(box)
        self.read_starts(box)
        self.read_numbers(box)

    def read_stops(self, box: Box) -> None:
        """Stops in sailing order; `known` ones are named in the rule book."""
        self.stop_ids = [stop.id for stop in box.stops]
        self.stop_names = [stop.name for stop in box.stops]
        self.stop_today = [stop.today for stop in box.stops]
        self.stop_known = [stop.known for stop in box.stops]
        self.stop_vp: vec[i64] = numbers([stop.vp for stop in box.stops])
        self.stop_hippo: vec[i64] = numbers([int(stop.hippo) for stop in box.stops])
        self.stop_ring: vec[i64] = numbers([int(stop.ring) for stop in box.stops])
        self.stop_x = [stop.x for stop in box.stops]
        self.stop_y = [stop.y for stop in box.stops]
        self.stop_lat = [stop.lat for stop in box.stops]
        self.stop_lon = [stop.lon for stop in box.stops]

    def read_map(self, box: Box) -> None:
        """Points are (longitude, latitude); x is (longitude - lon0) * scale, y from the top."""
        self.canvas = (box.canvas[0], box.canvas[1])
        self.lon0 = box.lon0
        self.lat0 = box.lat0
        self.scale = box.scale
        self.river = box.river
        self.tributaries = box.tributaries

    def read_tiles(self, box: Box) -> None:
        """Tiles by type of station, by flag and by number."""
        self.station_ids = list(STATION_IDS)
        self.station_names = [word.capitalize() for word in STATION_IDS]
        self.station_tiles: vec[i64] = numbers(box.stations)
        self.flag_tiles: vec[i64] = numbers(box.flags)
        self.hippo_tiles: vec[i64] = numbers(box.hippos)
        self.flagless: i64 = box.flagless

    def read_values(self, box: Box) -> None:
        """Values by profession and station, modifiers by nation and flag, nations by die."""
        self.profession_ids = list(PROFESSION_IDS)
        self.profession_names = [word.capitalize() for word in PROFESSION_IDS]
        self.nation_ids = [code.lower() for code in NATION_CODES]
        self.nation_names = box.nation_names
        self.value: vec[i64] = numbers(box.values)
        self.modifier: vec[i64] = numbers(box.modifiers)
        self.sympathy: vec[i64] = numbers([0, *box.sympathy])
        self.gorilla: vec[i64] = numbers(box.gorilla)
        self.warrior: vec[i64] = numbers(box.warrior)
        self.cured: i64 = mask(box.cured)

    def read_languages(self, box: Box) -> None:
        """Languages by number; 0 has no id and means that the die decides."""
        self.language_ids = box.languages
        self.flag_language: vec[i64] = numbers(box.flag_language)
        self.nation_language: vec[i64] = numbers(box.nation_language)
        self.belgian_die: vec[i64] = numbers([0, *box.belgian_die])

    def read_characters(self, box: Box) -> None:
        """Kinds: each nation with each profession, then each non-belligerent on its own."""
        kinds = [[c for c in box.characters if c.kind == id_] for id_ in belligerent_kinds()]
        neutrals = [card for card in box.characters if not card.belligerent]
        kinds += [[card] for card in neutrals]
        self.kind_ids = belligerent_kinds() + neutral_ids(neutrals)
        self.kind_persons = [[card.name for card in kind] for kind in kinds]
        self.kind_nation: vec[i64] = numbers([kind[0].nation for kind in kinds])
        self.kind_professions: vec[i64] = numbers([mask(kind[0].professions) for kind in kinds])
        self.kind_copies: vec[i64] = numbers([len(kind) for kind in kinds])

    def read_auxiliaries(self, box: Box) -> None:
        """Auxiliaries by kind, with the professions that each fits as a bit mask."""
        self.auxiliary_ids = list(AUXILIARY_IDS)
        self.auxiliary_names = [card.name for card in box.auxiliaries]
        self.auxiliary_fits: vec[i64] = numbers([card.fits for card in box.auxiliaries])
        self.auxiliary_cards: vec[i64] = numbers([card.cards for card in box.auxiliaries])
        self.auxiliary_halves: vec[i64] = numbers([card.halves for card in box.auxiliaries])

    def read_specials(self, box: Box) -> None:
        """Special cards, with the stations and stops where each may be played as bit masks."""
        self.special_ids = list(SPECIAL_IDS)
        self.special_names = [card.name for card in box.specials]
        self.special_stations: vec[i64] = numbers([card.stations for card in box.specials])
        self.special_flag: vec[i64] = numbers([int(card.needs_flag) for card in box.specials])
        self.special_stops: vec[i64] = numbers([card.stops for card in box.specials])
        self.special_points: vec[i64] = numbers([card.points for card in box.specials])

    def read_starts(self, box: Box) -> None:
        """What depends on the number of seats, which is the index into these tables."""
        starts = [box.starts[n] for n in SEATS]
        none = [0] * SEATS[0]
        self.start_stop: vec[i64] = numbers(none + [start.stop for start in starts])
        self.skipped: vec[i64] = numbers(none + [mask(start.skipped) for start in starts])
        self.neutrals_removed: vec[i64] = numbers(none + [start.neutrals for start in starts])
        self.specials_removed: vec[i64] = numbers(none + [mask(start.removed) for start in starts])
        self.hand_specials: vec[i64] = numbers(none + [start.specials for start in starts])

    def read_numbers(self, box: Box) -> None:
        """What is dealt and scored."""
        found = box.numbers
        self.hand_characters: i64 = found["hand_characters"]
        self.hand_auxiliaries: i64 = found["hand_auxiliaries"]
        self.start_hippos: i64 = found["start_hippos"]
        self.hippo_reward: i64 = found["hippo_reward"]
        self.village_value: i64 = found["village_value"]
        self.special_halves: i64 = found["special_halves"]
        self.tie_points: i64 = found["tie_points"]


def numbers(items: list[int]) -> vec[i64]:
    """A list as a table."""
    return vec[i64](items)


def neutral_ids(cards: list[Character]) -> list[str]:
    """The ids of non-belligerents; cards equal to an earlier one are numbered from 2."""
    names = [card.kind for card in cards]
    found: list[str] = []
    for n, name in enumerate(names):
        before = names[:n].count(name)
        found.append(f"{name}-{before + 1}" if before else name)
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
    text = files("kindu.games.congo").joinpath("board.toml").read_text("utf-8")
    return read_board(text)

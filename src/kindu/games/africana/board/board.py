"""The board: board.toml turned into tables of ints, the only source of places and cards."""

from functools import cache
from importlib.resources import files
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.africana.board.check import Box
from kindu.games.datafile import DataFile


@final
class Board:
    """Places, routes, cards and numbers of one board, indexed from 0 in the file's order."""

    def __init__(self, box: Box, sha256: str) -> None:
        self.sha256 = sha256
        self.title = box.title
        self.read_places(box)
        self.read_companies(box)
        self.read_expeditions(box)
        self.read_adventures(box)
        self.read_numbers(box)

    def read_places(self, box: Box) -> None:
        """Colours, places and the ways between them."""
        self.colours = box.colours
        self.colour_icons = [symbol.icon for symbol in box.symbols]
        self.colour_hexes = [symbol.hex for symbol in box.symbols]
        self.travel_cards: vec[i64] = numbers(box.travel_cards)
        self.assistant_cards: vec[i64] = numbers(box.assistant_cards)
        self.place_ids = box.place_ids
        self.place_names = [place.name for place in box.places]
        self.place_lats = [place.lat for place in box.places]
        self.place_lons = [place.lon for place in box.places]
        self.book_at: vec[i64] = numbers([place.half for place in box.places])
        self.symbols: vec[i64] = numbers([mask(place.symbols) for place in box.places])
        self.neighbours: vec[vec[i64]] = rows(box.neighbours)
        self.distance: vec[vec[i64]] = rows(box.distance)
        self.route_ends = [route.ends for route in box.routes]
        self.route_bends = [route.bends for route in box.routes]
        self.route_kinds = [route.kind for route in box.routes]

    def read_companies(self, box: Box) -> None:
        """Companies in the order of their numbers."""
        self.companies = [company.country for company in box.companies]
        self.company_colours = [company.colour for company in box.companies]
        self.start_place: vec[i64] = numbers([company.start for company in box.companies])
        self.start_silver: vec[i64] = numbers([company.silver for company in box.companies])

    def read_expeditions(self, box: Box) -> None:
        """Expedition cards, sets of them as bit masks, and their spaces from left to right."""
        cards = box.expeditions
        starts = [card.start for card in cards]
        goals = [card.goal for card in cards]
        letters = [card.letter for card in cards]
        self.expedition_ids = [card.id for card in cards]
        self.expedition_letter: vec[i64] = numbers(letters)
        self.expedition_start: vec[i64] = numbers(starts)
        self.expedition_goal: vec[i64] = numbers(goals)
        self.expedition_silver: vec[i64] = numbers([card.silver for card in cards])
        self.expedition_points: vec[i64] = numbers([card.points for card in cards])
        self.letter_cards: vec[i64] = holders(letters, 3)
        self.starts_at: vec[i64] = holders(starts, len(box.places))
        self.ends_at: vec[i64] = holders(goals, len(box.places))
        self.removed_c: vec[i64] = numbers(box.removed)
        self.bonus_silver: vec[i64] = numbers([silver for silver, _ in box.bonuses])
        self.bonus_cards: vec[i64] = numbers([drawn for _, drawn in box.bonuses])

    def read_adventures(self, box: Box) -> None:
        """Adventure cards and the artefacts they show; book 0 is the northern one."""
        cards = box.adventures
        books = [card.book for card in cards]
        targets = [card.target for card in cards]
        self.artefacts = box.artefacts
        self.artefact_names = box.artefact_names
        self.adventure_ids = [card.id for card in cards]
        self.adventure_book: vec[i64] = numbers(books)
        self.adventure_target: vec[i64] = numbers(targets)
        self.adventure_artefact: vec[i64] = numbers([card.artefact for card in cards])
        self.adventure_assistant: vec[i64] = numbers([card.assistant for card in cards])
        self.adventure_silver: vec[i64] = numbers([card.silver for card in cards])
        self.adventure_points: vec[i64] = numbers([card.points for card in cards])
        self.book_cards: vec[i64] = holders(books, 2)
        self.targets_at: vec[i64] = holders(targets, len(box.places))

    def read_numbers(self, box: Box) -> None:
        """Prices, limits and points."""
        found = box.numbers
        self.adventure_price: i64 = found["adventure_price"]
        self.free_pages: i64 = found["page_turns_free_per_buy_action"]
        self.page_price: i64 = found["page_turn_price"]
        self.recolour_price: i64 = found["recolour_price"]
        self.hand_limit: i64 = found["hand_limit"]
        self.open_limit: i64 = found["open_adventures_limit"]
        self.markers: i64 = found["markers_per_player"]
        self.cards_drawn: i64 = found["travel_cards_drawn"]
        self.starting_cards: i64 = found["starting_travel_cards"]
        self.starting_jokers: i64 = found["starting_jokers"]
        self.spaces: i64 = found["open_expeditions"]
        self.two_identical: i64 = found["two_identical"]
        self.three_identical: i64 = found["three_identical"]
        self.two_different: i64 = found["two_different"]
        self.four_different: i64 = found["four_different"]
        self.silver_per_point: i64 = found["silver_per_vp"]
        self.cards_per_point: i64 = found["travel_cards_per_vp"]
        self.open_artefact_points: i64 = found["vp_per_unfinished_artefact"]
        self.penalty: vec[i64] = numbers(box.penalty)


def numbers(items: list[int]) -> vec[i64]:
    """A list as a table."""
    return vec[i64](items)


def rows(items: list[list[int]]) -> vec[vec[i64]]:
    """A list of lists as a table of tables."""
    return vec[vec[i64]]([numbers(item) for item in items])


def mask(items: list[int]) -> int:
    """A set of small numbers as one number, one bit each."""
    bits = 0
    for item in items:
        bits += BIT[item]
    return bits


def holders(held: list[int], amount: int) -> vec[i64]:
    """For each number below `amount`, a bit mask of the positions in the list that hold it."""
    return numbers([mask([n for n, x in enumerate(held) if x == item]) for item in range(amount)])


def read_board(text: str, name: str = "board.toml") -> Board:
    """Read a board from a text; BoardError lists everything that is wrong with it."""
    file = DataFile(text, name)
    box = Box(file.top)
    file.finish()
    return Board(box, file.sha256())


@cache
def standard_board() -> Board:
    """The board that comes with the game."""
    return read_board(files("kindu.games.africana").joinpath("board.toml").read_text("utf-8"))

"""Components: all of board.toml, checked against itself and the box."""

from typing import final

from kindu.games.africana.board.components import (
    AN_ID,
    BONUSES,
    BOX,
    COLOURS,
    COMPANIES,
    HALVES,
    LETTERS,
    LIMITS,
    META,
    MONEY,
    SCORING,
    SPACES,
    Adventure,
    Colour,
    Company,
    Expedition,
    Place,
    Route,
    read_numbers,
)
from kindu.games.datafile import IDENTIFIER, TomlSection, shown


@final
class Box:
    """Everything that board.toml says; the file collects faults until its `finish`."""

    def __init__(self, top: TomlSection) -> None:
        self.title = read_meta(top)
        self.split = read_counts(top)
        self.numbers = read_money(top)
        self.numbers.update(read_numbers(top.table("limits"), LIMITS))
        scoring = top.table("scoring")
        self.numbers.update(read_numbers(scoring, SCORING))
        self.penalty = scoring.numbers("assistants_penalty", -99, 0)
        self.symbols = read_colours(top)
        self.colours = [symbol.id for symbol in self.symbols]
        self.travel_cards = [symbol.travel for symbol in self.symbols]
        self.assistant_cards = [BOX["assistant_cards_per_colour"] for _ in self.colours]
        self.places = read_places(top, self.colours)
        self.place_ids = [place.id for place in self.places]
        self.routes = read_routes(top, self.place_ids)
        self.neighbours = neighbours_by(self.routes, len(self.places))
        self.distance = [steps_from(n, self.neighbours) for n in range(len(self.places))]
        check_connected(self.places, self.distance)
        self.companies = read_companies(top, self.place_ids)
        self.bonuses = read_spaces(top)
        self.expeditions = read_expeditions(top, self.place_ids, self.distance)
        check_letters(top, self.expeditions, self.split)
        self.removed = read_removed(top, self.expeditions)
        self.artefacts: list[str] = []
        self.artefact_names: list[str] = []
        self.read_artefacts(top)
        self.adventures = self.read_adventures(top)

    def read_artefacts(self, top: TomlSection) -> None:
        """The kinds of artefacts."""
        blocks = top.blocks("artefacts", BOX["artefact_kinds"])
        for block in blocks:
            self.artefacts.append(block.word("id", IDENTIFIER, AN_ID))
            self.artefact_names.append(block.word("name"))
            copies = BOX["artefact_copies_each"]
            block.number("copies", copies, copies)
            block.note("src")
        check_unique(blocks, "id")

    def read_adventures(self, top: TomlSection) -> list[Adventure]:
        """AF-COMP-05: 15 cards with a white and 15 with a brown frame."""
        blocks = top.blocks("adventures", BOX["adventure_cards"])
        cards = [Adventure(block, self.places) for block in blocks]
        for card in cards:
            card.read_prize(self.artefacts, self.colours)
        check_unique(blocks, "id")
        for book, half in enumerate(HALVES):
            here = [card for card in cards if card.book == book]
            amount = BOX["adventure_cards_white"]
            check_amount(top, [c.block for c in here], amount, "adventures", f"in the {half} book")
            check_sets(top, here, half, self.artefacts, self.colours)
        return cards


def read_meta(top: TomlSection) -> str:
    """The title. The rest of [meta] is for people, and [projection] for drawings."""
    meta = top.table("meta")
    for key in ("id", "designer", "publisher"):
        meta.word(key)
    read_numbers(meta, META)
    window = top.table("projection")
    for key in ("lon_min", "lon_max", "lat_min", "lat_max"):
        window.real(key, -180.0, 180.0)
    return meta.word("title")


def read_counts(top: TomlSection) -> dict[str, int]:
    """AF-COMP-10: the box holds what the component list says; some splits are our own.

    The number of travel cards per colour is that of an even split; the colours have their own.
    """
    counts = top.table("counts")
    for key, amount in BOX.items():
        counts.number(key, amount, amount)
    split = top.table("counts_reconstructed")
    cards = BOX["expedition_cards"]
    found = read_numbers(split, {f"expedition_cards_{c}": (0, cards) for c in "abc"})
    if sum(found.values()) != cards:
        split.fault(f"expected a, b and c to add up to {cards}, found {sum(found.values())}")
    each = BOX["travel_cards"] // COLOURS
    split.number("travel_cards_per_colour", each, each)
    return found


def read_money(top: TomlSection) -> dict[str, int]:
    """AF-COMP-12: the bank never runs dry."""
    money = top.table("money")
    money.flag("coins_limited", False)
    return read_numbers(money, MONEY)


def read_colours(top: TomlSection) -> list[Colour]:
    """The five colours; each may have its own number of travel cards (RUL-20)."""
    blocks = top.blocks("symbols", COLOURS)
    check_unique(blocks, "id")
    found = [Colour(block) for block in blocks]
    cards, wanted = sum([colour.travel for colour in found]), BOX["travel_cards"]
    if len(found) == COLOURS and cards != wanted:
        top.fault(
            f"expected {wanted} travel cards of all symbols together, found {cards}", "symbols"
        )
    return found


def read_places(top: TomlSection, colours: list[str]) -> list[Place]:
    """AF-COMP-01: 22 locations, 11 north of the equator and 11 south of it."""
    blocks = top.blocks("locations", BOX["locations"])
    places = [Place(block, colours) for block in blocks]
    check_unique(blocks, "id")
    for n, half in enumerate(HALVES):
        here = [place.block for place in places if place.half == n]
        check_amount(top, here, BOX[f"locations_{half}"], "locations", f"in the {half}")
    return places


def read_routes(top: TomlSection, places: list[str]) -> list[Route]:
    """AF-COMP-02: a route joins two locations, in both directions; no pair has two routes."""
    found: list[Route] = []
    ways: list[list[int]] = []
    for block in top.blocks("routes"):
        route = Route(block, places)
        way = sorted(route.ends)
        if way and way in ways:
            words = f"{places[route.ends[0]]} to {places[route.ends[1]]} again"
            block.fault(f"expected every route once, found {words}", "between")
        elif way:
            found.append(route)
            ways.append(way)
    return found


def neighbours_by(routes: list[Route], places: int) -> list[list[int]]:
    """For each location its neighbours, in ascending order."""
    near: list[list[int]] = [[] for _ in range(places)]
    for route in routes:
        near[route.ends[0]].append(route.ends[1])
        near[route.ends[1]].append(route.ends[0])
    return [sorted(row) for row in near]


def steps_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """How many steps each location is away from this one; -1 if it can't be reached."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for place in reached:
        for near in neighbours[place]:
            if steps[near] < 0:
                steps[near] = steps[place] + 1
                reached.append(near)
    return steps


def check_connected(places: list[Place], distance: list[list[int]]) -> None:
    """Every location must be reachable; the fault names the first one that isn't."""
    if places and -1 in distance[0]:
        place = places[distance[0].index(-1)]
        place.block.fault(f"expected a way from {places[0].name} to {place.name}, found none")


def read_companies(top: TomlSection, places: list[str]) -> list[Company]:
    """The four companies in the order of their numbers."""
    blocks = top.blocks("companies", BOX["company_cards"])
    return [Company(block, n, places) for n, block in enumerate(blocks[: len(COMPANIES)])]


def read_spaces(top: TomlSection) -> list[tuple[int, int]]:
    """AF-COMP-13: five spaces in a row, each with a bonus of silver or of one travel card."""
    bonuses: list[tuple[int, int]] = []
    for n, block in enumerate(top.blocks("expedition_spaces", SPACES)):
        block.number("position", n + 1, n + 1)
        kind = block.index("bonus", BONUSES)
        amount = block.number("amount", 1, 1 if kind == 1 else 9)
        bonuses.append((amount, 0) if kind == 0 else (0, amount))
        block.note("src")
    return bonuses


def read_expeditions(
    top: TomlSection, places: list[str], distance: list[list[int]]
) -> list[Expedition]:
    """All expedition cards; no two lead from the same start to the same destination."""
    blocks = top.blocks("expeditions", BOX["expedition_cards"])
    cards = [Expedition(block, places) for block in blocks]
    check_unique(blocks, "id")
    first: dict[tuple[int, int], Expedition] = {}
    for card in cards:
        card.check_way(distance)
        way = (card.start, card.goal)
        if -1 not in way and first.setdefault(way, card) is not card:
            found = f"{places[card.start]} to {places[card.goal]} again, as {first[way].id}"
            card.block.fault(f"expected every way once, found {found}", "start")
    return cards


def check_letters(top: TomlSection, cards: list[Expedition], split: dict[str, int]) -> None:
    """Each letter has as many cards as the split says."""
    for n, letter in enumerate(LETTERS):
        here = [card.block for card in cards if card.letter == n]
        amount = split[f"expedition_cards_{letter.lower()}"]
        check_amount(top, here, amount, "expeditions", f"of group {letter}")


def read_removed(top: TomlSection, cards: list[Expedition]) -> list[int]:
    """The C cards that stay out, by number of players; enough cards are left for all spaces."""
    late = len([card for card in cards if card.letter == 2])
    most = max(0, min(late, len(cards) - SPACES))
    table = top.table("setup").table("expedition_c_cards_removed")
    return [0, 0] + [table.number(str(players), 0, most) for players in (2, 3, 4)]


def check_sets(
    top: TomlSection, cards: list[Adventure], half: str, artefacts: list[str], colours: list[str]
) -> None:
    """AF-COMP-06: a book holds one assistant of each colour and two artefacts of each kind."""
    for n, colour in enumerate(colours):
        here = [card.block for card in cards if card.assistant == n]
        check_amount(top, here, 1, "adventures", f"with the assistant {colour} in the {half} book")
    for n, artefact in enumerate(artefacts):
        here = [card.block for card in cards if card.artefact == n]
        check_amount(top, here, 2, "adventures", f"with the artefact {artefact} in the {half} book")


def check_amount(
    top: TomlSection, found: list[TomlSection], amount: int, key: str, which: str
) -> None:
    """Blame the first surplus block, or the first block of all if some are missing."""
    what = key.removesuffix("s") if amount == 1 else key
    sentence = f"expected {amount} {what} {which}, found {len(found)}"
    if len(found) > amount:
        found[amount].fault(sentence)
    elif len(found) < amount:
        top.fault(sentence, key)


def check_unique(blocks: list[TomlSection], key: str) -> None:
    """Blame each block whose word an earlier block already has."""
    first: dict[str, TomlSection] = {}
    for block in blocks:
        value = block.get(key)
        if isinstance(value, str) and first.setdefault(value, block) is not block:
            found = f"{shown(value)} again, as in line {first[value].line}"
            block.fault(f"expected every {key} once, found {found}", key)

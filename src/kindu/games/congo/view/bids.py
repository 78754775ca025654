"""Bids and cards in hand in words: what a character is worth here, and what fits it.

Nothing is decided here: a character is put on a copy of the table, and the rules are asked.
"""

# Not compiled: it counts halves, and whole numbers must be shown as 4, not 4.0.

from collections.abc import Iterator
from typing import Literal, TypedDict

from mypy_extensions import i64

from kindu.core.words import Fact
from kindu.games.congo import auxiliaries, values
from kindu.games.congo.board.numbers import AUXILIARIES, DIE, HIDDEN, KINDS
from kindu.games.congo.state import characters
from kindu.games.congo.state.state import Tabletop
from kindu.games.congo.view.ahead import unspoiled_ahead
from kindu.games.congo.view.box import whole
from kindu.games.congo.why_not import not_this_auxiliary
from kindu.games.piles import ONE, count

Part = Literal["profession", "nation", "sympathy", "special", "auxiliary"]

# What a part of a total is for, by its rule; each special card has its own rule.
PARTS: dict[str, Part] = {
    "CO-VAL-01": "profession",
    "CO-VAL-03": "nation",
    "CO-VAL-05": "sympathy",
    "CO-AUX-02": "auxiliary",
}


class PartView(TypedDict):
    """One number of a total: what it is for, and how much it adds or takes away.

    `cards` is the number of auxiliaries; it is 1 for everything else.
    """

    what: Part
    id: str
    cards: int
    value: float
    rule: str


class BidView(TypedDict):
    """A bid on the board; one that this eye can't see has no character and no numbers.

    `leads`, `behind` and `may_wait` are about the auxiliary step, when all bids are face up. While
    a value is `pending`, its die still has to be rolled (CO-VAL-05).
    """

    face_up: bool
    character: str | None
    parts: list[PartView]
    base: float | None
    total: float | None
    pending: bool
    sympathy: str | None
    language: str | None
    auxiliaries: dict[str, int]
    leads: bool
    behind: float | None
    may_wait: bool
    waited: bool
    dropped: bool


class CharacterView(TypedDict):
    """A kind of character in hand: its base value here, `least` to `most` depending on the die.

    `lowers` and `raises` are what the die may do to the sum of the parts. `help` is what the
    player's auxiliaries add, counting those that are sure to fit. `unspoiled` are the stops from
    here on whose flag takes nothing away from it.
    """

    id: str
    count: int
    parts: list[PartView]
    least: float | None
    most: float | None
    lowers: float
    raises: float
    help: float
    unspoiled: list[str]


class AuxiliaryView(TypedDict):
    """A kind of auxiliary in hand, and whether it `fits` the bid; if not, `why` is the rule.

    Both are None if there is no bid, or if language dice will decide.
    """

    id: str
    count: int
    fits: bool | None
    why: str | None


def part_view(t: Tabletop, fact: Fact) -> PartView:
    """A fact of `values.explain` by name."""
    what = PARTS.get(fact.rule, "special")
    board = t.board
    names = {
        "profession": board.profession_ids,
        "nation": board.nation_ids,
        "sympathy": board.nation_ids,
        "special": board.special_ids,
        "auxiliary": board.auxiliary_ids,
    }
    return PartView(
        what=what,
        id=names[what][fact.a],
        cards=int(fact.b) if what == "auxiliary" else 1,
        value=whole(fact.c),
        rule=fact.rule,
    )


def part_views(t: Tabletop, seat: int) -> list[PartView]:
    """The total of a seat's bid as a sum."""
    return [part_view(t, fact) for fact in values.explain(t, seat)]


def bid_view(t: Tabletop, seat: int) -> BidView | None:
    """The bid of a seat; none if there is none on the board."""
    player = t.players[seat]
    if player.bid < 0:
        return None
    known = player.bid != HIDDEN
    nation = int(t.board.sympathy[player.sympathy])
    return BidView(
        face_up=bool(t.open),
        character=t.board.kind_ids[player.bid] if known else None,
        parts=part_views(t, seat) if known else [],
        base=whole(values.base(t, seat)) if known else None,
        total=whole(values.total(t, seat)) if known else None,
        pending=known and t.flag() >= 0 and int(values.nation_for_flag(t, seat)) < 0,
        sympathy=t.board.nation_ids[nation] if player.sympathy else None,
        language=t.board.language_ids[player.language] if player.language else None,
        auxiliaries=laid(t, player.laid),
        leads=bool(t.open) and bool(int(values.leaders(t)) >> seat & 1),
        behind=whole(values.highest(t) - values.total(t, seat)) if t.open else None,
        may_wait=bool(t.open) and auxiliaries.may_wait(t, seat),
        waited=bool(player.waited),
        dropped=bool(player.dropped),
    )


def laid(t: Tabletop, pile: i64) -> dict[str, int]:
    """Auxiliaries by their ids; kinds with no card are left out."""
    found = {key: int(count(pile, kind)) for kind, key in enumerate(t.board.auxiliary_ids)}
    return {key: n for key, n in found.items() if n}


# --- hands --------------------------------------------------------------------------------


def hand_view(t: Tabletop, seat: int) -> list[CharacterView]:
    """The characters of a hand, the best of them first."""
    pile = t.players[seat].hand
    kinds = [kind for kind in range(KINDS) if characters.count(pile, kind)]
    found = [character_view(t, seat, kind) for kind in kinds]
    return sorted(found, key=lambda card: (-(card["most"] or 0), -(card["least"] or 0)))


def character_view(t: Tabletop, seat: int, kind: int) -> CharacterView:
    """A kind of character, as if it were the bid; before the tile is turned it has no value."""
    turned = t.station() >= 0
    table = supposed(t, seat, kind)
    found = base_values(table, seat) if turned else []
    return CharacterView(
        id=t.board.kind_ids[kind],
        count=int(characters.count(t.players[seat].hand, kind)),
        parts=part_views(table, seat) if turned else [],
        least=whole(min(found)) if turned else None,
        most=whole(max(found)) if turned else None,
        lowers=whole(min(found) - values.base(table, seat)) if turned else 0,
        raises=whole(max(found) - values.base(table, seat)) if turned else 0,
        help=whole(full_help(table, seat)) if turned else 0,
        unspoiled=unspoiled_ahead(t, seat, kind),
    )


def supposed(t: Tabletop, seat: int, kind: int) -> Tabletop:
    """A table where this character is the seat's bid, with nothing rolled or laid for it yet."""
    table = t.clone()
    player = table.players[seat]
    player.bid = kind
    player.laid = 0
    player.sympathy = 0
    player.language = 0
    return table


def base_values(t: Tabletop, seat: int) -> list[i64]:
    """The base value of a seat's bid with each face of the sympathy die."""
    found: list[i64] = []
    for die in range(1, DIE + 1):
        t.players[seat].sympathy = die
        found.append(values.base(t, seat))
    t.players[seat].sympathy = 0
    return found


def full_help(t: Tabletop, seat: int) -> i64:
    """Lay all of a seat's auxiliaries that are sure to fit its bid, and say what they add."""
    player = t.players[seat]
    for kind in range(AUXILIARIES):
        for _ in range(count(player.helpers, kind)):
            if not surely_fits(t, seat, kind):
                break  # another of its kind would not fit either
            player.laid += ONE[kind]
    return values.help_value(t, player.laid)


def helpers_view(t: Tabletop, seat: int) -> list[AuxiliaryView]:
    """The auxiliaries in a hand: first those that fit, then those that may, then the others."""
    held = [kind for kind in range(AUXILIARIES) if count(t.players[seat].helpers, kind)]
    found = [helper_view(t, seat, kind) for kind in held]
    return sorted(found, key=lambda card: (True, None, False).index(card["fits"]))


def helper_view(t: Tabletop, seat: int, kind: int) -> AuxiliaryView:
    """An auxiliary of a hand."""
    known = 0 <= t.players[seat].bid < HIDDEN
    fits = surely_fits(t, seat, kind) if known else None
    return AuxiliaryView(
        id=t.board.auxiliary_ids[kind],
        count=int(count(t.players[seat].helpers, kind)),
        fits=fits,
        why=not_this_auxiliary(t, seat, kind)[0].rule if fits is False else None,
    )


def surely_fits(t: Tabletop, seat: int, kind: int) -> bool | None:
    """Whether an auxiliary fits a seat's bid, whatever the language dice may still show."""
    tables = spoken(t, seat)
    first = auxiliaries.fits(next(tables), seat, kind)
    return None if any(auxiliaries.fits(one, seat, kind) != first for one in tables) else first


def spoken(t: Tabletop, seat: int) -> Iterator[Tabletop]:
    """The table with each language that the station and a seat's bid may still speak."""
    table = t.clone()
    faces = sorted({t.board.belgian_die[die] for die in range(1, DIE + 1)})
    for table.speech in [t.speech] if t.speech else faces:
        own = t.players[seat].language
        for language in [own] if own else faces:
            table.players[seat].language = language
            yield table

"""One player of Congo 1884 in words: points, hands, bid and hippo tiles."""

# Not compiled: it counts halves, and whole numbers must be shown as 4, not 4.0.

from typing import Literal, TypedDict

from mypy_extensions import i64

from kindu.core.words import kind_of
from kindu.games.congo import ties
from kindu.games.congo.board.numbers import HIDDEN, MOST_TILE
from kindu.games.congo.kinds import BID, SPECIAL
from kindu.games.congo.specials import offer
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state import characters
from kindu.games.congo.state.state import Tabletop
from kindu.games.congo.view.ahead import playable_ahead
from kindu.games.congo.view.bids import (
    AuxiliaryView,
    BidView,
    CharacterView,
    bid_view,
    hand_view,
    helpers_view,
)
from kindu.games.congo.view.box import members, whole
from kindu.games.piles import count, total

Against = Literal["station", "flag", "stop"]
AGAINST: dict[int, Against] = {
    int(offer.STATION): "station",
    int(offer.FLAG): "flag",
    int(offer.STOP): "stop",
}

Moment = Literal["soon", "later", "now", "passed", "played", "over"]


class SpecialView(TypedDict):
    """A special card in hand, and whether it may be played here; if not, `why` is the rule.

    `against` is what rules it out at this place. From here on it may be played at the stops in
    `sure`; at those in `open` that depends on their tiles.
    """

    id: str
    playable: bool
    why: str | None
    against: Against | None
    sure: list[str]
    open: list[str]


class LineView(TypedDict):
    """A line of the score sheet; the line of a station names its stop."""

    rule: str
    stop: str | None
    points: float


class SeatView(TypedDict):
    """One player; what this eye may not be shown is None.

    `score` is on the track; `points` also counts the special cards in hand. `known` are the
    characters, in hand or bid, that everybody has seen. `committed` are the hippo tiles laid in a
    tie. `special_moment` is when this player may play a special card; `played`: somebody has.
    """

    score: int
    points: float
    sheet: list[LineView]
    characters: int
    hand: list[CharacterView] | None
    known: dict[str, int]
    auxiliaries: int
    helpers: list[AuxiliaryView] | None
    specials: int
    special_hand: list[SpecialView] | None
    special_moment: Moment
    tiles: int
    hippos: dict[str, int] | None
    bid: BidView | None
    choice: str | None
    roll: int | None
    committed: dict[str, int] | None
    strength: int | None
    stopped: bool


def named(names: list[str], number: i64) -> str | None:
    """The name of a number; -1 has none."""
    return names[number] if number >= 0 else None


def pile(names: list[str], cards: i64) -> dict[str, int]:
    """Cards by name; kinds with no card are left out."""
    found = {name: int(count(cards, kind)) for kind, name in enumerate(names)}
    return {name: n for name, n in found.items() if n}


def people(t: Tabletop, cards: i64) -> dict[str, int]:
    """Characters by kind; kinds with no card are left out."""
    found = {key: int(characters.count(cards, kind)) for kind, key in enumerate(t.board.kind_ids)}
    return {key: n for key, n in found.items() if n}


def numbered(tiles: i64) -> dict[str, int]:
    """Hippo tiles by their numbers, the highest first."""
    return {str(n): int(count(tiles, n)) for n in range(MOST_TILE, 0, -1) if count(tiles, n)}


def seat_view(t: Tabletop, seat: int) -> SeatView:
    """What this eye sees of a player (CO-INFO-01, CO-INFO-02, CO-INFO-03, CO-INFO-04)."""
    player = t.players[seat]
    board = t.board
    # A face-down bid may be one of the characters that are known.
    all_seen = player.bid != HIDDEN and characters.total(player.hand) == player.cards
    cards = members(board.special_ids, player.specials)
    tiles = total(player.hippos) == player.tiles
    return SeatView(
        score=int(player.score),
        points=whole(t.points(seat)),
        sheet=sheet_view(t, seat),
        characters=int(player.cards),
        hand=hand_view(t, seat) if all_seen else None,
        known=people(t, player.known),
        auxiliaries=int(player.helper_cards),
        helpers=helpers_view(t, seat) if total(player.helpers) == player.helper_cards else None,
        specials=int(player.special_cards),
        special_hand=specials_view(t, cards) if len(cards) == player.special_cards else None,
        special_moment=special_moment(t, seat),
        tiles=int(player.tiles),
        hippos=numbered(player.hippos) if tiles else None,
        bid=bid_view(t, seat),
        choice=named(board.kind_ids, player.choice),
        roll=int(count(t.rolls, seat)) or None,
        committed=numbered(player.committed) if player.committed else None,
        strength=int(ties.strength(player.committed)) if player.committed else None,
        stopped=bool(player.stopped),
    )


def specials_view(t: Tabletop, cards: list[str]) -> list[SpecialView]:
    """The special cards of a hand."""
    numbers = [t.board.special_ids.index(card) for card in cards]
    ahead = playable_ahead(t, numbers)
    return [
        special_view(t, card, sure, open_)
        for card, (sure, open_) in zip(numbers, ahead, strict=True)
    ]


def special_moment(t: Tabletop, seat: int) -> Moment:
    """When a seat may play a special card: in the order of `offer.ask_next`."""
    if t.card >= 0:
        return "played"
    asked = int(t.to_act())
    kind = kind_of(t.question()) if asked < t.seats else 0
    if kind == BID:
        return "soon"
    if kind != SPECIAL:
        return "over"
    order = [int(t.seat_at(n)) for n in range(int(t.seats))]
    if asked == seat:
        return "now"
    return "passed" if order.index(seat) < order.index(asked) else "later"


def special_view(t: Tabletop, card: int, sure: list[str], open_: list[str]) -> SpecialView:
    """A special card in a hand; until the tile is turned up nobody knows whether it fits."""
    turned = t.station() >= 0
    against = AGAINST.get(int(offer.against(t, card))) if turned else None
    return SpecialView(
        id=t.board.special_ids[card],
        playable=turned and not against,
        why=CARDS[card].place if against else None,
        against=against,
        sure=sure,
        open=open_,
    )


def sheet_view(t: Tabletop, seat: int) -> list[LineView]:
    """The score sheet."""
    return [
        LineView(
            rule=fact.rule,
            stop=t.board.stop_ids[fact.a] if fact.rule == "CO-SCORE-01" else None,
            points=whole(fact.points),
        )
        for fact in t.sheet(seat)
    ]

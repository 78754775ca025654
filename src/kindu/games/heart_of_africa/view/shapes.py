"""The typed dictionaries of a table, as Heart of Africa sends them to screens."""

from typing import Literal, TypedDict

from kindu.games.heart_of_africa.view.ways import TicketView

Question = Literal["keep", "turn", "second", "colour", "locomotives", "double", "wild"]


class SeatView(TypedDict):
    """One player; what this eye may not be shown is None.

    `known` are the cards in hand that everybody saw taken. `routes` are the points that everybody
    can see; `points` also counts the tickets that this eye knows.
    """

    colour: str
    trains: int
    cards: int
    known: dict[str, int]
    hand: dict[str, int] | None
    terrain: dict[str, int]
    kept: int
    tickets: list[TicketView] | None
    tracks: list[str]
    routes: int
    points: int


class DoublingView(TypedDict):
    """The locomotives that this eye needs to double tracks of one type with this price.

    `levels`: they are needed to draw level with the best rival; otherwise they pay the price.
    `held`: this many are in hand, not counting those that a set takes.
    """

    price: int
    lengths: list[int]
    locomotives: int
    levels: bool
    held: bool


class TerrainView(TypedDict):
    """A type of terrain: the most cards that any player has, and who has them.

    `lead` is how many more that is than the next player has, 0 if several are level. `rival` is
    the most cards that any opponent of this eye has; None for spectators.
    """

    id: str
    most: int
    leaders: list[int]
    lead: int
    rival: int | None
    doubling: list[DoublingView]


class OfferView(TypedDict):
    """The tickets that this eye chooses from, those kept so far, and the fewest to keep.

    `answers` are the numbers of the answers that keep them, including those to be named later. A
    finished choice is shown until all have chosen.
    """

    tickets: list[TicketView]
    answers: dict[str, int]
    kept: list[str]
    least: int


class PendingView(TypedDict):
    """The claim that this eye is putting together, as far as it has got."""

    track: str
    card: str | None
    locomotives: int | None


class PlannedTrackView(TypedDict):
    """A track of a planned way: the colour that pays, and what of it is in hand.

    `card` is grey if any colour would do and none is in hand. `missing` are cards by colour;
    locomotives are named there only if a ferry asks for them, but they replace all others.
    """

    track: str
    card: str
    cards: int
    locomotives: int
    missing: dict[str, int]


class PlannedWayView(TypedDict):
    """The cheapest way to a stop or a country, or for a ticket, with the hand as it is.

    It has the fewest missing cards, then the fewest spaces. `need` are all missing cards by
    colour, `completes` the tickets that it would complete.
    """

    to: str
    tracks: list[PlannedTrackView]
    trains: int
    points: int
    missing: int
    need: dict[str, int]
    completes: list[str]


class TableView(TypedDict):
    """Everything on the table; `question` is its kind, but another player's claim is just a turn.

    `claims` are the tracks that this eye could claim with its hand, and `closed` the free tracks
    that it can never claim.
    """

    round: int
    first: int
    asked: int | None
    question: Question | None
    last_round: bool
    turns_left: int | None
    train_row: list[str | None]
    train_deck: int
    train_discard: dict[str, int]
    terrain_row: list[str | None]
    terrain_deck: dict[str, int]
    terrain_discard: dict[str, int]
    ticket_deck: int
    terrain: list[TerrainView]
    seats: list[SeatView]
    claims: list[str]
    closed: list[str]
    offer: OfferView | None
    pending: PendingView | None

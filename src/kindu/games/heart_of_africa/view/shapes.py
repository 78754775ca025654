"""What a screen of Heart of Africa is sent: the typed dictionaries of a table."""

from typing import Literal, TypedDict

from kindu.games.heart_of_africa.view.ways import TicketView

Question = Literal["keep", "turn", "second", "colour", "locomotives", "double", "wild"]


class SeatView(TypedDict):
    """One player; what this eye may not be shown is None.

    `known` are the cards in hand that all saw taken. `routes` are the points that all can see;
    `points` are those with the tickets this eye knows.
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

    `levels`: they make it level with the best rival; else they pay the price. `held`: so many
    are in hand, apart from what a set takes.
    """

    price: int
    lengths: list[int]
    locomotives: int
    levels: bool
    held: bool


class TerrainView(TypedDict):
    """A type of terrain: the greatest number before a player, and who has so many.

    `lead` is how many more that is than before any other player; 0 where several are level.
    `rival` is the greatest number before any other player than this eye; None for spectators.
    """

    id: str
    most: int
    leaders: list[int]
    lead: int
    rival: int | None
    doubling: list[DoublingView]


class OfferView(TypedDict):
    """The tickets that this eye is choosing from: those kept so far, and the fewest to keep.

    `answers` are the numbers of the answers that keep them, also of those to be named later. When
    the choice is made, it is shown until all have chosen.
    """

    tickets: list[TicketView]
    answers: dict[str, int]
    kept: list[str]
    least: int


class PendingView(TypedDict):
    """The claim that this eye is putting together, as far as it is."""

    track: str
    card: str | None
    locomotives: int | None


class TableView(TypedDict):
    """All that lies on the table; `question` is the kind asked, a claim of others only a turn.

    `claims` are the tracks that this eye could claim with its hand, `closed` the free ones
    that it never can.
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

"""The typed dictionaries of a table, as Congo 1884 sends them to screens."""

# Not compiled: it counts halves, and whole numbers must be shown as 4, not 4.0.

from typing import Literal, TypedDict

from kindu.games.congo.view.seats import SeatView

Question = Literal[
    "bid",
    "special",
    "lay",
    "lay_more",
    "tiles",
    "tiles_more",
    "raise",
    "raise_more",
    "gorilla",
    "fight",
    "warrior",
    "hunt",
    "look",
    "discard",
    "victim",
    "deck",
    "swap",
]


FightStep = Literal["bids", "special", "values", "auxiliaries", "chief"]


class StopState(TypedDict):
    """A stop as it is now: flag, chief, and its tile if this eye knows it; `turned`: all know it.

    `looked` are the seats that have looked at the tile; a stop that is not `used` is left out.
    """

    id: str
    used: bool
    station: str | None
    turned: bool
    looked: list[int]
    flag: str | None
    chief: int | None


class PileView(TypedDict):
    """A face-down deck and its open discards, by kind."""

    deck: int
    discard: dict[str, int]


class CardView(TypedDict):
    """The special card of the round; `drawn` is the character drawn for Colonist, if known."""

    id: str
    owner: int
    drawn: str | None


class TieView(TypedDict):
    """Who fights with hippo tiles and, once the tiles are face up, who is ahead."""

    seats: list[int]
    ahead: list[int]
    open: bool


class TableView(TypedDict):
    """Everything on the table; `asked` answers next, and `waiting` are all who have to answer.

    Where seats are asked in turn, `next` is the one asked after that seat, as things stand.
    `step` is the step of the fight to which the question belongs (CO-ROUND-03); the step for
    values asks nobody.

    `unseen` are the station tiles that this eye has not seen, including those left over.
    """

    round: int
    rounds: int
    first: int
    order: list[int]
    asked: int | None
    next: int | None
    waiting: list[int]
    question: Question | None
    step: FightStep
    stop: str
    station: str | None
    flag: str | None
    language: str | None
    value: int
    places: list[StopState]
    unseen: dict[str, int]
    characters: PileView
    auxiliaries: PileView
    specials: PileView
    hippos: PileView
    gone: list[str]
    removed: int
    removed_specials: list[str]
    face_up: bool
    card: CardView | None
    helpers_allowed: bool
    highest: float | None
    tie: TieView | None
    chief: int | None
    seats: list[SeatView]

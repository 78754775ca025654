"""The words of a legal answer of Heart of Africa, as the seat that is asked is sent them."""

# Not compiled: only types, read by `make types` and by tests.

from typing import Literal, NotRequired, TypedDict


class TakeWords(TypedDict):
    """Take an open card; of terrain also what this seat and the best other one have."""

    verb: Literal["take"]
    card: NotRequired[str]
    terrain: NotRequired[str]
    own: NotRequired[int]
    rival: NotRequired[int]


class DrawWords(TypedDict):
    """Draw from a deck; of tickets also how many come, and the fewest to keep."""

    verb: Literal["draw"]
    pile: Literal["train", "terrain", "tickets"]
    deck: int
    most: NotRequired[int]
    least: NotRequired[int]


class PassWords(TypedDict):
    """Nothing can be done."""

    verb: Literal["pass"]


class ClaimWords(TypedDict):
    """A track: what it asks for and brings.

    `symbols` are those of a ferry, `locomotives` the fewest in a set that pays, and `spare` the
    others in hand; `double` are the points when it is doubled and `wild` the locomotives that
    takes; `completes` counts tickets.
    """

    verb: Literal["claim"]
    track: str
    a: str
    b: str
    length: int
    colour: str
    points: int
    symbols: NotRequired[int]
    locomotives: NotRequired[int]
    spare: NotRequired[int]
    double: NotRequired[int]
    wild: NotRequired[int]
    completes: NotRequired[int]


class PayWords(TypedDict):
    """The colour of a set: how many of it are in hand, and the locomotives that may go with them.

    `sets` are those that pay, fewest locomotives first: 3+0 2+1 is three cards, or two and a
    locomotive. A set of locomotives alone has so many `cards`.
    """

    verb: Literal["pay"]
    card: str
    have: int
    sets: str
    length: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]
    cards: NotRequired[int]


class LocomotivesWords(TypedDict):
    """How many locomotives are in the set, and how many cards of its colour."""

    verb: Literal["locomotives"]
    locomotives: int
    card: str
    cards: int


class PlainWords(TypedDict):
    """Not doubled: the set that pays, and the points."""

    verb: Literal["plain"]
    card: str
    cards: int
    locomotives: int
    points: int


class DoublingWords(TypedDict):
    """Doubled: the set, the points, the price in terrain, how many locomotives may be among it.

    `ways` are the cards that double, fewest locomotives first: 1+0 0+1 is one of the terrain, or
    a locomotive.
    """

    verb: Literal["double"]
    card: str
    cards: int
    locomotives: int
    points: int
    price: int
    terrain: str
    least: int
    most: int
    ways: str


class WildWords(TypedDict):
    """So many locomotives and cards of the terrain pay for doubling."""

    verb: Literal["wild"]
    locomotives: int
    cards: int
    terrain: str
    points: int


class KeepWords(TypedDict):
    """A ticket; `done` is 1 if this seat's tracks complete it already."""

    verb: Literal["keep"]
    ticket: str
    done: NotRequired[int]


class EnoughWords(TypedDict):
    """No more tickets: so many are kept."""

    verb: Literal["enough"]
    kept: int


AnswerWords = (
    TakeWords
    | DrawWords
    | PassWords
    | ClaimWords
    | PayWords
    | LocomotivesWords
    | PlainWords
    | DoublingWords
    | WildWords
    | KeepWords
    | EnoughWords
)

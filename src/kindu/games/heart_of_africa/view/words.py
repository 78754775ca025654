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

    `symbols` are those of a ferry, `locomotives` the fewest in a set that pays; `double` are the
    points when it is doubled and `wild` the locomotives that takes; `completes` counts tickets.
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
    double: NotRequired[int]
    wild: NotRequired[int]
    completes: NotRequired[int]


class PayWords(TypedDict):
    """The colour of a set: how many of it are in hand, and the locomotives that may go with them.

    A set of locomotives alone has so many `cards`.
    """

    verb: Literal["pay"]
    card: str
    have: int
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
    """Not doubled: the points."""

    verb: Literal["plain"]
    points: int


class DoublingWords(TypedDict):
    """Doubled: the points, the price in terrain, and how many locomotives may be among it."""

    verb: Literal["double"]
    points: int
    price: int
    terrain: str
    least: int
    most: int


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

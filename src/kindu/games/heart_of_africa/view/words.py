"""The words of a legal answer of Heart of Africa, as sent to the seat that is asked."""

# Not compiled: only types, read by `make types` and by tests.

from typing import Literal, NotRequired, TypedDict


class TakeWords(TypedDict):
    """Take an open card; for terrain also how many this seat and its best opponent have."""

    verb: Literal["take"]
    card: NotRequired[str]
    terrain: NotRequired[str]
    own: NotRequired[int]
    rival: NotRequired[int]


class DrawWords(TypedDict):
    """Draw from a deck; for tickets also how many are drawn, and the fewest to keep."""

    verb: Literal["draw"]
    pile: Literal["train", "terrain", "tickets"]
    deck: int
    most: NotRequired[int]
    least: NotRequired[int]


class PassWords(TypedDict):
    """Nothing can be done."""

    verb: Literal["pass"]


class ClaimWords(TypedDict):
    """A track: what it costs and scores.

    `symbols` are those of a ferry, `locomotives` the fewest in a set that pays, and `spare` the
    others in hand. `double` are the points if it is doubled, and `wild` the locomotives which
    that takes. `completes` counts tickets.
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
    """The colour of a set: how many of its cards are in hand, and how many locomotives may join.

    `sets` are those that pay, fewest locomotives first: 3+0 2+1 is three cards, or two and a
    locomotive. For a set of locomotives only, `cards` counts them.
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
    """Doubled: the set, the points, the terrain price, and how many locomotives may help to pay it.

    `ways` are the cards that double, fewest locomotives first: 1+0 0+1 is one terrain card, or one
    locomotive.
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
    """How many locomotives and terrain cards pay for doubling."""

    verb: Literal["wild"]
    locomotives: int
    cards: int
    terrain: str
    points: int


class KeepWords(TypedDict):
    """A ticket; `done` is 1 if this seat's tracks already complete it."""

    verb: Literal["keep"]
    ticket: str
    done: NotRequired[int]


class EnoughWords(TypedDict):
    """No more tickets: this many are kept."""

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

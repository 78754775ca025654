"""The words of a legal answer of Africana, as sent to the seat that is asked."""

# Not compiled: only types, read by `make types` and by tests.

from typing import Literal, NotRequired, TypedDict


class DrawWords(TypedDict):
    """Draw this many travel cards."""

    verb: Literal["draw"]
    cards: int


class MoveWords(TypedDict):
    """Set out on a journey."""

    verb: Literal["move"]


class StopWords(TypedDict):
    """End an action: turning pages, or a journey."""

    verb: Literal["stop"]
    action: Literal["buy", "move"]


class TurnWords(TypedDict):
    """Turn a page: which one it is, and what that costs."""

    verb: Literal["turn"]
    way: Literal["back", "forward"]
    adventure: str
    cost: NotRequired[int]


class BuyWords(TypedDict):
    """Choose to buy, or buy this adventure."""

    verb: Literal["buy"]
    adventure: NotRequired[str]
    cost: NotRequired[int]


class JoinWords(TypedDict):
    """Join an expedition; the bonus of its space is silver or cards."""

    verb: Literal["join"]
    expedition: str
    silver: NotRequired[int]
    cards: NotRequired[int]


class CompleteWords(TypedDict):
    """Complete an expedition or an adventure, for silver and points or for an assistant."""

    verb: Literal["complete"]
    expedition: NotRequired[str]
    adventure: NotRequired[str]
    colour: NotRequired[str]
    silver: NotRequired[int]
    points: NotRequired[int]


class StepWords(TypedDict):
    """A step of a journey, the card that pays, and the price of recolouring it.

    If several cards pay for one place, the one with the lowest `rank` is proposed.
    """

    verb: Literal["step"]
    place: str
    card: str
    rank: int
    cost: NotRequired[int]


class DiscardWords(TypedDict):
    """Give up a travel card or an adventure."""

    verb: Literal["discard"]
    card: NotRequired[str]
    adventure: NotRequired[str]


AnswerWords = (
    DrawWords
    | BuyWords
    | MoveWords
    | StopWords
    | TurnWords
    | JoinWords
    | CompleteWords
    | StepWords
    | DiscardWords
)

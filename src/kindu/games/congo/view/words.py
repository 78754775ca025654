"""The words of a legal answer of Congo 1884, as the seat that is asked is sent them."""

# Not compiled: only types, read by `make types` and by tests.

from typing import Literal, NotRequired, TypedDict


class BareWords(TypedDict):
    """Answers that are only a verb."""

    verb: Literal["pass", "nobody", "flee", "stay", "keep", "wait", "drop", "done", "stop"]


class CharacterWords(TypedDict):
    """A character: its base value here as a sum, from `least` to `most` by the die.

    `neutral` is 1 for who is no belligerent; `help` is what own auxiliaries add that surely fit.
    """

    verb: Literal["bid", "discard", "swap"]
    character: str
    profession: NotRequired[str]
    profession_value: NotRequired[float]
    nation: NotRequired[str]
    nation_value: NotRequired[float]
    special: NotRequired[str]
    special_value: NotRequired[float]
    least: NotRequired[float]
    most: NotRequired[float]
    neutral: NotRequired[int]
    help: NotRequired[float]


class PlayWords(TypedDict):
    """A special card, and the points or the value that it speaks of."""

    verb: Literal["play"]
    special: str
    points: NotRequired[int]


class LookWords(TypedDict):
    """A stop whose tile is looked at; this seat may know it already."""

    verb: Literal["look"]
    stop: str
    station: NotRequired[str]


class TargetWords(TypedDict):
    """A player, the bid that would have to fight, and the auxiliaries that one might lose.

    `die` is the lowest with which the bid wins, 0 if it can't fight.
    """

    verb: Literal["target"]
    seat: int
    special: NotRequired[str]
    auxiliaries: NotRequired[int]
    character: NotRequired[str]
    die: NotRequired[int]


class FightWords(TypedDict):
    """Fight with this bid; `die` is the lowest with which it wins."""

    verb: Literal["fight"]
    character: NotRequired[str]
    die: NotRequired[int]


class HuntWords(TypedDict):
    """Hunt for so many points."""

    verb: Literal["hunt"]
    points: NotRequired[int]


class DrawWords(TypedDict):
    """Draw from a deck."""

    verb: Literal["draw"]
    pile: Literal["characters", "auxiliaries"]
    deck: int


class LayWords(TypedDict):
    """An auxiliary, what it adds, and what the total is with it; the highest one before."""

    verb: Literal["lay"]
    auxiliary: str
    adds: float
    total: NotRequired[float]
    highest: NotRequired[float]


class TileWords(TypedDict):
    """A hippo tile, or enough of them, and the sum that this makes in the tie."""

    verb: Literal["tile", "enough"]
    tile: NotRequired[int]
    sum: NotRequired[int]


AnswerWords = (
    BareWords
    | CharacterWords
    | PlayWords
    | LookWords
    | TargetWords
    | FightWords
    | HuntWords
    | DrawWords
    | LayWords
    | TileWords
)

"""The words of a legal answer of Congo 1884, as sent to the seat that is asked."""

# Not compiled: only types, read by `make types` and by tests.

from typing import Literal, NotRequired, TypedDict


class BareWords(TypedDict):
    """An answer that is only a verb."""

    verb: Literal["pass", "nobody", "flee", "stay", "keep", "wait", "drop", "done", "stop"]


class CharacterWords(TypedDict):
    """A character: its base value here as a sum, from `least` to `most` depending on the die.

    `neutral` is 1 for a non-belligerent; `help` is what the seat's auxiliaries add, counting those
    that are sure to fit.
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
    """A special card, and the points or the value that it mentions."""

    verb: Literal["play"]
    special: str
    points: NotRequired[int]


class LookWords(TypedDict):
    """A stop whose tile is looked at; this seat may know it already."""

    verb: Literal["look"]
    stop: str
    station: NotRequired[str]


class TargetWords(TypedDict):
    """A player, the bid that would have to fight, and the auxiliaries the player might lose.

    `die` is the lowest roll with which the bid wins, 0 if it can't fight.
    """

    verb: Literal["target"]
    seat: int
    special: NotRequired[str]
    auxiliaries: NotRequired[int]
    character: NotRequired[str]
    die: NotRequired[int]


class FightWords(TypedDict):
    """Fight with this bid; `die` is the lowest roll with which it wins."""

    verb: Literal["fight"]
    character: NotRequired[str]
    die: NotRequired[int]


class HuntWords(TypedDict):
    """Hunt for this many points."""

    verb: Literal["hunt"]
    points: NotRequired[int]


class DrawWords(TypedDict):
    """Draw from a deck."""

    verb: Literal["draw"]
    pile: Literal["characters", "auxiliaries"]
    deck: int


class LayWords(TypedDict):
    """An auxiliary, what it adds, the total with it, and the highest total before."""

    verb: Literal["lay"]
    auxiliary: str
    adds: float
    total: NotRequired[float]
    highest: NotRequired[float]


class TileWords(TypedDict):
    """A hippo tile, or no more of them, and the sum that this makes in the tie."""

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

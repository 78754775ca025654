"""What the views of all games have in common, for a screen without drawings."""

# Not compiled: only types, read by `make types` and by tests.

from typing import NotRequired, TypedDict


class AnySeat(TypedDict):
    """One seat; `points` are None while they are hidden."""

    points: NotRequired[float | None]


class AnyView(TypedDict):
    """A table; `question` is the name of what is asked, None if nobody is asked."""

    round: NotRequired[int]
    question: NotRequired[str | None]
    seats: NotRequired[list[AnySeat]]


class AnyBoard(TypedDict):
    """A board, or what there is instead of one."""

    title: NotRequired[str]

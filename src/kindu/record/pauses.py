"""Work on a whole game is a generator that pauses often; whoever has nothing else to do runs it."""

from collections.abc import Generator
from typing import TypeVar

Made = TypeVar("Made")


def at_once(work: Generator[None, None, Made]) -> Made:
    """The result, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: Made = done.value
            return made

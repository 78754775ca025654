"""Whole chains of a seat's answers, as one message holds them, and one for when no bot answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.bots.base import asked
from kindu.core.rng import Rng
from kindu.core.words import LINK, OPEN, PUBLIC, flags_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from kindu.core.sight import Sight


def chain(sight: Sight, choose: Callable[[Sight], int]) -> list[int]:
    """The answer to what the eye is asked, and to all that belongs to it, each by `choose`.

    To a question of an open group belongs all that the group asks of this eye. Left out is what
    a record answers by itself: links with a single answer.
    """
    asked(sight)
    more = LINK | int(flags_of(sight.question())) & OPEN
    answers: list[int] = []
    while not answers or goes_on(sight, more):
        legal = sight.legal()
        action = choose(sight) if len(legal) > 1 else legal[0]
        if not (answers and forced(sight, legal)):
            answers.append(action)
        sight = sight.after([action])
    return answers


def goes_on(sight: Sight, flags: int) -> bool:
    """Whether the eye is asked once more, by a question with one of these flags."""
    question = sight.question()
    return question >= 0 and flags_of(question) & flags != 0


def forced(sight: Sight, legal: list[int]) -> bool:
    """Whether a record gives the answer by itself (`record.forced`, for any seat of a group)."""
    return len(legal) == 1 and flags_of(sight.question()) & (PUBLIC | LINK) != 0


def fallback(sight: Sight) -> list[int]:
    """Legal answers at once, for a seat whose bot failed; always the same to the same sight.

    They come from the rules alone: what a bot could not do in its process must not be tried
    again in the server's. They are random, as the first answer each time may run in circles.
    """
    rng = Rng("fallback", *sight.pack())

    def any_of(seen: Sight) -> int:
        legal = seen.legal()
        return legal[int(rng.below(len(legal)))]

    return chain(sight, any_of)

"""Whole chains of a seat's answers, as sent in one message; also a fallback for failed bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.bots.base import asked
from kindu.core.rng import Rng
from kindu.games import screen
from kindu.record.record import in_chain

if TYPE_CHECKING:
    from collections.abc import Callable

    from kindu.core.sight import Sight


def chain(sight: Sight, choose: Callable[[Sight], int]) -> list[int]:
    """The answer to what the eye is asked, and to all later links, each by `choose`.

    This includes open groups, where the chain goes into the seat's envelope. Links with a single
    answer are left out, because a record answers them by itself.
    """
    asked(sight)
    answers: list[int] = []
    while not answers or in_chain(sight):
        legal = sight.legal()
        action = choose(sight) if len(legal) > 1 else legal[0]
        if not answers or len(legal) > 1:
            answers.append(action)
        sight = sight.after([action])
    return answers


def least(sight: Sight) -> list[int]:
    """The least committing chain."""
    return chain(sight, least_of)


def least_of(sight: Sight) -> int:
    """The least committing answer, by the order in which the game's screen names them."""
    order: tuple[str, ...] = screen(sight.rules.key).LEAST
    labels = {sight.rules.label(action): action for action in sight.legal()}
    named = [labels[label] for label in order if label in labels]
    return named[0] if named else min(labels.values())


def fallback(sight: Sight) -> list[int]:
    """Quick legal answers for a seat whose bot failed; always the same for the same sight.

    They come from the rules alone: what a bot could not do in its process must not be tried
    again in the server's. They are random, as the first answer each time may run in circles.
    """
    rng = Rng("fallback", *sight.pack())

    def any_of(seen: Sight) -> int:
        legal = seen.legal()
        return legal[int(rng.below(len(legal)))]

    return chain(sight, any_of)

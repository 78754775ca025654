"""What the screen proposes after an auxiliary: that it was the last one of this turn."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import kind_of
from kindu.games.congo.actions import DONE
from kindu.games.congo.kinds import LAY_MORE


def proposed(sight: Sight) -> list[int]:
    """Propose to be done: a card binds once it is laid (CO-AUX-13), so never propose another."""
    question = sight.question()
    return [int(DONE)] if question >= 0 and kind_of(question) == LAY_MORE else []

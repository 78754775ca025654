"""What the screen proposes after an auxiliary was laid: that it was the last one of this turn."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import kind_of
from kindu.games.congo.actions import DONE
from kindu.games.congo.kinds import LAY_MORE


def proposed(sight: Sight) -> list[int]:
    """To be done: a laid card binds at once (CO-AUX-13), so no further one is ever proposed."""
    question = sight.question()
    return [int(DONE)] if question >= 0 and kind_of(question) == LAY_MORE else []

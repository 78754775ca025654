"""What the screen proposes for the rest of a journey: do everything possible, then stop."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import kind_of
from kindu.games.africana.actions import JOIN, REACH, STEP, STOP
from kindu.games.africana.kinds import TRAVEL
from kindu.games.africana.view.answers import answer_words


def proposed(sight: Sight) -> list[int]:
    """Complete, then join; what draws a card comes last, as the journey pauses there (DEC-04)."""
    question = sight.question()
    if question < 0 or kind_of(question) != TRAVEL:
        return []
    legal = sight.legal()
    deeds = [action for action in legal if JOIN <= action < STEP]
    stop = [int(STOP)] if STOP in legal else []
    return sorted(deeds, key=lambda action: turn(sight, action)) + stop


def turn(sight: Sight, action: int) -> int:
    """The order of deeds: completing, joining, joining for cards."""
    if action >= REACH:
        return 0
    return 2 if answer_words(sight, action).get("cards") else 1

"""The reasons of a hint for Heart of Africa by name: what the numbers of their facts mean."""

# Not compiled: asked for only when somebody wants a hint.

from kindu.core.rules import Rules
from kindu.core.words import Fact
from kindu.games.heart_of_africa.flow import HeartOfAfrica
from kindu.games.heart_of_africa.view.answers import fact_words, word_for
from kindu.games.heart_of_africa.view.board import track_colour
from kindu.games.heart_of_africa.view.claims import Words

# What a, b and c mean in a reason; all other facts mean the same as in the log.
HINTS: dict[str, tuple[str, ...]] = {
    "HA-CLAIM-01": ("track",),
    "HA-CLAIM-03": ("trains", "spaces"),
    "HA-CLAIM-04": ("track", "missing"),
    "HA-CLAIM-05": ("track", "missing"),
    "HA-CLAIM-06": ("card", "locomotives"),
    "HA-CLAIM-10": ("locomotives",),
    "HA-TERRAIN-13": ("terrain", "own", "rival"),
    "HA-TERRAIN-21": ("track", "locomotives"),
    "HA-TICKET-06": ("ticket", "spaces", "routes"),
}


def hint_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a reason by name; spaces and routes are left out if no way is open."""
    assert isinstance(rules, HeartOfAfrica)
    if fact.rule not in HINTS:
        return fact_words(rules, fact)
    numbers = [int(fact.a), int(fact.b), int(fact.c)]
    words: Words = {"seat": int(fact.seat) + 1, "points": int(fact.points)}
    for name, number in zip(HINTS[fact.rule], numbers, strict=False):
        if number >= 0:
            words[name] = word_for(rules.board, name, number)
    if "track" in words:
        words["colour"] = track_colour(rules.board, int(fact.a))
    return words

"""The reasons of a hint for Africana by name: what the numbers of their facts mean."""

# Not compiled: asked for only when somebody wants a hint.

from kindu.core.rules import Rules
from kindu.core.words import Fact
from kindu.games.africana.flow import Africana
from kindu.games.africana.view.answers import Words, fact_words, word_for

# What a, b, c and d mean in a reason; all other facts mean the same as in the log.
HINTS: dict[str, tuple[str, ...]] = {
    "AF-EXP-01": ("expedition", "steps", "missing", "silver"),
    "AF-EXP-10": ("expedition", "steps", "missing", "silver"),
    "AF-ADV-02": ("adventure", "steps", "missing", "silver"),
    "AF-SCORE-03": ("adventure",),
    "AF-SCORE-05": ("adventure",),
}


def hint_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a reason by name."""
    assert isinstance(rules, Africana)
    if fact.rule not in HINTS:
        return fact_words(rules, fact)
    numbers = [int(fact.a), int(fact.b), int(fact.c), int(fact.d)]
    words: Words = {"seat": int(fact.seat) + 1, "points": int(fact.points)}
    for name, number in zip(HINTS[fact.rule], numbers, strict=False):
        words[name] = word_for(rules.board, name, number)
    return words

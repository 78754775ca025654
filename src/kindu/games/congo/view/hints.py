"""The reasons of a hint for Congo 1884 by name: what the numbers of their facts mean."""

# Not compiled: asked for only when somebody wants a hint.

from kindu.core.rules import Rules
from kindu.core.words import Fact
from kindu.games.congo.flow import Congo
from kindu.games.congo.view.answers import Words, fact_words, word_for
from kindu.games.congo.view.box import whole

# What a, b and c mean in a reason; all other facts mean the same as in the log.
HINTS: dict[str, tuple[str, ...]] = {
    "CO-VAL-01": ("profession", "station", "value"),
    "CO-VAL-03": ("nation", "flag", "value"),
    "CO-VAL-07": ("character", "least", "most"),
    "CO-AUX-03": ("cards", "value"),
    "CO-AUX-10": ("total", "best"),
    "CO-TIE-03": ("sum", "rival"),
    "CO-CHIEF-01": ("stop",),
}
HALVES = {"value", "least", "most", "total", "best"}


def hint_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a reason by name, with halves as people write them."""
    assert isinstance(rules, Congo)
    if fact.rule not in HINTS:
        return fact_words(rules, fact)
    words: Words = {"seat": int(fact.seat) + 1}
    for name, number in zip(HINTS[fact.rule], (fact.a, fact.b, fact.c), strict=False):
        if name in HALVES:
            words[name] = whole(number)
        elif name == "profession":
            words[name] = rules.board.profession_ids[number]
        else:
            words[name] = word_for(rules.board, name, int(number))
    return words | ({"points": whole(fact.points)} if fact.points else {})

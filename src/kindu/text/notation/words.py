"""English for a game without words of its own: the first sentence of a rule tells a fact."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from kindu.games import load, screen
from kindu.games.rulebook import ID, Rule, plain, rulebook

if TYPE_CHECKING:
    from kindu.text.scene import Scene

Templates = dict[str, list[tuple[str, tuple[str, ...]]]]
Data = Mapping[str, Any]

SHORT = 26  # letters of a line on the score sheet
LONG = 64  # letters of a line in the log, before the words of the fact
AFTER_NAME = ": "  # the Teller's mark for sentences that may follow a name
OVER = "The game is over: "
NOTES = re.compile(rf"\[[^\]]*\] *| *\({ID}[^)]*\)")  # marks and references


class NotationWords:
    """What a `words` module offers, made from a game's rule book and view."""

    NEW_TURN = ""  # no fact is known to begin a turn

    def __init__(self, key: str) -> None:
        rules = rulebook(key).rules
        facts: dict[str, tuple[str, ...]] = screen(key).FACTS
        self.LAST: tuple[str, ...] = ()
        self.SENTENCES: Templates = {
            rule.id: templates(rule, (*facts.get(rule.id, ()), "points")) for rule in rules
        }
        self.WHY: Templates = {"": []} | {
            rule.id: [(braced(first_sentence(rule)), ())] for rule in rules
        }
        self.SHEET = {rule.id: brief(rule, SHORT) for rule in rules}
        self.ENDINGS = {rule.id: OVER + lowered(brief(rule, LONG)) + "." for rule in rules}
        self.TIPS: dict[str, str] = {}
        first = load(key).label(0)
        things = [*screen(key).titles(load(key)), first.split()[-1]]
        self.EXAMPLES = {"answer": first, "rule": rules[0].id, "place": things[0]}

    def answer(self, words: Data, titles: Mapping[str, str]) -> str:
        """The verb and its things, then the numbers by their names."""
        told = {k: v for k, v in words.items() if k not in {"verb", "seat", "seats"}}
        things = [titles.get(str(v), str(v)) for v in told.values() if isinstance(v, str)]
        numbers = [f"{spaced(k)} {v}" for k, v in told.items() if not isinstance(v, str)]
        said = " ".join([spaced(str(words["verb"])).capitalize(), ", ".join(things)]).strip()
        return f"{said} ({', '.join(numbers)})" if numbers else said

    def group(self, words: Data, titles: Mapping[str, str]) -> tuple[str, str]:
        """Every answer gets a line of its own."""
        return self.answer(words, titles), ""

    def aside(self, words: Data, view: Data) -> bool:  # noqa: ARG002 - same in all games
        """No answer is known to matter less."""
        return False

    def stand(self, seat: Data) -> str:
        """How a seat is doing: its points, if they are public."""
        return "points hidden" if seat["points"] is None else f"points {seat['points']}"

    def asked(self, question: str, scene: Scene) -> str:  # noqa: ARG002 - same in all games
        """What is asked, by the name of the question."""
        return f"You are asked: {spaced(question)}."

    def things(self, view: Data) -> frozenset[str]:  # noqa: ARG002 - same in all games
        """Nothing is marked as new."""
        return frozenset()


@cache
def words_of(key: str) -> NotationWords:
    """The words of a game, made once."""
    return NotationWords(key)


def templates(rule: Rule, names: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """The beginning of the rule, with as many of these words as a fact has, most first."""
    said = AFTER_NAME + braced(brief(rule, LONG))
    found = []
    for many in range(len(names), -1, -1):
        for some in combinations(names, many):
            listed = ", ".join(f"{spaced(name)} {{{name}}}" for name in some)
            found.append((f"{said} ({listed})" if some else said, some))
    return found


def first_sentence(rule: Rule) -> str:
    """A rule's first sentence, without marks and references; a ruling may have only a title."""
    text = NOTES.sub("", plain(rule.text)).strip(" —") or rule.title
    return re.split(r"(?<=[.!?])\s+(?=[A-Z])", text)[0]


def brief(rule: Rule, most: int) -> str:
    """The rule's title, or how its first sentence begins."""
    text = rule.title or re.split(r"[;:] | — |,? \(", first_sentence(rule))[0].rstrip(".")
    return text if len(text) <= most else text[: most - 3].rpartition(" ")[0] + "..."


def braced(text: str) -> str:
    """A text with its braces escaped for a template."""
    return text.replace("{", "{{").replace("}", "}}")


def lowered(text: str) -> str:
    """A sentence to follow a colon."""
    return text[:1].lower() + text[1:]


def spaced(name: str) -> str:
    """An identifier as a person would write it."""
    return name.replace("_", " ")

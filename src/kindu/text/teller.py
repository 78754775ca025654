"""The facts, answers and refusals of one game in English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from kindu.games import screen
from kindu.text import parts

if TYPE_CHECKING:
    from kindu.core.rules import Rules
    from kindu.core.sight import Sight
    from kindu.core.state import State
    from kindu.core.words import Fact

AFTER_NAME = ": "  # marks a complete sentence that may follow a name


class Teller:
    """Speaks for one game to people at the terminal."""

    def __init__(self, rules: Rules, names: list[str]) -> None:
        self.rules = rules
        self.names = names
        self.screen = screen(rules.key)
        self.english = parts.words(rules.key)
        self.titles: dict[str, str] = self.screen.titles(rules)

    def sentence(self, fact: Fact) -> str:
        """A fact without its subject; empty if no template fits it."""
        return self.line(fact).removeprefix(AFTER_NAME)

    def line(self, fact: Fact) -> str:
        """The same, as the template has it: one that begins with a colon follows a name."""
        return self.fill(self.english.SENTENCES, fact, self.screen.fact_words(self.rules, fact))

    def told(self, fact: Fact, eye: int) -> str:
        """A fact as this eye learns it, with the name of the player whom it concerns."""
        return self.of_seat(int(fact.seat), self.line(fact.told(eye)))

    def of_seat(self, seat: int, line: str) -> str:
        """A sentence with the name of a seat; one that begins with a capital needs none."""
        if line.startswith(AFTER_NAME):
            return f"{self.names[seat]}{line}" if seat >= 0 else line.removeprefix(AFTER_NAME)
        if seat < 0 or not line[:1].isalpha() or line[0].isupper():
            return line
        return f"{self.names[seat]} {line}"

    def why(self, fact: Fact) -> str:
        """Why an answer is not legal, as a sentence with its rule."""
        words = self.screen.why_words(self.rules, fact)
        line = self.fill(self.english.WHY, fact, words)
        return f"{line} ({fact.rule})" if line else "That is not an answer to this question."

    def reason(self, fact: Fact, seat: int) -> str:
        """A reason of a hint for this seat, with the player's name if it concerns another seat."""
        words = self.named(self.screen.hint_words(self.rules, fact))
        why = parts.reasons(self.rules.key).reason
        line = articles(str(why(fact.rule, words, self.titles))) or self.line(fact)
        if line.startswith(AFTER_NAME):
            return self.of_seat(-1 if fact.seat == seat else int(fact.seat), line)
        return f"{self.names[fact.seat]} {line}" if fact.seat not in {seat, -1} else line

    def answer(self, sight: Sight, action: int) -> str:
        """An answer as a short imperative."""
        words = self.named(self.screen.answer_words(sight, action))
        return articles(str(self.english.answer(words, self.titles)))

    def group(self, sight: Sight, action: int) -> tuple[str, str]:
        """The heading under which an answer is listed, and its words there."""
        words = self.named(self.screen.answer_words(sight, action))
        head, item = self.english.group(words, self.titles)
        return articles(str(head)), articles(str(item))

    def aside(self, sight: Sight, action: int, view: dict[str, Any]) -> bool:
        """Whether a long list leaves this answer out at first."""
        return bool(self.english.aside(self.screen.answer_words(sight, action), view))

    def fill(self, templates: dict[str, Any], fact: Fact, found: dict[str, str | int]) -> str:
        """The rule's first template for which the fact has all the words."""
        values = self.named({k: self.titles.get(str(v), v) for k, v in found.items()})
        for template, needs in templates.get(fact.rule, []):
            if all(name in values for name in needs):
                return singulars(articles(str(template.format(**values))))
        return ""

    def named(self, words: dict[str, Any]) -> dict[str, Any]:
        """The words, with the names of the seats that they mention."""
        if "seats" in words:
            names = [self.name(seat) for seat in words["seats"].split()]
            return words | {"names": " and ".join(names)}
        return words | {"name": self.name(words["seat"])} if "seat" in words else words

    def name(self, seat: str | int) -> str:
        """The name of a seat, from 1; an answer may mention a seat that is not in this game."""
        number = int(seat)
        return self.names[number - 1] if number <= len(self.names) else f"seat {number}"

    def sheet(self, state: State) -> list[tuple[str, list[int], str]]:
        """The score sheet: what is counted, the points of every seat, the rule.

        A seat may have several lines for a rule, or none.
        """
        sheets = [state.sheet(seat) for seat in range(int(state.seats))]
        there = {fact.rule for sheet in sheets for fact in sheet}
        return [
            (what, [sum(int(f.points) for f in sheet if f.rule == rule) for sheet in sheets], rule)
            for rule, what in self.english.SHEET.items()
            if rule in there
        ]

    def winners(self, state: State) -> str:
        """The last sentence."""
        won = [name for name, place in zip(self.names, state.places(), strict=True) if place == 1]
        how = self.english.ENDINGS[state.ending()]
        return f"{how} ({state.ending()}) {' and '.join(won)} won."


def articles(text: str) -> str:
    """An orange card, a grey card."""
    return re.sub(r"\b([Aa]) (?=[aeiouAEIO])", r"\1n ", text)


def singulars(text: str) -> str:
    """1 point, 1 desert card; templates always have the plural."""
    return re.sub(r"(?<![\w.])(1 (?:\w+ )?(?:card|locomotive|point|ticket))s\b", r"\1", text)


def display_names(names: list[str], suffix: str) -> list[str]:
    """Names that tell the seats apart: a name that occurs twice gets the number of its seat."""
    short = [name.removesuffix(suffix) for name in names]
    return [
        f"{name} {seat}" if short.count(name) > 1 else name for seat, name in enumerate(short, 1)
    ]

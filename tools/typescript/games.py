"""The types of one game: its views, its board, and the words of its answers and facts."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, get_type_hints

from kindu import games
from kindu.games import any_view
from tools.typescript import words
from tools.typescript.shapes import Shapes

if TYPE_CHECKING:
    from types import ModuleType

ABSENT = "a word is absent where the eye may not know it, or where it is nothing."
FACTS = f"What a fact of each rule says in the log; {ABSENT}"
WHY = "What forbids an answer, by rule; the numbers are what is missing."
HINTS = "What a reason of a hint says, where it says something else than in the log."


def written(key: str) -> str:
    """The file of a game."""
    screen = games.screen(key)
    shapes = Shapes()
    for name, function in (("TableView", "view"), ("BoardView", "board_view")):
        shapes.named(name, returned(screen, function))
    shapes.named("AnswerWords", getattr(screen, "AnswerWords", returned(screen, "answer_words")))
    if hasattr(screen, "plan"):
        shapes.named("PlanView", returned(screen, "plan"))
    blocks = [*shapes.written, *facts(key, screen)]
    title = games.game(key).title
    return file(f"What the server says of {title}.", blocks)


def returned(module: ModuleType, name: str) -> object:
    """What a function returns; its own module knows the names."""
    function = getattr(module, name)
    return get_type_hints(function, vars(sys.modules[function.__module__]))["return"]


def facts(key: str, screen: ModuleType) -> list[list[str]]:
    """The words of facts, of reasons against an answer, and of reasons for a hint."""
    rules = games.load(key)
    tables = [
        ("FactWords", FACTS, screen.fact_words, screen.FACTS),
        ("WhyWords", WHY, screen.why_words, getattr(screen, "REASONS", {})),
        ("HintWords", HINTS, screen.hint_words, screen.HINTS),
    ]
    return [
        words.by_rule(
            name, doc, {rule: words.names_of(rules, say, rule, table[rule]) for rule in table}
        )
        for name, doc, say, table in tables
    ]


def common() -> str:
    """What can be counted on in the views of any game."""
    shapes = Shapes()
    for kind in (any_view.AnyView, any_view.AnyBoard):
        shapes.add(kind)
    return file("What the views of all games have in common.", shapes.written)


def file(head: str, blocks: list[list[str]]) -> str:
    """A whole file."""
    first = f"/** {head} Written by `make types` from the Python definitions: edit those. */"
    return "\n\n".join([first, *("\n".join(lines) for lines in blocks)]) + "\n"

"""The words of answers and facts, by verb and by rule: the names that a game's screen gives."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from kindu.core.words import Fact
from tools.typescript.syntax import WIDE, comment, field, interface, key, literal, union

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kindu.core.rules import Rules

    Say = Callable[[Rules, Fact], dict[str, object]]

HIDDEN = -1
NUMBERS = (HIDDEN, 0, 1)  # enough to see every name that a fact of a rule may have
KINDS = {str: "string", int: "number", float: "number"}


def examples(rule: str) -> Iterable[Fact]:
    """Facts of a rule: hidden and shown, about a seat and about none, with points and without."""
    for seat, a, b, points in product((HIDDEN, 0), NUMBERS, NUMBERS, NUMBERS):
        yield Fact(rule, seat, a, b, 1, 1, points)


def names_of(rules: Rules, say: Say, rule: str, first: Sequence[str] = ()) -> dict[str, str]:
    """All names of a rule's words, each with its type; those of its table come `first`."""
    found: dict[str, str] = {}
    for fact in examples(rule):
        for name, value in said(rules, say, fact).items():
            found[name] = union([found.get(name, KINDS[type(value)]), KINDS[type(value)]])
    order = ["seat", *first, *found]
    return {name: found[name] for name in sorted(found, key=order.index)}


def said(rules: Rules, say: Say, fact: Fact) -> dict[str, object]:
    """The words of a fact; none where its numbers mean nothing."""
    try:
        return say(rules, fact)
    except (IndexError, KeyError):
        return {}


def by_rule(name: str, doc: str, words: dict[str, dict[str, str]]) -> list[str]:
    """An interface with one property per rule."""
    if not words:
        return interface(name, doc, [])
    lines = [*comment(doc), f"export interface {name} {{"]
    for rule, names in words.items():
        inline = f"  {key(rule)}: {literal(list(names.items()))};"
        lines += [inline] if len(inline) <= WIDE else broken(rule, names)
    return [*lines, "}"]


def broken(rule: str, names: dict[str, str]) -> list[str]:
    """A property with one name per line."""
    body = [line for name, kind in names.items() for line in field(name, kind, True, "    ")]
    return [f"  {key(rule)}: {{", *body, "  };"]

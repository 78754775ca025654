"""`kindu rules`: the rule text of a game, or one rule with its rulings and its code."""

from __future__ import annotations

import os
import sys
import textwrap
from typing import TYPE_CHECKING, TypedDict

from kindu.cli.out import console, print_json
from kindu.games.rulebook import Code, Rule, Rulebook, code, is_ruling, plain, rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType

SHORT = 200  # how many characters of a referenced rule are shown


class RuleView(TypedDict):
    """A rule in the rule book."""

    id: str
    title: str
    text: str


class ChapterView(TypedDict):
    """A heading and its rules."""

    heading: str
    level: int
    rules: list[RuleView]


class BookView(TypedDict):
    """All rules of a game."""

    game: str
    title: str
    chapters: list[ChapterView]


class CodeView(TypedDict):
    """The code that implements a rule."""

    file: str
    line: int
    name: str
    source: str


class FoundView(TypedDict):
    """One rule with everything that belongs to it."""

    game: str
    id: str
    title: str
    text: str
    chapter: str
    related: list[RuleView]
    code: CodeView | None


def print_rules(game: str, rule: str | None, as_json: bool) -> None:
    """The whole rule text, or one rule and the code that implements it."""
    book = rulebook(game)
    if rule is None:
        print_book(book, as_json)
    else:
        print_rule(book, book.rule(rule), as_json)


def print_book(book: Rulebook, as_json: bool) -> None:
    """The rule text: formatted on a terminal, plain in a pipe."""
    if as_json:
        chapters = [
            ChapterView(heading=c.heading, level=c.level, rules=[rule_view(r) for r in c.rules])
            for c in book.chapters
        ]
        print_json(BookView(game=book.key, title=book.title, chapters=chapters))
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        show(Markdown(book.text))
    else:
        print(book.text, end="")


def print_rule(book: Rulebook, rule: Rule, as_json: bool) -> None:
    """A rule, its chapter, the rules it refers to, and the code that implements it."""
    related = book.related(rule.id)
    found = code(book.key, rule.id)
    if as_json:
        print_json(found_view(book.key, rule, related, found))
    elif sys.stdout.isatty():
        show(rule_page(rule, related, found))
    else:
        print("\n".join(rule_text(rule, related, found)))


def rule_lines(key: str, name: str) -> list[str]:
    """A rule and the rulings on it as plain text, one paragraph per line, for use during play."""
    book = rulebook(key)
    rule = book.rule(name)
    rulings = [other for other in book.related(rule.id) if is_ruling(other.id)]
    return [paragraph(rule), *(paragraph(ruling) for ruling in rulings)]


def paragraph(rule: Rule) -> str:
    """A rule as one line of plain text, its name first."""
    mark = "" if rule.title.endswith(("?", "!")) else ":"
    return f"{rule.name()}{mark} {plain(rule.text).removeprefix('— ')}"


def groups(rule: Rule, related: list[Rule]) -> list[tuple[str, list[str]]]:
    """What belongs to a rule, under headings: rulings in full, other rules shortened."""
    rulings = [paragraph(other) for other in related if is_ruling(other.id)]
    others = [other for other in related if not is_ruling(other.id)]
    short = [textwrap.shorten(paragraph(other), SHORT, placeholder=" …") for other in others]
    head = "Rules it is about" if is_ruling(rule.id) else "Rules it refers to"
    found = [("Rulings", rulings), (head, short)]
    return [(heading, lines) for heading, lines in found if lines]


def code_head(rule: Rule, found: Code | None) -> str:
    """Where the code is; most rulings have none of their own."""
    if found:
        name = f", {found.name}" if found.name else ""
        return f"Code: {found.file}:{found.line}{name}"
    return "" if is_ruling(rule.id) else "Code: none of its own"


def rule_text(rule: Rule, related: list[Rule], found: Code | None) -> list[str]:
    """The page of a rule as plain text, one paragraph per line."""
    lines = [rule.name(), rule.chapter, "", plain(rule.text)]
    for heading, paragraphs in groups(rule, related):
        lines += ["", f"{heading}:", *(f"  {paragraph}" for paragraph in paragraphs)]
    head = code_head(rule, found)
    if head:
        lines += ["", head]
    if found:
        lines += ["", found.source]
    return lines


def rule_page(rule: Rule, related: list[Rule], found: Code | None) -> RenderableType:
    """The page of a rule for a terminal."""
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.syntax import Syntax
    from rich.text import Text

    parts: list[RenderableType] = [Text(rule.name(), "bold"), Text(rule.chapter, "italic")]
    parts += ["", Markdown(rule.text)]
    for heading, paragraphs in groups(rule, related):
        parts += ["", Text(heading, "bold")]
        parts += [Padding(Text(paragraph), (0, 0, 0, 2)) for paragraph in paragraphs]
    head = code_head(rule, found)
    if head:
        parts += ["", Text(head, "bold")]
    if found:
        look = "ansi_dark"  # the sixteen colours of the terminal itself
        lines = found.source
        page = Syntax(lines, "python", theme=look, background_color="default", word_wrap=True)
        parts += ["", page]
    return Group(*parts)


def show(page: RenderableType) -> None:
    """Print to the terminal, through a pager if it is longer than the screen."""
    screen = console()
    if len(screen.render_lines(page)) < screen.height:
        screen.print(page)
        return
    os.environ.setdefault("LESS", "-R")  # so that less shows colours, not their codes
    with screen.pager(styles=True):
        screen.print(page)


def rule_view(rule: Rule) -> RuleView:
    """A rule for programs."""
    return RuleView(id=rule.id, title=rule.title, text=rule.text)


def found_view(key: str, rule: Rule, related: list[Rule], found: Code | None) -> FoundView:
    """The page of a rule for programs."""
    view = None
    if found:
        view = CodeView(file=found.file, line=found.line, name=found.name, source=found.source)
    return FoundView(
        game=key,
        id=rule.id,
        title=rule.title,
        text=rule.text,
        chapter=rule.chapter,
        related=[rule_view(other) for other in related],
        code=view,
    )

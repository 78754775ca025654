"""The rule text of a game, read by chapters and IDs, and the code that implements a rule."""

# Not compiled: no game needs it during play.

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from kindu.core.words import KinduError
from kindu.games import game, paper

RULING = r"(?:RUL|R)-\d+"
ID = rf"(?:[A-Z]{{2,4}}(?:-[A-Z]+)+-\d+|{RULING})"  # of any game: its prefix and a chapter
HEADING = re.compile(r"(#+) +(.+)")
BULLET = re.compile(r"- |\d+\. ")
ITEM = re.compile(rf"- \*\*({ID})\b *(.*?)\*\* *(.*)")
NUMBERED = re.compile(r"(\d+)\. \*\*(.+?)\*\* *(.*)")
OWNED = re.compile(rf"({ID}(?:,\s+{ID})*):")
# After an ID further numbers of its chapter may follow: XX-DRAW-05, 06; XX-SCORE-03/04.
MENTION = re.compile(rf"(?<![\w-])({ID})((?:(?:, | and | or |/| \+ )\d\d(?!\w))*)")
NEAR = 3  # how many rules are suggested for an unknown one

Node = ast.Module | ast.ClassDef | ast.FunctionDef


@dataclass(frozen=True)
class Rule:
    """A rule or, with a title, a ruling; the text is Markdown in one line."""

    id: str
    title: str
    text: str
    chapter: str

    def name(self) -> str:
        """The ID and, if there is one, the title."""
        return f"{self.id} {self.title}".rstrip()


@dataclass(frozen=True)
class Chapter:
    """A heading of any level, and the rules between it and the next one."""

    heading: str
    level: int
    rules: list[Rule]


@dataclass(frozen=True)
class Code:
    """The code that implements a rule; the file is relative to the package."""

    file: str
    line: int
    name: str
    source: str


def is_ruling(rule: str) -> bool:
    """Whether this is the ID of a ruling; each game numbers its own."""
    return re.fullmatch(RULING, rule) is not None


def plain(text: str) -> str:
    """A text without the marks for bold, italics and code."""
    return re.sub(r"(?<!\w)\*(\w[^*]*)\*", r"\1", re.sub(r"\*\*|`", "", text))


def items(text: str) -> Iterator[str]:
    """The lines of a text; a list item counts as one line, however long."""
    item = ""
    for line in text.splitlines():
        if item and line.startswith(" "):
            item += f" {line.strip()}"
            continue
        if item:
            yield item
        item = line if BULLET.match(line) else ""
        if not item:
            yield line
    if item:
        yield item


def read_chapters(text: str) -> list[Chapter]:
    """All headings with their rules; other text is for readers only."""
    chapters = [Chapter("", 0, [])]
    trail: list[Chapter] = []
    for line in items(text):
        heading = HEADING.fullmatch(line)
        if heading:
            level = len(heading[1])
            chapters.append(Chapter(heading[2].strip(), level, []))
            trail = [*(c for c in trail if c.level < level), chapters[-1]]
            continue
        rule = read_rule(line, ": ".join(c.heading for c in trail if c.level > 1))
        if rule:
            chapters[-1].rules.append(rule)
    return chapters if chapters[0].rules else chapters[1:]


def read_rule(line: str, chapter: str) -> Rule | None:
    """The rule that a list item states; in a chapter of rulings, a number is enough."""
    item = ITEM.fullmatch(line)
    if item:
        return Rule(item[1], item[2].rstrip("."), item[3], chapter)
    number = NUMBERED.fullmatch(line) if "Rulings" in chapter else None
    if number:
        return Rule(f"RUL-{int(number[1]):02}", number[2].rstrip("."), number[3], chapter)
    return None


def stated_ids(text: str) -> list[str]:
    """The IDs that a rules.md states, in order; duplicates included."""
    return [rule.id for chapter in read_chapters(text) for rule in chapter.rules]


def mentioned_ids(text: str) -> list[str]:
    """The IDs that a text names, perhaps some by number only."""
    found: list[str] = []
    for mention in MENTION.finditer(text):
        chapter = mention[1].rpartition("-")[0]
        found += [mention[1], *(f"{chapter}-{n}" for n in re.findall(r"\d+", mention[2]))]
    return list(dict.fromkeys(found))


class Rulebook:
    """The rules of one game in the order of its rules.md."""

    def __init__(self, key: str, text: str) -> None:
        self.key = key
        self.text = text
        self.chapters = read_chapters(text)
        self.title = next((c.heading for c in self.chapters if c.level == 1), key)
        self.rules = [rule for chapter in self.chapters for rule in chapter.rules]
        self.rulings = [rule for rule in self.rules if is_ruling(rule.id)]
        self.by_id = {rule.id: rule for rule in self.rules}

    def rule(self, name: str) -> Rule:
        """The rule with this ID; lower case works, and so does move-3 if it is unambiguous."""
        words = re.findall(r"[^\s_-]+", name.upper())
        wanted = "-".join(w.lstrip("0").zfill(2) if w.isdecimal() else w for w in words)
        if wanted in self.by_id:
            return self.by_id[wanted]
        ending = [rule for rule in self.rules if rule.id.endswith(f"-{wanted}")]
        if len(ending) == 1:
            return ending[0]
        raise KinduError(self.refusal(name, wanted))

    def refusal(self, name: str, wanted: str) -> str:
        """The error for an unknown rule, with some that may have been meant."""
        part = [rule for rule in self.by_id if wanted and f"-{wanted}-" in f"-{rule}-"]
        short = {rule.partition("-")[2]: rule for rule in self.by_id if not is_ruling(rule)}
        whole = get_close_matches(wanted, list(self.by_id), NEAR)
        ends = [short[end] for end in get_close_matches(wanted, list(short), NEAR)]
        near = list(dict.fromkeys([*part, *whole, *ends]))[:NEAR]
        several = " or ".join([", ".join(near[:-1]), near[-1]] if near[1:] else near)
        meant = f"did you mean {several}? " if near else ""
        came = f"expected a rule of {self.key}, but got {name!r}"
        return f"{came}: {meant}'kindu rules {self.key}' prints them all"

    def related(self, name: str) -> list[Rule]:
        """The rules and rulings that its text names; a ruling may also name the rule."""
        rule = self.rule(name)
        found = [self.by_id[key] for key in mentioned_ids(rule.text) if key in self.by_id]
        others = self.rules if is_ruling(rule.id) else self.rulings
        found += [other for other in others if rule.id in mentioned_ids(other.text)]
        return [other for other in dict.fromkeys(found) if other.id != rule.id]


@cache
def rulebook(key: str) -> Rulebook:
    """The rule book of a game."""
    return Rulebook(key, paper(key, "rules.md"))


def owned_ids(node: Node) -> list[str]:
    """The IDs at the beginning of a docstring: `XX-MOVE-02, XX-MOVE-03: ...`."""
    head = OWNED.match(ast.get_docstring(node) or "")
    return re.findall(ID, head[1]) if head else []


def owners(sources: Path, mark: str = "") -> Iterator[tuple[str, Path, Node]]:
    """Which code owns which rule, in the files of a folder that contain this mark."""
    for path in sorted(sources.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if mark in text else ():
            if isinstance(node, Node):
                for rule in owned_ids(node):
                    yield rule, path, node


def code(key: str, rule: str) -> Code | None:
    """The code that implements a rule; None if it has none of its own."""
    home = game(key).folder()
    top = home.parents[game(key).package.count(".")]  # the folder of the outermost package
    for owned, path, node in owners(home, rule):
        if owned == rule:
            name, line, source = cut(node, path.read_text(encoding="utf-8"))
            return Code(path.relative_to(top).as_posix(), line, name, source)
    return None


def cut(node: Node, text: str) -> tuple[str, int, str]:
    """Name, line and source of a function or class; a module is its whole text."""
    if isinstance(node, ast.Module):
        return "", 1, text
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    lines = text.splitlines()[first - 1 : node.end_lineno]
    return node.name, node.lineno, textwrap.dedent("\n".join(lines))

"""Our documents as Markdown: their headings, their links, and which of those lead nowhere."""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

WHERE = (
    "*.md",
    "docs/**/*.md",
    "src/kindu/games/*/rules.md",
    "changelog.d/README.md",
    "examples/*/README.md",
)
OUTSIDE = re.compile(r"^([a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)
MARKED = re.compile(r"<\w+[^>]*\s(?:id|name)=[\"']([^\"']+)")  # a place marked in HTML


@dataclass
class Heading:
    """A heading with its address on the page."""

    level: int
    words: str
    anchor: str


@dataclass
class Paper:
    """One document; its path starts at the root of the project."""

    path: str
    tokens: list[Token]
    headings: list[Heading] = field(default_factory=list)

    @property
    def title(self) -> str:
        first = [heading.words for heading in self.headings if heading.level == 1]
        return first[0] if first else self.path

    def anchors(self) -> set[str]:
        html = [token.content for token in walk(self.tokens) if token.type.startswith("html")]
        return {heading.anchor for heading in self.headings} | set(MARKED.findall(" ".join(html)))


def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark").enable("table")


def walk(tokens: list[Token]) -> Iterator[Token]:
    """All tokens, those within lines too."""
    for token in tokens:
        yield token
        yield from token.children or []


def plain(token: Token) -> str:
    """The words of a line without its markup."""
    kinds = ("text", "code_inline")
    return "".join(child.content for child in token.children or [] if child.type in kinds)


def anchor_of(words: str) -> str:
    """The address of a heading: small letters, no punctuation, - for a space."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def headings(tokens: list[Token]) -> Iterator[Heading]:
    """All headings; the second of the same words gets a number."""
    seen: dict[str, int] = {}
    for token, line in pairwise(tokens):
        if token.type == "heading_open":
            anchor = anchor_of(plain(line))
            count = seen[anchor] = seen.get(anchor, -1) + 1
            yield Heading(int(token.tag[1]), plain(line), f"{anchor}-{count}" if count else anchor)


def read(text: str, path: str) -> Paper:
    tokens = markdown().parse(text)
    return Paper(path, tokens, list(headings(tokens)))


def read_all(root: Path) -> dict[str, Paper]:
    """Every document of the project, by its path."""
    files = sorted({file for where in WHERE for file in root.glob(where)})
    names = {file.relative_to(root).as_posix(): file for file in files}
    return {name: read(file.read_text(encoding="utf-8"), name) for name, file in names.items()}


def link_of(token: Token) -> str | None:
    """Where a link leads, or which picture is shown."""
    name = {"link_open": "href", "image": "src"}.get(token.type)
    found = token.attrs.get(name) if name else None
    return None if found is None or OUTSIDE.match(str(found)) else str(found)


def target(paper: Paper, link: str) -> tuple[str, str]:
    """The path from the root that a link of this paper leads to, and the part of the page."""
    path, _, part = link.partition("#")
    path = unquote(path.partition("?")[0])
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(paper.path), path))
    return (whole if path else paper.path), part


def dead_links(root: Path, papers: dict[str, Paper]) -> list[str]:
    """One sentence for each link that leads nowhere."""
    found = []
    for paper in papers.values():
        links = [link for token in walk(paper.tokens) if (link := link_of(token)) is not None]
        for link in links:
            path, part = target(paper, link)
            if path.startswith("../") or not (root / path).exists():
                found.append(f"{paper.path}: {link} leads nowhere.")
            elif part and path in papers and part not in papers[path].anchors():
                found.append(f"{paper.path}: {link} names a heading that {path} does not have.")
    return found

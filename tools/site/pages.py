"""The pages of the site, with the pictures and files that they link to."""

import re
import shutil
from itertools import pairwise
from pathlib import Path

from markdown_it.token import Token

from tools.site.frame import LEFT_OUT, framed, page_name, relative
from tools.site.papers import Paper, link_of, markdown, target, walk

HERE = Path(__file__).parent
TOKENS = "web/src/styles/tokens.css"
ICON = "web/public/favicon.svg"
DARK = re.compile(r"\[data-theme='dark'\] (\{.*?\n\})", re.DOTALL)
EMPTY_HEAD = re.compile(r"<thead>\s*<tr>(?:\s*<th[^>]*></th>)+\s*</tr>\s*</thead>\s*")
SHOWN = {".png", ".svg", ".jpg"}  # the rest is text, and gets a name by which browsers show it


class Site:
    """A folder with one page per paper."""

    def __init__(self, root: Path, out: Path, papers: dict[str, Paper], version: str) -> None:
        self.root, self.out, self.version = root, out, version
        self.papers = {path: one for path, one in papers.items() if path not in LEFT_OUT}
        self.copied: dict[str, str] = {}  # file of the project -> file of the site

    def build(self) -> int:
        """Write everything; returns the number of pages."""
        shutil.rmtree(self.out, ignore_errors=True)
        for paper in self.papers.values():
            self.write(page_name(paper.path), self.page(paper))
        for source, name in self.copied.items():
            self.copy(source, name)
        self.copy(ICON, "favicon.svg")
        self.write("style.css", stylesheet(self.root))
        return len(self.papers)

    def write(self, name: str, text: str) -> None:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def copy(self, source: str, name: str) -> None:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root / source, path)

    def page(self, paper: Paper) -> str:
        renderer = markdown()
        mark_headings(paper)
        for token in walk(paper.tokens):
            self.turn(paper, token)
        body = renderer.renderer.render(unlinked(paper.tokens), renderer.options, {})
        return framed(paper, self.papers, in_boxes(EMPTY_HEAD.sub("", body)), self.version)

    def turn(self, paper: Paper, token: Token) -> None:
        """Let a link lead to a page of the site; one to a folder without a page leads nowhere."""
        link = link_of(token)
        if link is None:
            return
        path, part = target(paper, link)
        there = self.place(path)
        here = page_name(paper.path)
        address = relative(here, there) if there else ""
        if there == here and part:
            address = ""
        token.attrs["src" if token.type == "image" else "href"] = address + (part and f"#{part}")

    def place(self, path: str) -> str | None:
        """Where a file of the project is in the site."""
        inside = f"{path}/README.md"
        for paper in (path, inside):
            if paper in self.papers:
                return page_name(paper)
        if (self.root / path).is_dir():
            return None
        name = path if Path(path).suffix in SHOWN else f"{path}.txt"
        self.copied[path] = name
        return name


def mark_headings(paper: Paper) -> None:
    """Every heading has its address, and a link to it."""
    heads = iter(paper.headings)
    for token, line in pairwise(paper.tokens):
        if token.type == "heading_open":
            anchor = next(heads).anchor
            token.attrs["id"] = anchor
            sign = f' <a class="anchor" href="#{anchor}" aria-label="Link to this section">#</a>'
            line.children = [*(line.children or []), Token("html_inline", "", 0, content=sign)]


def unlinked(tokens: list[Token]) -> list[Token]:
    """Words whose link leads nowhere stay as words."""
    for token in tokens:
        inside: list[Token] = []
        open_links: list[bool] = []
        for child in token.children or []:
            if child.type == "link_open":
                open_links.append(child.attrs.get("href") == "")
            if child.type not in {"link_open", "link_close"} or not open_links[-1]:
                inside.append(child)
            if child.type == "link_close":
                open_links.pop()
        token.children = inside if token.children is not None else None
    return tokens


def in_boxes(body: str) -> str:
    """Wide tables scroll in a box of their own, also by keyboard."""
    box = '<div class="wide" role="region" aria-label="Table" tabindex="0">\n<table>'
    return body.replace("<table>", box).replace("</table>", "</table>\n</div>")


def stylesheet(root: Path) -> str:
    """Our look, with the colours of the web app: dark where the system is."""
    tokens = (root / TOKENS).read_text(encoding="utf-8")
    tokens = DARK.sub(r"@media (prefers-color-scheme: dark) {\n:root \1\n}", tokens)
    return tokens + (HERE / "style.css").read_text(encoding="utf-8")

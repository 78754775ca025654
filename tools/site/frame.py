"""What surrounds a page: head, side navigation, foot."""

import html
import posixpath
from fnmatch import fnmatch
from pathlib import PurePosixPath

from tools.site.papers import Paper

START = "README.md"
GROUPS: dict[str, tuple[str, ...]] = {
    "Start": (START, "docs/troubleshooting.md"),
    "Games": (
        "src/kindu/games/*/rules.md", "docs/terminal.md", "docs/hints.md", "docs/notation.md",
    ),
    "Hosting": (
        "docs/hosting.md", "docs/settings.md", "docs/safety.md", "docs/threats.md",
        "docs/protocol.md",
    ),
    "Research": (
        "docs/research.md", "docs/first-bot.md", "docs/arena.md", "docs/bots.md",
        "docs/strength.md", "docs/balance.md", "docs/balance/*.md", "docs/performance.md",
    ),
    "Development": (
        "CONTRIBUTING.md", "STYLE.md", "docs/architecture.md", "docs/engine.md", "docs/glossary.md",
        "docs/how-bots-think.md", "docs/server.md", "docs/web-app.md", "docs/testing.md",
        "docs/adding-*.md", "docs/decisions/README.md",
    ),
    "Project": ("CHANGELOG.md", "SECURITY.md"),
}  # fmt: skip
LEFT_OUT = {"docs/package.md"}  # README.md in short, for package indexes

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="{up}favicon.svg">
<link rel="stylesheet" href="{up}style.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="name" href="{up}index.html">Kindu</a>
<a class="menu" href="#pages">All pages</a>
</header>
<div class="sheet">
<main id="main">
{body}</main>
<nav id="pages" aria-label="Pages">
{pages}</nav>
</div>
<footer>Kindu {version}. This page is made from <code>{path}</code>.</footer>
</body>
</html>
"""


def page_name(path: str) -> str:
    """The file of a paper in the site; that of a README is the page of its folder."""
    pure = PurePosixPath(path)
    return str(pure.with_name("index.html") if pure.name == START else pure.with_suffix(".html"))


def relative(here: str, there: str) -> str:
    """The address of one file of the site as seen from another."""
    return posixpath.relpath(there, posixpath.dirname(here) or ".")


def grouped(papers: dict[str, Paper]) -> dict[str, list[Paper]]:
    """The pages of the side navigation; a new one that no group names comes last."""
    found = {
        group: [papers[path] for pattern in patterns for path in papers if fnmatch(path, pattern)]
        for group, patterns in GROUPS.items()
    }
    known = {paper.path for group in found.values() for paper in group} | LEFT_OUT
    rest = [path for path in papers if fnmatch(path, "docs/*.md") and path.count("/") == 1]
    found["More"] = [papers[path] for path in rest if path not in known]
    return {group: listed for group, listed in found.items() if listed}


def navigation(paper: Paper, papers: dict[str, Paper]) -> str:
    """All pages in groups; below this one, its sections."""
    lines = []
    for group, listed in grouped(papers).items():
        items = "".join(entry(one, paper) for one in listed)
        lines.append(f"<h2>{group}</h2>\n<ul>\n{items}</ul>\n")
    return "".join(lines)


def entry(one: Paper, here: Paper) -> str:
    address = relative(page_name(here.path), page_name(one.path))
    title = html.escape("Kindu" if one.path == START else one.title)
    if one.path != here.path:
        return f'<li><a href="{html.escape(address)}">{title}</a></li>\n'
    sections = [heading for heading in one.headings if heading.level == 2]
    parts = "".join(
        f'<li><a href="#{s.anchor}">{html.escape(s.words)}</a></li>\n' for s in sections
    )
    below = f"<ul>\n{parts}</ul>" if parts else ""
    return f'<li><a href="#main" aria-current="page">{title}</a>{below}</li>\n'


def framed(paper: Paper, papers: dict[str, Paper], body: str, version: str) -> str:
    """The whole page."""
    title = "Kindu" if paper.path == START else f"{paper.title} · Kindu"
    up = "../" * page_name(paper.path).count("/")
    pages = navigation(paper, papers)
    return PAGE.format(
        title=html.escape(title), up=up, body=body, pages=pages, version=version, path=paper.path
    )

"""The site of our documents: every link of every page works, and dead ones are named."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tools.site.frame import START
from tools.site.pages import Site, stylesheet
from tools.site.papers import dead_links, read, read_all

ROOT = Path(__file__).parents[2]
COUNTED = ("h1", "main", "nav", "title")


class Page(HTMLParser):
    """What a page has and where it leads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.tags: list[str] = []
        self.current = 0
        self.without_words = 0  # pictures without a text
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.links += [found[name] or "" for name in ("href", "src") if name in found]
        self.ids += [found["id"] or ""] if "id" in found else []
        self.current += "aria-current" in found
        self.without_words += tag == "img" and not found.get("alt")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    Site(ROOT, out, read_all(ROOT), "1.2.3").build()
    return out


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in site.rglob("*.html")}


def test_every_link_of_every_page_works(pages: dict[Path, Page]) -> None:
    broken = []
    for path, page in pages.items():
        for link in (one for one in page.links if not re.match(r"[a-z]+:", one)):
            name, _, part = link.partition("#")
            there = (path.parent / name).resolve() if name else path
            known = there in pages and part in pages[there].ids
            if not there.is_file() or (part and there.suffix == ".html" and not known):
                broken.append(f"{path.name}: {link}")

    assert [] == broken


def test_every_document_has_its_page(site: Path) -> None:
    papers = [path for path in ROOT.glob("docs/**/*.md") if path.name not in (START, "package.md")]
    names = [path.relative_to(ROOT).with_suffix(".html") for path in papers]

    assert (site / "index.html").is_file()
    assert [] == [name for name in names if not (site / name).is_file()]


def test_a_screen_reader_finds_its_way(pages: dict[Path, Page]) -> None:
    """One title, one main part, one navigation; no id is used twice; every picture has a text."""
    wrong = [
        path.name
        for path, page in pages.items()
        if [1] * len(COUNTED) != [page.tags.count(tag) for tag in COUNTED]
        or len(page.ids) != len(set(page.ids))
        or page.without_words
        or page.current > 1
    ]

    assert [] == wrong


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"(?:src|<link[^>]*href)=\"(?:https?:)?//|@import|url\(")
    files = [*site.rglob("*.html"), site / "style.css"]

    assert [] == [file.name for file in files if loaded.search(file.read_text(encoding="utf-8"))]


def test_the_colours_are_those_of_the_web_app_light_and_dark() -> None:
    style = stylesheet(ROOT)
    used = set(re.findall(r"var\((--[\w-]+)\)", style))

    assert set() == used - set(re.findall(r"^ *(--[\w-]+):", style, re.MULTILINE))
    assert "@media (prefers-color-scheme: dark) {\n:root {\n" in style
    assert "data-theme" not in style


PAPERS = {
    "README.md": "# Top\n\n[one](docs/one.md#b--c) [folder](docs) [data](data.toml) ![p](p.svg)\n",
    "docs/one.md": "# One\n## B & C\n## Twice\n## Twice\n\n[up](../README.md) [here](#twice-1)\n",
    "data.toml": "",
    "p.svg": "<svg/>",
}  # fmt: skip


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in PAPERS.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_living_links_are_not_reported(project: Path) -> None:
    assert [] == dead_links(project, read_all(project))


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("gone.md", "docs/two.md: gone.md leads nowhere."),
        ("../../outside.md", "docs/two.md: ../../outside.md leads nowhere."),
        ("one.md#d", "docs/two.md: one.md#d names a heading that docs/one.md does not have."),
        ("#d", "docs/two.md: #d names a heading that docs/two.md does not have."),
    ],
)
def test_a_dead_link_is_named(project: Path, link: str, sentence: str) -> None:
    (project / "docs" / "two.md").write_text(f"# Two\n\n| a |\n| - |\n| [x]({link}) |\n")

    assert [sentence] == dead_links(project, read_all(project))


def test_what_looks_like_a_link_in_code_is_none(project: Path) -> None:
    (project / "docs" / "two.md").write_text("`[x](gone.md)`\n\n    [x](gone.md)\n")

    assert [] == dead_links(project, read_all(project))


def test_headings_of_the_same_words_get_numbers() -> None:
    anchors = [heading.anchor for heading in read(PAPERS["docs/one.md"], "one.md").headings]

    assert ["one", "b--c", "twice", "twice-1"] == anchors


def test_files_go_along_and_a_folder_without_a_page_is_only_named(project: Path) -> None:
    site = Site(project, project / "out", read_all(project), "1.2.3")
    text = site.page(site.papers[START])

    assert '<a href="docs/one.html#b--c">one</a> folder <a href="data.toml.txt">data</a>' in text
    assert {"data.toml": "data.toml.txt", "p.svg": "p.svg"} == site.copied

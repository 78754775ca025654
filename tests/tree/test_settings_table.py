"""docs/settings.md: every variable of the environment that is used, and no other."""

import re
from pathlib import Path

from kindu.server.settings import from_environment

ROOT = Path(__file__).parents[2]
PAPER = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
ROOMS = ("src", "tools", "tests", "bench", "examples", "docs", ".github")
FILES = ("Makefile", "Containerfile", "compose.yaml", "hatch_build.py", "web/vite.config.ts")
TEXT = {".py", ".md", ".ts", ".yml", ".yaml", ".txt", ".toml"}
BUILT = {"static", "node_modules"}
NAME = re.compile(r"KINDU_[A-Z]+(?:_[A-Z]+)*")
ROW = re.compile(r"^\| `(\w+)` \| (.+) \| (.+) \|$", re.MULTILINE)


def used() -> set[str]:
    """The names in our sources, tests, tools and papers, except in the table itself."""
    inside = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in TEXT]
    paths = [
        *(ROOT / name for name in FILES),
        *(one for one in inside if "static" not in one.parts),
    ]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.name != "settings.md"]
    return {name for text in texts for name in NAME.findall(text)}


def test_the_table_has_every_variable_that_is_used_once() -> None:
    assert sorted(used()) == sorted(name for name, *_ in ROW.findall(PAPER))


def test_a_variable_that_is_empty_counts_as_not_set(tmp_path: Path) -> None:
    empty = dict.fromkeys(sorted(used()), "")

    assert from_environment({}, tmp_path, "localhost", 8000) == from_environment(
        empty, tmp_path, "localhost", 8000
    )

"""A game is its folders: no other file names its key, its title or the prefix of its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kindu.games import game, keys

ROOT = Path(__file__).parents[2]
ROOMS = ("src", "tests", "tools", "bench", "web/src", "web/tests")
TOPS = (".", "web")  # folders in which only the files at the top count
OWN = ("src/kindu/games", "tests/games", "web/src/games", "web/tests/games", "web/src/i18n/*")
BUILT = {"node_modules", "dist", "static", "__pycache__"}
TEXT = {
    ".py",
    ".toml",
    ".md",
    ".txt",
    ".json",
    ".ts",
    ".svelte",
    ".js",
    ".mjs",
    ".css",
    ".html",
    "",
}
PAPERS = {"README.md", "NOTICE", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md"}

# Files of data that belong to no game alone, each with the reason.
DATA = {
    "tests/protocol/*": "recorded messages, shown in docs/protocol.md",
    "bench/web/last.json": "figures of the last run, by game",
    "bench/load/last.json": "figures of the last run",
    "bench/load/peer/package-lock.json": "names of packages that look like prefixes",
    "web/package-lock.json": "likewise",
}
TYPES = "web/src/games/types/{key}.ts"  # written from the game's own definitions
PROSE = "web/src/games/*/rules/*.md"  # for readers: a key may be the name of a country, too


def files() -> list[str]:
    """All text files in our rooms and at the top, by their paths from the top."""
    found: set[Path] = set()
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*")]
    paths += [path for top in TOPS for path in (ROOT / top).glob("*")]
    found |= {path for path in paths if path.is_file() and path.suffix in TEXT}
    names = [path.relative_to(ROOT) for path in found if not BUILT & set(path.parts)]
    return sorted(name.as_posix() for name in names if not name.name.startswith("."))


def excused(name: str, key: str) -> bool:
    """Whether this file may name that game."""
    path = Path(name)
    own = any(path.match(f"{room}/{key}/*") or is_below(path, room, key) for room in OWN)
    own = own or name == TYPES.format(key=key)
    return own or name in PAPERS or any(path.match(one) or below(name, one) for one in DATA)


def is_below(path: Path, room: str, key: str) -> bool:
    """Whether a file lies in a game's folder in this room, however deep."""
    at = len(Path(room).parts)
    return Path(*path.parts[:at]).match(room) and path.parts[at : at + 1] == (key,)


def below(name: str, pattern: str) -> bool:
    """Whether a file lies in a folder that is listed as `folder/*`."""
    return pattern.endswith("/*") and name.startswith(pattern[:-1])


def naming(key: str, prose: bool = False) -> re.Pattern[str]:
    """What names a game: key, title or one of its rules; in prose the key is a word like others."""
    found = game(key)
    names = [found.title] if prose else [key, found.title]
    words = "|".join(re.escape(name) for name in names)
    return re.compile(rf"(?i:\b(?:{words})\b)|\b{found.prefix}-[A-Z]{{2,}}")


@pytest.mark.parametrize("key", keys())
def test_no_file_outside_its_folders_names_a_game(key: str) -> None:
    patterns = {prose: naming(key, prose) for prose in (False, True)}
    texts = {name: (ROOT / name).read_text("utf-8", "replace") for name in files()}
    found = {
        name: text[match.start() : match.end()]
        for name, text in texts.items()
        if not excused(name, key) and (match := patterns[Path(name).match(PROSE)].search(text))
    }

    assert {} == found


def test_what_is_listed_as_data_is_there() -> None:
    missing = [name for name in DATA if not list(ROOT.glob(name))]

    assert [] == missing


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("src/kindu/games/one/plan/plan.py", True),
        ("web/src/i18n/en/one/words.ts", True),
        ("src/kindu/games/descriptor.py", False),
        ("tests/cli/test_sim.py", False),
        ("tests/server/tables/test_seats.py", False),
        ("web/src/games/types/one.ts", True),
        ("web/src/games/types/other.ts", False),
        ("src/kindu/games/other/flow.py", False),
    ],
)
def test_only_a_games_own_folders_may_name_it(name: str, expected: bool) -> None:
    assert expected is excused(name, "one")

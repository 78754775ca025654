"""Make mutants of the chapters named, test them, and compare the survivors with the lists."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from kindu.games import own_keys
from tests.cases import case
from tools.mutants.changes import GAMES, faults, listed_of, read_mutants, summary

ROOT = Path(__file__).parents[2]
SETTINGS = "setup.cfg"  # where mutmut looks for them
WHOLE_GAMES = ("test_golden.py", "test_balance.py", "bots", "advice", "lab")
PLANS = ("plan", "view/test_proposals.py")
SCREENS = ("text", "web", "cli", "server")
APART = (*WHOLE_GAMES, *PLANS, *SCREENS)


class UnknownChapterError(ValueError):
    """A name stands for no chapter that is changed."""


def chosen(names: list[str]) -> dict[str, list[str]]:
    """The chapters of each game that are meant: those of all games, or only those named."""
    known = {key: list(case(key).mutated) for key in own_keys() if case(key).mutated}
    found: dict[str, list[str]] = {}
    for name in names or known:
        key, _, chapter = name.partition("/")
        if key not in known or (chapter and chapter not in known[key]):
            raise UnknownChapterError(f"expected a game or GAME/CHAPTER.py, found {name}")
        found.setdefault(key, []).extend([chapter] if chapter else known[key])
    return found


def configuration(chapters: dict[str, list[str]]) -> str:
    """The settings of mutmut: the chapters of these games."""
    files = [f"{GAMES}/{key}/{name}" for key, names in chapters.items() for name in names]
    return "\n    ".join(["[mutmut]\nsource_paths = src\nonly_mutate =", *files, ""])


def rule_tests(games: Iterable[str]) -> list[str]:
    """The tests that show the rules: no whole games, no plans, and no screens but the views."""
    apart = [f"--ignore=tests/games/{key}/{name}" for key in games for name in APART]
    return [*(f"tests/games/{key}" for key in games), *apart]


def run(root: Path, chapters: dict[str, list[str]]) -> int:
    """Test all mutants on half of the cores, from scratch: results of older tests would be kept."""
    shutil.rmtree(root / "mutants", ignore_errors=True)
    settings = root / SETTINGS
    settings.write_text(configuration(chapters), encoding="utf-8")
    children = max(1, (os.cpu_count() or 1) // 2)
    command = [sys.executable, "-m", "tools.mutants.runs", f"{children}", *rule_tests(chapters)]
    try:
        return subprocess.run(command, cwd=root, check=False).returncode
    finally:
        settings.unlink()


def compare(game: str, chapters: list[str]) -> int:
    """Say what does not agree in a game, and how many mutants it has."""
    listed = [change for change in listed_of(game) if change.file in chapters]
    mutants = list(read_mutants(ROOT, game, chapters))
    found = list(faults(mutants, listed))
    for fault in found:
        print(fault + "\n", file=sys.stderr)
    print(f"{game}: {summary(mutants, listed)}")
    return len(found)


def main(args: list[str]) -> int:
    chapters = chosen([arg for arg in args if arg != "--report"])
    os.chdir(ROOT)  # mutmut finds its files from here
    if "--report" not in args and run(ROOT, chapters) != 0:
        print("The mutants could not be tested.", file=sys.stderr)
        return 1
    return 1 if sum(compare(game, names) for game, names in chapters.items()) else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except UnknownChapterError as error:
        sys.exit(str(error))

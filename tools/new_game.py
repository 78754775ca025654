"""Writes the skeleton of a new game: a tiny one that loads, plays and passes the laws at once.

    python -m tools.new_game KEY PREFIX [--title TITLE] [--package DIR]

Without --package it goes into the folders of this repository (src/kindu/games/KEY and
tests/games/KEY); with it, into a package of its own in DIR that is found by its entry point.
"""

import argparse
import re
import sys
from pathlib import Path
from string import Template

from kindu.games import game, keys

ROOT = Path(__file__).parents[1]
SKELETON = Path(__file__).with_name("skeleton")
KEY = re.compile("[a-z][a-z0-9_]*")
PREFIX = re.compile("[A-Z]{2,4}")


def words(key: str, prefix: str, title: str, package: str) -> dict[str, str]:
    """What the templates leave open."""
    name = "".join(part.capitalize() for part in key.split("_"))
    return {
        "key": key,
        "prefix": prefix,
        "title": title or key.replace("_", " ").capitalize(),
        "name": name,
        "package": package,
        "distribution": f"kindu-{key.replace('_', '-')}",
    }


def refusal(key: str, prefix: str, folders: list[Path]) -> str:
    """Why this can't be written, in one sentence; empty if it can."""
    if not KEY.fullmatch(key):
        return f"expected a key of small letters, digits and _, but got {key!r}"
    if not PREFIX.fullmatch(prefix):
        return f"expected a prefix of 2 to 4 capital letters, but got {prefix!r}"
    if key in keys():
        return f"expected a new key, but {key!r} is a game already"
    taken = [one for one in keys() if game(one).prefix == prefix]
    if taken:
        return f"expected a new prefix, but {prefix!r} is that of {taken[0]}"
    there = [folder for folder in folders if folder.exists()]
    return f"expected new folders, but {there[0]} is there" if there else ""


def write(templates: Path, into: Path, open_words: dict[str, str]) -> list[Path]:
    """All templates of a folder, filled in."""
    written = []
    into.mkdir(parents=True, exist_ok=True)
    for template in sorted(templates.glob("*.txt")):
        path = into / template.name.removesuffix(".txt")
        if path.name == "perft":
            path = into / f"{open_words['key']}.perft"
        text = Template(template.read_text("utf-8")).substitute(open_words)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def in_tree(root: Path, open_words: dict[str, str]) -> list[Path]:
    """The folders of a game in this repository."""
    key = open_words["key"]
    tests = root / "tests" / "games" / key
    written = write(SKELETON / "game", root / "src" / "kindu" / "games" / key, open_words)
    written += write(SKELETON / "tests", tests, open_words)
    tests.joinpath("__init__.py").touch()
    return written


def in_package(folder: Path, open_words: dict[str, str]) -> list[Path]:
    """A package of its own."""
    written = write(SKELETON / "package", folder, open_words)
    written += write(SKELETON / "game", folder / "src" / open_words["package"], open_words)
    return written + write(SKELETON / "tests", folder / "tests", open_words)


def main(args: list[str]) -> int:
    """Write it and say what comes next."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("prefix")
    parser.add_argument("--title", default="")
    parser.add_argument("--package", type=Path, metavar="DIR")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    asked = parser.parse_args(args)
    own = [asked.root / room / asked.key for room in ("src/kindu/games", "tests/games")]
    wrong = refusal(asked.key, asked.prefix, [asked.package] if asked.package else own)
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    package = f"kindu_{asked.key}" if asked.package else f"kindu.games.{asked.key}"
    open_words = words(asked.key, asked.prefix, asked.title, package)
    make = in_package if asked.package else in_tree
    written = make(asked.package or asked.root, open_words)
    print("\n".join(str(path) for path in written))
    if asked.package:
        print(f"Next: make game FOLDER={asked.package}")
    print(f"Then: python -m tests.games.golden; python -m tests.games.playthroughs {asked.key}")
    print(f"What it lacks: python -m tools.checklist {asked.key}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

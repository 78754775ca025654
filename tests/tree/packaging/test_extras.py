"""The engine alone: it runs where nothing is installed but what it names as its dependencies."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from kindu.cli import PARTS
from kindu.games import own_keys

ROOT = Path(__file__).parents[3]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAME = re.compile(r"[\w-]+")
EXTRA = re.compile(r"(?:kindu|'\.)\[([a-z,]+)\]")
SAYING = [
    ROOT / "README.md",
    ROOT / "Containerfile",
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / "src").rglob("*.py"),
]

# Other packages can't be found in such a process, whatever is installed.
ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if first not in OWN and first not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"No module named {first!r}", name=first)

OWN = {"kindu", "kindu__mypyc", *sys.argv.pop(1).split()}
sys.meta_path.insert(0, Nothing())
"""
IMPORT = """
import importlib, pkgutil, kindu

def walk(path, name):
    for one in pkgutil.iter_modules(path, name + "."):
        if one.name.endswith((".text", ".plots")):
            continue  # drawn with rich for terminals, and with matplotlib
        found = importlib.import_module(one.name)
        if one.ispkg:
            walk(found.__path__, one.name)

for room in ("core", "games", "bots", "record", "advice", "lab"):
    walk(importlib.import_module("kindu." + room).__path__, "kindu." + room)
print(len([name for name in sys.modules if name.startswith("kindu.")]))
"""
PLAY = """
from tools.try_wheel import main
sys.exit(main([]))
"""
COMMAND = """
from kindu.cli import main
main()
"""


def names(extra: str | None = None) -> set[str]:
    """The packages that Kindu or one of its extras needs at once."""
    wanted = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return {found[0] for text in wanted if (found := NAME.match(text))}


def alone(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run this where only the engine is installed."""
    games = {one.value.partition(".")[0] for one in entry_points(group="kindu.games")}
    own = " ".join(name.replace("-", "_") for name in {*names(), *games, "tools"})
    command = [sys.executable, "-c", ALONE + code, own, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_engine_names_only_what_it_needs() -> None:
    assert {"librt", "mypy-extensions"} == names()


def test_the_rooms_of_the_engine_and_of_research_need_no_extra() -> None:
    done = alone(IMPORT)

    assert (0, "") == (done.returncode, done.stderr)
    assert int(done.stdout) > 200


def test_games_are_played_without_an_extra() -> None:
    done = alone(PLAY)

    assert (0, "") == (done.returncode, done.stderr)
    assert own_keys() == [line.split(":")[0] for line in done.stdout.splitlines()[1:]]


@pytest.mark.parametrize(
    ("words", "extra"),
    [([], "kindu[cli]"), (["--version"], "kindu[cli]"), (["serve"], "kindu[server]")],
)
def test_the_command_says_which_extra_it_needs(words: list[str], extra: str) -> None:
    done = alone(COMMAND, *words)

    sentence = "kindu: expected the command line to be installed, but typer is missing"
    assert (2, "") == (done.returncode, done.stdout)
    assert f"{sentence}: pip install '{extra}'\n" == done.stderr


def test_the_command_knows_the_parts_of_its_extra() -> None:
    assert set(PARTS) == names("cli")


@pytest.mark.parametrize("extra", ["server", "plots", "ray"])
def test_extras_that_serve_a_command_bring_the_command_line(extra: str) -> None:
    assert "kindu[cli]" in PROJECT["optional-dependencies"][extra]


def test_every_extra_that_is_spoken_of_exists() -> None:
    said = [names for path in SAYING for names in EXTRA.findall(path.read_text(encoding="utf-8"))]
    found = {name for names in said for name in names.split(",")}

    assert set(PROJECT["optional-dependencies"]) == found

"""The skeleton of a new game: it loads, passes the laws, and lacks nothing that must be there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.games import game
from tests.renamed import package
from tests.support import PREFIX, SOME
from tools.new_game import ROOT, main

KEY, LETTERS = "pebbles", "PQ"


def python(folder: Path, *words: str) -> str:
    """What a program of ours prints where the new package is installed."""
    here = [str(folder / "src"), *os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, here))}
    command = [sys.executable, *words]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def test_a_package_of_its_own_passes_the_laws_and_its_tests(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert 0 == main([KEY, LETTERS, "--package", str(folder)])
    package(folder / "src", {KEY: f"kindu_{KEY}.game"})
    python(folder, "-m", "tests.games.golden")
    python(folder, "-m", "tests.games.playthroughs", KEY)
    shared = ["tests/laws", "tests/games/test_golden.py", "tests/games/test_perft.py"]
    plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts="]
    laws = python(folder, "-m", "pytest", *plain, *shared, "-k", KEY)
    own = python(folder, "-m", "pytest", *plain, "--rootdir", str(ROOT), str(folder / "tests"))
    checklist = python(folder, "-m", "tools.checklist", KEY)
    log = python(folder, "-c", f"from kindu.cli.run import run; run(['watch', '{KEY}'])")

    assert " passed" in laws
    assert "7 passed" in own
    assert "LACKS" not in checklist
    assert f"({LETTERS}-END-01)" in log


def test_a_game_of_this_repository_gets_its_two_folders(tmp_path: Path) -> None:
    assert 0 == main([KEY, LETTERS, "--title", "Pebbles at Sea", "--root", str(tmp_path)])
    folders = {path.parent.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.py")}
    text = (tmp_path / "src/kindu/games" / KEY / "game.py").read_text("utf-8")

    assert {f"src/kindu/games/{KEY}", f"tests/games/{KEY}"} == folders
    assert 'title="Pebbles at Sea"' in text
    assert f'package="kindu.games.{KEY}"' in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Chess", "QQ"], "expected a key of small letters"),
        (["chess", "q"], "expected a prefix of 2 to 4 capital letters"),
        ([SOME, "QQ"], f"expected a new key, but {SOME!r} is a game already"),
        (["chess", PREFIX], f"expected a new prefix, but {PREFIX!r} is that of {game(SOME).key}"),
        (["chess", "QQ", "--package", str(ROOT / "tests")], "expected new folders, but"),
    ],
)
def test_what_cannot_be_written_is_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(words)
    assert capsys.readouterr().err.startswith(sentence)

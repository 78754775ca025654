"""The mutants of a small module are tested, and what became of them is noted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).parents[2]
SOURCE = """\
def opposite(answer: bool) -> bool:
    return not answer


def may_enter(age: int) -> bool:
    return age > 17.5


def count_down(n: int) -> int:
    while n != 0:
        n = n - 1
    return n


def forgotten(answer: bool) -> bool:
    return not answer
"""
TESTS = """\
import doors


def test_the_opposite() -> None:
    assert doors.opposite(False)


def test_an_adult_may_enter() -> None:
    assert doors.may_enter(30)


def test_counting_down_ends() -> None:
    assert doors.count_down(1) == END
"""
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="mutmut forks")


def outcomes(folder: Path, tests: str) -> tuple[int, str, set[tuple[str, str]]]:
    """Exit code, what is printed, and what became of the mutants of each function."""
    settings = "[mutmut]\nsource_paths = src\n"
    files = {"src/doors.py": SOURCE, "tests/test_doors.py": tests, "setup.cfg": settings}
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "tools.mutants.runs", "2", "tests"]
    place = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        command, cwd=folder, env=place, capture_output=True, text=True, check=False
    )
    meta = json.loads((folder / "mutants/src/doors.py.meta").read_text("utf-8"))
    codes: dict[str, int | None] = meta["exit_code_by_key"]
    found = {(key.split("__")[0], str(status_by_exit_code[code])) for key, code in codes.items()}
    return done.returncode, done.stdout, found


def test_a_mutant_is_killed_or_survives_or_never_ends_or_has_no_tests(tmp_path: Path) -> None:
    """No test has anybody of about 18 at the door, so mutants of `may_enter` survive."""
    code, _, found = outcomes(tmp_path, TESTS.replace("END", "0"))

    assert 0 == code
    assert {("doors.x_opposite", "killed"), ("doors.x_may_enter", "survived")} <= found
    assert {("doors.x_count_down", "timeout"), ("doors.x_forgotten", "no tests")} <= found
    assert ("doors.x_count_down", "survived") not in found


def test_no_mutant_is_tested_if_tests_fail_without_a_change(tmp_path: Path) -> None:
    code, said, found = outcomes(tmp_path, TESTS.replace("END", "1"))

    assert (1, {"not checked"}) == (code, {status for _, status in found})
    assert said.startswith("These tests fail without a change:\ntests/test_doors.py::test_counting")

"""Samples of output in the documents: they are what the commands print today."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.support import COMPILED, QUICKEST
from tools.samples.commands import (
    FENCE,
    ROOT,
    SampleError,
    fence,
    has_samples,
    pages,
    renewed,
    shown,
    timeless,
    write_files,
)
from tools.samples.sessions import failures, inside, renewed_sessions

WITH_SAMPLES = [page for page in pages() if has_samples(page)]
ARENA = """bot      rating ± 95 %  first %   95 % interval  points ± 95 %   ms   p99
greedy     1715 ±   93     75.0  64.2 to 83.4    30.0 ±  3.4  2.4  36.0

speed   52.2 seconds, 1.1 games per second
"""


@pytest.mark.skipif(not COMPILED, reason="the pure engine plays the same games, and slowly")
@pytest.mark.parametrize("page", WITH_SAMPLES, ids=lambda page: page.name)
def test_samples_are_up_to_date(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == renewed(page), "make samples writes them"


def test_there_are_samples() -> None:
    assert {"arena.md", "balance.md", "first-bot.md", "hints.md"} <= {
        page.name for page in WITH_SAMPLES
    }


@pytest.mark.parametrize("pair", ["my_bots:Playouts,uniform", "my_bots:Judge,casual"])
def test_the_tutorial_keeps_its_promises(pair: str) -> None:
    """The whole interval of the share of first places lies above a half."""
    text = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    _, _, sample = text.partition(f"--bots {pair} ")
    row = next(line for line in sample.splitlines() if line.startswith(pair.partition(",")[0]))
    found = re.search(r" ([\d.]+) to ([\d.]+) ", row)

    assert found
    assert float(found[1]) > 50


def made(text: str, folder: Path) -> str:
    return FENCE.sub(lambda found: fence(found, folder), text)


def test_a_command_finds_the_file_that_the_page_has_shown_so_far(tmp_path: Path) -> None:
    bot = (
        "class First:\n    def think(self, sight, budget, rng):\n        return sight.legal()[0]\n"
    )
    command = f"$ kindu sim {QUICKEST} --games 1 --bots mine:First,uniform"
    page = f"```python mine.py\n{bot}```\n\n```console 0…5\n{command}\n```\n"
    text = made(page, tmp_path)

    assert bot == (tmp_path / "mine.py").read_text(encoding="utf-8")
    assert f"```console 0…5\n{command}\n…\n" in text
    assert "\nended by " in text


def test_parts_of_a_file_are_put_together(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python a.py\nx = 1\n```\n```python\ny\n```\n```python a.py\nz = 2\n```\n")

    assert [tmp_path / "a.py"] == write_files(page, tmp_path)
    assert "x = 1\n\n\nz = 2\n" == (tmp_path / "a.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("$ rm -r games", "expected a command kindu …, but got"),
        ("$ kindu sim checkers", r"to work, but it said: kindu: expected a game \(one of "),
    ],
)
def test_a_sample_that_can_not_be_made_says_why(
    command: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(SampleError, match=sentence):
        made(f"```console\n{command}\n```\n", tmp_path)


@pytest.mark.parametrize(
    ("info", "expected"),
    [
        (None, "a\nb\nc\nd\n"),
        ("1…2", "a\n…\nc\nd\n"),
        ("2…0", "a\nb\n…\n"),
        ("2…2", "a\nb\nc\nd\n"),
    ],
)
def test_a_sample_may_keep_its_ends_only(info: str | None, expected: str) -> None:
    assert expected == shown("a\nb\nc\nd\n", info)


def test_answers_in_a_session_are_written_anew() -> None:
    code = ">>> 1 + 1\n3\n>>> for i in range(2):\n...     print(i)\n0\n"
    page = f"A page.\n\n```pycon\n{code}```\n\nEnd.\n"
    right = page.replace("\n3\n", "\n2\n").replace("\n0\n", "\n0\n1\n")

    assert right == renewed_sessions(page, "page.md")
    assert right == renewed_sessions(right, "page.md")
    assert "Expected:\n    3\nGot:\n    2\n" in failures(page, "page.md")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        (">>> 1 // 0\n1\n", "expected an answer, but got ZeroDivisionError.*page.md, line 1$"),
        (
            ">>> 1 // 0\nTraceback (most recent call last):\n    ...\nKeyError: 1\n",
            "expected the error on the page, but it is another one: page.md, line 1$",
        ),
    ],
)
def test_a_session_that_breaks_is_left_to_a_person(code: str, sentence: str) -> None:
    with pytest.raises(SampleError, match=sentence):
        renewed_sessions(code, "page.md")


def test_a_session_runs_where_its_files_lie(tmp_path: Path) -> None:
    page, folder = tmp_path / "page.md", tmp_path / "inside"
    folder.mkdir()
    page.write_text("```python given_here.py\nx = 7\n```\n")
    session = (
        ">>> import given_here, os\n>>> given_here.x, os.listdir('docs')\n(7, ['example.kindu'])\n"
    )
    with inside(page, folder):
        assert "" == failures(session, "page.md")

    assert "given_here" not in sys.modules
    assert str(folder) not in sys.path


def test_times_do_not_count() -> None:
    other = ARENA.replace("   ms   p99", "  ms  p99").replace("2.4  36.0", "12  1,036")
    other = other.replace("52.2", "0.2")

    assert timeless(ARENA) == timeless(other)
    assert timeless(ARENA) != timeless(ARENA.replace("1715", "1716"))
    assert timeless("9 of seats in 0.3 seconds") == timeless("9 of seats in 12.0 seconds")

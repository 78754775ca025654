"""Before there is a game: which one, and who sits where."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
@pytest.mark.parametrize("typed", [["quit"], ["1", "exit"]])
def test_a_person_may_leave_at_the_first_questions(typed: list[str], tmp_path: Path) -> None:
    with Terminal(["play"], tmp_path) as terminal:
        terminal.expect("Which game[?] ")
        for line in typed:
            terminal.send(line)
        assert "No game was started." in terminal.expect(r"left with 0\.")

    assert not (tmp_path / "data").exists()

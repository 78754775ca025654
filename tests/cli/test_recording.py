"""The recording in docs/terminal.md is what the terminal shows."""

from __future__ import annotations

import re
import shlex
import shutil
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```text\n(.*?)```", re.DOTALL)


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
def test_the_recording_can_be_played_again(tmp_path: Path) -> None:
    """Its commands are typed; all lines must agree, except those that it leaves out (…)."""
    found = BLOCK.search((ROOT / "docs" / "terminal.md").read_text(encoding="utf-8"))
    assert found
    first, second, *recorded = found[1].splitlines()
    assert "$ head -n 25 docs/example.kindu > mine.kindu" == first
    with (ROOT / "docs" / "example.kindu").open(encoding="utf-8") as example:
        (tmp_path / "mine.kindu").write_text("".join(islice(example, 25)), encoding="utf-8")
    words = shlex.split(second.removeprefix("$ kindu "))
    words[1] = str(tmp_path / "mine.kindu")
    with Terminal(words, tmp_path, columns=80, rows=100) as terminal:
        terminal.expect("Ada> ")
        for typed in [line for line in recorded if line.startswith("Ada> ")]:
            terminal.ask(typed.removeprefix("Ada> "), r"Ada> |left with 0\.")
    shown = "\n".join(line.rstrip() for line in terminal.text.strip("\n").splitlines())
    pattern = "\n".join(".*" if line == "…" else re.escape(line) for line in recorded)

    assert re.match(pattern.replace(".*\n", "(?:.*\n)+?"), shown)

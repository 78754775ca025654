"""Every game has all parts that are not optional; what is missing is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from kindu.games import game, keys
from tests.renamed import renamed, wordless
from tests.support import SOME
from tools.checklist import Part, main, parts


@pytest.mark.parametrize("key", keys())
def test_a_game_has_all_its_parts(key: str) -> None:
    lacks = [part.text() for part in parts(key) if part.missing and not part.optional]

    assert [] == lacks


def test_a_part_that_is_missing_fails_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game without tests of its own lacks them all."""
    monkeypatch.syspath_prepend(tmp_path)
    wordless(tmp_path, [SOME])
    game.cache_clear()
    keys.cache_clear()
    try:
        code = main([renamed(SOME)])
    finally:
        game.cache_clear()
        keys.cache_clear()
    out = capsys.readouterr().out

    assert 1 == code
    lacks = [
        line.split("(")[0].split(maxsplit=1)[1].strip()
        for line in out.splitlines()
        if "LACKS" in line
    ]
    assert {"laws", "perft", "golden games", "playthroughs"} < set(lacks)
    assert "code and test per rule" in lacks
    assert "  optional words and table as text (text): told by notation" in out


def test_what_is_optional_does_not_fail() -> None:
    assert "ok       a (b)" == Part("a", "b", "").text()
    assert "optional a (b): none" == Part("a", "b", "none", optional=True).text()
    assert "LACKS    a (b): none" == Part("a", "b", "none").text()

"""`kindu watch` shows what a spectator sees."""

import re

import pytest

from kindu.cli.run import run


def test_cards_that_are_drawn_stay_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(["watch", "africana", "--bots", "greedy,uniform", "--seed", "2"])
    out = capsys.readouterr().out

    assert "chooses to move" in out
    assert out.count("draws a travel card") > 10
    assert not re.search(r"draws a \w+ card +AF-DRAW-01", out.replace("draws a travel card", ""))

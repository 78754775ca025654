"""The installed package plays each of our games once; what is missing is named."""

import os

import pytest

from kindu.games import own_keys
from tools.try_wheel import faults, main

COMPILED = os.environ.get("KINDU_ENGINE") == "compiled"


def test_a_game_of_each_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--compiled" if COMPILED else "--pure"])
    lines = capsys.readouterr().out.splitlines()

    assert 0 == code
    assert own_keys() == [line.split(":")[0] for line in lines[1:]]


def test_the_wrong_engine_is_a_fault() -> None:
    wrong = faults(compiled=not COMPILED, pure=COMPILED, app=False)

    assert 1 == len(wrong)
    assert wrong[0].startswith("Expected the ")

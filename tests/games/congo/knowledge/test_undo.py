"""What becomes known or binding, so that no answer before it can be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.congo import questions
from tests.games.congo.scene import Scene, scene
from tests.support import rule

THREE = "gb-doctor be-doctor fr-officer"


def last_pass() -> Scene:
    return scene(3, bids=THREE).play("1 pass", "2 pass")


def last_tile() -> Scene:
    return questions.tied("2 1", "3 1").play("1 tile 2", "1 enough", "2 tile 3")


MOMENTS: dict[str, tuple[Callable[[], Scene], str, int]] = {
    "the bids are turned up": (last_pass, "3 pass", 1),
    "a special card is played": (questions.special, "1 play shaman", 2),
    "an auxiliary lies on the board": (questions.lay, "1 lay nurse", 1),
    "hippo tiles are turned up": (last_tile, "2 enough", 1),
    "a hippo tile is added openly": (questions.raise_more, "1 enough", 1),
    "all have chosen what goes overboard": (questions.discard, "1 discard de-officer", 2),
    "a new bid is swapped in": (questions.swap, "1 swap", 1),
}


@rule("CO-VAL-01", "CO-SPC-05", "CO-AUX-13", "CO-TIE-01", "CO-TIE-03", "CO-SP-BOILER-02")
@pytest.mark.parametrize("moment", MOMENTS)
def test_there_is_no_way_back_when(moment: str) -> None:
    """It counts twice where the bids are turned up right after it."""
    position, line, times = MOMENTS[moment]
    game = position()
    game.table.revealed = 20
    game.play(line)

    assert 20 + times == game.table.revealed

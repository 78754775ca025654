"""A custom board."""

import pytest

from kindu.games import load, paper
from kindu.games.datafile import BoardError


def test_another_board_lives_beside_the_first() -> None:
    text = paper("africana", "board.toml")
    first, other = load("africana"), load("africana", text.replace('id = "cairo"', 'id = "giza"')
                                          .replace('"cairo"', '"giza"'))  # fmt: skip

    assert "step cairo orange" == first.label(first.parse("step cairo orange"))
    assert "step giza orange" == other.label(first.parse("step cairo orange"))
    with pytest.raises(BoardError, match="expected"):
        load("africana", text.replace('start = "napoli"', 'start = "rome"'))

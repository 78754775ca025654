"""A custom board."""

import re

import pytest

from kindu.games import load, paper
from kindu.games.africana.flow import Africana
from kindu.games.africana.state import Tabletop
from kindu.games.datafile import BoardError
from tests.support import rule


def test_another_board_lives_beside_the_first() -> None:
    text = paper("africana", "board.toml")
    first, other = load("africana"), load("africana", text.replace('id = "cairo"', 'id = "giza"')
                                          .replace('"cairo"', '"giza"'))  # fmt: skip

    assert "step cairo orange" == first.label(first.parse("step cairo orange"))
    assert "step giza orange" == other.label(first.parse("step cairo orange"))
    with pytest.raises(BoardError, match="expected"):
        load("africana", text.replace('start = "napoli"', 'start = "rome"'))


@rule("RUL-20")
def test_an_owner_may_correct_how_many_travel_cards_each_symbol_has() -> None:
    split = iter([14, 10, 12, 13, 11])
    text = re.sub(
        r"^travel_cards = 12$",
        lambda _: f"travel_cards = {next(split)}",
        paper("africana", "board.toml"),
        flags=re.MULTILINE,
    )
    rules = load("africana", text)
    assert isinstance(rules, Africana)
    state = rules.start(2, {"start player": "1"})
    assert isinstance(state, Tabletop)

    assert [14, 10, 12, 13, 11] == list(rules.board.travel_cards) == list(state.deck)

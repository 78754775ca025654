"""Games by their keys."""

from importlib.resources import files

import pytest

from kindu.core.words import SetupError
from kindu.games import hash_board, keys, load, paper, screen
from kindu.games.datafile import BoardError
from tests.support import A_GAME


@pytest.mark.parametrize("key", keys())
def test_every_game_has_rules_a_screen_and_a_plan(key: str) -> None:
    rules = load(key)

    assert key == rules.key
    assert hasattr(screen(key), "view")
    assert rules.plan() is not rules.plan()
    assert rules.longest(rules.seats[0]) > 0


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(SetupError, match=f"expected {A_GAME}, but got 'chess'"):
        load("chess")


def test_another_board_lives_beside_the_first() -> None:
    text = files("kindu.games.africana").joinpath("board.toml").read_text(encoding="utf-8")
    first, other = load("africana"), load("africana", text.replace('id = "cairo"', 'id = "giza"')
                                          .replace('"cairo"', '"giza"'))  # fmt: skip

    assert "step cairo orange" == first.label(first.parse("step cairo orange"))
    assert "step giza orange" == other.label(first.parse("step cairo orange"))
    with pytest.raises(BoardError, match="expected"):
        load("africana", text.replace('start = "napoli"', 'start = "rome"'))


def test_the_hash_of_a_file_that_is_no_board_is_refused() -> None:
    for text in ("a = ", f"a = 0x{'f' * 6000}"):
        with pytest.raises(BoardError, match=r"board\.toml:1: expected"):
            hash_board(text)


def test_papers_are_read_by_the_key_of_their_game() -> None:
    assert paper("africana", "board.toml").startswith("# Africana")
    with pytest.raises(SetupError, match=f"expected {A_GAME}, but got 'chess'"):
        paper("chess", "rules.md")

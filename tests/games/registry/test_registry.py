"""Games by their keys."""

import re

import pytest

from kindu.core.words import SetupError
from kindu.games import game, hash_board, keys, load, paper, screen
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
    with pytest.raises(SetupError, match=re.escape(f"expected {A_GAME}, but got 'chess'")):
        load("chess")


def test_the_hash_of_a_file_that_is_no_board_is_refused() -> None:
    for text in ("a = ", f"a = 0x{'f' * 6000}"):
        with pytest.raises(BoardError, match=r"board\.toml:1: expected"):
            hash_board(text)


def test_papers_are_read_by_the_key_of_their_game() -> None:
    for key in keys():
        assert f"**{game(key).prefix}-" in paper(key, "rules.md")
    with pytest.raises(SetupError, match=re.escape(f"expected {A_GAME}, but got 'chess'")):
        paper("chess", "rules.md")

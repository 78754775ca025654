"""Descriptors: what is known about a game."""

from dataclasses import replace

import pytest

from kindu.games import game, keys, load
from kindu.games.descriptor import LEVELS
from tests.support import SOME


@pytest.mark.parametrize(
    ("seats", "words"),
    [(range(2, 3), "2 players"), (range(2, 5), "2-4 players"), (range(3, 4), "3 players")],
)
def test_for_how_many_a_game_is(seats: range, words: str) -> None:
    assert words == replace(game(SOME), seats=seats).players()


@pytest.mark.parametrize("key", keys())
def test_a_descriptor_fits_its_rules(key: str) -> None:
    found, rules = game(key), load(key)

    assert (found.key, found.title) == (rules.key, rules.title)
    assert list(found.seats) == list(rules.seats)
    assert len(LEVELS) == len(found.levels)
    assert found.has_board() == bool(rules.board_hash)

"""Whole games of greedy: it beats uniform, and plays sensibly. The pure engine plays fewer."""

import pytest

from kindu.games import load
from kindu.lab.bot_game import BotGame

RULES = load("congo")


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_beats_uniform_in_congo(seats: int) -> None:
    won = 0
    for seed in range(4):
        names = ["uniform"] * seats
        names[seed % seats] = "greedy"
        won += BotGame(RULES, names, seed).play().state.places()[seed % seats] == 1

    assert won >= 3

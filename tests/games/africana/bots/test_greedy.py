"""Whole games of greedy: it beats uniform, and plays sensibly. The pure engine plays fewer."""

import pytest

from kindu.core.state import State
from kindu.games import load
from kindu.games.africana.state import Tabletop as Africana
from kindu.lab.bot_game import BotGame
from tests.support import COMPILED

RULES = load("africana")


def greedy_games(seats: int, games: int) -> list[State]:
    """Africana, greedy on all seats, to the end."""
    return [BotGame(RULES, ["greedy"] * seats, seed).play().state for seed in range(games)]


@pytest.mark.parametrize("seats", RULES.seats)
def test_games_of_africana_end_by_the_rules_in_a_sensible_number_of_rounds(seats: int) -> None:
    """The trial games in the rules had 22 to 28 rounds on average."""
    rounds = []
    for state in greedy_games(seats, 8 if COMPILED else 2):
        assert "AF-END-03" == state.ending()
        assert isinstance(state, Africana)
        rounds.append(int(state.round))

    assert 18 <= sum(rounds) / len(rounds) <= 32


def test_greedy_beats_uniform_in_africana() -> None:
    """In at least 95 of 100 games, each seat in turn; on the pure engine in every one of 8."""
    games = 100 if COMPILED else 8
    won = 0
    for seed in range(games):
        names = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        places = BotGame(RULES, names, seed).play().state.places()
        won += places[names.index("greedy")] == 1 and places[names.index("uniform")] == 2

    assert won >= games * 0.95

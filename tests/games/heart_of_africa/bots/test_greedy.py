"""Whole games of greedy: it beats uniform, and plays sensibly. The pure engine plays fewer."""

import pytest

from kindu.games import load
from kindu.games.heart_of_africa.network import completed_tickets
from kindu.games.heart_of_africa.state.state import Tabletop as Heart
from kindu.lab.bot_game import BotGame
from tests.support import COMPILED

RULES = load("heart_of_africa")


def test_greedy_beats_uniform_in_heart_of_africa() -> None:
    games = 6 if COMPILED else 2
    won = 0
    for seed in range(games):
        names = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        places = BotGame(RULES, names, seed).play().state.places()
        won += places[names.index("greedy")] == 1

    assert games == won


@pytest.mark.parametrize("seats", RULES.seats)
def test_greedy_completes_most_tickets_and_doubles_routes(seats: int) -> None:
    record = BotGame(RULES, ["greedy"] * seats, 3).play()
    state = record.state
    assert isinstance(state, Heart)
    kept = sum(int(player.kept) for player in state.players)
    done = sum(int(completed_tickets(state.board, player)) for player in state.players)

    assert "HA-END-02" == state.ending()
    assert done / kept >= 0.6
    assert any(line.endswith(" double") for line in record.lines)
    assert state.turns / seats < 70

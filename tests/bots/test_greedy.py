"""Whole games of greedy: it beats uniform, and plays sensibly. The pure engine plays fewer."""

from __future__ import annotations

import pytest

from kindu.core.state import State
from kindu.games import load
from kindu.games.africana.state import Table as Africana
from kindu.games.heart_of_africa.network import completed_tickets
from kindu.games.heart_of_africa.state.state import Table as Heart
from kindu.lab.match import Match
from tests.support import COMPILED

AFRICANA, HEART, CONGO = (load(key) for key in ("africana", "heart_of_africa", "congo"))


def greedy_games(seats: int, games: int) -> list[State]:
    """Africana, greedy on all seats, to the end."""
    return [Match(AFRICANA, ["greedy"] * seats, seed).play().state for seed in range(games)]


@pytest.mark.parametrize("seats", AFRICANA.seats)
def test_games_of_africana_end_by_the_rules_in_a_sensible_number_of_rounds(seats: int) -> None:
    """The trial of the rules paper had 22 to 28 rounds on average."""
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
        places = Match(AFRICANA, names, seed).play().state.places()
        won += places[names.index("greedy")] == 1 and places[names.index("uniform")] == 2

    assert won >= games * 0.95


def test_greedy_beats_uniform_in_heart_of_africa() -> None:
    games = 6 if COMPILED else 2
    won = 0
    for seed in range(games):
        names = ["greedy", "uniform"] if seed % 2 else ["uniform", "greedy"]
        places = Match(HEART, names, seed).play().state.places()
        won += places[names.index("greedy")] == 1

    assert games == won


@pytest.mark.parametrize("seats", HEART.seats)
def test_greedy_completes_most_tickets_and_doubles_routes(seats: int) -> None:
    record = Match(HEART, ["greedy"] * seats, 3).play()
    state = record.state
    assert isinstance(state, Heart)
    kept = sum(int(player.kept) for player in state.players)
    done = sum(int(completed_tickets(state.board, player)) for player in state.players)

    assert "HA-END-02" == state.ending()
    assert done / kept >= 0.6
    assert any(line.endswith(" double") for line in record.lines)
    assert state.turns / seats < 70


@pytest.mark.parametrize("seats", CONGO.seats)
def test_greedy_beats_uniform_in_congo(seats: int) -> None:
    won = 0
    for seed in range(4):
        names = ["uniform"] * seats
        names[seed % seats] = "greedy"
        won += Match(CONGO, names, seed).play().state.places()[seed % seats] == 1

    assert won >= 3

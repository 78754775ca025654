"""How much the laws look at, and what several of them use."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from kindu.core.rng import Rng
from kindu.core.state import State
from kindu.core.words import CHANCE
from tests.laws.strategies import BOTS, TABLES, Walk
from tests.support import COMPILED

SOAK = os.environ.get("KINDU_SOAK") == "1"
# On the pure engine the laws look at fewer games, and only at the beginning of greedy ones, which
# take many seconds each there. On the compiled engine they look at whole games.
WHOLE = SOAK or COMPILED
GAMES_EACH = 40 if SOAK else 2 if COMPILED else 1
UNIFORM_STEPS = 5000 if SOAK else 250
GREEDY_STEPS = 100
REASON_STEPS = 1000 if WHOLE else 250
SEEDS = st.integers(0, 2**32)

tables = pytest.mark.parametrize(("key", "seats"), TABLES)
bots = pytest.mark.parametrize("name", BOTS)
few = settings(max_examples=GAMES_EACH)


def walk(key: str, seats: int, name: str, seed: int) -> tuple[Walk, list[State]]:
    """A game with a clone of each of its states."""
    played = Walk(key, seats, name, seed)
    return played, [state.clone() for state in played.steps(most_steps(played, name))]


def most_steps(played: Walk, name: str) -> int:
    """How many answers of a game are looked at."""
    if name != "greedy":
        return UNIFORM_STEPS
    return int(played.rules.longest(played.seats)) if WHOLE else GREEDY_STEPS


def positions(key: str, seats: int, name: str, seed: int) -> list[State]:
    """Some 40 settled positions of a game."""
    _, clones = walk(key, seats, name, seed)
    asked = [s for s in clones if s.to_act() != CHANCE]
    rng = Rng("positions", seed)
    return [asked[int(rng.below(len(asked)))] for _ in range(40 if SOAK else 12)]

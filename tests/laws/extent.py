"""How much the laws look at, and what several of them use."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from kindu.core.state import State
from tests.laws.strategies import BOTS, TABLES, Walk

SOAK = os.environ.get("KINDU_SOAK") == "1"
GAMES_EACH = 40 if SOAK else 2
UNIFORM_STEPS = 5000 if SOAK else 250
SEEDS = st.integers(0, 2**32)

tables = pytest.mark.parametrize(("key", "seats"), TABLES)
bots = pytest.mark.parametrize("name", BOTS)
few = settings(max_examples=GAMES_EACH)


def walk(key: str, seats: int, name: str, seed: int) -> tuple[Walk, list[State]]:
    """A game with a clone of every state of it."""
    played = Walk(key, seats, name, seed)
    most = int(played.rules.longest(seats)) if name == "greedy" else UNIFORM_STEPS
    return played, [state.clone() for state in played.steps(most)]

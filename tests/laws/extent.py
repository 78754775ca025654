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
GAMES_EACH = 40 if SOAK else 2
UNIFORM_STEPS = 5000 if SOAK else 250
# A greedy bot thinks for many seconds a game on the pure engine, and longer under coverage: there
# the laws look at the beginning of its games, on the compiled engine at the whole.
WHOLE = SOAK or COMPILED
GREEDY_STEPS = 100
REASON_STEPS = 1000 if WHOLE else 250
SEEDS = st.integers(0, 2**32)

tables = pytest.mark.parametrize(("key", "seats"), TABLES)
bots = pytest.mark.parametrize("name", BOTS)
few = settings(max_examples=GAMES_EACH)


def walk(key: str, seats: int, name: str, seed: int) -> tuple[Walk, list[State]]:
    """A game with a clone of every state of it."""
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

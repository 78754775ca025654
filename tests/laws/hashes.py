"""A hash of every state of some games, printed as JSON, to compare two builds.

`python -m tests.laws.hashes 5000` looks at the first 5000 states of each game.
"""

from __future__ import annotations

import hashlib
import json
import sys

from kindu.core import state as engine
from tests.laws.strategies import TABLES, Walk

UNIFORM_STEPS = 1500
SEEDS = range(3)


def game_hash(key: str, seats: int, name: str, seed: int, most: int) -> list[str]:
    """The hash after each hundred states, so that a difference can be found."""
    running = hashlib.sha256()
    found = []
    for n, state in enumerate(Walk(key, seats, name, seed).steps(most), 1):
        running.update(",".join(str(number) for number in state.pack()).encode() + b"\n")
        if n % 100 == 0 or state.over():
            found.append(running.hexdigest()[:16])
    return found


def all_hashes(most: int) -> dict[str, list[str]]:
    """The first states of every game and number of seats, random and greedy."""
    found = {}
    some = min(most, UNIFORM_STEPS)
    for key, seats in TABLES:
        for seed in SEEDS:
            found[f"{key} {seats} uniform {seed}"] = game_hash(key, seats, "uniform", seed, some)
        found[f"{key} {seats} eager"] = game_hash(key, seats, "eager", 2, some)
        found[f"{key} {seats} greedy"] = game_hash(key, seats, "greedy", 1, most)
    return found


if __name__ == "__main__":
    pure = (engine.__file__ or "").endswith(".py")
    print(json.dumps({"pure": pure, "hashes": all_hashes(int(sys.argv[1]))}))  # noqa: T201 (it is the result)

"""A hash of every state of some games, printed as JSON: to be compared between two builds."""

from __future__ import annotations

import hashlib
import json

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


def all_hashes() -> dict[str, list[str]]:
    """Every game and number of seats, random and greedy."""
    found = {}
    for key, seats in TABLES:
        for seed in SEEDS:
            found[f"{key} {seats} uniform {seed}"] = game_hash(
                key, seats, "uniform", seed, UNIFORM_STEPS
            )
        found[f"{key} {seats} eager"] = game_hash(key, seats, "eager", 2, UNIFORM_STEPS)
        found[f"{key} {seats} greedy"] = game_hash(key, seats, "greedy", 1, 5000)
    return found


if __name__ == "__main__":
    pure = (engine.__file__ or "").endswith(".py")
    print(json.dumps({"pure": pure, "hashes": all_hashes()}))  # noqa: T201 (it is the result)

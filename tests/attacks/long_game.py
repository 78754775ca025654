"""A very long game: what a stranger uploads to keep a server busy."""

from __future__ import annotations

from functools import cache

import kindu
from kindu.games import load, own_keys

SEEDS = 5


@cache
def long_file() -> str:
    """The longest of many random games, of any kind, for as many players as it takes."""
    played = [
        kindu.play(key, ["uniform"] * most(key), seed=seed)
        for key in own_keys()
        for seed in range(SEEDS)
    ]
    return max(played, key=lambda game: len(game.lines)).file().text()


def most(key: str) -> int:
    """The most seats of a game."""
    return max(load(key).seats)

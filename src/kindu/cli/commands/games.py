"""`kindu games` and `kindu --version`."""

from __future__ import annotations

from typing import TypedDict

import kindu
from kindu.cli.out import print_json
from kindu.games import game, keys


class GameView(TypedDict):
    """What a person wants to know before choosing a game."""

    game: str
    title: str
    players: list[int]
    minutes: int
    about: str


def version() -> str:
    """Which Kindu this is, and whether its engine is compiled by mypyc or pure Python."""
    from kindu.core import state

    engine = "pure Python" if (state.__file__ or "").endswith(".py") else "compiled"
    return f"kindu {kindu.__version__} ({engine} engine)"


def facts(key: str) -> GameView:
    """The facts from the descriptor alone, without loading the engine."""
    found = game(key)
    return GameView(
        game=key,
        title=found.title,
        players=list(found.seats),
        minutes=found.minutes,
        about=found.blurb,
    )


def list_games(as_json: bool) -> None:
    """List all games, and how to start one."""
    if as_json:
        print_json([facts(key) for key in keys()])
        return
    for one in map(game, keys()):
        print(f"{one.key:<16} {one.title}, {one.players()}, {one.minutes} minutes")
        print(f"{'':<16} {one.blurb}")
    print(f"\nPlay one: kindu play {keys()[0]}")

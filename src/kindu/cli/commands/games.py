"""`kindu games` and `kindu --version`."""

from __future__ import annotations

import tomllib
from typing import TypedDict

import kindu
from kindu.cli.out import print_json
from kindu.games import KEYS, paper

SENTENCES = {
    "africana": "Travel cards carry explorers to expeditions and to adventures from two books.",
    "heart_of_africa": "Train cards claim routes for tickets; terrain cards double their points.",
    "congo": "Hidden bids and auxiliaries for the stations along a river; fifteen special cards.",
}


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
    """From the board file alone: the engine need not be loaded for this."""
    meta = tomllib.loads(paper(key, "board.toml"))["meta"]
    return GameView(
        game=key,
        title=meta["title"],
        players=list(range(meta["players_min"], meta["players_max"] + 1)),
        minutes=meta["minutes"],
        about=SENTENCES[key],
    )


def list_games(as_json: bool) -> None:
    """All games, one a line, and how to start."""
    found = [facts(key) for key in KEYS]
    if as_json:
        print_json(found)
        return
    for game in found:
        players = f"{game['players'][0]}-{game['players'][-1]} players"
        print(f"{game['game']:<16} {game['title']}, {players}, {game['minutes']} minutes")
        print(f"{'':<16} {game['about']}")
    print(f"\nPlay one: kindu play {found[0]['game']} --text")

"""Rows for tests of the store: a game, and events of it."""

from pathlib import Path

from kindu.server.data.database import Database, Statement
from kindu.server.data.games import new_game
from kindu.server.data.opened import open_database
from kindu.server.data.rows import GameRow
from tests.support import SOME

EVENT = (
    "INSERT INTO event (game, n, seat, kind, lines, at) VALUES (?, ?, 0, 'move', ?, 0)"
    " ON CONFLICT DO NOTHING"
)
TIME = 1_700_000_000_000  # does not fit 32 bits


def game(name: str = "g", seed: bytes = b"\0\xff", public: bool = False) -> Statement:
    row = GameRow(
        id=name, key=SOME, seats=2, board="", options="{}", seed=seed, status="running",
        title="Why?", host="ada", public=public, clock="", goes_on="", asked=0, made=TIME,
        touched=TIME,
    )  # fmt: skip
    return new_game(row, [])[0]


def event(n: int, lines: str | None = "1 draw", of: str = "g") -> Statement:
    return Statement(EVENT, (of, n, lines), must=True)


async def opened(place: str | Path) -> Database:
    """A database with one game in it."""
    found = await open_database(place)
    await found.write([game()])
    return found

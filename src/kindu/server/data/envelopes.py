"""Envelopes in the database: the answers of an open group, until its event opens them all.

Two processes may seal and open at the same moment. Both begin by locking the table's row, so one of
them sees what the other has saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.server.data import games
from kindu.server.data.database import Statement

if TYPE_CHECKING:
    from collections.abc import Mapping

CHANGE = "ON CONFLICT (game, n, seat) DO UPDATE SET lines = excluded.lines, at = excluded.at"
NONE_YET = (
    "UPDATE game SET touched = touched WHERE id = ? AND NOT EXISTS "
    "(SELECT 1 FROM envelope WHERE envelope.game = game.id AND n = ? AND seat = ?)"
)


def put(
    game: str, n: int, seat: int, answers: list[int], at: int, again: bool = True
) -> list[Statement]:
    """The answers of a seat for event n; its person may change them until it happens."""
    sql = (
        "INSERT INTO envelope (game, n, seat, lines, at) SELECT id, CAST(? AS INTEGER), "
        "CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS BIGINT) FROM game WHERE id = ? "
        "AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id AND event.n >= ?) "
    )
    sql += CHANGE if again else "ON CONFLICT DO NOTHING"
    put_it = Statement(sql, (n, seat, text(answers), at, game, n), must=True)
    return [games.touch(game, at), put_it]


def opened(
    game: str, n: int, sealed: Mapping[int, list[int]], last: int, again: bool = True
) -> list[Statement]:
    """Open all envelopes but the last one, which is not stored; none may have changed."""
    sql = "DELETE FROM envelope WHERE game = ? AND n = ? AND seat = ? AND lines = ?"
    others = [(seat, answers) for seat, answers in sealed.items() if seat != last]
    found = [Statement(sql, (game, n, seat, text(one)), must=True) for seat, one in others]
    return found if again else [*found, Statement(NONE_YET, (game, n, last), must=True)]


def renumber(game: str, n: int) -> Statement:
    """Keep them for the next event, because somebody gave up in between."""
    return Statement("UPDATE envelope SET n = ? WHERE game = ?", (n, game))


def drop(game: str) -> Statement:
    """Drop those that were opened, or taken back by an undo."""
    return Statement("DELETE FROM envelope WHERE game = ?", (game,))


def text(answers: list[int]) -> str:
    """The answers as they are stored."""
    return msgspec.json.encode(answers).decode()

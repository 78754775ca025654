"""What clients contribute to the luck of a table, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.data.database import Statement
from kindu.server.data.games import whole

if TYPE_CHECKING:
    from kindu.server.data.database import Database


def put_luck(game: str, luck: str, was: str) -> Statement:
    """What was pledged, or sealed after that; each once."""
    return Statement(
        "UPDATE game SET luck = ? WHERE id = ? AND luck = ?", (luck, game, was), must=True
    )


def before_start(game: str) -> Statement:
    """Save a unit only if the game has not started; a start waits for the unit."""
    sql = "UPDATE game SET status = 'open' WHERE id = ? AND status = 'open'"
    return Statement(sql, (game,), must=True)


def put_commitment(game: str, seat: int, commitment: str) -> Statement:
    """What the client of a seat commits to before the start; it replaces an older one."""
    return Statement(
        "INSERT INTO nonce (game, seat, commitment) VALUES (?, ?, ?) "
        "ON CONFLICT (game, seat) DO UPDATE SET commitment = excluded.commitment",
        (game, seat, commitment),
    )


def put_nonce(game: str, commitment: str, nonce: str) -> Statement:
    """What a client reveals after the start, unless the cards have been dealt."""
    sql = "UPDATE nonce SET nonce = ? WHERE game = ? AND commitment = ?"
    return Statement(sql, (nonce, game, commitment), must=True)


def take_nonce(game: str, seat: int, nonce: str) -> Statement:
    """Use a nonce, or none, as it is known; if it has been revealed meanwhile, nothing is saved."""
    sql = "DELETE FROM nonce WHERE game = ? AND seat = ? AND nonce = ?"
    return Statement(sql, (game, seat, nonce), must=True)


def drop_commitment(game: str, seat: int) -> Statement:
    """Drop what the client of a seat had committed to: somebody else may sit there now."""
    return Statement("DELETE FROM nonce WHERE game = ? AND seat = ?", (game, seat))


def drop_nonces(game: str) -> Statement:
    """Drop all of them: the luck is sealed."""
    return Statement("DELETE FROM nonce WHERE game = ?", (game,))


async def load_nonces(db: Database, game: str) -> list[tuple[int, str, str]]:
    """Seats, what their clients have committed to, and the nonces that are revealed."""
    sql = "SELECT seat, commitment, nonce FROM nonce WHERE game = ? ORDER BY seat"
    rows = await db.read(sql, (game,))
    return [(whole(seat), str(commitment), str(nonce)) for seat, commitment, nonce in rows]

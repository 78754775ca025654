"""Seat tokens: a program plays a person's seat until its owner revokes the token."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.server.clock import now
from kindu.server.data.database import Statement
from kindu.server.entropy import token_urlsafe
from kindu.server.people.persons import must_exist

if TYPE_CHECKING:
    from kindu.server.data.database import Database

BEGINS = "kindu_"  # makes a leaked token recognisable, for people and for our logs
SHAPE = re.compile(rf"{BEGINS}[A-Za-z0-9_-]{{43}}")
MOST = 10  # valid tokens per seat
SHOWN = 16  # how many letters of the hash make a token's id


@dataclass(frozen=True)
class SeatOfToken:
    """The game, seat and person of a token."""

    game: str
    seat: int
    person: str


@dataclass(frozen=True)
class TokenRow:
    """A token as its owner sees it later: without its secret."""

    id: str
    name: str
    made: int


def hashed(token: str) -> str:
    """The hash that is stored for a token, which is random enough to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


async def make_token(
    database: Database, game: str, seat: int, person: str, name: str
) -> str | None:
    """A new token, shown only once; None if the seat is not this person's or has too many."""
    token = BEGINS + token_urlsafe(32)
    sql = (
        "INSERT INTO token (hash, game, seat, person, name, made, revoked) "
        "SELECT CAST(? AS TEXT), game, seat, person, CAST(? AS TEXT), CAST(? AS BIGINT), FALSE "
        "FROM seat WHERE game = ? AND seat = ? AND person = ? AND kind = 'person' "
        "AND (SELECT count(*) FROM token WHERE token.game = seat.game "
        "AND token.seat = seat.seat AND NOT token.revoked) < ?"
    )
    statement = Statement(sql, (hashed(token), name, now(), game, seat, person, MOST), must=True)
    return token if await database.write([must_exist(person), statement]) else None


async def seat_of_token(database: Database, token: str) -> SeatOfToken | None:
    """The seat of a token, if it is ours, not revoked, and its owner still has the seat.

    The lookup is by hash, so the time it takes says nothing about the token.
    """
    return await seat_of_hash(database, hashed(token)) if SHAPE.fullmatch(token) else None


async def seat_of_hash(database: Database, hash_: str) -> SeatOfToken | None:
    """The same for an earlier token, of which only the hash is kept."""
    sql = (
        "SELECT token.game, token.seat, token.person FROM token JOIN seat "
        "ON seat.game = token.game AND seat.seat = token.seat AND seat.person = token.person "
        "WHERE token.hash = ? AND NOT token.revoked AND seat.kind = 'person' "
        "AND NOT seat.left_for_good"
    )
    rows = await database.read(sql, [hash_])
    return SeatOfToken(str(rows[0][0]), int(rows[0][1] or 0), str(rows[0][2])) if rows else None


async def tokens_of(database: Database, game: str, seat: int, person: str) -> list[TokenRow]:
    """The person's valid tokens for this seat, oldest first."""
    sql = (
        "SELECT hash, name, made FROM token WHERE game = ? AND seat = ? AND person = ? "
        "AND NOT revoked ORDER BY made, hash"
    )
    rows = await database.read(sql, [game, seat, person])
    return [TokenRow(str(hash_)[:SHOWN], str(name), int(made or 0)) for hash_, name, made in rows]


async def revoke(database: Database, game: str, seat: int, person: str, id_: str = "") -> bool:
    """Revoke one or all of this person's tokens for this seat; False if there was none."""
    sql = (
        "UPDATE token SET revoked = TRUE WHERE game = ? AND seat = ? AND person = ? "
        "AND NOT revoked AND substr(hash, 1, ?) = ?"
    )
    statement = Statement(sql, (game, seat, person, len(id_), id_), must=True)
    return await database.write([statement], f"- {game} tokens")

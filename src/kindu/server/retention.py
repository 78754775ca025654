"""Deletes old tables of guests, and boards that no table uses, in steps that delay nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from kindu.server.data.database import Statement
from kindu.server.data.games import whole
from kindu.server.data.rows import GONE, OPEN, OVER, RUNNING
from kindu.server.sure_time import DAY, sure_time

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from kindu.server.data.database import Database

LOOKED_AT = 200  # tables that one query looks at
AT_ONCE = 200  # rows that one unit deletes
PAUSE = 0.02  # seconds between two units
UNUSED = DAY  # milliseconds for which a board is kept that no table uses
KEPT = "retention"  # the lock, and the note about the last clean-up

OF_AN_ACCOUNT = (
    "EXISTS (SELECT 1 FROM person WHERE person.id = game.host AND account != '') OR EXISTS "
    "(SELECT 1 FROM seat JOIN person ON person.id = seat.person "
    "WHERE seat.game = game.id AND account != '')"
)
UNTOUCHED = (
    f"SELECT id, touched, {OF_AN_ACCOUNT} FROM game WHERE public = ? AND status = ? "
    "AND touched > ? AND touched < ? ORDER BY touched LIMIT ?"
)
NO_TABLE = "used < ? AND NOT EXISTS (SELECT 1 FROM game WHERE game.board = board.sha256)"


async def clean_up(db: Database, days: int) -> int:
    """Delete what nobody has touched for so many days (0: no table); returns how many tables."""
    if not await db.hold(KEPT):
        return 0  # another process does it
    try:
        at = await sure_time(db, KEPT)
        return await delete_old(db, at - days * DAY if days else 0, at)
    finally:
        await db.let_go(KEPT)


async def delete_old(db: Database, before: int, now: int) -> int:
    """Delete tables that only guests have used and nobody has touched since; returns how many."""
    async for game in untouched(db, before):
        await db.write([hide(game, before)])
    many = 0
    for public in (False, True):
        sql = "SELECT id FROM game WHERE public = ? AND status = ?"
        for (game_id,) in await db.read(sql, (public, GONE)):
            await delete_table(db, str(game_id))
            many += 1
    await delete_boards(db, now - UNUSED)
    return many


async def untouched(db: Database, before: int) -> AsyncIterator[str]:
    """Old tables at which nobody with an account sits, and whose host has none."""
    for public in (False, True):
        for status in (OVER, RUNNING, OPEN):
            since = 0
            while rows := await db.read(UNTOUCHED, (public, status, since, before, LOOKED_AT)):
                for game, _, of_an_account in rows:
                    if not of_an_account:
                        yield str(game)
                since = whole(rows[-1][1])
                await asyncio.sleep(PAUSE)


def hide(game: str, before: int) -> Statement:
    """From now on the table is not found, so that nobody sees half of it."""
    sql = "UPDATE game SET status = ? WHERE id = ? AND touched < ?"
    return Statement(sql, (GONE, game, before))


async def delete_table(db: Database, game: str) -> None:
    """Delete a hidden table; its long lists go part by part."""
    for table, number in (("event", "n"), ("chat", "k")):
        last = f"SELECT COALESCE(MAX({number}), -1) FROM {table} WHERE game = ?"
        [(end,)] = await db.read(last, (game,))
        for first in range(0, whole(end) + 1, AT_ONCE):
            sql = f"DELETE FROM {table} WHERE game = ? AND {number} >= ? AND {number} < ?"
            await db.write([Statement(sql, (game, first, first + AT_ONCE))])
            await asyncio.sleep(PAUSE)
    await db.write([Statement("DELETE FROM game WHERE id = ?", (game,))])


async def delete_boards(db: Database, before: int) -> None:
    """Delete boards that no table has used for a while."""
    for (sha256,) in await db.read(f"SELECT sha256 FROM board WHERE {NO_TABLE}", (before,)):
        sql = f"DELETE FROM board WHERE sha256 = ? AND {NO_TABLE}"
        await db.write([Statement(sql, (sha256, before))])

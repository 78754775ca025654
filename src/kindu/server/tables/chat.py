"""The chat of a table: who speaks, from which seat, and whom the host has muted."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.core.words import SPECTATOR
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import Statement
from kindu.server.data.rows import WATCHING, ChatRow
from kindu.server.disk_quota import row_size
from kindu.server.people.letters import plain
from kindu.server.people.persons import must_exist
from kindu.server.refusals import BadMessage, Muted, NotHere, NotYours
from kindu.server.tables.presence import watcher
from kindu.server.wire import outgoing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection

SHOWN = 16  # how many letters of a hash name a mute
EVERYBODY = ""  # in place of a person: all who only watch


@dataclass(frozen=True)
class MuteRow:
    """Who is muted at a table; without a name, all who only watch."""

    id: str
    name: str
    at: int


async def say(table: Table, by: Connection, words: str, reaction: str = "") -> None:
    """Speak or react from a seat, or as a watcher; it is saved, but is no event of the game."""
    async with table.alone():
        text = plain(words)
        if not text and not reaction:
            raise BadMessage("expected some text, but there is none")
        await must_not_be_muted(table, by)
        last = table.chat[-1].k if table.chat else -1
        seat = by.eye if by.seated else WATCHING
        row = ChatRow(last + 1, by.person, speaker(table, by), text, now(), seat, reaction)
        quota = table.around.disk_quota
        sizes = await quota.weigh_chat(table.db, table.game, table.weight, text)
        steps = [must_exist(by.person), games.add_chat(table.game.id, row), *sizes]
        await table.keep(steps, f"chat {row.k}")
        table.weight += row_size(text)
        if sizes:
            table.game.size = table.weight
        table.chat = [*table.chat, row][-games.LAST_CHAT :]
        table.tell_all(outgoing.chat(row))


def speaker(table: Table, by: Connection) -> str:
    """The name of the seat, or of somebody who watches."""
    return watcher(table.seats, by) if by.eye == SPECTATOR else table.seats[by.eye].name


async def must_not_be_muted(table: Table, by: Connection) -> None:
    """Refuse somebody whom the host has muted."""
    sql = "SELECT person FROM mute WHERE game = ? AND person IN (?, ?)"
    everybody = by.person if by.seated else EVERYBODY
    if await table.db.read(sql, (table.game.id, by.person, everybody)):
        raise Muted("expected somebody who may speak here, but the host has muted you")


async def muted(table: Table) -> list[MuteRow]:
    """Who is muted here, the last one first."""
    sql = "SELECT person, name, at FROM mute WHERE game = ? ORDER BY at DESC, person"
    return [
        MuteRow(shown(table.game.id, str(person)), str(name), int(at or 0))
        for person, name, at in await table.db.read(sql, (table.game.id,))
    ]


async def mute_author(table: Table, host: str, k: int) -> None:
    """Mute whoever wrote this message."""
    row = next((row for row in table.chat if row.k == k and row.person), None)
    if row is None:
        raise NotHere(f"expected the number of one of the last chat messages, but got {k}")
    if row.person == host:
        raise NotYours("expected a message of somebody else, but this one is yours")
    await put(table, row.person, row.name, [must_exist(row.person)])


async def mute_watchers(table: Table) -> None:
    """Mute everybody who only watches, also those who come later."""
    await put(table, EVERYBODY, "")


async def put(table: Table, person: str, name: str, first: Sequence[Statement] = ()) -> None:
    sql = "INSERT INTO mute (game, person, name, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    if not await table.db.write([*first, Statement(sql, (table.game.id, person, name, now()))]):
        raise NotHere("expected the message of somebody who is known here, but they were deleted")


async def unmute(table: Table, id_: str) -> None:
    """Let somebody speak again."""
    rows = await table.db.read("SELECT person FROM mute WHERE game = ?", (table.game.id,))
    found = [str(one) for (one,) in rows if shown(table.game.id, str(one)) == id_]
    if not found:
        raise NotHere("expected somebody who is muted, but nobody with this id is")
    sql = "DELETE FROM mute WHERE game = ? AND person = ?"
    await table.db.write([Statement(sql, (table.game.id, found[0]))])


def shown(game: str, person: str) -> str:
    """The name of a mute, which says nothing about the person."""
    return hashlib.sha256(f"{game} {person}".encode()).hexdigest()[:SHOWN]

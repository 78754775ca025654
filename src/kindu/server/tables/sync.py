"""Synchronisation: a table reads what another process has saved, and tells its visitors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.server.data import games
from kindu.server.people.persons import names_of
from kindu.server.people.tokens import seat_of_hash
from kindu.server.tables.presence import welcome
from kindu.server.wire import outgoing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection


async def catch_up(table: Table) -> None:
    """Read what may be new, holding the table's lock, unless somebody has read it meanwhile."""
    async with table.lock:
        doubtful, table.doubtful = table.doubtful, False  # who comes meanwhile sets it again
        try:
            if table.late:
                await catch_up_locked(table)
            await close_revoked(table)
            if doubtful:
                await close_ended(table)
        except BaseException:
            table.doubtful = True
            raise
        await welcome(table)


async def close_revoked(table: Table) -> None:
    """Close the connections whose token was revoked."""
    for connection in [one for one in table.connections if one.token]:
        if await seat_of_hash(table.db, connection.token) is None:
            connection.close("expected a valid token, but it was revoked")


async def check(table: Table, connection: Connection) -> None:
    """Close a new connection if its session or token ended while it was being greeted."""
    if connection.session:
        await close_ended(table, connection.person)
    elif connection.token:
        await close_revoked(table)


async def close_ended(table: Table, person: str = "") -> None:
    """Close the connections of a person, or of everybody, whose session has ended."""
    open_ = [
        one for one in table.connections if one.session and (not person or one.person == person)
    ]
    sql = "SELECT id FROM session WHERE person = ? AND ended = 0"
    for one in sorted({connection.person for connection in open_}):
        valid = {str(id_) for (id_,) in await table.db.read(sql, [one])}
        for connection in open_:
            if connection.person == one and connection.session not in valid:
                connection.close("expected a valid session, but it has ended")


async def look_after(tables: Sequence[Table], person: str) -> None:
    """Let tables where a person is read what has changed, and close their ended sessions."""
    for table in tables:
        if is_about(table, person):
            table.late = table.doubtful = True
            await catch_up(table)
            await rename_watchers(table, person)


async def rename_watchers(table: Table, person: str) -> None:
    """Somebody who only watches may have another name now."""
    found = [one for one in table.connections if one.person == person and not one.seated]
    names = await names_of(table.db, [person]) if found else {}
    if any(names.get(person, one.name) != one.name for one in found):
        for one in found:
            one.name = names[person]
        table.around.spread(table, person)
        table.tell_seats()


def is_about(table: Table, person: str) -> bool:
    """Whether a person sits here, is the host, is connected or has written in the chat."""
    return (
        person == table.game.host
        or any(one.person == person for one in table.seats)
        or any(one.person == person for one in table.connections)
        or any(one.person == person for one in table.chat)
    )


async def catch_up_locked(table: Table) -> None:
    """The same, for a caller that already holds the lock."""
    table.late = False  # news that comes while this reads sets it again
    try:
        kept = await games.load(table.db, table.game.id, table.match.n + 1 if table.match else 0)
    except BaseException:
        table.late = True
        raise
    if kept is None:
        return
    old = table.seats, table.game.title, table.game.public, table.game.luck
    known = table.game.rematch
    table.game, table.seats = kept.game, kept.seats
    if old != (kept.seats, kept.game.title, kept.game.public, kept.game.luck):
        table.reseat()
    if table.game.rematch != known:
        table.tell_rematch()
    heard = {row.k: row for row in table.chat}
    table.chat = kept.chat
    for row in kept.chat:
        if row != heard.get(row.k):  # new, or without its words because its person was deleted
            table.tell_all(outgoing.chat(row))
    if table.match is None and kept.events:
        table.begin(await table.around.rebuilt(table, kept.events[:1]))
        del kept.events[0]
    if table.match is not None:
        take_events(table, table.match, kept)
    if table.proposals != kept.proposals:
        table.tell_proposal(kept.proposals[-1] if kept.proposals else None)


def take_events(table: Table, match: Match, kept: games.Kept) -> None:
    """Events and envelopes that another process has saved."""
    for event in kept.events:
        match.again(event)
        table.happened(match)
    envelopes = {
        seat: msgspec.json.decode(text, type=list[int]) for seat, text in kept.envelopes.items()
    }
    new = [seat for seat in envelopes if envelopes[seat] != match.envelopes.get(seat)]
    match.envelopes = envelopes
    table.has_envelopes = bool(envelopes)
    for seat in new:
        table.tell_sealed(match, seat)

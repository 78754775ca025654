"""Synchronisation: a table reads what another process has saved, and tells its visitors."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.server.data import games
from kindu.server.people.tokens import seat_of_hash
from kindu.server.tables.match import Match
from kindu.server.wire import outgoing

if TYPE_CHECKING:
    from kindu.server.tables.table import Table


async def catch_up(table: Table) -> None:
    """Read whatever may be new, holding the table's lock."""
    async with table.lock:
        await catch_up_locked(table)
        await close_revoked(table)


async def close_revoked(table: Table) -> None:
    """Close the connections whose token was revoked."""
    for connection in [one for one in table.connections if one.token]:
        if await seat_of_hash(table.db, connection.token) is None:
            connection.close("expected a valid token, but it was revoked")


async def catch_up_locked(table: Table) -> None:
    """The same, for a caller that already holds the lock."""
    table.late = False
    kept = await games.load(table.db, table.game.id, table.match.n + 1 if table.match else 0)
    if kept is None:
        return
    old = table.seats, table.game.title, table.game.public
    known = table.game.rematch
    table.game, table.seats = kept.game, kept.seats
    if old != (kept.seats, kept.game.title, kept.game.public):
        table.reseat()
    if table.game.rematch != known:
        table.tell_rematch()
    for row in kept.chat:
        if not table.chat or row.k > table.chat[-1].k:
            table.chat.append(row)
            table.tell_all(outgoing.chat(row))
    if table.match is None and kept.events:
        table.begin(Match(table.around.beginning(table), kept.events[:1]))
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

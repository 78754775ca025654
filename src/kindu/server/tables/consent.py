"""What needs the others' consent: undoing what they have seen, and ending the game early.

A vote belongs to a person. It is lost only by what its person does: leaving, giving up, or handing
the seat to a bot. A bot that others have put there takes no vote away.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import StoreError
from kindu.server.data.rows import PERSON, ProposalRow
from kindu.server.refusals import NotLegal, Over, Stale
from kindu.server.wire import projection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table

ENDING = "end"
UNDOING = "undo"
GRACE = 300_000  # milliseconds that a proposal and the bots wait for people who are away


async def undo(table: Table, seat: int, n: int) -> None:
    """Undo the last decision of a seat, or ask the others for consent."""
    async with table.alone():
        match = table.running(n)
        must_have_vote(table, seat)
        how = projection.undo(match, seat)
        if how == "none":
            raise NotLegal("expected a decision to take back, but there is none")
        row = ProposalRow(UNDOING, n, seat, 0, now())
        if how == "free":
            await table.happen(match, match.undo(seat, False, table.time()))
        elif waits_for(table, row):
            await propose(table, row)
        else:
            await carry_out(table, match, row)


async def propose_end(table: Table, seat: int, n: int) -> None:
    """Ask the others to end the game as it stands."""
    async with table.alone():
        match = table.running(n)
        must_have_vote(table, seat)
        row = ProposalRow(ENDING, n, seat, 0, now())
        if waits_for(table, row):
            await propose(table, row)
        else:
            await carry_out(table, match, row)


async def agree(table: Table, seat: int, n: int, yes: bool) -> None:
    """Answer a proposal for event n; a single no drops it, and so does its own seat's."""
    async with table.alone():
        table.running(n)
        must_have_vote(table, seat)
        row = next((one for one in table.proposals if one.n == n), None)
        if row is None or (yes and person_at(table, row.seat) == person_at(table, seat)):
            raise NotLegal("expected a proposal of another seat, but there is none")
        if not yes:
            await drop(table)
        else:
            row = replace(row, agreed=row.agreed | 1 << seat)
            if not await decide(table, row):
                await propose(table, row)


async def settle(table: Table) -> None:
    """Carry out a proposal for which people who are away need not be waited for any longer."""
    async with table.alone():
        await reconsider(table)


async def settle_due(tables: Iterable[Table]) -> None:
    """The same for many tables; only the process that drives a table does it."""
    for table in list(tables):
        if table.proposals and table.held:
            with suppress(Stale, Over, StoreError):  # another was quicker; or later, then
                await settle(table)
            table.around.drive(table)


async def reconsider(table: Table) -> None:
    """After a change of seats, or of who is there: the proposal may have passed, or be void."""
    for row in table.proposals[-1:]:
        if not has_vote(table, row.seat):
            await drop(table)
        else:
            await decide(table, row)


async def decide(table: Table, row: ProposalRow) -> bool:
    """Carry out a proposal if nobody has to be waited for; returns whether that is so.

    After the grace, those who are away are passed over; but never by one person alone.
    """
    match = table.match
    if match is None or match.over or row.n != match.n + 1:
        return False
    open_ = waits_for(table, row)
    late = now() - GRACE
    gone = all(table.away.get(one, now()) <= late for one in open_)
    if open_ and not (row.agreed and row.at <= late and gone):
        return False
    await carry_out(table, match, row)
    return True


async def carry_out(table: Table, match: Match, row: ProposalRow) -> None:
    """What was proposed happens."""
    if row.kind == UNDOING:
        await table.happen(match, match.undo(row.seat, True, table.time()))
    else:
        await table.happen(match, match.end("vote", table.time()))


async def propose(table: Table, row: ProposalRow) -> None:
    """Save a proposal and tell everybody; it replaces an older one, as it was known here."""
    game = table.game.id
    known = [games.take_proposal(game, one) for one in table.proposals]
    statements = [games.touch(game, row.at), *known, games.drop_proposals(game)]
    await table.keep([*statements, games.put_proposal(game, row)], "proposal")
    table.tell_proposal(row)


async def drop(table: Table) -> None:
    """The proposal was refused or withdrawn."""
    await table.keep([games.drop_proposals(table.game.id)], "proposal")
    table.tell_proposal(None)


def person_at(table: Table, seat: int) -> str:
    """The person of a seat."""
    return table.seats[seat].person


def has_vote(table: Table, seat: int) -> bool:
    """Whether the person of a seat is asked: not bots, and not who left, gave up or handed over."""
    row = table.seats[seat]
    handed = bool(row.stand_in) and not row.imposed
    gone = table.match.resigned if table.match else []
    return row.kind == PERSON and not (row.left or handed or seat in gone)


def is_alone(table: Table, seat: int) -> bool:
    """Whether no other person plays, so that nobody has to agree to what this seat takes back."""
    return not any(has_vote(table, one.seat) for one in table.seats if one.seat != seat)


def must_have_vote(table: Table, seat: int) -> None:
    """Only a seat that its person plays may propose and agree."""
    if not has_vote(table, seat):
        raise NotLegal("expected a seat that its person plays, but a bot plays this one")


def waits_for(table: Table, row: ProposalRow) -> list[int]:
    """The seats of the other people who have not agreed; one yes counts for all their seats."""
    agreed = [one.person for one in table.seats if row.agreed >> one.seat & 1]
    settled = {person_at(table, row.seat), *agreed}
    return [
        one.seat for one in table.seats if has_vote(table, one.seat) and one.person not in settled
    ]


def passes_in(table: Table, row: ProposalRow) -> int | None:
    """Milliseconds until those who are away are passed over; None if that can't happen."""
    open_ = waits_for(table, row)
    since = [table.away[one] for one in open_ if one in table.away]
    if not since or (not row.agreed and len(since) == len(open_)):
        return None
    return max(0, max(row.at, *since) + GRACE - now())


def bots_wait(table: Table) -> bool:
    """Whether bots wait for the answers to a proposal, because their move would drop it."""
    return any(now() < row.at + GRACE for row in table.proposals)

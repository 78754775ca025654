"""What needs the others' consent: undoing what they have seen, and ending the game early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.rows import PERSON, ProposalRow
from kindu.server.refusals import NotLegal
from kindu.server.wire import projection

if TYPE_CHECKING:
    from kindu.server.tables.table import Table

ENDING = "end"
UNDOING = "undo"


async def undo(table: Table, seat: int, n: int) -> None:
    """Undo the last decision of a seat, or ask the others for consent."""
    async with table.alone():
        match = table.running(n)
        how = projection.undo(match, seat)
        if how == "none":
            raise NotLegal("expected a decision to take back, but there is none")
        if how == "free" or not people_but(table, seat):
            await table.happen(match, match.undo(seat, how == "ask", now()))
        else:
            await propose(table, ProposalRow(UNDOING, n, seat, 0, now()))


async def propose_end(table: Table, seat: int, n: int) -> None:
    """Ask the others to end the game as it stands."""
    async with table.alone():
        match = table.running(n)
        if people_but(table, seat):
            await propose(table, ProposalRow(ENDING, n, seat, 0, now()))
        else:
            await table.happen(match, match.end("vote", now()))


async def agree(table: Table, seat: int, n: int, yes: bool) -> None:
    """Answer a proposal for event n with yes or no; a single no drops it."""
    async with table.alone():
        match = table.running(n)
        proposal = next((one for one in table.proposals if one.n == n), None)
        if proposal is None or proposal.seat == seat:
            raise NotLegal("expected a proposal of another seat, but there is none")
        agreed = proposal.agreed | 1 << seat
        if not yes:
            await table.keep([games.drop_proposals(table.game.id)], "proposal")
            table.tell_proposal(None)
        elif people_but(table, proposal.seat) & ~agreed:
            await propose(table, ProposalRow(proposal.kind, n, proposal.seat, agreed, now()))
        elif proposal.kind == UNDOING:
            await table.happen(match, match.undo(proposal.seat, True, now()))
        else:
            await table.happen(match, match.end("vote", now()))


async def propose(table: Table, row: ProposalRow) -> None:
    """Save a proposal and tell everybody; it replaces an older one."""
    statements = [games.drop_proposals(table.game.id), games.put_proposal(table.game.id, row)]
    await table.keep(statements, "proposal")
    table.tell_proposal(row)


def people_but(table: Table, seat: int) -> int:
    """The bits of the other seats whose persons are still playing and must agree; not bots."""
    gone = table.match.resigned if table.match else []
    return sum(
        1 << one.seat
        for one in table.seats
        if one.kind == PERSON and not (one.left or one.stand_in) and one.seat not in (seat, *gone)
    )

"""Nobody's decision is undone, and no game ended, without those who play."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from kindu.server.data.rows import END, PERSON, UNDO
from kindu.server.tables.consent import GRACE
from kindu.server.tables.match import Match
from kindu.server.wire import projection
from tests.simulation.judges.moves import MAYBE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kindu.server.data.rows import EventRow, SeatRow
    from tests.simulation.journal import Journal
    from tests.simulation.judges.kept import KeptTable


def judge_consent(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """Every undo past what others have seen, and every early end, was agreed to by all."""
    if not kept.events:
        return
    match = Match(kept.beginning(), kept.events[:1])
    for event in kept.events[1:]:
        if event.kind == UNDO and event.seat >= 0:
            yield from undone(kept, journal, match, event)
        elif event.kind == END:
            yield from ended(kept, journal, match, event)
        match.again(event)


def undone(kept: KeptTable, journal: Journal, match: Match, event: EventRow) -> Iterator[str]:
    """Who asked for an undo, and whether the others agreed if they had to."""
    asked = journal.of(kept.game.id, "undo")
    if not any(deed.seat == event.seat and deed.outcome in MAYBE for deed in asked):
        yield f"nobody asked for the undo {event}"
    if projection.undo(match, event.seat) != "free":
        yield from agreed(kept, journal, match, event, {event.seat})


def ended(kept: KeptTable, journal: Journal, match: Match, event: EventRow) -> Iterator[str]:
    """Who proposed to end the game, and whether the others agreed."""
    asked = journal.of(kept.game.id, "propose")
    seats = {deed.seat for deed in asked if deed.n == event.n and deed.outcome in MAYBE}
    if not seats:
        yield f"nobody asked for the end {event}"
    yield from agreed(kept, journal, match, event, seats)


def agreed(
    kept: KeptTable, journal: Journal, match: Match, event: EventRow, asked: set[int]
) -> Iterator[str]:
    """Everybody else who plays has said yes to this very event, from any of their seats."""
    yes = {
        deed.seat
        for deed in journal.of(kept.game.id, "agree")
        if deed.n == event.n and deed.what["yes"] and deed.outcome in MAYBE
    }
    said = {kept.seats[seat].person for seat in asked | yes}
    for row in kept.seats:
        plays = row.kind == PERSON and row.seat not in match.resigned
        waited = plays and row.person not in said and not handed(kept, journal, row)
        if waited and not passed_over(journal, kept, row.person, yes):
            yield f"seat {row.seat + 1} never agreed to {event}"


def handed(kept: KeptTable, journal: Journal, row: SeatRow) -> bool:
    """Whether the person may have given up this vote: by leaving, or by asking for a bot."""
    gave = journal.of(kept.game.id, "to bot", "other to bot", "leave", "resign")
    own = [deed for deed in gave if deed.seat == row.seat]
    return row.left or any(deed.who == row.person for deed in own)


def passed_over(journal: Journal, kept: KeptTable, person: str, yes: set[int]) -> bool:
    """Whether the others need not wait: away for the whole grace, and somebody has agreed."""
    times = [
        at
        for session in journal.sessions
        if session.table == kept.game.id and session.who == person
        for at, _, _ in session.told
    ]
    gaps = [later - earlier for earlier, later in pairwise([0.0, *times])]
    return bool(yes) and max(gaps, default=0.0) > GRACE / 1000 - journal.skew

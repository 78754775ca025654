"""An acknowledged move is kept exactly once, and nothing is kept that nobody asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.data.rows import END, MOVE, PERSON, RESIGN, START, UNDO
from kindu.server.tables.match import Match
from tests.simulation.journal import OK, UNKNOWN, Deed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kindu.core.rules import Rules
    from kindu.server.data.rows import EventRow
    from tests.simulation.journal import Journal
    from tests.simulation.judges.kept import KeptTable

MAYBE = (OK, UNKNOWN, "storage")  # outcomes of a deed that may have been kept
BY_OTHERS = ("to bot", "other to bot", "leave")  # after which a bot may play for a seat


def contains(event: EventRow, rules: Rules, deed: Deed) -> bool:
    """Whether an event has the answers of a move, in order; forced ones may be between them."""
    lines = iter(event.lines.splitlines())
    return all(rules.line(deed.seat, action) in lines for action in deed.what["answers"])


def judge_moves(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """Every event has its number once, and every acknowledged move is in its event."""
    numbers = [event.n for event in kept.events]
    if numbers != list(range(len(numbers))):
        yield f"expected events without gaps, but got {numbers}"
        return
    if not kept.events:
        return
    moves = journal.of(kept.game.id, "move")
    match = Match(kept.beginning(), kept.events[:1])
    for event in kept.events[1:]:
        here = [deed for deed in moves if deed.n == event.n]
        group = match.in_group()
        yield from acknowledged(match.rules, here, event, moves, bool(group))
        yield from asked_for(kept, match.rules, journal, here, event)
        match.again(event)
    late = [deed for deed in moves if deed.outcome == OK and deed.n > match.n]
    for deed in late:
        if deed.n > match.n + 1 or not sealed(kept, deed, moves):
            yield f"an acknowledged move is lost: {deed}"


def acknowledged(
    rules: Rules, here: list[Deed], event: EventRow, moves: list[Deed], group: bool
) -> Iterator[str]:
    """The acknowledged moves for one event are in it."""
    good = [deed for deed in here if deed.outcome == OK]
    if not group and len(good) > 1:
        yield f"event {event.n} was acknowledged {len(good)} times: {good}"
    for deed in good:
        if event.kind == MOVE and contains(event, rules, deed):
            continue
        if not group:
            yield f"an acknowledged move is not in event {event}: {deed}"
        elif event.kind == MOVE and not replaced(deed, moves):
            yield f"an acknowledged envelope is not in event {event}: {deed}"


def replaced(deed: Deed, moves: list[Deed]) -> bool:
    """Whether the same seat may have changed its envelope later."""
    return any(
        one.n == deed.n and one.seat == deed.seat and one.outcome in MAYBE and one is not deed
        for one in moves
    )


def sealed(kept: KeptTable, deed: Deed, moves: list[Deed]) -> bool:
    """Whether an acknowledged move waits in an envelope."""
    if kept.envelopes.get(deed.seat) == deed.what["answers"]:
        return True
    return deed.seat in kept.envelopes and replaced(deed, moves)


def asked_for(
    kept: KeptTable, rules: Rules, journal: Journal, here: list[Deed], event: EventRow
) -> Iterator[str]:
    """Nothing happens that nobody asked for, unless a bot or a clock plays for the seat."""
    if event.kind in (START, UNDO, END):
        return  # `consent` judges these
    if event.kind == RESIGN:
        asked = journal.of(kept.game.id, "resign")
        if not any(d.n == event.n and d.seat == event.seat and d.outcome in MAYBE for d in asked):
            yield f"nobody asked for event {event}"
        return
    row = kept.seats[event.seat] if event.seat >= 0 else None
    if row is None or row.kind != PERSON or kept.game.clock or by_bot(kept, journal, event.seat):
        return
    if not any(deed.outcome in MAYBE and contains(event, rules, deed) for deed in here):
        yield f"nobody asked for event {event}"


def by_bot(kept: KeptTable, journal: Journal, seat: int) -> bool:
    """Whether a bot may have played for this person's seat at some time."""
    game = kept.game.id
    gave = any(deed.seat == seat for deed in journal.of(game, *BY_OTHERS, "resign"))
    return gave or kept.seats[seat].left or bool(kept.seats[seat].stand_in)


def judge_chat(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """An acknowledged message is kept exactly once."""
    words = [row.words for row in kept.chat]
    if [row.k for row in kept.chat] != list(range(len(words))):
        yield f"expected chat without gaps, but got {[row.k for row in kept.chat]}"
    for deed in journal.of(kept.game.id, "chat"):
        count = words.count(deed.what["words"])
        gone = any(one.who == deed.who for one in journal.kinds("delete"))
        if count > 1 or (deed.outcome == OK and count == 0 and not gone):
            yield f"expected a message once, but it is kept {count} times: {deed}"

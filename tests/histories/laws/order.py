"""One order of events per table: what was acknowledged is in it, and nothing that nobody asked for.

A message names the event that it wants to make. So appending is a compare-and-set, and the number
under which it was acknowledged is its place in the order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from tests.histories.history import Operation, TableHistory
from tests.histories.records import AGREE, END, MOVE, PROPOSE, UNDO, EventLine

MAKES = {MOVE: MOVE, UNDO: UNDO, PROPOSE: END}  # the kind of event that a message asks for


def alike(operation: Operation, event: EventLine) -> bool:
    """Whether this may be the event that was asked for, whatever its number."""
    asked = operation.asked
    if MAKES.get(asked.kind) != event.kind or (asked.seat != event.seat and event.kind != END):
        return False
    lines = iter(event.lines)  # forced answers and chance may be between those of the move
    return all(line in lines for line in asked.lines)


def numbers_have_no_gaps(table: TableHistory) -> Iterator[str]:
    """Events are numbered from 0, each number once."""
    numbers = [event.n for event in table.kept.events]
    if numbers != list(range(len(numbers))):
        yield f"expected events without gaps, but got {numbers}"


def acknowledged_is_kept(table: TableHistory) -> Iterator[str]:
    """An acknowledged event is in the order, at the number with which it was acknowledged."""
    for one in table.operations:
        if not one.made_event:
            continue
        event = table.events.get(one.asked.n)
        if event is None:
            yield f"an acknowledged event is lost: {one.asked}"
        elif one.asked.kind == AGREE and event.kind in (UNDO, END):
            continue
        elif not alike(one, event):
            yield f"an acknowledged event was replaced by {event}: {one.asked}"


def acknowledged_once(table: TableHistory) -> Iterator[str]:
    """Only one message is acknowledged for each number, so a repeated one is refused."""
    made: dict[int, list[int]] = defaultdict(list)
    for one in table.operations:
        if one.made_event:
            made[one.asked.n].append(one.asked.op)
    for n, operations in made.items():
        if len(operations) > 1:
            yield f"event {n} was acknowledged to several messages: {operations}"


def real_time_is_respected(table: TableHistory) -> Iterator[str]:
    """What was acknowledged before another message was sent has the smaller number."""
    made = [one for one in table.operations if one.made_event]
    for later in made:
        before = [one.asked.n for one in made if one.end < later.asked.at]
        if max(before, default=-1) > later.asked.n:
            yield f"event {max(before)} was acknowledged before this was sent: {later.asked}"


def refused_is_absent(table: TableHistory) -> Iterator[str]:
    """A refused message never makes an event."""
    for event in table.kept.events:
        asked = [one for one in table.operations if one.asked.n == event.n and alike(one, event)]
        if asked and all(one.refused for one in asked):
            yield f"{event} happened, but was refused: {asked[0].asked}"


def nothing_happens_twice(table: TableHistory) -> Iterator[str]:
    """A message makes one event at most, also if its sender never learned of it."""
    for event in by_people(table):
        same = [one for one in table.operations if alike(one, event)]
        if same and all(one.asked.n != event.n for one in same):
            yield f"{event} was asked for under another number only: {same[0].asked}"


def somebody_asked(table: TableHistory) -> Iterator[str]:
    """Nothing happens that nobody asked for."""
    for event in by_people(table):
        if not any(alike(one, event) for one in table.operations):
            yield f"nobody asked for {event}"


def everybody_agreed(table: TableHistory) -> Iterator[str]:
    """What others have seen is taken back, and a game ended, only if every other person agreed."""
    for event in table.kept.events:
        if event.kind not in (UNDO, END):
            continue
        asked = [one for one in table.of(UNDO, PROPOSE) if one.asked.n == event.n]
        asked = [one for one in asked if alike(one, event) and not one.refused]
        if not asked or any(one.asked.free for one in asked):
            continue
        said = {one.asked.seat for one in table.of(AGREE) if yes(one, event.n)}
        said |= {one.asked.seat for one in asked}
        missing = sorted(set(table.kept.people) - said)
        if missing:
            yield f"seats {missing} never agreed to {event}"


def yes(one: Operation, n: int) -> bool:
    """Whether somebody may have agreed to event n."""
    return one.asked.yes and one.asked.n == n and not one.refused


def by_people(table: TableHistory) -> list[EventLine]:
    """The events that people made: not the deal, and no moves of bots."""
    seats = {*table.kept.people, 0}
    return [event for event in table.kept.events if event.n and event.seat in seats]

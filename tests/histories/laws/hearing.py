"""What connections hear: a run of the one order of events, and never less than they knew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from tests.histories.history import TableHistory
from tests.histories.records import EventLine, Greeted, Told


def heard_in_order(table: TableHistory) -> Iterator[str]:
    """A connection hears the table first, then every event, in order and once."""
    for link in table.links:
        last = -1
        for one in link.heard:
            if isinstance(one, Told) and one.n != last + 1:
                yield f"connection {link.number} heard event {one.n} after {last}"
            if isinstance(one, Told | Greeted):
                last = one.n


def heard_is_kept(table: TableHistory) -> Iterator[str]:
    """Nobody is told of an event that is not in the final order."""
    last = max(table.events, default=-1)
    for link in table.links:
        for one in link.heard:
            if isinstance(one, Told | Greeted) and one.n > last:
                yield f"connection {link.number} heard of event {one.n}, but the last is {last}"


def one_number_one_event(table: TableHistory) -> Iterator[str]:
    """All connections at all processes are told the same event under a number: no forks."""
    told: dict[int, set[tuple[str, int, int]]] = defaultdict(set)
    for link in table.links:
        for one in link.heard:
            if isinstance(one, Told):
                told[one.n].add((one.kind, one.seat, one.when))
                event = table.events.get(one.n)
                if event and not is_of(one, event):
                    yield f"connection {link.number} heard other answers than {event}: {one.said}"
    for n, event in table.events.items():
        told[n].add((event.kind, event.seat, event.when))
    for n, tellings in told.items():
        if len(tellings) > 1:
            yield f"event {n} was told in several ways: {sorted(tellings)}"


def is_of(told: Told, event: EventLine) -> bool:
    """Whether what was told is part of the event, in order."""
    lines = iter(event.lines)
    return all(line in lines for line in told.said)


def never_backwards(table: TableHistory) -> Iterator[str]:
    """A client that connects again, to either process, is never told less than it knew."""
    known: dict[str, int] = defaultdict(lambda: -1)
    for link in sorted(table.links, key=lambda one: one.heard[0].at):
        for one in link.heard:
            if isinstance(one, Greeted) and one.n < known[link.client]:
                before = known[link.client]
                yield f"{link.client} knew event {before}, but process {link.process} told {one.n}"
            if isinstance(one, Greeted | Told):
                known[link.client] = max(known[link.client], one.n)

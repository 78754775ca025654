"""What a match begins with, and what is remembered of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kindu.core.rules import Rules
from kindu.server.data.rows import MOVE, START, UNDO, EventRow


@dataclass(frozen=True)
class Said:
    """An answer of a seat in an event, and who may read it."""

    seat: int
    action: int
    eyes: int


@dataclass
class Past:
    """What is remembered about an event: who did what, and how long the story was after it."""

    seat: int
    kind: str
    said: list[Said]
    story: int  # facts of the story after it
    at: int


@dataclass(frozen=True)
class Beginning:
    """How a match begins: as a new game, or after the answers of a file."""

    rules: Rules
    seats: int
    seed: bytes
    chosen: dict[str, str]
    lines: Sequence[str] = ()
    key: bytes = b""  # of all draws; empty if the seed itself is the key


def kept_lines(before: int, events: Sequence[EventRow]) -> list[int]:
    """How many lines of the beginning and of each event no later event has undone."""
    ends, end = [before], before
    for event in events:
        if event.kind == UNDO:
            end = int(event.lines)
        elif event.kind in (START, MOVE):
            end += len(event.lines.splitlines())
        ends.append(end)
    kept: list[int] = []
    most = end
    for at in range(len(events), 0, -1):
        most = min(most, ends[at])
        kept.append(max(0, most - ends[at - 1]))
    return [*kept, min(most, before)][::-1]

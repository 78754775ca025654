"""What a match begins with, and what is remembered of its events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kindu.core.rules import Rules
from kindu.core.words import Fact
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
    deciders: frozenset[int] = frozenset()  # seats that had a choice


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


def since_turn(
    past: Sequence[Past], facts: Sequence[Fact], seat: int, asked: bool
) -> tuple[int, int]:
    """The facts since the last turn of a seat: the first, and the one after the last.

    What the seat does in the turn that it is in now doesn't count.
    """
    until, first = len(facts), past[0].story if past else 0
    now = asked
    for start, end, deciders in standing(past):
        if now and deciders == {seat}:
            until = start
            continue
        now = False
        if seat in deciders:
            others = [at for at in range(start, end) if facts[at].seat not in (-1, seat)]
            return min([*others, end]), until
    return min(first, until), until


def standing(past: Sequence[Past]) -> Iterator[tuple[int, int, frozenset[int]]]:
    """The moves that no undo took back, the latest first: their facts, and who decided."""
    left = past[-1].story if past else 0
    for at in range(len(past) - 1, 0, -1):
        one, start = past[at], past[at - 1].story
        left = min(left, one.story)
        undone = start >= left and one.story > left
        if one.kind == MOVE and not undone:
            yield start, min(one.story, left), one.deciders

"""Take-backs after a draw: how often somebody saw luck and then decided anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.data.rows import MOVE, START, UNDO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.rows import EventRow

CHANCE = "* "  # how its answers begin in the log


def count_take_backs(before: Sequence[str], events: Sequence[EventRow]) -> int:
    """How many undos cut an answer of chance; `before` are the lines of a file that goes on."""
    drawn = [line.startswith(CHANCE) for line in before]  # for each line of the log
    found = 0
    for event in events:
        if event.kind == UNDO:
            found += any(drawn[int(event.lines) :])
            del drawn[int(event.lines) :]
        elif event.kind in (START, MOVE):
            drawn += [line.startswith(CHANCE) for line in event.lines.splitlines()]
    return found

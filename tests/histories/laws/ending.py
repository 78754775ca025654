"""After the storm: both processes tell what is kept, and every table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from tests.histories.history import TableHistory
from tests.histories.records import MOVE

PROCESSES = (0, 1)
BOUND = 30.0  # seconds in which a table has to take a move again, at each process
SHOWN = 100  # messages of the chat that a newcomer is told


def told_at_last_is_kept(table: TableHistory) -> Iterator[str]:
    """Both processes tell a newcomer what the rows of the database say."""
    last = max(table.events, default=-1)
    for one in table.standings:
        where = f"process {one.process} tells eye {one.eye}"
        if one.n != last:
            yield f"{where} of event {one.n}, but the last is {last}"
        elif one.seen != table.kept.seen.get(one.eye, one.seen):
            yield f"{where} of another table than the rows make"
        if one.chat != table.kept.chat[-SHOWN:]:
            yield f"{where} another chat than is kept"


def no_table_is_stuck(table: TableHistory) -> Iterator[str]:
    """When all is well again, each process soon takes a move, unless the game is over."""
    if table.calm == inf or table.kept.over:
        return
    for process in PROCESSES:
        times = [
            one.end - table.calm
            for one in table.of(MOVE)
            if one.made_event and one.asked.process == process and one.asked.at >= table.calm
        ]
        if min(times, default=inf) > BOUND:
            yield f"process {process} took no move within {BOUND:g} seconds"

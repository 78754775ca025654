"""A history, sorted by table: operations, connections, and what was kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf

from tests.histories.records import (
    OK,
    REFUSED,
    UNKNOWN,
    Answered,
    Calmed,
    EventLine,
    Greeted,
    Invoked,
    Kept,
    Record,
    Spoken,
    Standing,
    Told,
)

Heard = Greeted | Told | Spoken


@dataclass(frozen=True)
class Operation:
    """A message that changes something, from its sending to its answer."""

    asked: Invoked
    answer: Answered | None

    @property
    def outcome(self) -> str:
        """Without an answer, nobody knows."""
        return self.answer.outcome if self.answer else UNKNOWN

    @property
    def acknowledged(self) -> bool:
        return self.outcome == OK

    @property
    def refused(self) -> bool:
        return self.outcome == REFUSED

    @property
    def made_event(self) -> bool:
        """Whether its answer says that it made event n."""
        return self.answer is not None and self.acknowledged and self.answer.event

    @property
    def end(self) -> float:
        """When its answer came; what is unknown may still be under way."""
        return self.answer.at if self.answer and self.outcome != UNKNOWN else inf


@dataclass
class Link:
    """One connection, and all that it heard of the table, in order."""

    number: int
    client: str
    process: int
    heard: list[Heard] = field(default_factory=list)


@dataclass
class TableHistory:
    """Everything about one table."""

    kept: Kept
    operations: list[Operation] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)
    calm: float = inf
    events: dict[int, EventLine] = field(default_factory=dict)  # the final order, by number

    def of(self, *kinds: str) -> list[Operation]:
        """The operations of these kinds."""
        return [one for one in self.operations if one.asked.kind in kinds]


def by_table(records: Iterable[Record]) -> list[TableHistory]:
    """Every table that was kept, with its part of the history."""
    lines = list(records)
    found = {
        one.table: TableHistory(one, events={event.n: event for event in one.events})
        for one in lines
        if isinstance(one, Kept)
    }
    answers = {one.op: one for one in lines if isinstance(one, Answered)}
    links: dict[int, Link] = {}
    calm = max((one.at for one in lines if isinstance(one, Calmed)), default=inf)
    for one in lines:
        if isinstance(one, Invoked):
            found[one.table].operations.append(Operation(one, answers.get(one.op)))
        elif isinstance(one, Standing):
            found[one.table].standings.append(one)
        elif isinstance(one, Greeted | Told | Spoken):
            if isinstance(one, Greeted) and one.link not in links:
                links[one.link] = Link(one.link, one.client, one.process)
                found[one.table].links.append(links[one.link])
            links[one.link].heard.append(one)
    for table in found.values():
        table.calm = calm
    return list(found.values())

"""What people sent and what they were told, for the judges."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.outside.wires import Wire

UNKNOWN, OK = "unknown", "ok"


@dataclass(eq=False)
class Deed:
    """Something that a person asked for, and what came of it: unknown, ok, or why not."""

    person: str
    kind: str
    table: str
    seat: int
    n: int = -1
    what: Any = None
    sent: float = 0.0
    outcome: str = UNKNOWN
    told: float = 0.0  # when the outcome came
    who: str = ""  # the person's id at the server
    cookie: str = ""  # of the request
    process: str = ""  # that was asked
    answer: Any = None


@dataclass(eq=False)
class Session:
    """One socket: whose, at which eye, and all that was told, with the time."""

    name: str
    person: str
    table: str
    eye: int | None = None  # as the server said; None for a spectator
    told: list[tuple[float, str, dict[str, Any]]] = field(default_factory=list)
    closed: bool = False
    who: str = ""  # the person's id at the server when it was opened
    cookie: str = ""
    token: str = ""
    seat: int = -1
    process: str = ""
    wire: Wire | None = None


@dataclass
class Journal:
    """All of one world."""

    deeds: list[Deed] = field(default_factory=list)
    sessions: list[Session] = field(default_factory=list)
    skew: float = 0.0  # seconds by which the clocks of two processes may differ
    ids: list[str] = field(default_factory=list)  # of all people, as the server gave them

    def of(self, table: str, *kinds: str) -> list[Deed]:
        """The deeds of these kinds at a table."""
        return [deed for deed in self.kinds(*kinds) if deed.table == table]

    def kinds(self, *kinds: str) -> list[Deed]:
        """The deeds of these kinds anywhere."""
        return [deed for deed in self.deeds if deed.kind in kinds]

    def meet(self, person: str) -> None:
        """Remember the id of somebody."""
        if person not in self.ids:
            self.ids.append(person)

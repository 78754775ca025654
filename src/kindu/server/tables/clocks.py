"""The clock of a table: a time bank per seat, and a gain per decision.

A table that is awake measures steady time, so a wall clock that jumps neither costs nor gives
anybody time. Only a restart has nothing but the wall clock to go by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import SetupError
from kindu.server.clock import now, steady
from kindu.server.data.rows import MOVE, RESIGN, UNDO

if TYPE_CHECKING:
    from kindu.server.refusals import Json
    from kindu.server.tables.match import Match
    from kindu.server.tables.past import Past

BOT, LEAST = "bot", "least"  # who answers for a seat whose time is up
LONGEST = 60 * 60 * 24 * 30
GRACE = 60_000  # milliseconds that a seat still has after a restart, unless its bank had less


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's choice: seconds for the game, seconds gained, who answers when time is up."""

    bank: int
    gain: int = 0
    then: str = LEAST

    def check(self) -> Terms:
        """Refuse impossible terms."""
        if not 1 <= self.bank <= LONGEST or not 0 <= self.gain <= LONGEST:
            wanted = f"a clock of 1 to {LONGEST} seconds and a gain of at most as many"
            raise SetupError(f"expected {wanted}, but got {self.bank} and {self.gain}")
        if self.then not in (BOT, LEAST):
            raise SetupError(f"expected bot or least to move when time is up, got {self.then!r}")
        return self


@final
class Clocks:
    """How much time every seat has, computed from the events of the match.

    `woken` is when this process started, if the table was loaded from the database.
    """

    def __init__(self, terms: Terms, match: Match, woken: int | None = None) -> None:
        self.terms = terms
        self.banks = [terms.bank * 1000] * match.beginning.seats
        self.since = match.past[0].at
        self.mover = -1  # who decided last
        for past in match.past[1:]:
            self._pass(past)
        last = match.past[-1].at
        self._at = last if woken is None else self._woken(match, last, woken)
        self._steady = steady()  # when it was `_at`

    def time(self) -> int:
        """The time of this table: that of its last event, and what has passed since."""
        return self._at + steady() - self._steady

    def happened(self, match: Match) -> None:
        """After the last event."""
        self._pass(match.past[-1])
        self._at, self._steady = match.past[-1].at, steady()

    def _woken(self, match: Match, last: int, started: int) -> int:
        """The time of a table that was asleep, by the wall clock, but never before its last event.

        If the server was restarted since then, its clock may be wrong, and people may not have
        been able to move: whoever is asked still has a minute.
        """
        latest = now()
        if last < started:
            left = min((self.banks[seat] for seat in match.asked()), default=0)
            latest = min(latest, self.since + left - min(left, GRACE))
        return max(last, latest)

    def _pass(self, past: Past) -> None:
        """Charge the seat that moved for the time since the last event; open groups are free.

        Undoing your own decision doesn't stop the clock; otherwise it would buy time to think.
        """
        if past.kind == RESIGN or (past.kind == UNDO and past.seat == self.mover):
            return
        if past.kind == MOVE and past.seat >= 0:
            left = max(0, self.banks[past.seat] - max(0, past.at - self.since))
            self.banks[past.seat] = left + self.terms.gain * 1000
        self.mover = past.seat
        self.since = past.at

    def deadline(self, seat: int) -> int:
        """When the time of a seat that is asked is up."""
        return self.since + self.banks[seat]

    def json(self) -> Json:
        """For screens: what was left of every bank, and how much the asked seats have used since.

        These are spans, not points in time, because the clocks of two machines differ.
        """
        return {"left": list(self.banks), "used": max(0, self.time() - self.since)}

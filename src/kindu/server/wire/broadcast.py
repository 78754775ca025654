"""How a match stands, as each eye is told; each text is made once per eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.core.words import ALL, SPECTATOR
from kindu.server.wire import projection
from kindu.server.wire.incoming import write

if TYPE_CHECKING:
    from kindu.core.sight import Sight
    from kindu.server.data.rows import ProposalRow
    from kindu.server.refusals import Json
    from kindu.server.tables.match import Match
    from kindu.server.tables.past import Past
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection


def tell_event(at: Table, match: Match) -> None:
    """Tell every connection what has happened."""
    past = match.past[-1]
    first = min(match.past[-2].story, past.story) if match.n > 0 else 0
    found: Json = {"t": "told", "kind": past.kind, "at": past.at}
    if past.seat >= 0:
        found["seat"] = past.seat + 1
    broadcast = Broadcast(at, match, first, found, past)
    for connection in list(at.connections):
        connection.push(broadcast.told(connection))
        connection.heard = match.n


@final
class Broadcast:
    """How a match stands, for many eyes; what they have in common is computed once."""

    def __init__(
        self, at: Table, match: Match, first: int, found: Json, past: Past | None = None
    ) -> None:
        self.at = at
        self.match = match
        self.past = past
        self.over = match.over
        self.view = projection.spectators(match)
        self.common = found | self._same(first)
        self.facts = projection.ToldFacts(match.rules, match.record.story[first:])
        self.texts: dict[tuple[int, bool], bytes] = {}  # the messages

    def _same(self, first: int) -> Json:
        """What is the same for all eyes."""
        at, match = self.at, self.match
        asked = match.asked()
        found: Json = {"n": match.n, "story": first, "asked": [seat + 1 for seat in asked]}
        if match.in_group():
            found["sealed"] = [seat + 1 for seat in sorted(match.envelopes)]
        if at.clocks is not None:
            found["clock"] = at.clocks.json()
        if at.proposals:
            found["proposal"] = proposed(at, at.proposals[-1])
        if self.past is not None and all(one.eyes == ALL for one in self.past.said):
            found["said"] = projection.said(match.rules, self.past, SPECTATOR)
        return found

    def told(self, connection: Connection) -> bytes:
        """The message for this connection."""
        key = connection.eye, connection.text
        found = self.texts.get(key)
        if found is None:
            own = self._in_english if connection.text else self._own
            found = self.texts[key] = write(own(connection.eye))
        return found

    def _own(self, eye: int) -> Json:
        """The message to an eye: the common part, its view, facts and answers."""
        match, sight, found = self.match, self.match.sight(eye), self.common.copy()
        found["view"] = projection.view(match, sight, self.view)
        found["facts"] = self.facts.told(eye)
        if self.past is not None and "said" not in found:
            found["said"] = projection.said(match.rules, self.past, eye)
        if self.over:
            found["result"] = projection.result(match)
        elif eye != SPECTATOR:
            found["legal"] = projection.answers(sight)
            found["undo"] = projection.undo(match, eye)
            if eye in match.envelopes:
                found["envelope"] = match.envelopes[eye]
            found |= self._alone(eye, sight)
        if eye != SPECTATOR:
            first, until = match.since_turn(eye)
            found["since"] = {"first": first, "until": until}
        return found

    def _alone(self, eye: int, sight: Sight) -> Json:
        """What a seat may do if no other person plays: others could tell from its haste."""
        if not self.at.is_alone(eye):
            return {}
        forced = [] if eye in self.match.envelopes else projection.forced(sight)
        return {"alone": True, "forced": forced} if forced else {"alone": True}

    def _in_english(self, eye: int) -> Json:
        """The same, with everything also as English text."""
        match, teller, found = self.match, self.at.teller(), self._own(eye)
        facts = projection.ToldFacts(match.rules, self.facts.facts, teller)
        view = projection.view(match, match.sight(eye), self.view)
        found["facts"] = facts.told(eye)
        found["view_text"] = projection.sentences(match.rules, view, eye, teller.names)
        if self.over:
            found["result"] = projection.result(match, teller)
        elif eye != SPECTATOR:
            found["legal"] = projection.answers(match.sight(eye), teller)
        return found


def proposed(at: Table, row: ProposalRow) -> Json:
    """A proposal in words."""
    waits, passes_in = at.waits(row)
    return {
        "kind": row.kind,
        "n": row.n,
        "seat": row.seat + 1,
        "agreed": [seat + 1 for seat in range(SPECTATOR) if row.agreed >> seat & 1],
        "waits": [seat + 1 for seat in waits],
        "passes_in": passes_in,
    }

"""The messages that a table sends; each is made once for all connections with the same eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import ALL, SPECTATOR
from kindu.record.seal import seal_of
from kindu.server.data.rows import PERSON
from kindu.server.refusals import Json
from kindu.server.wire import projection
from kindu.server.wire.incoming import write

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from kindu.core.sight import Sight
    from kindu.server.data.rows import ChatRow, GameRow, ProposalRow, SeatRow
    from kindu.server.refusals import Refusal
    from kindu.server.tables.match import Match, Past
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection


def table(at: Table, connection: Connection, heard: int) -> bytes:
    """All of a table for somebody who comes, or comes back."""
    found: Json = {
        "t": "table",
        "table": about(at.game),
        "yours": [one.seat + 1 for one in at.seats if is_of(one, connection.person)],
        "eye": connection.eye + 1 if connection.seated else None,
        "seats": seat_list(at.seats, at.here()),
        "chat": [words(row) for row in at.chat],
        "n": -1,
    }
    if at.game.rematch:
        found["rematch"] = at.game.rematch
    match = at.match
    if match is None:
        return write(found)
    connection.heard = match.n
    return Standing(at, match, match.story_since(heard), found).told(connection)


def about(game: GameRow) -> Json:
    """What everybody at the link may know of a table."""
    return {
        "id": game.id,
        "game": game.key,
        "title": game.title,
        "status": game.status,
        "public": game.public,
        "options": msgspec.json.decode(game.options),
        "board": game.board,
        "clock": msgspec.json.decode(game.clock) if game.clock else None,
        "seal": seal_of(game.seed),
        "made": game.made,
    }


def event(at: Table, match: Match) -> None:
    """What has happened, to every connection."""
    past = match.past[-1]
    first = min(match.past[-2].story, past.story) if match.n > 0 else 0
    found: Json = {"t": "told", "kind": past.kind, "at": past.at}
    if past.seat >= 0:
        found["seat"] = past.seat + 1
    standing = Standing(at, match, first, found, past)
    for connection in at.connections:
        connection.push(standing.told(connection))
        connection.heard = match.n


@final
class Standing:
    """How a match stands, told to many eyes: what they have in common is found once."""

    def __init__(
        self, at: Table, match: Match, first: int, found: Json, past: Past | None = None
    ) -> None:
        self.at = at
        self.match = match
        self.past = past
        self.over = match.over
        self.view = projection.spectators(match)
        self.common = found | self._same(first)
        self.facts = projection.Words(match.rules, match.record.story[first:])
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
            found["proposal"] = proposed(at.proposals[-1])
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
        """The message to an eye: what all have in common, its view, facts and answers."""
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
        return found

    def _in_english(self, eye: int) -> Json:
        """The same, and all of it as text, too."""
        match, teller, found = self.match, self.at.teller(), self._own(eye)
        facts = projection.Words(match.rules, self.facts.facts, teller)
        view = projection.view(match, match.sight(eye), self.view)
        found["facts"] = facts.told(eye)
        found["view_text"] = projection.sentences(match.rules, view, eye, teller.names)
        if self.over:
            found["result"] = projection.result(match, teller)
        elif eye != SPECTATOR:
            found["legal"] = projection.answers(match.sight(eye), teller)
        return found


def why(sight: Sight, answers: Sequence[int], moves: Sequence[str]) -> Json:
    """What stands against each move, as far as the eye may know."""
    found = [projection.against(sight, move) for move in moves]
    return {"t": "why", "answers": list(answers), "why": found}


def sealed(match: Match, seat: int, eye: int) -> bytes:
    """A seat of an open group has answered; only its own eye is told what."""
    found: Json = {
        "t": "sealed",
        "n": match.n + 1,
        "seat": seat + 1,
        "sealed": [one + 1 for one in sorted(match.envelopes)],
        "asked": [one + 1 for one in match.asked()],
    }
    if eye == seat:
        found["envelope"] = match.envelopes[seat]
    return write(found)


def seated(at: Table) -> bytes:
    """Who sits where, and who is there."""
    found = seat_list(at.seats, at.here())
    return write({"t": "seats", "seats": found, "table": about(at.game)})


def seat_list(seats: Sequence[SeatRow], here: Container[int] = ()) -> list[Json]:
    """Every seat in words; persons are told apart by name only."""
    return [
        {
            "seat": one.seat + 1,
            "kind": one.kind,
            "name": one.name,
            "level": one.level or None,
            "stand_in": one.stand_in or None,
            "left": one.left,
            "here": one.seat in here,
        }
        for one in seats
    ]


def rematch(game: str) -> bytes:
    """The same people play again, at another table."""
    return write({"t": "rematch", "table": game})


def is_of(seat: SeatRow, person: str) -> bool:
    """Whether this person holds the seat."""
    return seat.kind == PERSON and bool(person) and seat.person == person and not seat.left


def chat(row: ChatRow) -> bytes:
    """Words for all."""
    return write({"t": "chat", **words(row)})


def words(row: ChatRow) -> Json:
    """One line of the chat."""
    return {"k": row.k, "name": row.name, "words": row.words, "at": row.at}


def proposal(row: ProposalRow | None) -> bytes:
    """What a seat asks of the others; none if it was dropped."""
    return write({"t": "proposal", "proposal": proposed(row) if row else None})


def proposed(row: ProposalRow) -> Json:
    """A proposal in words."""
    yes = [seat + 1 for seat in range(SPECTATOR) if row.agreed >> seat & 1]
    return {"kind": row.kind, "n": row.n, "seat": row.seat + 1, "agreed": yes}


def refused(refusal: Refusal, n: int, number: int | None) -> Json:
    """A message that changed nothing, and why; `n` is the last event."""
    found: Json = {"t": "refused", "why": refusal.why, "sentence": str(refusal), "n": n}
    if refusal.rules is not None:
        found["rules"] = refusal.rules
    if number is not None:
        found["id"] = number
    return found

"""The messages that a table sends; each is made once for all connections with the same eye."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import SPECTATOR, sees
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
    from kindu.text.teller import Teller

NOTHING = b"{}"


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
    """How a match stands, told to many eyes: what they have in common is found and written once."""

    def __init__(
        self, at: Table, match: Match, first: int, found: Json, past: Past | None = None
    ) -> None:
        self.at = at
        self.match = match
        self.past = past
        self.over = match.over
        self.facts = match.record.story[first:]
        self.view = projection.spectators(match)
        self.common = write(found | {"story": first} | self._same())
        self.texts: dict[tuple[int, bool], bytes] = {}  # whole messages
        self.parts: dict[object, msgspec.Raw] = {}  # what some eyes have in common
        self.words: dict[bool, projection.Words] = {}

    def _same(self) -> Json:
        """What is the same for all eyes."""
        at, match = self.at, self.match
        found: Json = {"n": match.n, "asked": [seat + 1 for seat in match.asked()]}
        if match.in_group():
            found["sealed"] = [seat + 1 for seat in sorted(match.envelopes)]
        if at.clocks is not None:
            found["clock"] = at.clocks.json()
        if at.proposals:
            found["proposal"] = proposed(at.proposals[-1])
        return found

    def told(self, connection: Connection) -> bytes:
        """The message for this connection."""
        key = connection.eye, connection.text
        found = self.texts.get(key)
        if found is None:
            found = self.texts[key] = joined(self.common, write(self._own(*key)))
        return found

    def _own(self, eye: int, text: bool) -> Json:
        """What is not the same for all eyes: view, facts, answers."""
        match, sight = self.match, self.match.sight(eye)
        view = projection.view(match, sight, self.view)
        teller = self.at.teller() if text else None
        found: Json = {"view": self._view(view), "facts": self._facts(eye, teller)}
        if self.past is not None:
            found["said"] = self._said(self.past, eye)
        if teller is not None:
            found["view_text"] = projection.sentences(match.rules, view, eye, teller.names)
        if self.over:
            found["result"] = projection.result(match, teller)
        if eye != SPECTATOR and not self.over:
            found["legal"] = projection.answers(sight, teller)
            found["undo"] = projection.undo(match, eye)
            if eye in match.envelopes:
                found["envelope"] = match.envelopes[eye]
        return found

    def _view(self, view: Json) -> msgspec.Raw:
        """A view as text, of which the part that a spectator has, too, is written once."""
        common = self.view
        both = zip(view.items(), common.values(), strict=True)
        own = {key: value for (key, value), other in both if value is not other}
        keys = "view", *own
        rest = self.parts.get(keys)
        if rest is None:
            same = {key: value for key, value in view.items() if key not in own}
            rest = self.parts[keys] = msgspec.Raw(write(same))
        return msgspec.Raw(joined(bytes(rest), write(own)))

    def _facts(self, eye: int, teller: Teller | None) -> msgspec.Raw:
        """The facts as text, written once for all who may know the same of them."""
        words = self.words.get(teller is not None)
        if words is None:
            words = projection.Words(self.match.rules, self.facts, teller)
            self.words[teller is not None] = words
        key = "facts", teller is not None, words.seen(eye)
        found = self.parts.get(key)
        if found is None:
            found = self.parts[key] = msgspec.Raw(write(words.told(eye)))
        return found

    def _said(self, past: Past, eye: int) -> msgspec.Raw:
        """The answers likewise."""
        key = "said", tuple([sees(one.eyes, eye) for one in past.said])
        found = self.parts.get(key)
        if found is None:
            said = projection.said(self.match.rules, past, eye)
            found = self.parts[key] = msgspec.Raw(write(said))
        return found


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects of JSON as one."""
    if NOTHING in (one, other):
        return other if one == NOTHING else one
    return one[:-1] + b"," + other[1:]


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

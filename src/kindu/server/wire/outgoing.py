"""The messages that a table sends; each is made once for all connections with the same eye."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.core.words import SPECTATOR
from kindu.record.seal import seal_of
from kindu.server.data.rows import PERSON
from kindu.server.tables.match import in_chain
from kindu.server.wire import projection
from kindu.server.wire.incoming import Json, write

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from kindu.core.sight import Sight
    from kindu.server.data.rows import ChatRow, GameRow, ProposalRow, SeatRow
    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection


def table(at: Table, connection: Connection, heard: int) -> str:
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
    if match is not None:
        first = match.story_since(heard)
        facts = projection.Words(match.rules, match.record.story[first:])
        found |= {"n": match.n, "story": first, "facts": facts.told(connection.eye)}
        found |= standing(at, match, connection.eye, projection.Shared(match))
        connection.heard = match.n
    return write(found)


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
    facts = projection.Words(match.rules, match.record.story[first:])
    texts: dict[int, str] = {}
    shared = projection.Shared(match)
    for connection in at.connections:
        eye = connection.eye
        if eye not in texts:
            told = standing(at, match, eye, shared)
            told |= {
                "t": "told",
                "n": match.n,
                "kind": past.kind,
                "said": projection.said(past, eye),
                "story": first,
                "facts": facts.told(eye),
                "at": past.at,
            }
            if past.seat >= 0:
                told["seat"] = past.seat + 1
            texts[eye] = write(told)
        connection.push(texts[eye])
        connection.heard = match.n


def standing(at: Table, match: Match, eye: int, shared: projection.Shared) -> Json:
    """How the game stands for one eye, whatever has happened before."""
    found = projection.look(match, eye, shared)
    if at.clocks is not None:
        found["clock"] = at.clocks.json()
    if at.proposals:
        found["proposal"] = proposed(at.proposals[-1])
    if shared.over:
        found["result"] = projection.result(match)
    return found


def preview(match: Match, sight: Sight, answers: Sequence[int]) -> Json:
    """What would be asked next in the same move, and whether these answers are a move already.

    Where the game would be over, the view still lacks what the end shows: the sight has none of it.
    """
    return {
        "t": "preview",
        "answers": list(answers),
        "legal": [] if match.beyond(sight) else projection.answers(sight),
        "whole": bool(answers) and not in_chain(sight),
        "view": projection.planned(sight, match.beginning.chosen),
    }


def why(sight: Sight, answers: Sequence[int], moves: Sequence[str]) -> Json:
    """What stands against each move, as far as the eye may know."""
    found = [projection.against(sight, move) for move in moves]
    return {"t": "why", "answers": list(answers), "why": found}


def sealed(match: Match, seat: int, eye: int) -> str:
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


def seated(at: Table) -> str:
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


def rematch(game: str) -> str:
    """The same people play again, at another table."""
    return write({"t": "rematch", "table": game})


def is_of(seat: SeatRow, person: str) -> bool:
    """Whether this person holds the seat."""
    return seat.kind == PERSON and bool(person) and seat.person == person and not seat.left


def chat(row: ChatRow) -> str:
    """Words for all."""
    return write({"t": "chat", **words(row)})


def words(row: ChatRow) -> Json:
    """One line of the chat."""
    return {"k": row.k, "name": row.name, "words": row.words, "at": row.at}


def proposal(row: ProposalRow | None) -> str:
    """What a seat asks of the others; none if it was dropped."""
    return write({"t": "proposal", "proposal": proposed(row) if row else None})


def proposed(row: ProposalRow) -> Json:
    """A proposal in words."""
    yes = [seat + 1 for seat in range(SPECTATOR) if row.agreed >> seat & 1]
    return {"kind": row.kind, "n": row.n, "seat": row.seat + 1, "agreed": yes}

"""The outgoing messages of a table; `broadcast` has those with views."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.games import game as game_of
from kindu.games import keys
from kindu.games.descriptor import LEVELS
from kindu.record.seal import seal_of
from kindu.server.data.rows import OPEN, PERSON, RUNNING, WATCHING
from kindu.server.refusals import Json
from kindu.server.wire import projection
from kindu.server.wire.broadcast import Broadcast, proposed
from kindu.server.wire.incoming import write

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

    from kindu.core.sight import Sight
    from kindu.server.data.rows import ChatRow, GameRow, SeatRow
    from kindu.server.refusals import Refusal
    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection

NOT_KNOWN: Mapping[int, tuple[int, int | None]] = {}  # since when everybody is away
FEW_TOLD = 100  # facts for somebody who asks too often
MOST_TOLD = 2000  # facts in one message; the longest games that bots play have some 1,200


NOT_PLEDGED: Json = {
    "table": "", "game": "", "rules": 0, "seats": 0, "board": "", "options": "", "seed_hash": "",
    "pledge": "", "until": 0, "clients": [], "seal": "",
}  # fmt: skip


class Sealed(msgspec.Struct):
    """The seal among what is stored about luck."""

    seal: str


def table(at: Table, connection: Connection, heard: int, few: bool = False) -> bytes:
    """The whole table, for a client that connects or reconnects."""
    found: Json = {
        "t": "table",
        "table": about(at.game) | {"luck": luck(at.game)},
        "yours": [one.seat + 1 for one in at.seats if is_of(one, connection.person)],
        "eye": connection.eye + 1 if connection.seated else None,
        "host": bool(connection.person) and at.game.host == connection.person,
        "seats": seats_of(at),
        "watchers": at.watchers(),
        "chat": [words(row) for row in at.chat],
        "n": -1,
    }
    back = [one.seat + 1 for one in at.seats if may_come_back(one, connection.person)]
    if back and at.game.status == RUNNING:
        found["back"] = back
    if at.game.rematch:
        found["rematch"] = at.game.rematch
    match = at.match
    if match is None:
        return write(found)
    connection.heard = match.n
    if meanwhile := projection.meanwhile(match, connection.eye, connection.absent):
        found["meanwhile"] = meanwhile
    most = FEW_TOLD if few else MOST_TOLD
    first = max(match.story_since(heard), len(match.record.story) - most)
    return Broadcast(at, match, first, found).told(connection)


def about(game: GameRow) -> Json:
    """What everybody with the link may know about a table."""
    return {
        "id": game.id,
        "game": game.key,
        "title": game.title,
        "status": game.status,
        "public": game.public,
        "options": msgspec.json.decode(game.options),
        "board": game.board,
        "clock": msgspec.json.decode(game.clock) if game.clock else None,
        "seal": seal(game),
        "made": game.made,
    }


def seal(game: GameRow) -> str:
    """What covers the luck of a table; empty before the deal."""
    if game.luck:
        return msgspec.json.decode(game.luck, type=Sealed).seal
    return "" if game.status == OPEN else seal_of(game.seed)


def luck(game: GameRow) -> msgspec.Raw | Json | None:
    """How the luck of a table is shared; None if an older version dealt."""
    if game.luck:
        return msgspec.Raw(game.luck.encode())
    return NOT_PLEDGED | {"seed_hash": seal_of(game.seed)} if game.status == OPEN else None


def why(sight: Sight, answers: Sequence[int], moves: Sequence[str]) -> Json:
    """What forbids each move, as far as the eye may know."""
    found = [projection.against(sight, move) for move in moves]
    return {"t": "why", "answers": list(answers), "why": found}


def envelope(match: Match, seat: int, eye: int) -> bytes:
    """A seat of an open group has answered; only its own eye learns what."""
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
    described = about(at.game) | {"luck": luck(at.game)}
    found: Json = {"t": "seats", "seats": seats_of(at), "watchers": at.watchers()}
    return write(found | {"table": described})


def seats_of(at: Table) -> list[Json]:
    """The seats of a table that is awake."""
    return seat_list(at.game.key, at.seats, at.present(), at.spans())


def seat_list(
    key: str,
    seats: Sequence[SeatRow],
    here: Container[int] = (),
    away: Mapping[int, tuple[int, int | None]] = NOT_KNOWN,
) -> list[Json]:
    """Every seat as data; only names tell persons apart."""
    colours = colours_of(key, seats)
    return [
        {
            "seat": one.seat + 1,
            "kind": one.kind,
            "name": one.name,
            "level": one.level or None,
            "stand_in": one.stand_in or None,
            "imposed": one.imposed,
            "left": one.left,
            "here": one.seat in here,
            "away": away.get(one.seat, (None, None))[0],
            "bot_in": away.get(one.seat, (None, None))[1],
            "colour": colours[one.seat],
        }
        for one in seats
    ]


def colours_of(key: str, seats: Sequence[SeatRow]) -> list[str | None]:
    """The colour of each seat: the chosen one, otherwise its usual one or the first that is free.

    None where the rules decide.
    """
    offered = game_of(key).colours if key in keys() else ()
    taken = [one.colour for one in seats if one.colour]
    found: list[str | None] = []
    for one in seats:
        usual = [colour for colour in offered[one.seat :] + offered if colour not in taken]
        colour = one.colour or next(iter(usual), None)
        taken += [colour] if colour else []
        found.append(colour)
    return found


def rematch(game: str) -> bytes:
    """A rematch at another table."""
    return write({"t": "rematch", "table": game})


def spoken(seats: Sequence[SeatRow]) -> list[str]:
    """Who sits where, in English; a bot without a name is called by its level, as on pages."""
    nameless = [one.level in LEVELS and one.name.startswith(one.level) for one in seats]
    return [
        one.name[:1].upper() + one.name[1:] if bare else one.name
        for one, bare in zip(seats, nameless, strict=True)
    ]


def is_of(seat: SeatRow, person: str) -> bool:
    """Whether this person holds the seat."""
    return seat.kind == PERSON and bool(person) and seat.person == person and not seat.left


def may_come_back(seat: SeatRow, person: str) -> bool:
    """Whether this person may take the seat back from the bot that plays it."""
    return bool(person) and seat.person == person and (seat.left or bool(seat.stand_in))


def chat(row: ChatRow) -> bytes:
    """A chat message for everybody."""
    return write({"t": "chat", **words(row)})


def words(row: ChatRow) -> Json:
    """One line of the chat, and the seat that spoke; null for somebody who only watches."""
    seat = None if row.seat == WATCHING else row.seat + 1
    return {
        "k": row.k, "seat": seat, "name": row.name, "words": row.words,
        "reaction": row.reaction or None, "at": row.at,
    }  # fmt: skip


def proposal(at: Table) -> bytes:
    """A seat's proposal; None if it was dropped."""
    rows = at.proposals[-1:]
    return write({"t": "proposal", "proposal": proposed(at, rows[0]) if rows else None})


def refused(refusal: Refusal, n: int, number: int | None) -> Json:
    """A message that changed nothing, and why; `n` is the last event."""
    found: Json = {"t": "refused", "why": refusal.why, "sentence": str(refusal), "n": n}
    if refusal.rules is not None:
        found["rules"] = refusal.rules
    if number is not None:
        found["id"] = number
    return found

"""Tables, seats, events, envelopes, chat and proposals in the database: all their SQL."""

from __future__ import annotations

from dataclasses import astuple, dataclass, field, fields
from typing import TYPE_CHECKING, TypeVar

import msgspec

from kindu.server.data.database import Statement
from kindu.server.data.rows import (
    ChatRow,
    EventRow,
    GameRow,
    ProposalRow,
    SeatRow,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.database import Database, Row, Value

GAME = (
    "id, game_key, seats, board, options, seed, status, title, host, public, clock, goes_on, "
    "asked, made, touched, rematch, size, household, luck, result"
)
LISTED = GAME.replace("goes_on", "''")  # a list doesn't need whole files
SEAT = "seat, kind, person, level, name, stand_in, left_for_good, imposed, away, colour"
CHAT = "k, person, name, words, at, seat, reaction"
LAST_CHAT = 100
AT_ONCE = 256  # events read at once


@dataclass
class Kept:
    """Everything stored about one table."""

    game: GameRow
    seats: list[SeatRow]
    board: str = ""  # TOML, if it is not the standard one
    events: list[EventRow] = field(default_factory=list)
    envelopes: dict[int, str] = field(default_factory=dict)  # by seat, of the next event
    chat: list[ChatRow] = field(default_factory=list)
    proposals: list[ProposalRow] = field(default_factory=list)


Listed = tuple[GameRow, list[SeatRow]]


def marks(columns: str) -> str:
    """A question mark for each column."""
    return ", ".join("?" * (columns.count(",") + 1))


def new_game(game: GameRow, seats: Sequence[SeatRow]) -> list[Statement]:
    """A table and its seats."""
    first = Statement(f"INSERT INTO game ({GAME}) VALUES ({marks(GAME)})", astuple(game))
    return [first, *[new_seat(game.id, seat) for seat in seats]]


def new_seat(game: str, seat: SeatRow) -> Statement:
    """A seat of a new table."""
    return Statement(
        f"INSERT INTO seat (game, {SEAT}) VALUES (?, {marks(SEAT)})", (game, *astuple(seat))
    )


def new_board(sha256: str, key: str, toml: str, at: int) -> Statement:
    """A custom board; it may be stored already, and is now used again."""
    return Statement(
        "INSERT INTO board (sha256, game_key, toml, used) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (sha256) DO UPDATE SET used = excluded.used",
        (sha256, key, toml, at),
    )


def put_seat(game: str, seat: SeatRow, was: SeatRow) -> Statement:
    """Put another person or bot on a seat, unless somebody was quicker."""
    return Statement(
        "UPDATE seat SET kind = ?, person = ?, level = ?, name = ?, stand_in = ?, "
        "left_for_good = ?, imposed = ?, away = ?, colour = ? "
        "WHERE game = ? AND seat = ? AND kind = ? AND person = ?",
        (*astuple(seat)[1:], game, seat.seat, was.kind, was.person),
        must=True,
    )


def put_away(game: str, person: str, at: int) -> Statement:
    """Since when a person is away from a table; 0 if the person is there."""
    return Statement("UPDATE seat SET away = ? WHERE game = ? AND person = ?", (at, game, person))


def add_event(game: str, event: EventRow) -> Statement:
    """An event, if its number is free: that is how a move finds out that it is stale."""
    return Statement(
        "INSERT INTO event (game, n, seat, kind, lines, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (game, event.n, event.seat, event.kind, event.lines, event.at),
        must=True,
    )


def put_status(game: str, status: str, asked: int, at: int, result: str = "") -> Statement:
    """The status of the table, for lists; at its end also how it ended."""
    return Statement(
        "UPDATE game SET status = ?, asked = ?, touched = ?, result = ? WHERE id = ?",
        (status, asked, at, result, game),
    )


def put_size(game: str, size: int) -> Statement:
    """How many bytes the table takes; other processes may have counted more."""
    return Statement("UPDATE game SET size = ? WHERE id = ? AND size < ?", (size, game, size))


def start_game(game: str, at: int) -> Statement:
    """Set the status from open to running, once."""
    return Statement(
        "UPDATE game SET status = 'running', touched = ? WHERE id = ? AND status = 'open'",
        (at, game),
        must=True,
    )


def put_title(game: str, title: str, public: bool, at: int, host: str) -> Statement:
    """A new title of the table, by its host."""
    return Statement(
        "UPDATE game SET title = ?, public = ?, touched = ? WHERE id = ? AND host = ?",
        (title, public, at, game, host),
        must=True,
    )


def put_rematch(game: str, new: str) -> Statement:
    """The table of the rematch, unless somebody was quicker."""
    return Statement(
        "UPDATE game SET rematch = ? WHERE id = ? AND rematch = ''", (new, game), must=True
    )


def touch(game: str, at: int) -> Statement:
    """Lock a table until the commit: what follows in the unit sees all that was saved before."""
    return Statement("UPDATE game SET touched = ? WHERE id = ?", (at, game), must=True)


def put_proposal(game: str, proposal: ProposalRow) -> Statement:
    """A seat's proposal, until event n happens; it replaces an older one of the same kind."""
    kind, n, seat, agreed, at = astuple(proposal)
    return Statement(
        "INSERT INTO proposal (game, kind, n, seat, agreed, at) SELECT id, CAST(? AS TEXT), "
        "CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS BIGINT) "
        "FROM game WHERE id = ? "
        "AND NOT EXISTS (SELECT 1 FROM event WHERE event.game = game.id AND event.n >= ?) "
        "ON CONFLICT (game, kind) DO UPDATE SET n = excluded.n, seat = excluded.seat, "
        "agreed = excluded.agreed, at = excluded.at",
        (kind, n, seat, agreed, at, game, n),
        must=True,
    )


def take_proposal(game: str, proposal: ProposalRow) -> Statement:
    """Take a proposal away to change it, if nobody has answered it meanwhile."""
    return Statement(
        "DELETE FROM proposal WHERE game = ? AND kind = ? AND n = ? AND seat = ? AND agreed = ?",
        (game, proposal.kind, proposal.n, proposal.seat, proposal.agreed),
        must=True,
    )


def drop_proposals(game: str) -> Statement:
    """Drop proposals that were accepted, refused or are out of date."""
    return Statement("DELETE FROM proposal WHERE game = ?", (game,))


def add_chat(game: str, row: ChatRow) -> Statement:
    """A chat message, if its number is free."""
    return Statement(
        f"INSERT INTO chat (game, {CHAT}) VALUES (?, {marks(CHAT)}) ON CONFLICT DO NOTHING",
        (game, *astuple(row)),
        must=True,
    )


async def load(db: Database, game: str, since: int = 0) -> Kept | None:
    """A table with its events from a number on, or None if there is no such table."""
    rows = await db.read(f"SELECT {GAME} FROM game WHERE id = ? AND status != 'gone'", (game,))
    if not rows:
        return None
    kept = Kept(made(GameRow, rows[0]), await load_seats(db, game))
    kept.events = await load_events(db, game, since)
    sql = "SELECT n, seat, lines FROM envelope WHERE game = ?"
    kept.envelopes = {
        whole(seat): str(lines)
        for n, seat, lines in await db.read(sql, (game,))
        if whole(n) == since + len(kept.events)
    }
    kept.chat = await load_chat(db, game)
    kept.proposals = [
        row for row in await load_proposals(db, game) if row.n == since + len(kept.events)
    ]
    boards = await db.read("SELECT toml FROM board WHERE sha256 = ?", (kept.game.board,))
    kept.board = str(boards[0][0]) if boards else ""
    return kept


async def public_tables(db: Database, most: int) -> list[Listed]:
    """Public tables that are not over."""
    rows = await db.read(
        f"SELECT {LISTED} FROM game WHERE public AND status IN ('open', 'running') "
        "ORDER BY touched DESC LIMIT ?",
        (most,),
    )
    return await with_seats(db, rows)


async def tables_of(db: Database, person: str, most: int) -> list[Listed]:
    """Tables where this person sits, or which this person created."""
    rows = await db.read(
        f"SELECT {LISTED} FROM game WHERE status != 'gone' AND (host = ? OR id IN "
        "(SELECT game FROM seat WHERE person = ?)) ORDER BY touched DESC LIMIT ?",
        (person, person, most),
    )
    return await with_seats(db, rows)


async def size_of(db: Database, column: str, value: str) -> int:
    """The bytes of all tables of a host or a household, from an index alone."""
    sql = f"SELECT CAST(COALESCE(SUM(size), 0) AS BIGINT) FROM game WHERE {column} = ?"
    return whole((await db.read(sql, (value,)))[0][0])


async def with_seats(db: Database, rows: Sequence[Row]) -> list[Listed]:
    """Tables with their seats, for lists."""
    found = [made(GameRow, row) for row in rows]
    return [(game, await load_seats(db, game.id)) for game in found]


async def load_seats(db: Database, game: str) -> list[SeatRow]:
    """Who sits where."""
    rows = await db.read(f"SELECT {SEAT} FROM seat WHERE game = ? ORDER BY seat", (game,))
    return [made(SeatRow, row) for row in rows]


async def load_events(db: Database, game: str, since: int = 0) -> list[EventRow]:
    """The events from this number on, read in parts, so that a long game keeps nobody waiting."""
    sql = "SELECT n, seat, kind, lines, at FROM event WHERE game = ? AND n >= ? ORDER BY n LIMIT ?"
    found: list[EventRow] = []
    while rows := await db.read(sql, (game, since + len(found), AT_ONCE)):
        found += [made(EventRow, row) for row in rows]
        if len(rows) < AT_ONCE:
            break
    return found


async def load_chat(db: Database, game: str, since: int = 0) -> list[ChatRow]:
    """The latest chat messages."""
    rows = await db.read(
        f"SELECT {CHAT} FROM chat WHERE game = ? AND k >= ? ORDER BY k DESC LIMIT ?",
        (game, since, LAST_CHAT),
    )
    return [made(ChatRow, row) for row in reversed(rows)]


async def load_proposals(db: Database, game: str) -> list[ProposalRow]:
    """The proposals that wait for consent."""
    rows = await db.read(
        "SELECT kind, n, seat, agreed, at FROM proposal WHERE game = ? ORDER BY at", (game,)
    )
    return [made(ProposalRow, row) for row in rows]


Made = TypeVar("Made", GameRow, SeatRow, EventRow, ChatRow, ProposalRow)


def made(kind: type[Made], row: Row) -> Made:
    """A row as a GameRow; SQLite gives 0 and 1 where PostgreSQL gives False and True."""
    named = {one.name: value for one, value in zip(fields(kind), row, strict=True)}
    return msgspec.convert(named, kind, strict=False, builtin_types=(bytes,))


def whole(value: Value) -> int:
    """A whole number from a row."""
    assert isinstance(value, int)
    return value

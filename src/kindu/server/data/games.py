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
    "asked, made, touched, rematch"
)
SEAT = "seat, kind, person, level, name, stand_in, left_for_good"
LAST_CHAT = 100


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


def new_board(sha256: str, key: str, toml: str) -> Statement:
    """A custom board; it may be stored already."""
    return Statement(
        "INSERT INTO board (sha256, game_key, toml) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (sha256, key, toml),
    )


def put_seat(game: str, seat: SeatRow, was: SeatRow) -> Statement:
    """Put another person or bot on a seat, unless somebody was quicker."""
    return Statement(
        "UPDATE seat SET kind = ?, person = ?, level = ?, name = ?, stand_in = ?, "
        "left_for_good = ? WHERE game = ? AND seat = ? AND kind = ? AND person = ?",
        (*astuple(seat)[1:], game, seat.seat, was.kind, was.person),
        must=True,
    )


def add_event(game: str, event: EventRow) -> Statement:
    """An event, if its number is free: that is how a move finds out that it is stale."""
    return Statement(
        "INSERT INTO event (game, n, seat, kind, lines, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (game, event.n, event.seat, event.kind, event.lines, event.at),
        must=True,
    )


def put_status(game: str, status: str, asked: int, at: int) -> Statement:
    """The status of the table, for lists."""
    return Statement(
        "UPDATE game SET status = ?, asked = ?, touched = ? WHERE id = ?",
        (status, asked, at, game),
    )


def start_game(game: str, at: int) -> Statement:
    """Set the status from open to running, once."""
    return Statement(
        "UPDATE game SET status = 'running', touched = ? WHERE id = ? AND status = 'open'",
        (at, game),
        must=True,
    )


def put_title(game: str, title: str, public: bool, at: int) -> Statement:
    """A new title of the table."""
    return Statement(
        "UPDATE game SET title = ?, public = ?, touched = ? WHERE id = ?",
        (title, public, at, game),
        must=True,
    )


def put_rematch(game: str, new: str) -> Statement:
    """The table of the rematch, unless somebody was quicker."""
    return Statement(
        "UPDATE game SET rematch = ? WHERE id = ? AND rematch = ''", (new, game), must=True
    )


def put_envelope(game: str, n: int, seat: int, answers: str, at: int) -> Statement:
    """The answers of a seat of an open group; they may be changed."""
    return Statement(
        "INSERT INTO envelope (game, n, seat, lines, at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, n, seat) DO UPDATE SET lines = excluded.lines, at = excluded.at",
        (game, n, seat, answers, at),
    )


def keep_envelopes(game: str, n: int) -> Statement:
    """Renumber envelopes for the next event, because somebody gave up in between."""
    return Statement("UPDATE envelope SET n = ? WHERE game = ?", (n, game))


def drop_envelopes(game: str) -> Statement:
    """Drop envelopes that were opened, or taken back by an undo."""
    return Statement("DELETE FROM envelope WHERE game = ?", (game,))


def put_proposal(game: str, proposal: ProposalRow) -> Statement:
    """A seat's proposal; it replaces an older one of the same kind."""
    return Statement(
        "INSERT INTO proposal (game, kind, n, seat, agreed, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, kind) DO UPDATE SET n = excluded.n, seat = excluded.seat, "
        "agreed = excluded.agreed, at = excluded.at",
        (game, *astuple(proposal)),
    )


def drop_proposals(game: str) -> Statement:
    """Drop proposals that were accepted, refused or are out of date."""
    return Statement("DELETE FROM proposal WHERE game = ?", (game,))


def add_chat(game: str, row: ChatRow) -> Statement:
    """A chat message, if its number is free."""
    return Statement(
        "INSERT INTO chat (game, k, person, name, words, at) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (game, *astuple(row)),
        must=True,
    )


async def load(db: Database, game: str, since: int = 0) -> Kept | None:
    """A table with its events from a number on, or None if there is no such table."""
    rows = await db.read(f"SELECT {GAME} FROM game WHERE id = ?", (game,))
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
    kept.proposals = await load_proposals(db, game)
    boards = await db.read("SELECT toml FROM board WHERE sha256 = ?", (kept.game.board,))
    kept.board = str(boards[0][0]) if boards else ""
    return kept


async def public_tables(db: Database, most: int) -> list[Listed]:
    """Public tables that are not over."""
    rows = await db.read(
        f"SELECT {GAME} FROM game WHERE public AND status IN ('open', 'running') "
        "ORDER BY touched DESC LIMIT ?",
        (most,),
    )
    return await with_seats(db, rows)


async def tables_of(db: Database, person: str, most: int) -> list[Listed]:
    """Tables where this person sits, or which this person created."""
    rows = await db.read(
        f"SELECT {GAME} FROM game WHERE host = ? OR id IN "
        "(SELECT game FROM seat WHERE person = ?) ORDER BY touched DESC LIMIT ?",
        (person, person, most),
    )
    return await with_seats(db, rows)


async def with_seats(db: Database, rows: Sequence[Row]) -> list[Listed]:
    """Tables with their seats, for lists."""
    found = [made(GameRow, row) for row in rows]
    return [(game, await load_seats(db, game.id)) for game in found]


async def load_seats(db: Database, game: str) -> list[SeatRow]:
    """Who sits where."""
    rows = await db.read(f"SELECT {SEAT} FROM seat WHERE game = ? ORDER BY seat", (game,))
    return [made(SeatRow, row) for row in rows]


async def load_events(db: Database, game: str, since: int = 0) -> list[EventRow]:
    """The events from this number on."""
    rows = await db.read(
        "SELECT n, seat, kind, lines, at FROM event WHERE game = ? AND n >= ? ORDER BY n",
        (game, since),
    )
    return [made(EventRow, row) for row in rows]


async def load_chat(db: Database, game: str, since: int = 0) -> list[ChatRow]:
    """The latest chat messages."""
    rows = await db.read(
        "SELECT k, person, name, words, at FROM chat WHERE game = ? AND k >= ? "
        "ORDER BY k DESC LIMIT ?",
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

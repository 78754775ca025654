"""Guests and their names; an account is a guest with a password."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, final

from kindu.server.clock import now
from kindu.server.data.database import Statement
from kindu.server.entropy import token_hex
from kindu.server.people.names import check_person_name, distinct_name, guest_name
from kindu.server.sure_time import DAY, sure_time

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kindu.server.data.database import Database, Row
    from kindu.server.people.browsers import Browser
    from kindu.server.people.sessions import Known, Sessions

IDLE = (
    "account = '' AND seen < ? "
    "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) "
    "AND NOT EXISTS (SELECT 1 FROM game WHERE game.host = person.id) "
    "AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = person.id)"
)
FORGOTTEN = 400 * DAY  # longer than a cookie lasts
ABOUT = "- - person "  # begins the news that something about a person has ended or changed
KEPT = "housekeeping"  # the note about the last clean-up


@dataclass(frozen=True)
class Person:
    """A visitor; `account` is the login name, empty for a guest."""

    id: str
    name: str
    account: str
    era: int
    seen: int


def news_about(person: str) -> str:
    """What all processes are told, so that they look which of a person's sockets must close."""
    return f"{ABOUT}{person}"


def person_of(row: Row) -> Person:
    """A person from a row with these columns."""
    id_, name, account, era, seen = row
    return Person(str(id_), str(name), str(account), int(era or 0), int(seen or 0))


def must_exist(person: str) -> Statement:
    """Save a unit only if this person has not been deleted; a deletion waits for the unit."""
    return Statement("UPDATE person SET seen = seen WHERE id = ?", (person,), must=True)


async def renaming(
    database: Database, person: Person, name: str
) -> tuple[list[Statement], list[str]]:
    """Change a name at unfinished tables; returns the statements and these tables.

    A seat with a name of its own keeps it, and nobody gets a name that looks like a neighbour's.
    What the person has written in a chat gets the new name too.
    """
    sql = (
        "SELECT game, seat, person, name FROM seat WHERE game IN "
        "(SELECT game FROM seat JOIN game ON game.id = seat.game "
        "WHERE person = ? AND name = ? AND status IN ('open', 'running')) ORDER BY game, seat"
    )
    rows = await database.read(sql, [person.id, person.name])
    mine = [row for row in rows if row[2:] == (person.id, person.name)]
    found = []
    for game, seat, *_ in mine:
        others = [str(row[3]) for row in rows if row[0] == game and row[1] != seat]
        values = (distinct_name(name, others), game, seat, person.id, person.name)
        sql = "UPDATE seat SET name = ? WHERE game = ? AND seat = ? AND person = ? AND name = ?"
        found.append(Statement(sql, values))
    spoken = await renaming_chat(database, person, name)
    return [*found, *spoken.values()], sorted({str(row[0]) for row in mine} | spoken.keys())


async def renaming_chat(database: Database, person: Person, name: str) -> dict[str, Statement]:
    """Change the name of what a person has written, by table; other names of theirs stay."""
    sql = "SELECT DISTINCT game FROM chat WHERE person = ?"
    games = [str(game) for (game,) in await database.read(sql, [person.id])]
    sql = (
        "SELECT game, name FROM seat WHERE person != ? AND game IN "
        "(SELECT game FROM chat WHERE person = ?)"
    )
    others = [(str(game), str(one)) for game, one in await database.read(sql, [person.id] * 2)]
    sql = "UPDATE chat SET name = ? WHERE game = ? AND person = ? AND (seat < 0 OR name = ?)"
    return {
        game: Statement(
            sql,
            (
                distinct_name(name, [one for at, one in others if at == game]),
                game, person.id, person.name,
            ),
        )
        for game in games
    }  # fmt: skip


async def names_of(database: Database, persons: Iterable[str]) -> dict[str, str]:
    """The names that some people have now."""
    wanted = sorted(set(persons) - {""})
    if not wanted:
        return {}
    sql = f"SELECT id, name FROM person WHERE id IN ({', '.join('?' * len(wanted))})"  # noqa: S608 - only marks
    return {str(id_): str(name) for id_, name in await database.read(sql, wanted)}


@final
class People:
    """Everybody who was ever here; always read from the database, never cached."""

    def __init__(self, database: Database, sessions: Sessions) -> None:
        self.database = database
        self.sessions = sessions

    async def find(self, person: str) -> Person | None:
        """A person by id."""
        sql = "SELECT id, name, account, era, seen FROM person WHERE id = ?"
        rows = await self.database.read(sql, [person])
        return person_of(rows[0]) if rows else None

    async def new_guest(self, browser: Browser) -> Known:
        """A new guest, with a name from the start."""
        guest = Person(token_hex(16), guest_name(), "", 0, now())
        sql = "INSERT INTO person (id, name, era, made, seen) VALUES (?, ?, 0, ?, ?)"
        first = Statement(sql, (guest.id, guest.name, guest.seen, guest.seen))
        session, begun = self.sessions.begin(guest.id, browser)
        await self.database.write([first, begun])
        return self.sessions.met(guest, session)

    async def rename(self, person: Person, text: str) -> tuple[Person, list[str]]:
        """Change the name, also at unfinished tables with the old one; returns those tables."""
        name = check_person_name(text)
        seats, tables = await renaming(self.database, person, name)
        new_name = Statement("UPDATE person SET name = ? WHERE id = ?", (name, person.id))
        await self.database.write([new_name, *seats], news_about(person.id))
        return replace(person, name=name), tables

    async def forget_the_idle(self) -> None:
        """Delete sessions that nobody can come back to, and guests who left nothing behind."""
        late = await sure_time(self.database, KEPT) - FORGOTTEN
        old = "DELETE FROM session WHERE seen < ? OR ended != 0"
        await self.database.write([Statement(old, (late,))])
        rows = await self.database.read(f"SELECT id FROM person WHERE {IDLE}", (late,))  # noqa: S608 - our own words
        for (idle,) in rows:
            sql = f"DELETE FROM person WHERE id = ? AND {IDLE}"  # noqa: S608 - our own words
            await self.database.write([Statement(sql, (idle, late))])

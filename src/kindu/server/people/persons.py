"""Guests and their names; an account is a guest with a password."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, final

from kindu.server.clock import now
from kindu.server.data.database import Statement
from kindu.server.people.cookies import RENEWED, Cookies
from kindu.server.people.names import check_person_name, guest_name

if TYPE_CHECKING:
    from kindu.server.data.database import Database, Row

GOING_ON = (
    "person = ? AND name = ? AND game IN (SELECT id FROM game WHERE status IN ('open', 'running'))"
)
DAY = 24 * 3600 * 1000  # milliseconds
FORGOTTEN = 400 * DAY  # longer than a cookie lasts


@dataclass(frozen=True)
class Person:
    """A visitor; `account` is the login name, empty for a guest."""

    id: str
    name: str
    account: str
    era: int
    seen: int


@dataclass(frozen=True)
class Known:
    """The person whom a cookie names, and a new cookie if the old one needs renewal."""

    person: Person
    renewed: str | None


def person_of(row: Row) -> Person:
    """A person from a row with these columns."""
    id_, name, account, era, seen = row
    return Person(str(id_), str(name), str(account), int(era or 0), int(seen or 0))


async def tables_named(database: Database, person: Person) -> list[str]:
    """Unfinished tables where this person sits under their own name."""
    sql = (
        "SELECT DISTINCT game FROM seat JOIN game ON game.id = seat.game "
        "WHERE person = ? AND name = ? AND status IN ('open', 'running')"
    )
    rows = await database.read(sql, [person.id, person.name])
    return sorted(str(game) for (game,) in rows)


def seats_named(person: Person, name: str) -> Statement:
    """Change the name at those tables; a seat with a different name keeps it."""
    sql = (
        "UPDATE seat SET name = ? WHERE person = ? AND name = ? "
        "AND game IN (SELECT id FROM game WHERE status IN ('open', 'running'))"
    )
    return Statement(sql, (name, person.id, person.name))


@final
class People:
    """Everybody who was ever here; always read from the database, never cached."""

    def __init__(self, database: Database, secret: bytes) -> None:
        self.database = database
        self.cookies = Cookies(secret)

    def cookie(self, person: Person) -> str:
        """The cookie for this person's browser."""
        return self.cookies.sign(person.id, person.era)

    async def known(self, cookie: str) -> Known | None:
        """The person whom this cookie names; None if it is forged or old, or the person deleted."""
        found = self.cookies.read(cookie)
        person = await self.find(found.person) if found else None
        if found is None or person is None or person.era != found.era:
            return None
        if now() - person.seen > DAY:
            seen = "UPDATE person SET seen = ? WHERE id = ?"
            await self.database.write([Statement(seen, (now(), person.id))])
        return Known(person, self.cookie(person) if found.age > RENEWED else None)

    async def find(self, person: str) -> Person | None:
        """A person by id."""
        sql = "SELECT id, name, account, era, seen FROM person WHERE id = ?"
        rows = await self.database.read(sql, [person])
        return person_of(rows[0]) if rows else None

    async def new_guest(self) -> Person:
        """A new guest, with a name from the start."""
        guest = Person(secrets.token_hex(16), guest_name(), "", 0, now())
        sql = "INSERT INTO person (id, name, era, made, seen) VALUES (?, ?, 0, ?, ?)"
        await self.database.write([Statement(sql, (guest.id, guest.name, guest.seen, guest.seen))])
        return guest

    async def rename(self, person: Person, text: str) -> tuple[Person, list[str]]:
        """Change the name, also at unfinished tables with the old one; returns those tables."""
        name = check_person_name(text)
        tables = await tables_named(self.database, person)
        new_name = Statement("UPDATE person SET name = ? WHERE id = ?", (name, person.id))
        await self.database.write([new_name, seats_named(person, name)])
        return replace(person, name=name), tables

    async def forget_the_idle(self) -> None:
        """Delete guests whose cookie has expired and who left nothing behind."""
        sql = (
            "DELETE FROM person WHERE account = '' AND seen < ? "
            "AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id) "
            "AND NOT EXISTS (SELECT 1 FROM game WHERE game.host = person.id) "
            "AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = person.id)"
        )
        await self.database.write([Statement(sql, (now() - FORGOTTEN,))])

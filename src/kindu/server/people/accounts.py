"""Accounts: a guest sets a password; logging in adopts a guest's games; deleting a person."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import TYPE_CHECKING, final

from kindu.server.data.database import Statement, StoreError
from kindu.server.people.elsewhere import notice
from kindu.server.people.hashing import check_password
from kindu.server.people.names import SOMEBODY, account_key, check_person_name
from kindu.server.people.persons import must_exist, news_about, person_of, renaming
from kindu.server.refusals import NotHere, NotYours, Taken, WrongPassword

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.database import Database
    from kindu.server.people.hashing import Hasher
    from kindu.server.people.persons import Person

WRONG = "expected the name and the password of an account, but these don't match"


@final
class Accounts:
    """Everything that needs a password, and deletion."""

    def __init__(self, database: Database, hasher: Hasher) -> None:
        self.database = database
        self.hasher = hasher

    async def register(
        self, guest: Person, text: str, password: str, also: Sequence[Statement] = ()
    ) -> tuple[Person, list[str]]:
        """Turn the guest into an account that keeps all games; returns the tables to notify.

        `also` is saved with it: the session of the account ends those of the guest.
        """
        name = check_person_name(text)
        key = account_key(name)
        secret = check_password(password)
        if guest.account:
            raise Taken(f"expected a guest, but this is already the account {guest.account!r}")
        if await self._is_taken(key):
            raise taken(name)
        hashed = await self.hasher.hash(secret)
        sql = (
            "UPDATE person SET name = ?, account = ?, password = ? WHERE id = ? AND account = '' "
            "AND NOT EXISTS (SELECT 1 FROM person WHERE account = ?)"
        )
        statement = Statement(sql, (name, key, hashed, guest.id, key), must=True)
        seats, tables = await renaming(self.database, guest, name)
        try:
            steps = [statement, *seats, *also]
            kept = await self.database.write(steps, news_about(guest.id))
        except StoreError:
            if await self._is_taken(key):  # PostgreSQL: another process did the same at this moment
                raise taken(name) from None
            raise
        if not kept:
            raise taken(name)
        return replace(guest, name=name, account=key), tables

    async def _is_taken(self, key: str) -> bool:
        return bool(await self.database.read("SELECT 1 FROM person WHERE account = ?", [key]))

    async def log_in(self, name: str, password: str) -> Person:
        """The person of that account; a wrong name and a wrong password look and take the same."""
        key = account_key(name)
        sql = "SELECT password, id, name, account, era, seen FROM person WHERE account = ?"
        rows = await self.database.read(sql, [key]) if key.isprintable() and key else []
        kept = str(rows[0][0]) if rows else ""
        if not await self.hasher.fits(kept, unicodedata.normalize("NFKC", password)):
            raise WrongPassword(WRONG)
        return person_of(rows[0][1:])

    async def change_password(
        self, person: Person, old: str, new: str, also: Sequence[Statement]
    ) -> None:
        """Set a new password; `also` ends all sessions but a new one."""
        secret = check_password(new)
        if not person.account:
            raise NotYours("expected an account, but this is a guest, who has no password")
        rows = await self.database.read("SELECT password FROM person WHERE id = ?", [person.id])
        kept = str(rows[0][0]) if rows else ""
        if not await self.hasher.fits(kept, unicodedata.normalize("NFKC", old)):
            raise WrongPassword("expected the password of this account, but got another one")
        hashed = await self.hasher.hash(secret)
        sql = "UPDATE person SET password = ? WHERE id = ? AND password = ?"
        steps = [Statement(sql, (hashed, person.id, kept), must=True), *also]
        if not await self.database.write(steps, news_about(person.id)):
            raise Taken("expected to change the password, but it was changed at the same time")

    async def adopt(self, guest: Person, account: Person) -> list[str]:
        """Give a guest's seats, tables, tokens and chat to the account, and delete the guest."""
        tables = await tables_of(self.database, guest.id)
        seats, _ = await renaming(self.database, guest, account.name)
        gone = Statement("DELETE FROM person WHERE id = ? AND account = ''", (guest.id,), must=True)
        named = "UPDATE seat SET name = ? WHERE person = ? AND name = ?"
        statements = [
            must_exist(account.id),
            gone,
            *seats,
            Statement(named, (account.name, guest.id, guest.name)),
            Statement("UPDATE seat SET person = ? WHERE person = ?", (account.id, guest.id)),
            Statement("UPDATE game SET host = ? WHERE host = ?", (account.id, guest.id)),
            Statement("UPDATE token SET person = ? WHERE person = ?", (account.id, guest.id)),
            Statement("UPDATE chat SET person = ? WHERE person = ?", (account.id, guest.id)),
            Statement(
                "UPDATE mute SET person = ? WHERE person = ? "
                "AND game NOT IN (SELECT game FROM mute WHERE person = ?)",
                (account.id, guest.id, account.id),
            ),
            Statement("DELETE FROM mute WHERE person = ?", (guest.id,)),
        ]
        kept = await self.database.write(statements, news_about(guest.id))
        return tables if kept else []

    async def delete(self, person: Person) -> list[str]:
        """Delete all data about a person; returns the tables to notify."""
        return await delete_person(self.database, person.id)


async def delete_person(
    database: Database, person: str, also: Sequence[Statement] = ()
) -> list[str]:
    """Delete name, password, tokens and chat of a person; games go on without them.

    A seat becomes open if the game has not begun, is left if it is running, and belongs to
    "Somebody" if it is over. The next person at a hosted table becomes its host.
    """
    tables = await tables_of(database, person)
    await database.write([*deletion(person), *also], news_about(person))
    return tables


async def delete_account(database: Database, name: str) -> list[str]:
    """The same for the account of this name, by a program beside the server."""
    sql = "SELECT id FROM person WHERE account = ?"
    rows = await database.read(sql, [account_key(name)]) if name.isprintable() else []
    if not rows:
        raise NotHere(f"expected the name of an account, but there is no {name[:60]!r}")
    return await delete_person(database, str(rows[0][0]), [notice()])


async def tables_of(database: Database, person: str) -> list[str]:
    """Tables where a person sits, is the host, or has written in the chat."""
    sql = (
        "SELECT game FROM seat WHERE person = ? UNION SELECT id FROM game WHERE host = ? "
        "UNION SELECT game FROM chat WHERE person = ?"
    )
    rows = await database.read(sql, [person] * 3)
    return sorted(str(game) for (game,) in rows)


def deletion(person: str) -> list[Statement]:
    """The statements that delete all data about a person, in one unit."""
    host = (
        "UPDATE game SET title = '', host = COALESCE((SELECT seat.person FROM seat "
        "WHERE seat.game = game.id AND seat.person NOT IN ('', ?) "
        "ORDER BY seat.seat LIMIT 1), '') WHERE host = ?"
    )
    opened = (
        "UPDATE seat SET kind = 'open', person = '', name = '', colour = '' WHERE person = ? "
        "AND game IN (SELECT id FROM game WHERE status = 'open')"
    )
    left = (
        "UPDATE seat SET left_for_good = TRUE WHERE person = ? "
        "AND game IN (SELECT id FROM game WHERE status = 'running')"
    )
    first = "UPDATE person SET seen = seen WHERE id = ?"  # waits for what this person still does
    return [
        Statement(first, (person,)),
        Statement(host, (person, person)),
        Statement(opened, (person,)),
        Statement(left, (person,)),
        Statement("UPDATE seat SET person = '', name = ? WHERE person = ?", (SOMEBODY, person)),
        Statement(
            "UPDATE chat SET person = '', name = ?, words = '', reaction = '' WHERE person = ?",
            (SOMEBODY, person),
        ),
        Statement("DELETE FROM token WHERE person = ?", (person,)),
        Statement("DELETE FROM mute WHERE person = ?", (person,)),
        Statement("DELETE FROM session WHERE person = ?", (person,)),
        Statement("DELETE FROM person WHERE id = ?", (person,)),
    ]


def taken(name: str) -> Taken:
    return Taken(f"expected a name that nobody has, but {name!r} is taken")

"""Sessions: one per browser in which a person is known; each ends when its person says so."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from kindu.server.clock import now
from kindu.server.data.database import Statement
from kindu.server.entropy import token_hex
from kindu.server.people.browsers import Browser
from kindu.server.people.persons import Person, news_about, person_of

if TYPE_CHECKING:
    from kindu.server.data.database import Database
    from kindu.server.people.cookies import Cookies, Pass

SHOWN = 16  # how many letters of a hash name a session to its person
NOTICED = 5 * 60 * 1000  # milliseconds after which "seen last" is written again
UNKNOWN = Browser()


@dataclass(frozen=True)
class Known:
    """The person whom a cookie names, the session, and a cookie if the browser needs a new one."""

    person: Person
    session: str
    cookie: str | None


@dataclass(frozen=True)
class SessionRow:
    """A session as its person sees it: without what its cookie says."""

    id: str
    browser: Browser
    made: int
    seen: int
    this: bool


def shown(session: str) -> str:
    """The name of a session for its person."""
    return hashlib.sha256(session.encode()).hexdigest()[:SHOWN]


@final
class Sessions:
    """Begins, finds and ends sessions; always read from the database, never cached."""

    def __init__(self, database: Database, cookies: Cookies) -> None:
        self.database = database
        self.cookies = cookies

    def begin(self, person: str, browser: Browser) -> tuple[str, Statement]:
        """A new session, and the statement that saves it."""
        id_, at = token_hex(16), now()
        values = (id_, person, browser.name, browser.system, at, at)
        sql = (
            "INSERT INTO session (id, person, browser, system, made, seen, ended) "
            "VALUES (?, ?, ?, ?, ?, ?, 0)"
        )
        return id_, Statement(sql, values)

    def begin_only(self, person: str, browser: Browser) -> tuple[str, list[Statement]]:
        """A new session that ends all others of this person."""
        id_, first = self.begin(person, browser)
        return id_, [*ending(person), first]

    def met(self, person: Person, session: str) -> Known:
        """A person whose browser gets the cookie of a new session."""
        return Known(person, session, self.cookies.sign(person.id, session))

    async def known(
        self, value: str, browser: Browser = UNKNOWN, exchange: bool = False
    ) -> Known | None:
        """Whom this cookie names; None if it is forged, or its session ended.

        `exchange` it for a cookie of another session: its name is not the one we use here.
        """
        found = self.cookies.read(value)
        if found is None:
            return None
        stale = found.stale or exchange
        id_ = found.session
        if exchange or not id_:
            id_ = self.cookies.exchanged(value)
            if not await self._exchange(found, id_, browser):
                return None
        person = await self._person(id_, found.person)
        if person is None:
            return None
        return self.met(person, id_) if stale else Known(person, id_, None)

    async def of(self, person: str, this: str) -> list[SessionRow]:
        """The sessions of a person, the one seen last first; `this` is the one that asks."""
        sql = (
            "SELECT id, browser, system, made, seen FROM session "
            "WHERE person = ? AND ended = 0 ORDER BY seen DESC, id"
        )
        return [
            SessionRow(
                shown(str(id_)), Browser(str(name), str(system)), int(made or 0), int(seen or 0),
                id_ == this,
            )
            for id_, name, system, made, seen in await self.database.read(sql, [person])
        ]  # fmt: skip

    async def end(self, person: str, session: str) -> None:
        """End one session."""
        await self.database.write([ended(session), new_era(person)], news_about(person))

    async def end_others(self, person: str, session: str) -> None:
        """End all sessions of a person but this one."""
        await self.database.write(ending(person, session), news_about(person))

    async def end_shown(self, person: str, name: str) -> bool:
        """End the session that its person knows by this name; False if there is none."""
        rows = await self.database.read(
            "SELECT id FROM session WHERE person = ? AND ended = 0", [person]
        )
        found = next((str(id_) for (id_,) in rows if shown(str(id_)) == name), "")
        if found:
            await self.end(person, found)
        return bool(found)

    async def _person(self, session: str, person: str) -> Person | None:
        """The person of a session that goes on; notes that both were seen."""
        sql = (
            "SELECT person.id, name, account, era, person.seen, session.seen FROM session "
            "JOIN person ON person.id = session.person "
            "WHERE session.id = ? AND person.id = ? AND ended = 0"
        )
        rows = await self.database.read(sql, [session, person])
        if not rows:
            return None
        *row, seen = rows[0]
        at = now()
        found = person_of(tuple(row))
        noted = (int(seen or 0), found.seen)
        if any(abs(at - one) > NOTICED for one in noted):  # a clock may have been ahead
            steps = [
                Statement("UPDATE session SET seen = ? WHERE id = ?", (at, session)),
                Statement("UPDATE person SET seen = ? WHERE id = ?", (at, person)),
            ]
            await self.database.write(steps)
        return found

    async def _exchange(self, old: Pass, id_: str, browser: Browser) -> bool:
        """Exchange a cookie of an earlier kind for a session, once; False if it is not valid."""
        state = "SELECT ended FROM session WHERE id = ?"
        rows = await self.database.read(state, [id_])
        if not rows:
            await self.database.write(exchange(old, id_, browser), news_about(old.person))
            rows = await self.database.read(state, [id_])  # another request may have been quicker
        return bool(rows) and rows[0][0] == 0


def exchange(old: Pass, id_: str, browser: Browser) -> list[Statement]:
    """Begin the session of a cookie of an earlier kind, and end the one that it had."""
    sql = (
        "INSERT INTO session (id, person, browser, system, made, seen, ended) "
        "SELECT CAST(? AS TEXT), person.id, CAST(? AS TEXT), CAST(? AS TEXT), "
        "CAST(? AS BIGINT), CAST(? AS BIGINT), 0 FROM person "
    )
    at = now()
    values = (id_, browser.name, browser.system, at, at, old.person)
    if not old.session:
        sql += "WHERE person.id = ? AND era = ? ON CONFLICT DO NOTHING"
        return [Statement(sql, (*values, old.era), must=True)]
    sql += (
        "JOIN session ON session.person = person.id "
        "WHERE person.id = ? AND session.id = ? AND ended = 0 ON CONFLICT DO NOTHING"
    )
    return [Statement(sql, (*values, old.session), must=True), ended(old.session)]


def ended(session: str) -> Statement:
    """End one session."""
    sql = "UPDATE session SET ended = ? WHERE id = ? AND ended = 0"
    return Statement(sql, (now(), session))


def ending(person: str, but: str = "") -> list[Statement]:
    """End all sessions of a person but one."""
    sql = "UPDATE session SET ended = ? WHERE person = ? AND id != ? AND ended = 0"
    return [Statement(sql, (now(), person, but)), new_era(person)]


def new_era(person: str) -> Statement:
    """Make a person's cookies from before sessions invalid, unless they have been exchanged."""
    return Statement("UPDATE person SET era = era + 1 WHERE id = ?", (person,))

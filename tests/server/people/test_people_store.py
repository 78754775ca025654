"""People, accounts and tokens speak a SQL that both databases understand."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kindu.server.data.database import Database, Statement
from kindu.server.data.opened import open_database
from kindu.server.people import tokens
from kindu.server.people.accounts import Accounts
from kindu.server.people.browsers import Browser
from kindu.server.people.cookies import Cookies
from kindu.server.people.hashing import Hasher
from kindu.server.people.persons import People, Person
from kindu.server.people.sessions import Sessions
from kindu.server.refusals import Taken
from kindu.server.settings import check_shared_secret
from tests.server.door import PASSWORD, WEAK

T = TypeVar("T")
GAME = (
    "INSERT INTO game (id, game_key, seats, board, options, seed, status, title, host, public,"
    " asked, made, touched) VALUES (?, 'chess', 2, '', '{}', ?, ?, 'Table', ?, FALSE, 0, 0, 0)"
)
SEAT = (
    "INSERT INTO seat (game, seat, kind, person, name, left_for_good)"
    " VALUES (?, ?, 'person', ?, ?, FALSE)"
)


class Town:
    """A database and all who deal with people there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = Hasher(2, WEAK)
        self.sessions = Sessions(database, Cookies(b"a secret of 32 bytes, more or less"))
        self.people = People(database, self.sessions)
        self.cookies: list[str] = []
        self.accounts = Accounts(database, self.hasher)

    async def guest(self) -> Person:
        """Somebody new, whose cookie is kept."""
        known = await self.people.new_guest(Browser("Firefox", "Linux"))
        self.cookies.append(known.cookie or "")
        return known.person

    async def table(self, game: str, status: str, person: Person) -> None:
        """A table of which this person has both seats, one under another name."""
        steps = [
            Statement(GAME, (game, b"", status, person.id)),
            Statement(SEAT, (game, 0, person.id, person.name)),
            Statement(SEAT, (game, 1, person.id, "Grandma")),
        ]
        await self.database.write(steps)


def in_town(place: str | Path, work: Callable[[Town], Awaitable[T]]) -> T:
    async def there() -> T:
        database = await open_database(place)
        town = Town(database)
        try:
            return await work(town)
        finally:
            town.hasher.close()
            await database.close()

    return asyncio.run(there())


def test_a_cookie_finds_its_guest_again(place: str | Path) -> None:
    async def work(town: Town) -> bool:
        guest = await town.guest()
        await town.database.write([Statement("UPDATE person SET seen = 1")])
        (cookie,) = town.cookies
        known = await town.sessions.known(cookie)
        again = await town.people.find(guest.id)
        return bool(known and known.person.id == guest.id and again and again.seen > 1)

    assert in_town(place, work)


def test_a_name_goes_to_the_tables_that_go_on(place: str | Path) -> None:
    async def work(town: Town) -> tuple[list[str], list[object]]:
        guest = await town.guest()
        await town.table("g", "running", guest)
        _, tables = await town.people.rename(guest, "Ada")
        return tables, list(await town.database.read("SELECT name FROM seat ORDER BY seat"))

    assert (["g"], [("Ada",), ("Grandma",)]) == in_town(place, work)


def test_of_two_who_take_a_name_at_once_one_gets_it(place: str | Path) -> None:
    async def work(town: Town) -> list[object]:
        guests = [await town.guest() for _ in range(4)]
        took = [town.accounts.register(guest, "Ada", PASSWORD) for guest in guests]
        told = await asyncio.gather(*took, return_exceptions=True)
        rows = await town.database.read("SELECT count(*) FROM person WHERE account = 'ada'")
        return [sum(isinstance(one, tuple) for one in told), *rows] + [
            type(one) for one in told if not isinstance(one, tuple)
        ]

    assert [1, (1,), Taken, Taken, Taken] == in_town(place, work)


def test_an_account_adopts_a_guests_games_and_changes_its_password(place: str | Path) -> None:
    async def work(town: Town) -> tuple[list[str], list[object], int]:
        ada, _ = await town.accounts.register(await town.guest(), "Ada", PASSWORD)
        guest = await town.guest()
        await town.table("g", "running", guest)
        found = await town.accounts.log_in("ADA", PASSWORD)
        tables = await town.accounts.adopt(guest, found)
        _, steps = town.sessions.begin_only(ada.id, Browser())
        await town.accounts.change_password(found, PASSWORD, "another long word", steps)
        rows = await town.database.read("SELECT DISTINCT person = ? FROM seat", [ada.id])
        again = await town.accounts.log_in("Ada", "another long word")
        return tables, [bool(one) for (one,) in rows], again.era

    assert (["g"], [True], 1) == in_town(place, work)


def test_a_deleted_person_leaves_only_seats(place: str | Path) -> None:
    async def work(town: Town) -> list[object]:
        guest = await town.guest()
        for status in ("open", "over", "running"):
            await town.table(status, status, guest)
        await town.accounts.delete(guest)
        seats = await town.database.read(
            "SELECT game, kind, name, left_for_good FROM seat WHERE seat = 0 ORDER BY game"
        )
        rest = "SELECT count(*) FROM person UNION ALL SELECT count(*) FROM game WHERE host <> ''"
        return [*seats, *await town.database.read(rest)]

    assert [
        ("open", "open", "", False),
        ("over", "person", "Somebody", False),
        ("running", "person", "Somebody", True),
        (0,),
        (0,),
    ] == in_town(place, work)


def test_tokens_are_made_found_and_revoked(place: str | Path) -> None:
    async def work(town: Town) -> list[object]:
        guest = await town.guest()
        await town.table("g", "running", guest)
        made = [
            await tokens.make_token(town.database, "g", 0, guest.id, "bot")
            for _ in range(tokens.MOST + 1)
        ]
        first = made[0] or ""
        before = await tokens.seat_of_token(town.database, first)
        listed = await tokens.tokens_of(town.database, "g", 0, guest.id)
        one = await tokens.revoke(
            town.database, "g", 0, guest.id, tokens.hashed(first)[: tokens.SHOWN]
        )
        after = await tokens.seat_of_token(town.database, first)
        every = await tokens.revoke(town.database, "g", 0, guest.id)
        left = await tokens.tokens_of(town.database, "g", 0, guest.id)
        seat = tokens.SeatOfToken("g", 0, guest.id)
        return [made[-1], before == seat, len(listed), one, after, every, left]

    assert [None, True, tokens.MOST, True, None, True, []] == in_town(place, work)


def test_who_is_idle_is_forgotten_and_the_secret_is_shared(place: str | Path) -> None:
    async def work(town: Town) -> list[object]:
        await town.guest()
        await town.database.write([Statement("UPDATE person SET seen = 1")])
        await town.people.forget_the_idle()
        await check_shared_secret(town.database, b"one")
        await check_shared_secret(town.database, b"one")
        return list(await town.database.read("SELECT count(*) FROM person"))

    assert [(0,)] == in_town(place, work)

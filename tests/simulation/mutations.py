"""Mistakes in the server that the simulation must find, so that we know that its faults bite.

Each replaces one function of the server (none of them is compiled) by one that is wrong. Most are
mistakes that the server really had; the others are those that its promises are about.
"""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from kindu.server.bots.driver import Driver
from kindu.server.data import envelopes, games
from kindu.server.data.database import Statement, StoreError
from kindu.server.data.sqlite import Sqlite, tell
from kindu.server.luck import nonces
from kindu.server.people import accounts
from kindu.server.refusals import Stale
from kindu.server.tables import chat, consent, sync, table
from kindu.server.tables.alone import Alone
from kindu.server.tables.registry import Registry
from kindu.server.tables.table import Table
from kindu.server.wire import outgoing
from tests.simulation.run import Outcome, simulate

if TYPE_CHECKING:
    from kindu.server.data.rows import EventRow, ProposalRow
    from kindu.server.tables.match import Match

Mutation = tuple[object, str, Any]  # where, which function, and the wrong one


def rows_of(self: Table, match: Match, event: EventRow) -> list[Statement]:
    """What an event changes in the database."""
    game = self.game.id
    status, asked = table.standing(match)
    return [
        games.add_event(game, event), games.put_status(game, status, asked, event.at),
        games.drop_proposals(game), envelopes.drop(game),
    ]  # fmt: skip


async def tells_first(self: Table, match: Match, event: EventRow, _: object = ()) -> None:
    """Everybody is told of an event before it is saved."""
    statements = rows_of(self, match, event)
    self.happened(match)
    await self.keep(statements, f"event {event.n}")


async def never_forgets(self: Table, match: Match, event: EventRow, _: object = ()) -> None:
    """An event that could not be saved stays on the table."""
    await self.keep(rows_of(self, match, event), f"event {event.n}")
    self.happened(match)


async def never_late(self: Alone) -> None:
    """What other processes, or a write of unknown outcome, have saved is not read."""
    await self.table.lock.acquire()


async def forgets_to_read(table: Table) -> None:
    """If reading what is new fails, it is not tried again."""
    table.late = False
    await ORIGINAL_CATCH_UP(table)
    table.late = False


ORIGINAL_CATCH_UP = sync.catch_up_locked


async def surely_unsaved(self: Table, statements: list[Statement], news: str = "") -> None:
    """A write that failed is taken for one that changed nothing."""
    if not await self.db.write(statements, f"{self.around.tag} {self.game.id} {news}"):
        raise Stale("expected to be the first")


def any_number(game: str, event: EventRow) -> Statement:
    """An event replaces an earlier one of its number."""
    right = ORIGINAL_ADD_EVENT(game, event)
    sql = right.sql.replace("INSERT", "INSERT OR REPLACE").replace("ON CONFLICT DO NOTHING", "")
    return Statement(sql, right.values)


ORIGINAL_ADD_EVENT = games.add_event


def nobody_else(*_: object) -> list[int]:
    """Nobody has to agree to anything."""
    return []


def first_yes(table: Table, row: ProposalRow) -> list[int]:
    """One yes is enough."""
    return [] if row.agreed else ORIGINAL_WAITS_FOR(table, row)


ORIGINAL_WAITS_FOR = consent.waits_for


def open_envelope(match: Match, seat: int, eye: int) -> bytes:
    """An envelope is shown to everybody."""
    return ORIGINAL_ENVELOPE(match, seat, seat if eye != seat else eye)


ORIGINAL_ENVELOPE = outgoing.envelope


async def gives_up(self: Driver, table: Table, n: int, seat: int, level: str) -> None:
    """A bot whose move could not be saved doesn't try again."""
    if not level:
        await self._wait(table, seat)
    sight = table.match.sight(seat) if table.match else None
    if sight is None:
        return
    try:
        await table.move(seat, n, await self._answers(table, sight, level))
    except (StoreError, Stale):
        return


async def acknowledges_first(self: Sqlite, units: list[Any]) -> list[Any]:
    """SQLite says that units are saved before they are."""
    tell(units, [True] * len(units))
    await ORIGINAL_COMMIT(self, units)
    return []


ORIGINAL_COMMIT = Sqlite._commit  # noqa: SLF001 - the mutation calls it


async def deaf_while_waking(self: Registry, game: str) -> Table:
    """News of a table that is just waking is lost."""
    table = await ORIGINAL_WAKE(self, game)
    table.late = False
    return table


ORIGINAL_WAKE = Registry._wake  # noqa: SLF001 - the mutation calls it


async def clings(self: Table, connection: Any) -> None:  # noqa: ANN401 - as the method it replaces
    """A connection is removed only if the database can be read."""
    async with self.alone():
        self.connections.pop(connection, None)
        self.around.spread(self, connection.person)
        self.tell_seats()


def seals_late(
    game: str, n: int, seat: int, answers: list[int], at: int, _: bool = True
) -> list[Statement]:
    """An envelope is taken even if its event has happened."""
    put = ORIGINAL_PUT(game, n, seat, answers, at)[-1]
    return [Statement(put.sql.replace("event.n >= ?", "event.n >= ? + 9999"), put.values)]


ORIGINAL_PUT = envelopes.put


async def does_nothing(*_: object) -> None:
    """Something is left out."""


def names_stay(person: str) -> list[Statement]:
    """The chat of a deleted person stays."""
    return [one for one in ORIGINAL_DELETION(person) if "UPDATE chat" not in one.sql]


ORIGINAL_DELETION = accounts.deletion


def drops_nonces(game: str, commitment: str, nonce: str) -> Statement:
    """A nonce is acknowledged although it is not saved."""
    right = ORIGINAL_PUT_NONCE(game, commitment, nonce)
    return Statement(right.sql, ("", *right.values[1:]), must=True)


ORIGINAL_PUT_NONCE = nonces.put_nonce


MUTATIONS: dict[str, Mutation] = {
    "tells first": (Table, "happen", tells_first),
    "never forgets": (Table, "happen", never_forgets),
    "never late": (Alone, "__aenter__", never_late),
    "never looks": (Registry, "catch_up_late", lambda _: None),
    "forgets to read": (sync, "catch_up_locked", forgets_to_read),
    "surely unsaved": (Table, "keep", surely_unsaved),
    "any number": (games, "add_event", any_number),
    "nobody else": (consent, "waits_for", nobody_else),
    "first yes": (consent, "waits_for", first_yes),
    "open envelope": (outgoing, "envelope", open_envelope),
    "seals late": (envelopes, "put", seals_late),
    "gives up": (Driver, "_drive", gives_up),
    "acknowledges first": (Sqlite, "_commit", acknowledges_first),
    "deaf while waking": (Registry, "_wake", deaf_while_waking),
    "clings": (Table, "bid_farewell", clings),
    "never closes": (sync, "close_ended", does_nothing),
    "never revokes": (sync, "close_revoked", does_nothing),
    "names stay": (accounts, "deletion", names_stay),
    "hears the muted": (chat, "must_not_be_muted", does_nothing),
    "never deals": (Driver, "_deal", does_nothing),
    "drops nonces": (nonces, "put_nonce", drops_nonces),
}


# Mistakes that others make up for, unless those are made, too.
WITH: dict[str, tuple[str, ...]] = {
    "never late": ("never looks",),
    "never looks": ("never late",),
    "forgets to read": ("never looks",),
    "surely unsaved": ("never looks",),
}


def found(name: str, first: int = 0, most: int = 100) -> Outcome | None:
    """The first seed that finds a mistake; None if none of them does."""
    with ExitStack() as stack:
        for part in (name, *WITH.get(name, ())):
            stack.enter_context(patch.object(*MUTATIONS[part]))
        for seed in range(first, first + most):
            outcome = simulate(seed)
            if outcome.faults:
                return outcome
    return None

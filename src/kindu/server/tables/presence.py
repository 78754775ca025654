"""Who is there, in all processes; who is away, since when, and how long the others wait.

Each process reports who is connected to it, and repeats that now and then.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, final

import msgspec

from kindu.core.words import SPECTATOR
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import StoreError
from kindu.server.data.rows import OVER, PERSON, RUNNING
from kindu.server.people.names import distinct_name
from kindu.server.refusals import Stale

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kindu.server.data.database import Statement
    from kindu.server.data.rows import SeatRow
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection

AGAIN = 10_000  # milliseconds after which a process repeats who is there
FRESH = 25_000  # milliseconds for which a report is valid, because the process may be gone
PATIENCE = 120_000  # milliseconds that the others wait at least for somebody who is away
PART = 5  # at a table with a clock they wait for this part of its bank
MOST_ANSWERS = 500_000  # of all tables awake, if some can sleep; each takes about 0.7 kB
MOST_WATCHERS = 20  # whose names are told
RECENT = 20  # events that show how fast a game without a clock is played

log = logging.getLogger("kindu.server.tables.presence")


@final
class Elsewhere:
    """The eyes of one table that are connected to other processes."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[int, int]] = {}  # by process: eyes as bits, and when
        self.told: list[str] = []  # who watches here, as other processes know it
        self.watching: dict[str, list[str]] = {}  # by process: the names of those who only watch

    def hear(self, process: str, bits: int, at: int) -> bool:
        """Take a process's report; returns whether the process is new."""
        new = process not in self.said
        self.said[process] = bits, at
        return new

    def eyes(self, at: int) -> set[int]:
        """All eyes with a valid report."""
        fresh = [bits for bits, said in self.said.values() if at - said < FRESH]
        return {eye for eye in range(SPECTATOR + 1) for bits in fresh if bits >> eye & 1}

    def watchers(self, at: int) -> list[str]:
        """Who watches elsewhere, by valid reports."""
        reports = self.said.items()
        valid = [one for one, (bits, said) in reports if watched(bits) and at - said < FRESH]
        return [name for one in valid for name in self.watching.get(one, [])]


def watched(bits: int) -> bool:
    """Whether somebody who only watches is among these eyes."""
    return bool(bits >> SPECTATOR & 1)


def bits_of(eyes: Iterable[int]) -> int:
    """A set of eyes as bits of one number."""
    return sum(1 << eye for eye in set(eyes))


def watcher(seats: Sequence[SeatRow], connection: Connection) -> str:
    """The name of somebody who only watches: that of a seat only for who has left it."""
    own = [one.name for one in seats if connection.person and one.person == connection.person]
    return own[0] if own else distinct_name(connection.name, [one.name for one in seats])


def watchers_here(table: Table) -> list[str]:
    """Who only watches over this process, each name once; empty for anybody without a name."""
    names = {
        one.person: watcher(table.seats, one) if one.person else ""
        for one in table.connections
        if not one.seated
    }
    return list(names.values())[:MOST_WATCHERS]


def watchers(table: Table) -> list[str]:
    """Who only watches, in all processes."""
    found = [*watchers_here(table), *table.elsewhere.watchers(now())]
    return list(dict.fromkeys(found))[:MOST_WATCHERS]


def new_watchers(table: Table) -> str:
    """The names to tell other processes, as JSON; empty if they know them."""
    names = watchers_here(table)
    if names == table.elsewhere.told:
        return ""
    table.elsewhere.told = names
    return msgspec.json.encode(names).decode()


def hear_watchers(table: Table, process: str, names: str) -> None:
    """Take another process's list of those who only watch, and tell everybody here."""
    before = watchers(table)
    table.elsewhere.watching[process] = msgspec.json.decode(names, type=list[str])
    if watchers(table) != before:
        table.tell_seats()


def present(seats: list[SeatRow], eyes: Iterable[int]) -> set[int]:
    """The seats whose person is there; who is connected to one seat is there for all of theirs."""
    there = {seats[eye].person for eye in eyes if eye < len(seats)} - {""}
    return {one.seat for one in seats if one.kind == PERSON and one.person in there}


def first_away(seats: list[SeatRow], at: int) -> dict[int, int]:
    """Since when everybody is away when a table wakes; if that is not known, since now."""
    return {one.seat: one.away or at for one in seats if one.kind == PERSON}


def look_around(table: Table, at: int) -> bool:
    """Note who has come and who has gone; returns whether anybody has."""
    gone = {one.seat for one in table.seats if one.kind == PERSON} - table.present()
    before = table.away
    table.away = {seat: before.get(seat, at) for seat in gone}
    table.lapsed &= gone
    return table.away.keys() != before.keys()


def note(table: Table, person: str) -> list[Statement]:
    """Save since when a person is away, or that the person is back; nothing if that is known."""
    own = [one for one in table.seats if person and one.person == person]
    if not own or table.game.status == OVER:
        return []
    at = table.away.get(own[0].seat, 0)
    if all(one.away == at for one in own):
        return []
    for one in own:
        table.seats[one.seat] = replace(one, away=at)
    return [games.put_away(table.game.id, person, at)]


def patience(table: Table) -> int:
    """How long the others wait for somebody who is away: longer where a game is played slowly."""
    if table.terms is not None:
        return max(PATIENCE, table.terms.bank * 1000 // PART)
    past = table.match.past[-RECENT - 1 :] if table.match else []
    waits = [later.at - earlier.at for earlier, later in pairwise(past)]
    return max([PATIENCE, *waits])


def is_played_by_bot(table: Table, seat: int) -> bool:
    """Whether a bot plays for the person of a seat."""
    row = table.seats[seat]
    gone = table.match.resigned if table.match else []
    return bool(row.left or row.stand_in or seat in gone)


def bot_at(table: Table, seat: int) -> int | None:
    """When others may put a bot on a seat; None if they may not.

    A process that has just woken the table may not have heard who is connected to another one.
    """
    since = table.away.get(seat)
    if since is None or is_played_by_bot(table, seat) or table.game.status == OVER:
        return None
    return max(since + patience(table), table.woken + FRESH)


def spans(table: Table, at: int) -> dict[int, tuple[int, int | None]]:
    """For screens: how long everybody has been away, and how long until a bot may play there.

    These are spans, not points in time, because the clocks of two machines differ.
    """
    found: dict[int, tuple[int, int | None]] = {}
    for seat, since in table.away.items():
        free = bot_at(table, seat)
        found[seat] = max(0, at - since), None if free is None else max(0, free - at)
    return found


async def welcome(table: Table) -> None:
    """Give their seats back to people who are here and on whose seats others have put a bot."""
    here = present(table.seats, {connection.eye for connection in table.connections})
    for row in [table.seats[seat] for seat in sorted(here) if table.seats[seat].imposed]:
        back = replace(row, stand_in="", imposed=False, away=0)
        try:
            await table.keep([games.put_seat(table.game.id, back, row)], "seats")
        except (StoreError, Stale) as error:
            log.warning("a seat was not given back to its person: %s", error)
            continue
        table.seats[row.seat] = back
        table.reseat()


def somebody_waits(table: Table) -> bool:
    """Whether bots and clock have reason to move: somebody looks on, or a person is to decide.

    Whoever let the clock run out while away is not waiting for the others any more.
    """
    if table.connections or table.here():
        return True
    return table.game.status == RUNNING and any(
        one.kind == PERSON
        and not is_played_by_bot(table, one.seat)
        and one.seat not in table.lapsed
        for one in table.seats
    )


def may_sleep(awake: Sequence[Table], late: int) -> list[Table]:
    """The tables that nobody has visited since then.

    If those awake take too much memory, the ones that were left first go to sleep early.
    """
    much = sum(map(length, awake))
    left = [one for one in awake if not one.users and not one.connections and not one.busy]
    found: list[Table] = []
    for table in sorted(left, key=lambda one: one.touched):
        if table.touched >= late and much <= MOST_ANSWERS:
            break
        much -= length(table)
        found.append(table)
    return found


def length(table: Table) -> int:
    """The answers of a game, which decide how much memory it takes."""
    return len(table.match.record.answers) if table.match else 0

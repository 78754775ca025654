"""How many tables with bots a person and an address may have going at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.server.data.rows import BOT, RUNNING
from kindu.server.refusals import TooManyBots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kindu.server.data.rows import SeatRow
    from kindu.server.settings import Quota
    from kindu.server.tables.table import Table


@dataclass(frozen=True)
class Visit:
    """Who comes, and from which address."""

    person: str
    address: str


def address_of(table: Table) -> str:
    """The address that a table is played from: its host's, that of the start, or anybody's."""
    there = sorted(table.connections, key=lambda one: one.person != table.game.host)
    own = [one.address for one in there if one.person == table.game.host]
    return next(filter(None, [*own, table.address, *[one.address for one in there]]), "")


def is_going(table: Table) -> bool:
    """Whether bots play here and somebody looks on, or a bot is thinking."""
    running = table.game.status == RUNNING and bool(table.connections or table.busy)
    return running and bots_play(table)


def bots_play(table: Table) -> bool:
    """Whether a bot plays any seat, also for a person."""
    return has_bots(table.seats) or bool(table.match and table.match.resigned)


def has_bots(seats: Iterable[SeatRow]) -> bool:
    """Whether bots play any of these seats, also for people."""
    return any(one.kind == BOT or one.left or one.stand_in for one in seats)


def check_visit(awake: Iterable[Table], table: Table, visit: Visit, quota: Quota) -> None:
    """Refuse a visit that would set one more game with bots going."""
    if table.game.status == RUNNING and bots_play(table) and not is_going(table):
        whose = "you" if visit.person == table.game.host else "its host"
        check(awake, Visit(table.game.host, visit.address), quota, whose)


def check_stand_in(awake: Iterable[Table], table: Table, visit: Visit, quota: Quota) -> None:
    """Refuse a bot for a person where none plays yet, if that is one more game with bots."""
    if table.game.status == RUNNING and not bots_play(table):
        check(awake, visit, quota)


def check(awake: Iterable[Table], visit: Visit, quota: Quota, who: str = "you") -> None:
    """Refuse one more game with bots if this host or this address has too many going."""
    going = [one for one in awake if is_going(one)]
    hosted = sum(one.game.host == visit.person for one in going)
    near = sum(address_of(one) == visit.address for one in going)
    limits = [(hosted, quota.person, who), (near, quota.address, "your address")]
    for count, most, whose in limits:
        if count >= most:
            wanted = f"expected at most {most} games with bots at a time from {whose}"
            raise TooManyBots(
                f"{wanted}, but {count} are running; please close or finish one first"
            )

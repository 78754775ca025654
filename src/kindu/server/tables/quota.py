"""How many tables with bots a person and an address may have going at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.server.data.rows import BOT, RUNNING
from kindu.server.refusals import TooManyBots

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kindu.server.data.rows import SeatRow
    from kindu.server.settings import Quota
    from kindu.server.tables.table import Table


def address_of(table: Table) -> str:
    """The address that a table is played from: its host's, that of the start, or anybody's."""
    there = sorted(table.connections, key=lambda one: one.person != table.game.host)
    own = [one.address for one in there if one.person == table.game.host]
    return next(filter(None, [*own, table.address, *[one.address for one in there]]), "")


def is_going(table: Table) -> bool:
    """Whether bots play here and somebody looks on, or a bot is thinking."""
    running = table.game.status == RUNNING and bool(table.connections or table.busy)
    return running and has_bots(table.seats)


def has_bots(seats: Iterable[SeatRow]) -> bool:
    """Whether bots play at a table from its start."""
    return any(one.kind == BOT for one in seats)


def check(awake: Iterable[Table], host: str, address: str, quota: Quota) -> None:
    """Refuse one more game with bots if its host or this address has too many going."""
    going = [one for one in awake if is_going(one)]
    hosted = sum(one.game.host == host for one in going)
    near = sum(address_of(one) == address for one in going)
    limits = [(hosted, quota.person, "you"), (near, quota.address, "your address")]
    for count, most, whose in limits:
        if count >= most:
            wanted = f"expected at most {most} games with bots at a time from {whose}"
            raise TooManyBots(
                f"{wanted}, but {count} are running; please close or finish one first"
            )

"""What tests of absence share: a table inside its server, and time that has passed there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kindu.server.tables.consent import GRACE, settle_due
from kindu.server.tables.presence import PATIENCE
from tests.server.sitting import answer

if TYPE_CHECKING:
    from kindu.server.tables.registry import Registry
    from kindu.server.tables.table import Table
    from tests.server.running import Json, Running, Seat
    from tests.server.sitting import Sitting

MINUTE = 60_000
LONG = max(GRACE, PATIENCE) + MINUTE


def registry_of(server: Running) -> Registry:
    """The tables that are awake there."""
    found: Registry = server.app.state.registry  # type: ignore[attr-defined]
    return found


def inside(server: Running, at: Sitting) -> Table:
    """The table as its server has it."""
    return registry_of(server).awake[at.table]


def passed(table: Table, time: int = LONG) -> None:
    """So many milliseconds go by at this table."""
    table.woken -= time
    table.away = {seat: since - time for seat, since in table.away.items()}
    table.proposals = [replace(row, at=row.at - time) for row in table.proposals]


async def gone(at: Sitting, seat: int) -> None:
    """The person of a seat, from 1, loses the connection, and the others have heard of it."""
    others = [one for number, one in enumerate(at.seats, 1) if number != seat]
    for other in others:
        await answer(other, "ping")  # after all that was told before
    await at.seats[seat - 1].ws.close()
    for other in others:
        await other.hear(lambda one: one["t"] == "seats" and not shown(one, seat)["here"])


def shown(message: Json, seat: int) -> dict[str, object]:
    """A seat, from 1, in a message that lists them."""
    seats = message["seats"]
    assert isinstance(seats, list)
    found: dict[str, object] = seats[seat - 1]
    return found


async def kept_house(server: Running) -> None:
    """What the server does every two seconds."""
    await settle_due(registry_of(server).awake.values())


async def heard(seat: Seat, n: int) -> Json:
    """What the seat hears of event n, whenever it came."""
    if seat.n >= n:
        return seat.now
    return await seat.hear(lambda one: one["t"] == "told" and one["n"] == n)

"""Tables over HTTP: create, list, join, change, start, rematch."""

from collections.abc import Container
from dataclasses import replace

from fastapi import APIRouter, Depends

from kindu.server.data import games
from kindu.server.data.rows import NOBODY, OVER, PERSON, GameRow, SeatRow
from kindu.server.http.errors import documented
from kindu.server.http.routes import shapes
from kindu.server.http.routes.addresses import RegistryHere, SeatNumber, TableId
from kindu.server.http.services import KnownVisitor, Visitor, limited
from kindu.server.people.names import check_person_name
from kindu.server.people.persons import Person
from kindu.server.refusals import Taken
from kindu.server.tables import seating
from kindu.server.tables.clocks import Terms
from kindu.server.tables.registry import NewTable, Registry
from kindu.server.tables.table import Table
from kindu.server.wire import outgoing

router = APIRouter(prefix="/api", tags=["tables"], responses=documented(404, 409))
MOST_LISTED = 100


def shown(table: Table, person: Person | None) -> shapes.TableInfo:
    """A table that is awake, as shown to whoever has its link."""
    return row_shown(table.game, table.seats, person, table.here())


def row_shown(
    game: GameRow, seats: list[SeatRow], person: Person | None, here: Container[int] = ()
) -> shapes.TableInfo:
    """A table that may be asleep."""
    me = person.id if person else ""
    both = zip(outgoing.seat_list(seats, here), seats, strict=True)
    more = {
        "touched": game.touched,
        "host": bool(me) and game.host == me,
        "asked": [seat + 1 for seat in range(game.seats) if game.asked >> seat & 1],
        "seats": [one | {"yours": outgoing.is_of(row, me)} for one, row in both],
    }
    return shapes.TableInfo.model_validate(outgoing.about(game) | more)


def seat_rows(seats: list[shapes.SeatRequest], person: Person) -> list[SeatRow]:
    """The seats of a new table."""
    mine = sum(one.kind == "me" for one in seats)
    rows: list[SeatRow] = []
    for at, one in enumerate(seats):
        if one.kind == "me":
            name = one.name or (person.name if mine == 1 else f"{person.name[:36]} {at + 1}")
            rows.append(SeatRow(at, PERSON, person.id, name=check_person_name(name)))
        elif one.kind == "bot":
            rows.append(seating.bot_seat(at, one.level or seating.STAND_IN, one.name or ""))
        else:
            rows.append(SeatRow(at, NOBODY))
    return seating.told_apart(rows)


@router.post("/tables", dependencies=[Depends(limited("table"))])
async def make_table(
    body: shapes.TableRequest, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """A new table; its id is its link."""
    clock = body.clock
    new = NewTable(
        body.game, seat_rows(body.seats, person), person.id,
        seating.title_of(body.title), dict(body.options), body.board or "", body.public,
        Terms(clock.bank, clock.gain, clock.then).check() if clock else None,
    )  # fmt: skip
    async with registry.table(await registry.make(new)) as table:
        if body.start:
            await seating.start(table, person.id, registry.beginning(table))
        return shown(table, person)


@router.get("/tables")
async def open_tables(registry: RegistryHere, known: KnownVisitor) -> shapes.Tables:
    """Public tables that are waiting for players or running."""
    found = await games.public_tables(registry.db, MOST_LISTED)
    return shapes.Tables(tables=[row_shown(*one, known) for one in found])


@router.get("/tables/mine")
async def my_tables(registry: RegistryHere, known: KnownVisitor) -> shapes.Tables:
    """The tables where I sit or which I created."""
    found = await games.tables_of(registry.db, known.id, MOST_LISTED) if known else []
    return shapes.Tables(tables=[row_shown(*one, known) for one in found])


@router.get("/tables/{table}")
async def look_at(table: TableId, registry: RegistryHere, known: KnownVisitor) -> shapes.TableInfo:
    """A table by its link."""
    async with registry.table(table) as found:
        return shown(found, known)


@router.patch("/tables/{table}")
async def change(
    table: TableId, body: shapes.TableChange, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Change the title, or whether the table is public."""
    async with registry.table(table) as found:
        title = found.game.title if body.title is None else body.title
        public = found.game.public if body.public is None else body.public
        await seating.rename(found, person.id, title, public)
        return shown(found, person)


@router.post("/tables/{table}/start")
async def start(table: TableId, registry: RegistryHere, person: Visitor) -> shapes.TableInfo:
    """Start the game."""
    async with registry.table(table) as found:
        await seating.start(found, person.id, registry.beginning(found))
        return shown(found, person)


@router.post("/tables/{table}/seats/{seat}", dependencies=[Depends(limited("join"))])
async def take(
    table: TableId, seat: SeatNumber, body: shapes.SeatName, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Sit down on an open seat."""
    async with registry.table(table) as found:
        await seating.take(found, seat - 1, person.id, body.name or person.name)
        return shown(found, person)


@router.delete("/tables/{table}/seats/{seat}")
async def leave(
    table: TableId, seat: SeatNumber, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Leave a seat; in a running game, a bot takes over."""
    async with registry.table(table) as found:
        await seating.leave(found, seat - 1, person.id)
        return shown(found, person)


@router.put("/tables/{table}/seats/{seat}/bot")
async def hand_to_bot(
    table: TableId,
    seat: SeatNumber,
    body: shapes.BotRequest,
    registry: RegistryHere,
    person: Visitor,
) -> shapes.TableInfo:
    """Let a bot play this seat until it is handed back."""
    async with registry.table(table) as found:
        await seating.hand_to_bot(found, seat - 1, person.id, body.level)
        return shown(found, person)


@router.delete("/tables/{table}/seats/{seat}/bot")
async def hand_back(
    table: TableId, seat: SeatNumber, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Give the seat back to its person."""
    async with registry.table(table) as found:
        await seating.hand_back(found, seat - 1, person.id)
        return shown(found, person)


@router.post("/tables/{table}/rematch", dependencies=[Depends(limited("table"))])
async def rematch(table: TableId, registry: RegistryHere, person: Visitor) -> shapes.TableInfo:
    """Create a rematch for the same people and bots; everybody at the old table is told."""
    async with registry.table(table) as old:
        game = await again(old, registry, person)
    async with registry.table(game) as new:
        return shown(new, person)


async def again(old: Table, registry: Registry, person: Person) -> str:
    """The id of the rematch; a second request gets the same one."""
    async with old.alone():
        seating.must_sit(old, person.id)
        if old.game.status != OVER:
            raise Taken("expected a game that is over, but this one is not")
        if not old.game.rematch:
            new = await registry.make(registry.like(old, person.id))
            await old.keep([games.put_rematch(old.game.id, new)], "rematch")
            old.game = replace(old.game, rematch=new)
            old.tell_rematch()
        return old.game.rematch

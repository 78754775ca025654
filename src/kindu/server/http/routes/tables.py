"""Tables over HTTP: create, list, join, change, start, rematch."""

from dataclasses import replace

import msgspec
from fastapi import APIRouter, Depends

from kindu.server.data import games
from kindu.server.data.database import Database
from kindu.server.data.rows import NOBODY, OVER, PERSON, SeatRow
from kindu.server.http.errors import documented
from kindu.server.http.routes import shapes
from kindu.server.http.routes.addresses import (
    RegistryHere,
    SeatNumber,
    StartContext,
    StartHere,
    TableId,
)
from kindu.server.http.services import KnownVisitor, Visitor, limited
from kindu.server.luck.table_luck import luck_of
from kindu.server.people.names import check_person_name
from kindu.server.people.persons import Person, names_of
from kindu.server.refusals import Json, Taken
from kindu.server.tables import quota, seating, uploads
from kindu.server.tables.clocks import Terms
from kindu.server.tables.new_table import NewTable
from kindu.server.tables.registry import Registry
from kindu.server.tables.table import Table
from kindu.server.wire import outgoing

router = APIRouter(prefix="/api", tags=["tables"], responses=documented(404, 409, 507))
MOST_LISTED = 100


async def shown(table: Table, person: Person | None) -> shapes.TableInfo:
    """A table that is awake, as shown to whoever has its link."""
    names = await names_of(table.db, [table.game.host])
    found = row_shown((table.game, table.seats), person, names, outgoing.seats_of(table))
    luck = luck_of(table.game) or outgoing.luck(table.game)
    info = shapes.SharedLuckInfo.model_validate(luck, from_attributes=True) if luck else None
    return found.model_copy(update={"luck": info})


async def listed(db: Database, found: list[games.Listed], person: Person | None) -> shapes.Tables:
    """Tables that may be asleep."""
    names = await names_of(db, [game.host for game, _ in found])
    return shapes.Tables(tables=[row_shown(one, person, names) for one in found])


def row_shown(
    found: games.Listed,
    person: Person | None,
    names: dict[str, str],
    seats: list[Json] | None = None,
) -> shapes.TableInfo:
    """A table that may be asleep; `names` has that of its host."""
    (game, rows), me = found, person.id if person else ""
    both = zip(seats or outgoing.seat_list(game.key, rows), rows, strict=True)
    more = {
        "touched": game.touched,
        "host": bool(me) and game.host == me,
        "host_name": names.get(game.host, ""),
        "asked": [seat + 1 for seat in range(game.seats) if game.asked >> seat & 1],
        "seats": [one | {"yours": outgoing.is_of(row, me)} for one, row in both],
        "luck": None,
        "result": msgspec.json.decode(game.result) if game.result else None,
    }
    return shapes.TableInfo.model_validate(outgoing.about(game) | more)


def seat_rows(key: str, seats: list[shapes.SeatRequest], person: Person) -> list[SeatRow]:
    """The seats of a new table."""
    mine = sum(one.kind == "me" for one in seats)
    rows: list[SeatRow] = []
    for at, one in enumerate(seats):
        if one.kind == "me":
            name = one.name or (person.name if mine == 1 else f"{person.name[:36]} {at + 1}")
            chosen = seating.free_colour(key, one.colour or "")
            colour = "" if any(row.colour == chosen for row in rows) else chosen
            rows.append(SeatRow(at, PERSON, person.id, name=check_person_name(name), colour=colour))
        elif one.kind == "bot":
            rows.append(seating.bot_seat(at, one.level or seating.STAND_IN, one.name or ""))
        else:
            rows.append(SeatRow(at, NOBODY))
    return seating.told_apart(rows)


def may_begin(seats: list[SeatRow], host: str, asked: StartContext) -> None:
    """Refuse to start a game with bots if its host or this address has too many of them."""
    settings = asked.services.settings
    if settings.limited and quota.has_bots(seats):
        awake = asked.registry.awake.values()
        quota.check(awake, quota.Visit(host, asked.context.address), settings.bot_tables)


async def begin(table: Table, asked: StartContext, person: Person, commitment: str = "") -> None:
    """Start a game."""
    table.address = asked.context.address
    await seating.start(table, person.id, commitment)


@router.post("/tables", dependencies=[Depends(limited("table"))])
async def make_table(
    body: shapes.TableRequest, asked: StartHere, person: Visitor
) -> shapes.TableInfo:
    """A new table; its id is its link."""
    clock, seats, address = (
        body.clock,
        seat_rows(body.game, body.seats, person),
        asked.context.address,
    )
    if body.start:
        may_begin(seats, person.id, asked)
    if body.board:
        asked.services.limit("board", person.id, address)
    board = await uploads.fitting(asked.services.workers, address, body.game, body.board or "")
    new = NewTable(
        body.game, seats, person.id,
        seating.title_of(body.title), dict(body.options), board, body.public,
        Terms(clock.bank, clock.gain, clock.then).check() if clock else None,
        household=asked.registry.disk_quota.mark(address),
    )  # fmt: skip
    async with asked.registry.table(await asked.registry.make(new)) as table:
        if body.start:
            await begin(table, asked, person, body.commitment)
        return await shown(table, person)


@router.get("/tables")
async def open_tables(registry: RegistryHere, known: KnownVisitor) -> shapes.Tables:
    """Public tables that are waiting for players or running."""
    found = await games.public_tables(registry.db, MOST_LISTED)
    return await listed(registry.db, found, known)


@router.get("/tables/mine")
async def my_tables(registry: RegistryHere, known: KnownVisitor) -> shapes.Tables:
    """The tables where I sit or which I created."""
    found = await games.tables_of(registry.db, known.id, MOST_LISTED) if known else []
    return await listed(registry.db, found, known)


@router.get("/tables/{table}")
async def look_at(table: TableId, registry: RegistryHere, known: KnownVisitor) -> shapes.TableInfo:
    """A table by its link."""
    async with registry.table(table) as found:
        return await shown(found, known)


@router.patch("/tables/{table}")
async def change(
    table: TableId, body: shapes.TableChange, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Change the title, or whether the table is public."""
    async with registry.table(table) as found:
        title = found.game.title if body.title is None else body.title
        public = found.game.public if body.public is None else body.public
        await seating.rename(found, person.id, title, public)
        return await shown(found, person)


@router.post("/tables/{table}/start")
async def start(table: TableId, asked: StartHere, person: Visitor) -> shapes.TableInfo:
    """Start the game."""
    async with asked.registry.table(table) as found:
        may_begin(found.seats, found.game.host, asked)
        await begin(found, asked, person)
        return await shown(found, person)


@router.post("/tables/{table}/seats/{seat}", dependencies=[Depends(limited("join"))])
async def take(
    table: TableId, seat: SeatNumber, body: shapes.SeatName, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Sit down on an open seat."""
    async with registry.table(table) as found:
        await seating.take(found, seat - 1, person.id, body.name or person.name)
        return await shown(found, person)


@router.delete("/tables/{table}/seats/{seat}")
async def leave(
    table: TableId, seat: SeatNumber, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Leave a seat; in a running game, a bot takes over."""
    async with registry.table(table) as found:
        await seating.leave(found, seat - 1, person.id)
        return await shown(found, person)


@router.put("/tables/{table}/seats/{seat}/colour")
async def paint(
    table: TableId,
    seat: SeatNumber,
    body: shapes.ColourRequest,
    registry: RegistryHere,
    person: Visitor,
) -> shapes.TableInfo:
    """Choose the colour of my pieces, where the rules leave it free."""
    async with registry.table(table) as found:
        await seating.paint(found, seat - 1, person.id, body.colour or "")
        return await shown(found, person)


@router.put("/tables/{table}/seats/{seat}/bot")
async def hand_to_bot(
    table: TableId,
    seat: SeatNumber,
    body: shapes.BotRequest,
    asked: StartHere,
    person: Visitor,
) -> shapes.TableInfo:
    """Let a bot play this seat until it is handed back."""
    async with asked.registry.table(table) as found:
        settings = asked.services.settings
        if settings.limited:
            visit = quota.Visit(person.id, asked.context.address)
            quota.check_stand_in(asked.registry.awake.values(), found, visit, settings.bot_tables)
        await seating.hand_to_bot(found, seat - 1, person.id, body.level)
        return await shown(found, person)


@router.delete("/tables/{table}/seats/{seat}/bot")
async def hand_back(
    table: TableId, seat: SeatNumber, registry: RegistryHere, person: Visitor
) -> shapes.TableInfo:
    """Give the seat back to its person."""
    async with registry.table(table) as found:
        await seating.hand_back(found, seat - 1, person.id)
        return await shown(found, person)


@router.post("/tables/{table}/rematch", dependencies=[Depends(limited("table"))])
async def rematch(
    table: TableId, asked: StartHere, person: Visitor, body: shapes.RematchRequest | None = None
) -> shapes.TableInfo:
    """Create a rematch for the same people and bots; everybody at the old table is told."""
    registry, chosen = asked.registry, body or shapes.RematchRequest()
    async with registry.table(table) as old:
        game = await again(old, registry, person, registry.disk_quota.mark(asked.context.address))
    async with registry.table(game) as new:
        if chosen.start and seating.is_alone(new, person.id):
            may_begin(new.seats, person.id, asked)
            await begin(new, asked, person, chosen.commitment)
        return await shown(new, person)


async def again(old: Table, registry: Registry, person: Person, household: str) -> str:
    """The id of the rematch; a second request gets the same one."""
    async with old.alone():
        seating.must_sit(old, person.id)
        if old.game.status != OVER:
            raise Taken("expected a game that is over, but this one is not")
        if not old.game.rematch:
            new = await registry.make(seating.table_again(old, person.id, household))
            await old.keep([games.put_rematch(old.game.id, new)], "rematch")
            old.game = replace(old.game, rematch=new)
            old.tell_rematch()
        return old.game.rematch

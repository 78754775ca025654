"""Shared luck survives restarts and many processes; games of older versions keep their seal."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
from alembic import command
from sqlalchemy import create_engine, pool
from sqlalchemy.ext.asyncio import create_async_engine

from kindu.games import load
from kindu.record.receipt import read_receipt
from kindu.record.seal import seal_of
from kindu.record.verify import verify
from kindu.server.data import games
from kindu.server.data.database import Statement
from kindu.server.data.migrate import begin_at_once, config
from kindu.server.data.opened import open_database
from kindu.server.data.rows import OPEN, PERSON, RUNNING, GameRow, SeatRow
from kindu.server.luck import steps
from kindu.server.people.tokens import hashed
from kindu.server.tables.match import Match
from kindu.server.tables.past import Beginning
from tests.server.bots.test_foreign_bots import registry_of
from tests.server.games import PLAIN
from tests.server.luck.contributing import Contributor, as_json
from tests.server.luck.waiting import ended, file_at, pledge_in, shared
from tests.server.running import Person, running, settings
from tests.server.sitting import live, ok, order, sat, told
from tests.server.tables.test_two_servers import is_here, two

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from kindu.server.settings import Settings

SEED = bytes(range(32))
TOKENS = {game: f"kindu_{game:t<43}" for game in ("old", "waiting")}
OLD = "0001"  # the revision of the database before luck was shared


@live
async def test_clients_at_two_processes_both_have_their_part(
    tmp_path: Path, postgres_url: str
) -> None:
    parts = [Contributor(), Contributor()]
    async with two(tmp_path, postgres_url) as servers, AsyncExitStack() as stack:
        ada, ben = [await stack.enter_async_context(Person(one.address)) for one in servers]
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "open")))["id"])
        await ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
        seats = [
            await stack.enter_async_context(sat(one, table, commitment=part.commitment))
            for one, part in zip((ada, ben), parts, strict=True)
        ]
        await seats[0].hear(lambda one: one["t"] == "seats" and is_here(one, 2))
        await ada.ask("POST", f"/tables/{table}/start")
        for seat, part in zip(seats, parts, strict=True):
            found = await seat.hear(lambda one: bool(pledge_in(one)))
            part.shown(table, as_json(found["table"])["luck"])
            await ok(seat, "reveal", nonce=part.nonce)
        for seat in seats:
            await told(seat, 0)
        await ended(seats[0])
        file = await file_at(ada, table)

    assert [part.nonce for part in parts] == [one.nonce for one in shared(file).clients]
    assert all(verify(file, load(PLAIN), read_receipt(part.receipt(table))).right for part in parts)


@live
async def test_a_server_that_stops_before_the_deal_deals_when_it_is_back(
    place: str | Path, tmp_path: Path
) -> None:
    """Ada has revealed her nonce, and nobody's page is open when the server comes back."""
    parts = [Contributor(), Contributor()]
    chosen = at_place(place, tmp_path)
    async with running(chosen) as server, server.person() as ada, server.person() as ben:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "open")))["id"])
        await ben.ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
        async with (
            sat(ada, table, commitment=parts[0].commitment) as seat,
            sat(ben, table, commitment=parts[1].commitment),
        ):
            await ada.ask("POST", f"/tables/{table}/start")
            await ok(seat, "reveal", nonce=parts[0].nonce)
        cookies = ada.http.cookies
    await hurry(place, tmp_path)
    async with running(chosen) as server, server.person() as ada:
        for name, value in cookies.items():
            ada.http.cookies.set(name, value)
        async with sat(ada, table) as seat:
            await ended(seat)
        file = await file_at(ada, table)

    assert [parts[0].nonce, ""] == [one.nonce for one in shared(file).clients]
    assert verify(file, load(PLAIN)).right


async def hurry(place: str | Path, folder: Path) -> None:
    """The time for which a table waits has passed."""
    db = await open_database(place if isinstance(place, str) else folder / "kindu.sqlite")
    [(text,)] = await db.read("SELECT luck FROM game")
    late = json.dumps(json.loads(str(text)) | {"until": 0})
    await db.write([Statement("UPDATE game SET luck = ?", (late,))])
    await db.close()


def at_place(place: str | Path, folder: Path) -> Settings:
    """A server on a database of either kind."""
    return settings(folder, database_url=place if isinstance(place, str) else "")


# --- older versions -----------------------------------------------------------------------

OLD_GAME = GameRow(
    id="old", key=PLAIN, seats=2, board=load(PLAIN).board_hash, options="{}", seed=SEED,
    status=RUNNING, title="", host="ada", public=False, clock="", goes_on="", asked=1, made=1,
    touched=1,
)  # fmt: skip


def go_back(connection: Connection) -> None:
    alembic = config()
    alembic.attributes["connection"] = connection
    command.downgrade(alembic, OLD)


async def age(place: str | Path) -> None:
    """Make a database one of the older version."""
    if isinstance(place, Path):
        engine = create_engine(f"sqlite:///{place}", poolclass=pool.NullPool)
        begin_at_once(engine)
        with engine.begin() as connection:
            go_back(connection)
        return
    url = place

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        return await asyncpg.connect(url)

    postgres = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, poolclass=pool.NullPool
    )
    async with postgres.begin() as found:
        await found.run_sync(go_back)
    await postgres.dispose()


async def old_tables(place: str | Path) -> None:
    """A running game and an open table, as an older version has left them."""
    match = Match(Beginning(load(PLAIN), 2, SEED, {}))
    event = match.start(1)
    seats = [SeatRow(at, PERSON, "ada", name=f"Ada {at + 1}") for at in range(2)]
    db = await open_database(place)
    for game in (OLD_GAME, replace(OLD_GAME, id="waiting", status=OPEN)):
        await db.write(games.new_game(game, seats))
        token = (hashed(TOKENS[game.id]), game.id, 0, "ada", "program", 1, False)
        sql = (
            "INSERT INTO token (hash, game, seat, person, name, made, revoked) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        await db.write([Statement(sql, token)])
    await db.write([games.add_event("old", event)])
    await db.close()
    await age(place)


@live
async def test_a_running_game_of_an_older_version_goes_on_under_its_seal(
    place: str | Path, tmp_path: Path
) -> None:
    await old_tables(place)
    async with (
        running(at_place(place, tmp_path)) as server,
        server.person() as ada,
    ):
        shown = await ada.ask("GET", "/tables/old")
        async with sat(ada, "old", token=TOKENS["old"]) as seat:
            await ended(seat)
        file = await file_at(ada, "old")

    report = verify(file, load(PLAIN))
    assert (seal_of(SEED), None) == (shown["seal"], shown["luck"])
    assert [("sealed", seal_of(SEED))] == [(one.kind, one.name) for one in file.luck]
    assert report.right
    assert report.checked == report.draws > 0


@live
async def test_an_open_table_of_an_older_version_starts_with_shared_luck(
    place: str | Path, tmp_path: Path
) -> None:
    part = Contributor()
    await old_tables(place)
    async with (
        running(at_place(place, tmp_path)) as server,
        server.person() as ada,
    ):
        shown = await ada.ask("GET", "/tables/waiting")
        hello = sat(ada, "waiting", token=TOKENS["waiting"], commitment=part.commitment)
        async with hello as seat:
            table = registry_of(server).awake["waiting"]
            await seat.hear("seats")
            async with table.alone():
                await steps.pledge(table, "ada", "")
            found = await seat.hear(lambda one: bool(pledge_in(one)))
            part.shown("waiting", as_json(found["table"])["luck"])
            await ok(seat, "reveal", nonce=part.nonce)
            await ended(seat)
        file = await file_at(ada, "waiting")

    assert seal_of(SEED) == as_json(shown["luck"])["seed_hash"]
    assert [((1, 2), part.nonce)] == [(one.seats, one.nonce) for one in shared(file).clients]
    assert verify(file, load(PLAIN), read_receipt(part.receipt("waiting"))).right

"""The steps of shared luck: clients commit, the start fixes all parts, clients reveal, the deal.

docs/notation.md says what is hashed, docs/safety.md what that proves.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from kindu.core.words import SPECTATOR
from kindu.record.files import all_options
from kindu.record.gamefile import options_text
from kindu.record.seal import seal_of
from kindu.record.shared import SealTerms, commitment_of, pledge_of, shared_seal_of, table_hash
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.rows import OPEN, RUNNING
from kindu.server.luck import nonces
from kindu.server.luck.table_luck import TableClient, TableLuck, luck_of, speakers
from kindu.server.refusals import NotLegal, Stale
from kindu.server.tables.table import standing
from kindu.server.wire import outgoing

if TYPE_CHECKING:
    from kindu.server.data.database import Statement
    from kindu.server.tables.table import Table
    from kindu.server.wire.connection import Connection

NOT_NOW = "expected a nonce between start and deal, but this is too early or too late"
WAIT = 10_000  # milliseconds until a game begins without the nonces that are still missing


def waits(table: Table) -> TableLuck | None:
    """The pledge of a table that waits for nonces."""
    luck = luck_of(table.game) if table.match is None else None
    return luck if luck and not luck.seal else None


async def commit(table: Table, connection: Connection, commitment: str) -> None:
    """Keep what a client commits to, if the game has not started; spectators don't count."""
    async with table.alone():
        hosts = bool(connection.person) and connection.person == table.game.host
        if table.game.status == OPEN and (connection.seated or hosts):
            game = table.game.id
            row = nonces.put_commitment(game, connection.eye, commitment)
            await table.db.write([nonces.before_start(game), row])


async def pledge(table: Table, person: str, commitment: str) -> None:
    """Fix terms, seed and commitments; the caller holds the lock. Deal if nobody has committed."""
    game = table.game.id
    eyes = table.here()
    rows = await nonces.load_nonces(table.db, game)
    here = {seat: found for seat, found, _ in rows if seat in eyes}
    start = [games.start_game(game, now())]
    if commitment:
        own = [one.seat for one in table.seats if outgoing.is_of(one, person)]
        seat = min(own, default=SPECTATOR)
        here[seat] = commitment
    start += [nonces.put_commitment(game, seat, found) for seat, found in here.items()]
    luck = pledged(table, speakers(table.seats, here, table.game.host))
    if not luck.clients:
        await deal(table, luck, start, "")
        return
    await table.keep([*start, nonces.put_luck(game, luck.text(), "")], "luck")
    table.game = replace(table.game, luck=luck.text(), status=RUNNING)
    table.tell_seats()
    table.around.changed(table)


def pledged(table: Table, clients: list[TableClient]) -> TableLuck:
    """What is fixed before any client reveals its nonce."""
    game, rules = table.game, table.around.rules(table.game.key, table.board)
    chosen = msgspec.json.decode(game.options, type=dict[str, str])
    options = options_text(all_options(rules, game.seats, chosen))
    terms = SealTerms(
        table_hash(game.id), rules.key, int(rules.rev), game.seats, rules.board_hash, options
    )
    seed_hash = seal_of(game.seed)
    found = pledge_of(terms, seed_hash, tuple(client.part() for client in clients))
    return TableLuck(
        terms.table, terms.game, terms.rules, terms.seats, terms.board, options, seed_hash, found,
        now() + WAIT, clients,
    )  # fmt: skip


async def reveal(table: Table, nonce: str) -> None:
    """Take the nonce of a client that has committed to it; the last one starts the game."""
    async with table.alone():
        luck = waits(table)
        if luck is None:
            raise NotLegal(NOT_NOW)
        commitment = commitment_of(nonce)
        if commitment not in {client.commitment for client in luck.clients}:
            raise NotLegal(
                "expected the nonce of a commitment made before the start, but got another one"
            )
        try:
            await table.keep([nonces.put_nonce(table.game.id, commitment, nonce)], "nonce")
        except Stale:
            raise NotLegal(NOT_NOW) from None  # another process has dealt
        luck, used = await revealed(table, luck)
        if all(client.nonce for client in luck.clients):
            with suppress(Stale):  # another process deals; this nonce is kept
                await deal(table, luck, used, table.game.luck)


async def deal_late(table: Table) -> None:
    """Begin without the nonces that are still missing; the file will say whose they are."""
    async with table.alone():
        luck = waits(table)
        if luck is not None:
            luck, used = await revealed(table, luck)
            await deal(table, luck, used, table.game.luck)


async def revealed(table: Table, luck: TableLuck) -> tuple[TableLuck, list[Statement]]:
    """The pledge with the nonces that have been revealed, and what makes sure of them."""
    game = table.game.id
    rows = await nonces.load_nonces(table.db, game)
    known = {commitment: nonce or None for _, commitment, nonce in rows}
    clients = [
        msgspec.structs.replace(one, nonce=known.get(one.commitment)) for one in luck.clients
    ]
    used = [nonces.take_nonce(game, seat, nonce) for seat, _, nonce in rows]
    return msgspec.structs.replace(luck, clients=clients), used


async def deal(table: Table, luck: TableLuck, before: list[Statement], was: str) -> None:
    """Seal the luck and deal; the caller holds the lock."""
    parts = tuple(client.part() for client in luck.clients)
    luck = msgspec.structs.replace(luck, seal=shared_seal_of(luck.pledge, parts))
    unsealed, game = table.game, table.game.id
    table.game = replace(table.game, luck=luck.text())  # the deal depends on it
    try:
        match = await table.around.rebuilt(table)
        event = match.start(now())
        statements = [
            *before,
            nonces.put_luck(game, luck.text(), was),
            nonces.drop_nonces(game),
            games.add_event(game, event),
            games.put_status(game, *standing(match), event.at),
        ]
        await table.keep(statements, "event 0")
    except BaseException:
        table.game = unsealed
        raise
    table.begin(match)

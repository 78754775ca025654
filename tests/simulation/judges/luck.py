"""The luck of a table is what its clients committed to and revealed, and no deal is stuck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.record.seal import seal_of
from kindu.record.shared import commitment_of, pledge_of, shared_seal_of
from kindu.server.luck.table_luck import TableLuck, draw_key, luck_of
from kindu.server.tables.match import Match
from tests.simulation.journal import OK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.simulation.journal import Deed, Journal
    from tests.simulation.judges.kept import KeptTable


def judge_luck(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """A table that was pledged is dealt, from the seal that its clients can compute."""
    luck = luck_of(kept.game)
    if luck is None:
        if kept.events:
            yield "cards were dealt without a pledge"
        return
    if not luck.seal or not kept.events:
        yield f"the table is stuck between pledge and deal: {luck.text()}"
        return
    yield from sealed(kept, luck)
    yield from revealed(journal.of(kept.game.id, "reveal"), luck)
    dealt = Match(kept.beginning(draw_key(kept.game))).start(0).lines
    if dealt != kept.events[0].lines:
        yield f"the deal doesn't follow from the seal: {kept.events[0].lines} for {dealt}"


def sealed(kept: KeptTable, luck: TableLuck) -> Iterator[str]:
    """Every hash is what it should be."""
    parts = tuple(client.part() for client in luck.clients)
    if luck.seed_hash != seal_of(kept.game.seed):
        yield "the pledge has another seed than the table"
    if luck.pledge != pledge_of(luck.terms(), luck.seed_hash, parts):
        yield "the pledge doesn't cover its terms and clients"
    if luck.seal != shared_seal_of(luck.pledge, parts):
        yield "the seal doesn't cover the nonces"


def revealed(deeds: list[Deed], luck: TableLuck) -> Iterator[str]:
    """Nonces fit their commitments, were sent, and none that was acknowledged is missing."""
    nonces = {client.nonce for client in luck.clients if client.nonce}
    for client in luck.clients:
        if client.nonce and commitment_of(client.nonce) != client.commitment:
            yield f"a nonce doesn't fit its commitment: {client}"
    for deed in deeds:
        if deed.outcome == OK and deed.what["nonce"] not in nonces:
            yield f"an acknowledged nonce is not in the luck: {deed}"

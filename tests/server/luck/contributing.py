"""A client that takes part in the luck of a table, written from the papers alone."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.record.paper_luck import sha
from tests.server.games import PLAIN
from tests.server.running import Json
from tests.server.sitting import newest, ok, order, sat

if TYPE_CHECKING:
    from tests.server.examples import Scribe
    from tests.server.running import Running


def as_json(value: object) -> Json:
    """An object of a message."""
    assert isinstance(value, dict), value
    return value


def pledge_of(luck: Json) -> str:
    """The pledge as docs/notation.md says, from what the server shows."""
    names = ("table", "game", "rules", "seats", "board", "options")
    clients = luck["clients"]
    assert isinstance(clients, list)
    lines = [f"client: {','.join(map(str, one['seats']))} {one['commitment']}" for one in clients]
    terms = [f"{name}: {luck[name]}" for name in names]
    return sha("kindu/2 pledge", *terms, f"seed: {luck['seed_hash']}", *lines)


@dataclass
class Contributor:
    """A nonce, and what the server showed before and after it was revealed."""

    nonce: str = field(default_factory=lambda: secrets.token_hex(32))
    luck: Json = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """What is shown first."""
        return sha("kindu/2 nonce", self.nonce)

    def shown(self, table: str, luck: object) -> None:
        """Keep what was pledged, if it is what it says and my commitment is in it."""
        found = as_json(luck)
        clients = found["clients"]
        assert isinstance(clients, list)
        assert found["pledge"] == pledge_of(found)
        assert found["table"] == sha("kindu/2 table", table)
        assert self.commitment in [one["commitment"] for one in clients]
        self.luck = found

    def receipt(self, table: str) -> str:
        """As a browser keeps it."""
        kept = {"kindu": "receipt 1", "table": table, "nonce": self.nonce, "luck": self.luck}
        return json.dumps(kept)


async def lucky(scribe: Scribe, server: Running) -> None:
    """How a client takes part in the luck."""
    part = Contributor()
    async with server.person() as ada:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "open")))["id"])
        await ada.ask("PUT", f"/tables/{table}/seats/2/bot", {"level": "casual"})
        hello: Json = {"t": "hello", "n": -1, "commitment": part.commitment}
        scribe.said("in-hello-commitment", hello)
        async with sat(ada, table, commitment=part.commitment) as seat:
            await ada.ask("POST", f"/tables/{table}/start")
            scribe.said("out-seats-pledged", await newest(seat, "seats"))
            scribe.said("in-reveal", {"t": "reveal", "nonce": part.nonce, "id": 9})
            await ok(seat, "reveal", nonce=part.nonce)
            scribe.said("out-seats-sealed", seat.latest["seats"])

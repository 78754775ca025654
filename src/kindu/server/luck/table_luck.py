"""What is known about the luck of a table: the pledge, who speaks for whom, and the seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kindu.core.words import SPECTATOR
from kindu.record.shared import ClientNonce, SealTerms, SharedLuck, key_of
from kindu.server.data.rows import BOT, PERSON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kindu.server.data.rows import GameRow, SeatRow


class TableClient(msgspec.Struct, frozen=True):
    """The seats that a client speaks for, what it committed to, and its nonce once it is known."""

    seats: tuple[int, ...]
    commitment: str
    nonce: str | None = None

    def part(self) -> ClientNonce:
        """As it is hashed."""
        return ClientNonce(self.seats, self.commitment, self.nonce or "")


class TableLuck(msgspec.Struct, frozen=True):
    """What was pledged, and sealed after that: public, and stored and sent like this."""

    table: str
    game: str
    rules: int
    seats: int
    board: str
    options: str
    seed_hash: str
    pledge: str
    until: int  # when the game begins at the latest
    clients: list[TableClient]
    seal: str = ""  # empty until the nonces are revealed

    def text(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()

    def terms(self) -> SealTerms:
        """The terms of the game."""
        return SealTerms(self.table, self.game, self.rules, self.seats, self.board, self.options)

    def shared(self) -> SharedLuck:
        """As a game file has it."""
        parts = tuple(client.part() for client in self.clients)
        prints = self.terms().fingerprints()
        return SharedLuck(self.seal, self.pledge, prints, self.table, self.seed_hash, parts)


def luck_of(game: GameRow) -> TableLuck | None:
    """What was pledged at a table; None before the start, and for games of older versions."""
    return msgspec.json.decode(game.luck, type=TableLuck) if game.luck else None


def draw_key(game: GameRow) -> bytes:
    """The key of all draws, once the luck is sealed; empty for games of older versions."""
    luck = luck_of(game)
    return key_of(game.seed, luck.seal) if luck and luck.seal else b""


def speakers(seats: Sequence[SeatRow], here: Mapping[int, str], host: str) -> list[TableClient]:
    """The clients that are there: each speaks for its person's seats, the first for the bots."""
    persons: dict[str, str] = {}
    for row in seats:
        if row.kind == PERSON and row.seat in here:
            persons.setdefault(row.person, here[row.seat])
    first = here.get(SPECTATOR) or persons.get(host) or next(iter(persons.values()), "")
    spoken: dict[str, list[int]] = {}
    for row in seats:
        own = first if row.kind == BOT else here.get(row.seat) or persons.get(row.person)
        if own:
            spoken.setdefault(own, []).append(row.seat + 1)
    return [TableClient(tuple(numbers), one) for one, numbers in spoken.items()]

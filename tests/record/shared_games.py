"""Games under shared luck, honest ones and forged ones."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from kindu.core.words import CHANCE
from kindu.record.files import file_of, position
from kindu.record.gamefile import GameFile, options_text, parse
from kindu.record.record import Record
from kindu.record.seal import SealedLuck
from kindu.record.shared import (
    ClientNonce,
    SealTerms,
    SharedLuck,
    commitment_of,
    read_shared,
    shared_luck,
    table_hash,
)
from kindu.record.sources import Source
from kindu.record.verify import Report
from tests.record import paper_luck
from tests.record.game_files import KEY, OPTIONS, RULES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
Changes = dict[str, Any]
SEED = bytes(range(32))
LINK = "nkzEuIoC5Uks16OEtnygNg"
NONCES = ["a1" * 32, "b2" * 32]
BOTH = tuple(
    ClientNonce(seats, commitment_of(nonce), nonce)
    for seats, nonce in zip([(1,), (2,)], NONCES, strict=True)
)
OPTION_LINE = options_text(OPTIONS)
TERMS = SealTerms(table_hash(LINK), KEY, int(RULES.rev), 2, RULES.board_hash, OPTION_LINE)


def played(clients: tuple[ClientNonce, ...] = BOTH, seed: bytes = SEED) -> GameFile:
    """A finished game under shared luck; every seat gives its first legal answer."""
    luck = shared_luck(TERMS, seed, clients)
    record = Record(RULES, 2, SealedLuck(luck.key(seed), KEY), OPTIONS)
    while not record.state.over():
        record.play(RULES.line(record.state.to_act(), record.state.legal()[0]))
    source = Source("shared", luck.text())
    return parse(file_of(record, ["Ada", "Ben"], [source], [seed.hex()]).text())


GAME = played()


def luck_of(file: GameFile) -> SharedLuck:
    return read_shared(file.luck[0].name)


def forged(changes: Changes, file: GameFile = GAME) -> GameFile:
    """The file with other words in its luck, and nothing else changed."""
    luck = replace(luck_of(file), **changes)
    return parse(replace(file, luck=[Source("shared", luck.text())]).text())


def client(at: int, changes: Changes) -> tuple[ClientNonce, ...]:
    """The clients of the game, one of them changed."""
    clients = list(luck_of(GAME).clients)
    clients[at] = replace(clients[at], **changes)
    return tuple(clients)


def odds_of(file: GameFile) -> paper_luck.Odds:
    """The outcomes of chance as the rules of the engine give them."""

    def odds(at: int) -> dict[str, int]:
        state = position(file, RULES, at)
        assert CHANCE == state.to_act()
        out = RULES.buffer()
        state.options(state.question(), out)
        return {RULES.label(out.items[i]): int(out.odds[i]) for i in range(out.n)}

    return odds


def only(report: Report) -> str:
    """The one sentence about what is broken."""
    assert not report.right
    (sentence,) = report.broken
    return sentence

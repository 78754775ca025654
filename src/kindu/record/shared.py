"""Shared luck: a seed of the host and a nonce of every client, so that nobody alone decides.

Everything is fixed by hashes before the nonces are known: the pledge covers the terms of the game,
the hash of the seed and the clients' commitments; the seal covers the pledge and the nonces.
docs/notation.md has test vectors for other languages.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

from kindu.core.words import KinduError
from kindu.record.seal import seal_of

NAME = "kindu/2"  # the first word of everything that is hashed here
NOT_SHOWN = "-"  # instead of a nonce
NONCE = re.compile(r"[0-9a-f]{64}")
WORDS = re.compile(
    r"([0-9a-f]{64}) ([0-9a-f]{64}) ([0-9a-f]{8}(?:-[0-9a-f]{8}){5}) ([0-9a-f]{64}) ([0-9a-f]{64})"
    r"((?: [1-9](?:,[1-9])*:[0-9a-f]{64}:(?:[0-9a-f]{64}|-))*)"
)


class SharedLuckError(KinduError):
    """A text doesn't describe shared luck."""


def digest(*lines: str) -> str:
    """The SHA-256 of these lines, each with a line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def new_nonce() -> str:
    """What a client contributes: 32 random bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment_of(nonce: str) -> str:
    """What a client shows before it reveals its nonce."""
    return digest(f"{NAME} nonce", nonce)


def table_hash(link: str) -> str:
    """Which table it was; its link itself is a secret."""
    return digest(f"{NAME} table", link)


@dataclass(frozen=True)
class SealTerms:
    """What the game is: the part of the pledge that is known before anybody comes."""

    table: str  # a hash
    game: str
    rules: int
    seats: int
    board: str  # a hash; empty if the game has none
    options: str  # as in a game file

    def named(self) -> dict[str, str]:
        """Every term by its name."""
        return {
            "table": self.table,
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "board": self.board or "none",
            "options": self.options,
        }

    def lines(self) -> list[str]:
        """As the pledge covers them."""
        return [f"{name}: {value}" for name, value in self.named().items()]

    def fingerprints(self) -> str:
        """A few digits for each term; only to find out which one was changed."""
        return "-".join(digest(line)[:8] for line in self.lines())


@dataclass(frozen=True)
class ClientNonce:
    """What one client contributed, and the seats that it speaks for, counted from 1."""

    seats: tuple[int, ...]
    commitment: str
    nonce: str = ""  # empty if it was not revealed

    def line(self, value: str) -> str:
        """A line of what is hashed."""
        return f"client: {','.join(map(str, self.seats))} {value}"

    def text(self) -> str:
        """One word of a game file."""
        seats = ",".join(map(str, self.seats))
        return f"{seats}:{self.commitment}:{self.nonce or NOT_SHOWN}"


@dataclass(frozen=True)
class SharedLuck:
    """The luck of a table: what was pledged, and which nonces were revealed."""

    seal: str
    pledge: str
    fingerprints: str
    table: str
    seed_hash: str
    clients: tuple[ClientNonce, ...]

    def text(self) -> str:
        """As a game file has it."""
        words = [self.seal, self.pledge, self.fingerprints, self.table, self.seed_hash]
        return " ".join([*words, *[client.text() for client in self.clients]])

    def key(self, seed: bytes) -> bytes:
        """The key of all draws, in the place of a seed."""
        return key_of(seed, self.seal)


def pledge_of(terms: SealTerms, seed_hash: str, clients: tuple[ClientNonce, ...]) -> str:
    """What is fixed before any client reveals its nonce."""
    committed = [client.line(client.commitment) for client in clients]
    return digest(f"{NAME} pledge", *terms.lines(), f"seed: {seed_hash}", *committed)


def shared_seal_of(pledge: str, clients: tuple[ClientNonce, ...]) -> str:
    """What is fixed before the first draw."""
    revealed = [client.line(client.nonce or NOT_SHOWN) for client in clients]
    return digest(f"{NAME} seal", f"pledge: {pledge}", *revealed)


def key_of(seed: bytes, seal: str) -> bytes:
    """The key of all draws: nobody knows it who doesn't know the seed and all nonces."""
    return hmac.digest(seed, f"{NAME} key {seal}".encode(), "sha256")


def shared_luck(terms: SealTerms, seed: bytes, clients: tuple[ClientNonce, ...]) -> SharedLuck:
    """The luck of a table once its nonces are revealed, as far as they are."""
    pledge = pledge_of(terms, seal_of(seed), clients)
    seal = shared_seal_of(pledge, clients)
    return SharedLuck(seal, pledge, terms.fingerprints(), terms.table, seal_of(seed), clients)


def read_shared(text: str) -> SharedLuck:
    """Shared luck as a game file has it; there is only one way to write it."""
    found = WORDS.fullmatch(text)
    if not found:
        raise SharedLuckError(f"expected hashes and clients, but got {text[:60]!r}")
    clients = tuple(read_client(word) for word in found[6].split())
    luck = SharedLuck(found[1], found[2], found[3], found[4], found[5], clients)
    seats = [seat for client in luck.clients for seat in client.seats]
    firsts = [client.seats[0] for client in luck.clients]
    rising = all(list(client.seats) == sorted(client.seats) for client in luck.clients)
    if len(set(seats)) < len(seats) or firsts != sorted(firsts) or not rising:
        raise SharedLuckError(f"expected every seat once and in order, but got {text[-60:]!r}")
    return luck


def read_client(word: str) -> ClientNonce:
    """One client of a file."""
    seats, commitment, nonce = word.split(":")
    numbers = tuple(int(seat) for seat in seats.split(","))
    return ClientNonce(numbers, commitment, "" if nonce == NOT_SHOWN else nonce)

"""The shapes of what a table's messages say about its luck."""

from typing import TypedDict


class LuckClient(TypedDict):
    """The seats that a client speaks for, what it committed to, and its nonce once it is known."""

    seats: list[int]
    commitment: str
    nonce: str | None


class LuckInfo(TypedDict):
    """How luck is shared: before the start only the hash of the seed, before the deal no seal."""

    table: str
    game: str
    rules: int
    seats: int
    board: str
    options: str
    seed_hash: str
    pledge: str
    until: int
    clients: list[LuckClient]
    seal: str

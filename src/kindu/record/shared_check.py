"""Checking shared luck: what was sealed, who contributed, and what a receipt says."""

from dataclasses import dataclass
from itertools import permutations

from kindu.record.gamefile import GameFile, options_text
from kindu.record.seal import seal_of
from kindu.record.shared import (
    ClientNonce,
    SealTerms,
    SharedLuck,
    commitment_of,
    pledge_of,
    shared_seal_of,
)


@dataclass(frozen=True)
class Receipt:
    """What a client gave, and what it was shown before it gave it; kept by the client itself."""

    table: str  # its link
    nonce: str
    terms: SealTerms
    seed_hash: str
    clients: tuple[ClientNonce, ...]
    pledge: str
    seal: str = ""  # empty if the client wasn't there when the game began


def terms_of(file: GameFile, table: str) -> SealTerms:
    """The terms of a game, as its file has them."""
    options = options_text(file.options)
    return SealTerms(table, file.game, file.rules, file.seats, file.board, options)


def seats_text(seats: tuple[int, ...]) -> str:
    """`seat 2`, or `seats 1, 3 and 4`."""
    *most, last = map(str, seats)
    return f"seats {', '.join(most)} and {last}" if most else f"seat {last}"


def faults(file: GameFile, luck: SharedLuck, seed: str) -> list[str]:
    """What is wrong with the pledge and the seal, one sentence each; the draws come later."""
    terms = terms_of(file, luck.table)
    found = changed_terms(terms, luck) or changed_pledge(terms, luck)
    found += changed_nonces(luck)
    if seed and seal_of(bytes.fromhex(seed)) != luck.seed_hash:
        hashed = f"the one whose hash is {luck.seed_hash[:12]}…"
        found.append(f"the seed {seed[:12]}… is not the one that was sealed, but {hashed}")
    return found


def changed_terms(terms: SealTerms, luck: SharedLuck) -> list[str]:
    """Terms that are not those of the table."""
    names = terms.named()
    prints = zip(names, terms.fingerprints().split("-"), luck.fingerprints.split("-"), strict=True)
    return [
        f"'{name}: {names[name]}' is not what was sealed"
        for name, now, then in prints
        if now != then
    ]


def changed_pledge(terms: SealTerms, luck: SharedLuck) -> list[str]:
    """Whether seats, commitments and the hash of the seed are those that were pledged."""
    if pledge_of(terms, luck.seed_hash, luck.clients) == luck.pledge:
        return []
    for other in permutations(luck.clients):
        pairs = zip(luck.clients, other, strict=True)
        moved = tuple(ClientNonce(one.seats, two.commitment) for one, two in pairs)
        if pledge_of(terms, luck.seed_hash, moved) == luck.pledge:
            return ["the order of the seats was changed: their nonces were pledged in another one"]
    what = "the seats, the commitments or the hash of the seed"
    return [f"{what} were changed: the pledge {luck.pledge[:12]}… was made for others"]


def changed_nonces(luck: SharedLuck) -> list[str]:
    """Whether the nonces are those that the clients committed to, and none is missing."""
    found = [
        f"the nonce of {seats_text(client.seats)} is not the one that its client had committed to"
        for client in luck.clients
        if client.nonce and commitment_of(client.nonce) != client.commitment
    ]
    if found or shared_seal_of(luck.pledge, luck.clients) == luck.seal:
        return found
    missing = [seats_text(client.seats) for client in luck.clients if not client.nonce]
    if missing:
        return [f"the nonce of {' or '.join(missing)} was dropped: the seal was made with it"]
    return [f"the seal {luck.seal[:12]}… was made for other nonces"]


def contributions(file: GameFile, luck: SharedLuck) -> list[str]:
    """Who has a part in the luck, and who has not, in sentences."""
    shown = [client for client in luck.clients if client.nonce]
    held = [client for client in luck.clients if not client.nonce]
    spoken = {seat for client in luck.clients for seat in client.seats}
    absent = tuple(seat for seat in range(1, file.seats + 1) if seat not in spoken)
    rows = [f"One client gave the nonce of {seats_text(client.seats)}." for client in shown]
    if absent:
        rows.append(f"Nobody gave a nonce for {seats_text(absent)}.")
    for client in held:
        who = f"The client of {seats_text(client.seats)} committed to a nonce and did not reveal it"
        rows.append(f"{who}: together with the host, it could choose between two games.")
    if not shown:
        rows.append("No client has a part in this luck: the host could have chosen it.")
    return rows


def receipt_faults(receipt: Receipt, luck: SharedLuck) -> list[str]:
    """What a client was shown otherwise than the file says, one sentence each."""
    found = []
    if pledge_of(receipt.terms, receipt.seed_hash, receipt.clients) != receipt.pledge:
        found.append("the pledge in the receipt does not fit what the receipt shows")
    if receipt.terms.fingerprints() != luck.fingerprints:
        found.append("the receipt shows other terms than this file: another game, board or options")
    if receipt.seed_hash != luck.seed_hash:
        found.append("the receipt shows the hash of another seed than this file")
    if promised(receipt.clients) != promised(luck.clients):
        found.append("the receipt shows other seats or commitments than this file")
    if receipt.pledge != luck.pledge and not found:
        found.append("the receipt shows another pledge than this file")
    if receipt.seal and receipt.seal != luck.seal:
        found.append("the receipt shows another seal than this file")
    if receipt.nonce not in [client.nonce for client in luck.clients]:
        found.append("your nonce has no part in this luck: it came too late, or was left out")
    return found


def promised(clients: tuple[ClientNonce, ...]) -> list[tuple[tuple[int, ...], str]]:
    """Who committed to what."""
    return [(client.seats, client.commitment) for client in clients]

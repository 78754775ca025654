"""Receipts of shared luck, as browsers and programs keep them: JSON, one per table and client."""

import json

from kindu.core.words import KinduError
from kindu.record.shared import NONCE, ClientNonce, SealTerms
from kindu.record.shared_check import Receipt

FIRST = "receipt 1"


class ReceiptError(KinduError):
    """A text is not a receipt."""


def read_receipt(text: str) -> Receipt:
    """The receipt in this text, or an error of one sentence."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise ReceiptError("expected a receipt, which is JSON, but this is not JSON") from None
    if not isinstance(found, dict) or found.get("kindu") != FIRST:
        raise ReceiptError(
            f"expected a receipt, which says 'kindu': '{FIRST}', but got another file"
        )
    luck = found.get("luck")
    if not isinstance(luck, dict):
        raise ReceiptError("expected a receipt with 'luck', but it is missing")
    terms = SealTerms(
        word(luck, "table"), word(luck, "game"), whole(luck, "rules"), whole(luck, "seats"),
        word(luck, "board"), word(luck, "options"),
    )  # fmt: skip
    return Receipt(
        word(found, "table"), digits(found, "nonce"), terms, digits(luck, "seed_hash"),
        clients(luck.get("clients")), digits(luck, "pledge"), word(luck, "seal"),
    )  # fmt: skip


def word(found: dict[str, object], key: str) -> str:
    """A text in a receipt."""
    value = found.get(key)
    if not isinstance(value, str):
        raise ReceiptError(f"expected a receipt with a text for {key!r}, but got {value!r}")
    return value


def digits(found: dict[str, object], key: str) -> str:
    """A hash or a nonce in a receipt."""
    value = word(found, key)
    if not NONCE.fullmatch(value):
        raise ReceiptError(f"expected 64 hexadecimal digits for {key!r}, but got {value[:80]!r}")
    return value


def whole(found: dict[str, object], key: str) -> int:
    """A number in a receipt."""
    value = found.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ReceiptError(f"expected a receipt with a number for {key!r}, but got {value!r}")
    return value


def clients(value: object) -> tuple[ClientNonce, ...]:
    """The clients of a receipt: their seats and what they had committed to."""
    if not isinstance(value, list):
        raise ReceiptError("expected a receipt with a list of clients, but it is missing")
    return tuple(client(one) for one in value)


def client(one: object) -> ClientNonce:
    """One client of a receipt."""
    if not isinstance(one, dict) or not isinstance(one.get("seats"), list):
        raise ReceiptError("expected a client with seats and a commitment, but got another thing")
    seats = tuple(seat for seat in one["seats"] if isinstance(seat, int))
    return ClientNonce(seats, digits(one, "commitment"))

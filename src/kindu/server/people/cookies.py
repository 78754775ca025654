"""The cookie: a signed id of the visitor, and nothing else."""

from __future__ import annotations

import hashlib
import re
import time
from dataclasses import dataclass
from typing import final

from itsdangerous import BadData, TimestampSigner

NAME = "kindu"
YEAR = 365 * 24 * 3600
RENEWED = 30 * 24 * 3600  # seconds after which a cookie is renewed for another year
LONGEST = 200
SHAPE = re.compile(r"([0-9a-f]{32})-([0-9]{1,9})")


@dataclass(frozen=True)
class Pass:
    """What a cookie says: which person, of which era, and how old it is in seconds."""

    person: str
    era: int
    age: float


@final
class Cookies:
    """Signs and reads."""

    def __init__(self, secret: bytes) -> None:
        self.signer = TimestampSigner(
            secret, salt="kindu person", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def sign(self, person: str, era: int) -> str:
        return self.signer.sign(f"{person}-{era}").decode()

    def read(self, value: str) -> Pass | None:
        """None for a forged, expired or damaged cookie: its visitor becomes a new guest."""
        if len(value) > LONGEST or not value.isascii():
            return None
        try:
            text, made = self.signer.unsign(value, max_age=YEAR, return_timestamp=True)
        except BadData:
            return None
        shape = SHAPE.fullmatch(text.decode())
        return Pass(shape[1], int(shape[2]), time.time() - made.timestamp()) if shape else None


def set_cookie(value: str, secure: bool) -> str:
    """The header; an empty value deletes the cookie."""
    age = YEAR if value else 0
    only = "; Secure" if secure else ""
    return f"{NAME}={value}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{only}"

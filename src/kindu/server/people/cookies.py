"""The cookies: which session this is, signed; and which accounts were used in this browser."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from itsdangerous import BadData, TimestampSigner

from kindu.server.entropy import token_hex

if TYPE_CHECKING:
    from collections.abc import Mapping

NAME = "kindu"
BROWSER = "kindu-browser"  # says that somebody has logged in to an account from here
SAFE = "__Host-"  # begins the names on https: browsers then take them only from us, over TLS
YEAR = 365 * 24 * 3600
RENEWED = 30 * 24 * 3600  # seconds after which a cookie is renewed for another year
AHEAD = 24 * 3600  # a cookie from the future was signed while our clock was wrong
LONGEST = 250
ID = r"[0-9a-f]{32}"
SHAPE = re.compile(rf"({ID})-({ID})")
EARLIER = re.compile(rf"({ID})-([0-9]{{1,9}})")  # from before sessions: a person and an era
MARK = re.compile(rf"({ID})-({ID})")


@dataclass(frozen=True)
class Pass:
    """What a cookie says: a person and a session, or an era; and whether to sign it anew."""

    person: str
    session: str  # empty in a cookie from before sessions
    era: int
    stale: bool


@final
class Cookies:
    """Signs and reads."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = signer(secret, "kindu person")
        self.browsers = signer(secret, "kindu browser")

    def sign(self, person: str, session: str) -> str:
        return self.signer.sign(f"{person}-{session}").decode()

    def read(self, value: str) -> Pass | None:
        """None for a forged or damaged cookie: its visitor becomes a new guest.

        How old it is doesn't matter, because the clocks of two servers differ and a clock may be
        wrong for a while: the session says whether it goes on.
        """
        text = self._said(self.signer, value)
        if shape := SHAPE.fullmatch(text):
            return Pass(shape[1], shape[2], 0, self._stale(value))
        if shape := EARLIER.fullmatch(text):
            return Pass(shape[1], "", int(shape[2]), stale=True)
        return None

    def exchanged(self, value: str) -> str:
        """The session for which a cookie of an earlier kind is exchanged; always the same one.

        Otherwise requests that a page sends at once would make several sessions.
        """
        return self._digest(f"exchanged {value}")

    def mark(self, account: str) -> str:
        """A cookie for a browser in which the owner of this account has logged in."""
        return self.browsers.sign(f"{self._digest(account)}-{token_hex(16)}").decode()

    def marked(self, value: str, account: str) -> str:
        """The number of a browser that is known to this account; empty for a stranger's."""
        shape = MARK.fullmatch(self._said(self.browsers, value))
        known = shape is not None and hmac.compare_digest(shape[1], self._digest(account))
        return shape[2] if shape and known else ""

    def _said(self, by: TimestampSigner, value: str) -> str:
        if len(value) > LONGEST or not value.isascii():
            return ""
        try:
            return by.unsign(value).decode()
        except BadData:
            return ""

    def _stale(self, value: str) -> bool:
        _, made = self.signer.unsign(value, return_timestamp=True)
        return not -AHEAD < time.time() - made.timestamp() < RENEWED

    def _digest(self, text: str) -> str:
        return hmac.new(self.secret, f"kindu {text}".encode(), hashlib.sha256).hexdigest()[:32]


def signer(secret: bytes, salt: str) -> TimestampSigner:
    return TimestampSigner(
        secret, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256
    )  # fmt: skip


def set_cookie(value: str, secure: bool, name: str = NAME) -> str:
    """The header; an empty value deletes the cookie."""
    age = YEAR if value else 0
    before, only = (SAFE, "; Secure") if secure else ("", "")
    return f"{before}{name}={value}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{only}"


def cookie_in(cookies: Mapping[str, str], secure: bool, name: str = NAME) -> tuple[str, bool]:
    """Our cookie, and whether it has the name of an earlier version or of plain HTTP.

    On plain HTTP both names count: a proxy may hide from us that the visitor has TLS.
    """
    safe, plain = cookies.get(SAFE + name, ""), cookies.get(name, "")
    if secure:
        return safe or plain, not safe
    return plain or safe, False

"""Random bytes that nobody can guess: for ids, seeds, tokens and the salt of bots."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_source: Callable[[int], bytes] = os.urandom


def token_bytes(count: int) -> bytes:
    """Some random bytes, `count` of them."""
    return _source(count)


def token_hex(count: int) -> str:
    """Random bytes in hex digits."""
    return _source(count).hex()


def token_urlsafe(count: int) -> str:
    """Random bytes in letters that an address may contain."""
    return urlsafe_b64encode(_source(count)).rstrip(b"=").decode()


def below(limit: int) -> int:
    """A random number from 0 to limit - 1; 16 bytes are so many that none of them is favoured."""
    return int.from_bytes(_source(16), "big") % limit


@contextmanager
def entropy_from(source: Callable[[int], bytes]) -> Iterator[None]:
    """Take the bytes from somewhere else meanwhile: tests/simulation draws them from its seed."""
    global _source  # noqa: PLW0603 - a process has one source
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before

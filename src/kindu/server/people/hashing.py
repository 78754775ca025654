"""Passwords: argon2 in a few separate threads, so that it blocks neither the loop nor all cores."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import sys
import threading
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

from kindu.server.refusals import Busy, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

SHORTEST, LONGEST = 8, 200
T = TypeVar("T")
STRONG = PasswordHasher(parallelism=1)  # one core and 64 MiB per password, as RFC 9106 recommends
GENTLE = 10  # how much lower the priority of a thread is that hashes, as for bots
QUEUE = 20  # how many may wait for a thread; others are asked to try again


@final
class Hasher:
    """Hashes and compares; used from one event loop."""

    def __init__(self, at_once: int, argon: PasswordHasher = STRONG) -> None:
        self.argon = argon
        self.threads = ThreadPoolExecutor(at_once, "kindu passwords", give_way)
        self.nobody = of_nobody(argon)
        self.waiting = 0

    async def hash(self, password: str) -> str:
        """The hash that is stored for a password."""
        return await self._work(lambda: self.argon.hash(password))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether the password matches; without a hash, False after the same time."""
        return await self._work(lambda: self._fits(kept, password))

    def close(self) -> None:
        """Close after the last one."""
        self.threads.shutdown()

    def _fits(self, kept: str, password: str) -> bool:
        try:
            self.argon.verify(kept or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(kept)

    async def _work(self, work: Callable[[], T]) -> T:
        if self.waiting >= QUEUE:
            raise Busy("expected fewer passwords at once, but got too many; please try again soon")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1


def of_nobody(argon: PasswordHasher) -> str:
    """A hash of no password that takes as long to compare as any other: salt and tag are random."""
    salt, tag = [unpadded(secrets.token_bytes(size)) for size in (argon.salt_len, argon.hash_len)]
    cost = f"m={argon.memory_cost},t={argon.time_cost},p={argon.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${tag}"


def unpadded(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")


def give_way() -> None:
    """Let this thread have a lower priority than the event loop, where threads have their own."""
    if sys.platform == "linux":
        mine = threading.get_native_id()
        least = min(os.getpriority(os.PRIO_PROCESS, mine) + GENTLE, 19)
        os.setpriority(os.PRIO_PROCESS, mine, least)


def check_password(password: str) -> str:
    """A new password in normal form, so that all keyboards give the same characters."""
    if SHORTEST <= len(password) <= LONGEST:
        return unicodedata.normalize("NFKC", password)
    wanted = f"a password of {SHORTEST} to {LONGEST} characters"
    raise Refusal(f"expected {wanted}, but got {len(password)}")

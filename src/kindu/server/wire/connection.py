"""Connections at a table: which eye each has, and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, final

from kindu.core.words import SPECTATOR
from kindu.server.wire.frames import frame

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from kindu.server.wire.frames import Push

MOST_WAITING = 256  # messages that may wait for a slow connection before it is closed
MOST_BYTES = 512 * 1024  # of these messages; one may be larger


@final
class Connection:
    """One connection: its eye, its person, and a queue, so that a slow one delays nobody.

    `push_now` sends a message past the queue as long as the other side keeps up.
    """

    def __init__(
        self,
        eye: int,
        person: str = "",
        name: str = "",
        token: str = "",
        session: str = "",
        push_now: Push | None = None,
    ) -> None:
        self.eye = eye
        self.person = person
        self.name = name
        self.token = token  # the hash of the seat token that it used
        self.address = ""  # as limits count it
        self.session = session  # the session of the cookie that it used
        self.text = False  # whether it also gets everything as English text
        self.heard = -1  # the last event that was sent
        self.absent: int | None = None  # since when its person had been away before
        self.push_now = push_now
        self.queueing = push_now is None  # whether messages have to wait for those before them
        self.waiting: deque[bytes] = deque()
        self.size = 0  # bytes that wait
        self.news = asyncio.Event()
        self.closing = ""  # why it is being closed

    @property
    def seated(self) -> bool:
        """Whether this is a seat, and not a spectator."""
        return self.eye != SPECTATOR

    def push(self, text: bytes) -> None:
        """Send now, or soon; nothing after what was dropped, so that there is never a gap."""
        if self.closing:
            return
        if not self.queueing and self.push_now is not None and self.push_now(frame(text)):
            return
        self.queueing = True
        self.size += len(text)
        if self.waiting and (len(self.waiting) >= MOST_WAITING or self.size > MOST_BYTES):
            self.close("expected a client that reads, but too many messages are waiting for it")
            return
        self.waiting.append(text)
        self.news.set()

    def close(self, why: str) -> None:
        """Drop what waits to be sent; the client reconnects and gets the newest view."""
        self.closing = self.closing or why
        self.queueing = True
        self.waiting.clear()
        self.size = 0
        self.news.set()

    async def write_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send messages as they come, until it is closed."""
        while True:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text)
                await send(text.decode())
            self.queueing = self.push_now is None or bool(self.closing)
            if self.closing:
                return
            self.news.clear()
            await self.news.wait()

"""What a process does in the background: nobody waits for it, so its errors are logged."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, final

from kindu.server.data.database import StoreError

if TYPE_CHECKING:
    from collections.abc import Coroutine

log = logging.getLogger("kindu.server.chores")


@final
class Chores:
    """Tasks under way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[None, None, None]) -> None:
        """Begin with it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or not (error := task.exception()):
            return
        if isinstance(error, StoreError):
            log.warning("a table could not catch up, and will try again: %s", error)
        else:
            log.error("a table could not catch up", exc_info=error)


def heed(task: asyncio.Task[Any]) -> None:
    """Take note of an error: whoever waited for it may be gone."""
    if not task.cancelled():
        task.exception()

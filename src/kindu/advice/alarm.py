"""An alarm that interrupts what takes too long, on systems that have one."""

from __future__ import annotations

import signal
import threading
from typing import Self

AGAIN = 1.0  # seconds until it rings again, in case somebody swallowed the exception


class TimeUp(BaseException):
    """It took too long; no `except Exception` may swallow this."""


class Alarm:
    """Raises TimeUp in its block after this many seconds.

    Only on systems with SIGALRM and in the main thread; elsewhere it never rings.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.works = hasattr(signal, "setitimer")

    def __enter__(self) -> Self:
        self.works = self.works and threading.current_thread() is threading.main_thread()
        if self.works:
            self.handler = signal.signal(signal.SIGALRM, self.ring)
            self.timer = signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        return self

    def __exit__(self, *_: object) -> None:
        if self.works:
            self.works = False  # from here on, a ring has no effect
            signal.setitimer(signal.ITIMER_REAL, *self.timer)
            signal.signal(signal.SIGALRM, self.handler)

    def ring(self, *_: object) -> None:
        """What the signal does."""
        if self.works:
            raise TimeUp

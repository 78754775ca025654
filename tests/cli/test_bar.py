"""The bar of commands that take a while."""

from __future__ import annotations

import sys
from io import StringIO
from threading import Event

import pytest

from kindu.cli.out import Bar

LONG = 60.0  # seconds, on the slowest machine


class FakeTerminal(StringIO):
    """An error output that signals when a text has been written."""

    def __init__(self, wanted: str) -> None:
        super().__init__()
        self.wanted = wanted
        self.seen = Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self.wanted in text:
            self.seen.set()
        return super().write(text)


def test_a_bar_appears_before_the_first_step_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = FakeTerminal("40 games")
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with Bar("40 games", 40):
        assert terminal.seen.wait(LONG)


def test_a_bar_stays_away_from_short_work(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = FakeTerminal("40 games")
    monkeypatch.setattr(sys, "stderr", terminal)
    with Bar("40 games", 40) as bar:
        bar.step(40)
    bar.show()  # as if it were due at this very moment

    assert "" == terminal.getvalue()

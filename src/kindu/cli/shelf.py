"""Where `kindu sim` saves its games: a folder in which nothing is overwritten."""

from __future__ import annotations

import signal
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kindu.core.words import KinduError
from kindu.games import load
from kindu.record.files import SUFFIX, keep_board, write_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kindu.lab.sim import Series


class Shelf:
    """The folder for the files of a series; no file in it is overwritten."""

    def __init__(self, folder: Path, series: Series, games: int) -> None:
        self.folder = folder
        self.series = series
        self.games = games

    def path(self, i: int) -> Path:
        """Where game i goes; the names sort like the games."""
        width = len(str(self.games - 1))
        return self.folder / f"{self.series.key}-{self.series.seed}-{i:0{width}}{SUFFIX}"

    def put(self, i: int, text: str) -> None:
        """Write game i, atomically."""
        write_text(self.path(i), text)

    def open(self) -> None:
        """Before anything is played, refuse an unusable folder or a file in the way."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            there = {path.name for path in self.folder.iterdir()}
            with tempfile.TemporaryFile(dir=self.folder):
                pass
        except OSError as error:
            reason = error.strerror or "unknown reason"
            wanted = f"a folder for game files, but {self.folder} can't be used"
            raise KinduError(f"expected {wanted}: {reason}") from None
        for path in map(self.path, range(self.games)):
            if path.name in there:
                raise KinduError(
                    f"expected a folder without these games, but {path} already exists"
                )
        if self.series.board is not None:
            keep_board(self.folder, self.series.board, load(self.series.key, self.series.board))


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until this is done, so that nothing is half written or half counted."""
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt

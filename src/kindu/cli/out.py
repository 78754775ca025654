"""What commands print: text or JSON, and a progress bar for whatever takes a while."""

from __future__ import annotations

import codecs
import json
import sys
from io import TextIOWrapper
from threading import Lock, Timer
from typing import TYPE_CHECKING, Self

from kindu.text.ascii import to_ascii

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

PATIENCE = 0.5  # seconds before a bar appears
NAME = 18  # the most columns for a table's first column; longer text in it is folded


def print_anywhere() -> None:
    """Print text; an output without Unicode gets ASCII."""

    def replaced(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        return to_ascii(error.object[error.start : error.end]), error.end

    codecs.register_error("bare", replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and "utf" not in stream.encoding.lower():
            stream.reconfigure(errors="bare")


def print_json(data: object) -> None:
    """Print one JSON value, indented."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def console() -> Console:
    """The console for text; rich knows about colours, widths and NO_COLOR."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def print_columns(head: list[str], rows: list[list[str]], gap: int = 2) -> None:
    """A table as wide as the terminal; columns that don't fit follow below in a second table."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    for n, group in enumerate(column_groups(head, rows, gap, out.width)):
        if n:
            out.print()
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False)
        for i in group:
            left = i == 0 or not head[i]  # a column without a title contains words
            table.add_column(
                Text(head[i]), justify="left" if left else "right", no_wrap=i > 0, overflow="fold"
            )
        for row in rows:
            table.add_row(*(Text(row[i]) for i in group))
        out.print(table)


def column_groups(head: list[str], rows: list[list[str]], gap: int, room: int) -> list[list[int]]:
    """The columns of each table, as many as fit; every table begins with the first column."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    groups: list[list[int]] = []
    taken = 0
    for i in range(1, len(head)):
        if not groups or taken + gap + widths[i] > room:
            groups.append([0])
            taken = min(widths[0], NAME)
        groups[-1].append(i)
        taken += gap + widths[i]
    return groups


class Bar:
    """A progress bar on standard error, if that is a terminal; short work shows none.

    A thread draws it, so it appears in time even if the first step takes minutes.
    """

    def __init__(self, what: str, total: float) -> None:
        self.what = what
        self.total = total
        self.done = 0.0
        self.progress: Progress | None = None
        self.over = False
        self.lock = Lock()
        self.timer = Timer(PATIENCE, self.show)
        self.timer.daemon = True

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self.timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
        with self.lock:
            if self.progress:
                self.progress.stop()
            self.over = True

    def to(self, done: float) -> None:
        """Set how much is done."""
        self.done = done
        with self.lock:
            if self.progress:
                self.progress.update(self.progress.task_ids[0], completed=done)

    def step(self, amount: float = 1) -> None:
        """Add to what is done."""
        self.to(self.done + amount)

    def show(self) -> None:
        """Draw the bar from now on, with the elapsed and the remaining time."""
        from rich.console import Console
        from rich.progress import Progress, TimeElapsedColumn

        columns = (*Progress.get_default_columns(), TimeElapsedColumn())
        with self.lock:
            if self.over:
                return
            self.progress = Progress(*columns, console=Console(stderr=True), transient=True)
            task = self.progress.add_task(self.what, total=self.total)
            self.progress.update(task, completed=self.done)
            self.progress.start()

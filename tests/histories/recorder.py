"""Writes a history down, line by line, and counts what is in it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Self, final

from tests.histories.records import UNKNOWN, Answered, Invoked, Record, Struck, written


@final
class Recorder:
    """All clients run in one thread, so the order of lines is the order of what happened."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file.open("wb")
        self.start = time.monotonic()
        self.records: list[Record] = []
        self.operations = 0
        self.links = 0
        self.ended = 0  # operations whose outcome is recorded
        self.went_on = asyncio.Event()
        self.counts: Counter[str] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, record: Record) -> None:
        """Record something at this moment."""
        record.at = round(time.monotonic() - self.start, 6)
        self.records.append(record)
        self.file.write(written(record))
        if isinstance(record, Struck):
            self.counts[record.fault] += 1
        elif isinstance(record, Answered):
            self.counts[record.outcome] += 1
            self.ended += 1
            self.went_on.set()

    def invoke(self, client: str, process: int, table: str, kind: str, **more: object) -> Invoked:
        """Record that a client sends a message; the record has its number."""
        self.operations += 1
        record = Invoked(
            op=self.operations, client=client, process=process, table=table, kind=kind,
            **more,  # type: ignore[arg-type]
        )  # fmt: skip
        self.add(record)
        return record

    def lose(self, asked: Invoked, why: str = "") -> None:
        """Nobody knows what became of an operation."""
        self.add(Answered(op=asked.op, outcome=UNKNOWN, why=why))

    def new_link(self) -> int:
        """The number of a new connection."""
        self.links += 1
        return self.links

    async def more(self, count: int, within: float) -> None:
        """Wait until so many more operations have ended, but not longer than some seconds."""
        wanted = self.ended + count
        try:
            async with asyncio.timeout(within):
                while self.ended < wanted:
                    self.went_on.clear()
                    await self.went_on.wait()
        except TimeoutError:
            pass

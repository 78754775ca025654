"""Units as a server saves them, and what a database has of them afterwards."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from kindu.server.data.database import Statement
from tests.server.stores import event, game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

EVENTS = 4  # of each unit
COUNT = Statement("UPDATE game SET asked = asked + 1 WHERE id = 'u0'")
ROWS = "SELECT game, n, lines FROM event ORDER BY game, n"
TABLES = "SELECT count(*) FROM sqlite_master WHERE name IN ('game', 'event')"
NONE, PART, WHOLE = "none", "part", "whole"


def lines(unit: int, n: int) -> str:
    """Some are longer than a page of SQLite."""
    return f"unit {unit} event {n} " * (1 + (unit * 7 + n * 67) % 230)


def statements(unit: int) -> list[Statement]:
    """A table, its events, and a count of all units in the table of the first one."""
    name = f"u{unit}"
    events = [event(n, lines(unit, n), name) for n in range(EVENTS)]
    return [game(name), *events, *([COUNT] if unit else [])]


def refused(unit: int) -> list[Statement]:
    """A unit whose last statement changes no row, so that nothing of it is saved."""
    return [*statements(unit)[:-1], event(0, "too late", f"u{unit}")]


class Content:
    """What a database holds, by a connection of its own."""

    def __init__(self, path: Path) -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            self.check = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            self.keys = connection.execute("PRAGMA foreign_key_check").fetchall()
            self.tables: int = connection.execute(TABLES).fetchone()[0]
            self.games: dict[str, int] = {}
            self.events: dict[str, list[tuple[int, str]]] = {}
            if self.tables and self.check == ["ok"]:
                self._read(connection)
        finally:
            connection.close()

    def _read(self, connection: sqlite3.Connection) -> None:
        self.games = dict(connection.execute("SELECT id, asked FROM game"))
        for of, n, text in connection.execute(ROWS):
            self.events.setdefault(of, []).append((n, text))

    def has(self, unit: int) -> str:
        """How much of a unit is there."""
        name = f"u{unit}"
        found = self.events.get(name, [])
        if name not in self.games and not found:
            return NONE
        wanted = [(n, lines(unit, n)) for n in range(EVENTS)]
        return WHOLE if name in self.games and found == wanted else PART

    def faults(self) -> Iterator[str]:
        """What is wrong whatever was saved."""
        if self.check != ["ok"]:
            yield f"SQLite finds the file corrupt: {self.check[:3]}"
        if self.keys:
            yield f"rows without their table: {self.keys[:3]}"
        if self.tables not in {0, 2}:
            yield "a migration was done in part"
        if "u0" in self.games and self.games["u0"] != len(self.games) - 1:
            yield f"{self.games['u0']} units were counted, but {len(self.games) - 1} are there"


def compared(content: Content, kept: Iterable[int], never: Iterable[int]) -> Iterator[str]:
    """What is wrong with the units: those that must be whole, and those that must be absent."""
    yield from content.faults()
    for unit in kept:
        if content.has(unit) != WHOLE:
            yield f"unit {unit} was acknowledged, but {content.has(unit)} of it is there"
    for unit in never:
        if content.has(unit) != NONE:
            yield f"unit {unit} was refused, but {content.has(unit)} of it is there"
    for name in sorted({*content.games, *content.events}):
        if content.has(int(name[1:])) == PART:
            yield f"unit {name[1:]} is there in part"

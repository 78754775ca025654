"""Finished games, ready for replays: each is read once, in slices, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar, final

from kindu.record import files
from kindu.record.gamefile import BOT, EARLY, GameFile, parsing
from kindu.record.seal import seal_of
from kindu.record.sources import Source
from kindu.server.data import games
from kindu.server.data.rows import OVER, PERSON, UNDO
from kindu.server.luck.table_luck import luck_of
from kindu.server.refusals import Taken
from kindu.server.tables.new_table import goes_on
from kindu.server.tables.take_backs import count_take_backs
from kindu.server.wire import course
from kindu.server.wire.outgoing import spoken
from kindu.text.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator, Sequence

    from kindu.core.rules import Rules
    from kindu.server.data.rows import EventRow
    from kindu.server.slices import Slices
    from kindu.server.tables.table import Table

# Bytes that are kept, roughly.
MOST_FILES, MOST_WALKS, MOST_COURSES = 16 << 20, 32 << 20, 16 << 20
PAUSE = 64  # lines that are written between two pauses

Key = tuple[object, ...]
Made = TypeVar("Made")


@final
class ByteCache(Generic[Made]):
    """Keeps what was made, up to so many bytes; what was asked for last is kept longest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self.made = 0  # how often something had to be made
        self.kept: OrderedDict[Key, tuple[Made, int]] = OrderedDict()
        self.making: dict[Key, asyncio.Task[Made]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[tuple[Made, int]]]) -> Made:
        """What is kept under this key; otherwise it is made, once for all who ask meanwhile."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key][0]
        if key not in self.making:
            self.making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self.making[key])

    async def _make(self, key: Key, make: Callable[[], Awaitable[tuple[Made, int]]]) -> Made:
        try:
            found, size = await make()
        finally:
            del self.making[key]
        self.made += 1
        self.kept[key] = found, size
        self.total += size
        while self.total > self.most:
            self.total -= self.kept.popitem(last=False)[1][1]
        return found


@final
class Replays:
    """Finished games as files, as walks and as courses. Nothing here holds the lock of a table."""

    def __init__(self, slices: Slices, rules: Callable[[str, str], Rules]) -> None:
        self.slices = slices
        self.rules = rules
        self.files: ByteCache[GameFile] = ByteCache(MOST_FILES)
        self.walks: ByteCache[course.WholeGame] = ByteCache(MOST_WALKS)
        self.courses: ByteCache[bytes] = ByteCache(MOST_COURSES)

    async def file(self, table: Table) -> GameFile:
        """A finished game as a file. The secrets of a running game never leave the server."""

        async def make() -> tuple[GameFile, int]:
            events = await games.load_events(table.db, table.game.id)
            found = await self.slices.run(filing(table, events))
            return found, 80 * len(found.lines)

        check_over(table)
        return await self.files.get(named(table), make)

    async def walk(self, table: Table) -> course.WholeGame:
        """A finished game with all its positions."""

        async def make() -> tuple[course.WholeGame, int]:
            file, rules = await self.file(table), self.rules(table.game.key, table.board)
            found = await self.slices.run(course.walking(file, rules))
            return found, found.size()

        check_over(table)
        return await self.walks.get(named(table), make)

    async def course(self, table: Table, eye: int | None, text: bool) -> bytes:
        """The course of a finished game as packed JSON; None: for the all-seeing eye."""

        async def make() -> tuple[bytes, int]:
            walk = await self.walk(table)
            teller = Teller(walk.rules, spoken(table.seats)) if text else None
            found = await self.slices.run(course.writing(walk, eye, teller))
            return found, len(found)

        check_over(table)
        return await self.courses.get((eye, text, *named(table)), make)


def named(table: Table) -> Key:
    """What a finished game depends on: who deletes an account changes the names."""
    return table.game.id, *[one.name for one in table.seats]


def check_over(table: Table) -> None:
    """Refuse a game that is not over; one that is only shown is always over."""
    if table.game.status != OVER:
        raise Taken("expected a finished game: the file of a running game would reveal its secrets")


def filing(table: Table, events: Sequence[EventRow]) -> Generator[None, None, GameFile]:
    """A finished game as a file, with the take-backs after a draw, which its log doesn't show."""
    before = goes_on(table.game)
    old = (yield from parsing(before.file)) if before else None
    if before and before.shown and old:
        return old
    match = table.match
    assert match is not None
    for many in range(0, len(match.record.answers), PAUSE):
        match.record.lines_of(many)
        yield
    names = [one.name if one.kind == PERSON else f"{one.name}{BOT}" for one in table.seats]
    kept = answers_kept(len(match.beginning.lines), events)
    luck, seeds = luck_before(old, kept) if old else ([], [])
    shared = luck_of(table.game)
    own = Source("shared", shared.shared().text(), kept + 1) if shared else None
    luck.append(own or Source("sealed", seal_of(table.game.seed), kept + 1))
    seeds = [*seeds, table.game.seed.hex()]
    took_back = count_take_backs(match.beginning.lines, events) + (old.take_backs if old else 0)
    file = replace(files.file_of(match.record, names, luck, seeds), take_backs=took_back)
    if shared:
        file = replace(file, rules=shared.rules)  # those that were sealed
    if match.ended in EARLY:
        early = files.result_of(match.state, seeds)
        return replace(file, result=replace(early, ending=match.ended, places=match.places()))
    return file


def answers_kept(before: int, events: Sequence[EventRow]) -> int:
    """How many answers of the file that it continues a game still has: some may be taken back."""
    return min([before, *[int(one.lines) for one in events if one.kind == UNDO]])


def luck_before(file: GameFile, answers: int) -> tuple[list[Source], list[str]]:
    """The luck of the file that a game continues, and the seeds that the file shows."""
    luck = [source for source in file.luck if source.first <= answers]
    sealed = sum(source.is_sealed for source in luck)
    known = file.result.seeds if file.result else [""] * sealed
    return luck, known[:sealed]

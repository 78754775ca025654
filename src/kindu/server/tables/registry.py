"""The registry: the tables that are awake in this process; wakes and creates tables."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, final

import msgspec

from kindu.games import load
from kindu.record.gamefile import parsing
from kindu.server.chores import Chores, heed
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import StoreError
from kindu.server.data.rows import OVER, GameRow
from kindu.server.disk_quota import DiskQuota, new_size
from kindu.server.entropy import token_hex
from kindu.server.luck.table_luck import draw_key
from kindu.server.people.persons import ABOUT, must_exist
from kindu.server.refusals import NotHere, Stale
from kindu.server.slices import Slices
from kindu.server.tables import presence
from kindu.server.tables.match import Match
from kindu.server.tables.new_table import NewTable, goes_on, row_of
from kindu.server.tables.past import Beginning
from kindu.server.tables.presence import AGAIN, bits_of
from kindu.server.tables.replays import Replays
from kindu.server.tables.sync import catch_up, catch_up_locked, look_after
from kindu.server.tables.table import Table
from kindu.server.wire.projection import outcome

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from kindu.core.rules import Rules
    from kindu.server.data.database import Database, Statement
    from kindu.server.data.games import Kept
    from kindu.server.data.rows import EventRow

IDLE = 10 * 60 * 1000  # milliseconds after which a table without visitors goes to sleep
HERE = "here "  # in news: who is connected
WATCHING = "watching "  # in news: the names of those who only watch
MOST_BOARDS = 32  # custom boards that are kept ready

log = logging.getLogger("kindu.server.tables.registry")


@final
class Registry:
    """Tables by id; also the Surroundings of each table."""

    def __init__(
        self,
        db: Database,
        drive: Callable[[Table], None],
        disk_quota: DiskQuota | None = None,
        may_wake: Callable[[], None] = lambda: None,
    ) -> None:
        self.db = db
        self.may_wake = may_wake  # refuses whoever wakes too many
        self.disk_quota = disk_quota or DiskQuota()
        self.drive = drive  # called after every change of a table; moves for bots and clocks
        self.awake: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.known: dict[tuple[str, str], Rules] = {}
        self.slices = Slices()
        self.replays = Replays(self.slices, self.rules)
        self.started = now()
        self.tag = token_hex(4)  # identifies this process in the news that it sends
        self.chores = Chores()
        self.events = 0  # for metrics: events of games, and changes of seats
        self.refused: Counter[str] = Counter()
        self.heard = 0  # changes heard of; a table that is being woken may have missed them

    def rules(self, key: str, board: str = "") -> Rules:
        """The rules of a game, kept ready."""
        found = self.known.get((key, board))
        if found is None:
            found = load(key, board or None)
            while len(self.known) >= MOST_BOARDS:
                del self.known[next(iter(self.known))]
            self.known[key, board] = found
        return found

    @asynccontextmanager
    async def table(self, game: str) -> AsyncIterator[Table]:
        """A table, woken if asleep; it stays awake until the block ends."""
        table = await self._find(game)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.touched = now()

    async def make(self, new: NewTable) -> str:
        """Create a table with its seal; returns its id, which is its link."""
        rules = self.rules(new.key, new.board)
        rules.start(len(new.seats), new.options)  # refuses bad seats and options
        at = now()
        game = row_of(new, rules.board_hash, at)
        game.size = new_size(game, new.board)
        await self.disk_quota.check(self.db, game, game.size)
        statements = games.new_game(game, new.seats)
        if new.board:
            statements.insert(0, games.new_board(rules.board_hash, new.key, new.board, at))
        people = sorted({new.host, *[seat.person for seat in new.seats]} - {""})
        if not await self.db.write([*map(must_exist, people), *statements]):
            raise Stale("expected people who are known here, but somebody was deleted just now")
        return game.id

    async def rebuilt(self, of: Kept | Table, events: Sequence[EventRow] = ()) -> Match:
        """The match of a table after these events, played in slices."""
        game = of.game
        options = msgspec.json.decode(game.options, type=dict[str, str])
        before = goes_on(game)
        lines = (await self.slices.run(parsing(before.file))).lines if before else []
        lines = lines[: before.answers] if before else []
        rules = self.rules(game.key, of.board)
        begin = Beginning(rules, game.seats, game.seed, options, lines, draw_key(game))
        match = Match(begin, later=True)
        await self.slices.run(match.rebuild(events))
        return match

    def sleep(self) -> int:
        """Put tables to sleep that nobody has visited for a while; returns how many."""
        idle = presence.may_sleep(list(self.awake.values()), now() - IDLE)
        for table in idle:
            del self.awake[table.game.id]
            self.chores.soon(self.db.let_go(f"table {table.game.id}"))
        return len(idle)

    async def look_again(self, ids: Sequence[str]) -> None:
        """Seats, names or hosts of these tables have changed: those awake read them again."""
        self.heard += 1
        for game in ids:
            table = self.awake.get(game)
            if table is not None:
                table.late = True
                await catch_up(table)
            if self.db.shared:
                await self.db.write([], f"{self.tag} {game} people")

    async def listen(self) -> None:
        """Listen for what other processes save."""
        await self.db.listen(self.hear)

    async def look_after(self, person: str) -> None:
        """A person's sessions have ended, or the person was deleted: close their sockets."""
        self.heard += 1
        await look_after(list(self.awake.values()), person)

    def hear(self, news: str) -> None:
        """Let a table that is awake read what is new; after missed news, all of them."""
        tag, _, rest = news.partition(" ")
        if news and tag == self.tag:
            return  # our own
        if news.startswith(ABOUT):
            self.chores.soon(self.look_after(news.removeprefix(ABOUT)))
            return
        game, _, what = rest.partition(" ")
        self.heard += not what.startswith((HERE, WATCHING))
        known = self.awake.get(game)
        for table in [known] if known else [] if news else list(self.awake.values()):
            if what.startswith(HERE):
                self._hear_who(table, tag, int(what.removeprefix(HERE)))
            elif what.startswith(WATCHING):
                presence.hear_watchers(table, tag, what.removeprefix(WATCHING))
            else:
                table.late = True
                table.doubtful = table.doubtful or not news
                self.chores.soon(catch_up(table))

    def _hear_who(self, table: Table, tag: str, bits: int) -> None:
        """Take another process's report of who is connected; a new process is told of ours."""
        before = table.watchers()
        new = table.elsewhere.hear(tag, bits, now())
        self.look_around(table)
        if table.watchers() != before:
            table.tell_seats()
        if new and table.connections:
            table.elsewhere.told = []
            self.spread(table)

    def look_around(self, table: Table) -> None:
        """Tell everybody who has come or gone, if anybody has; bots may have to move or stop."""
        if presence.look_around(table, now()):
            table.tell_seats()
        self.drive(table)

    def spread(self, table: Table, person: str = "") -> None:
        """A person has come or gone: note it, and tell other processes who is connected here."""
        presence.look_around(table, now())
        self.drive(table)
        noted = presence.note(table, person)
        news = ""
        if self.db.shared:
            table.said = now()
            bits = bits_of(connection.eye for connection in table.connections)
            news = f"{self.tag} {table.game.id} {HERE}{bits}"
            if names := presence.new_watchers(table):
                self.chores.soon(self._say([], f"{self.tag} {table.game.id} {WATCHING}{names}"))
        if noted or news:
            self.chores.soon(self._say(noted, news))

    async def _say(self, statements: Sequence[Statement], news: str) -> None:
        try:
            await self.db.write(statements, news)
        except StoreError as error:
            log.warning("who is here was neither saved nor told: %s", error)

    def changed(self, table: Table) -> None:
        """An event has happened, or seats have changed."""
        self.events += 1
        self.drive(table)

    async def catch_up(self, table: Table) -> None:
        """Bring a table up to date; the caller holds its lock."""
        await catch_up_locked(table)

    def catch_up_late(self) -> None:
        """Tables that could not read what may be new try again, since people are waiting there."""
        for table in self.awake.values():
            if (table.late or table.doubtful) and not table.lock.locked():
                self.chores.soon(catch_up(table))

    async def hold(self) -> None:
        """Only one process drives a table's bots and clock: the one that holds its name."""
        for table in list(self.awake.values()):
            table.held = await self._hold(table.game.id)
            self.look_around(table)  # the process of somebody who was here may be gone
            if table.connections and now() - table.said > AGAIN:
                self.spread(table)

    async def _hold(self, game: str) -> bool:
        """Whether this process drives a table; never while its database session is down."""
        try:
            return await self.db.hold(f"table {game}")
        except StoreError:
            return False

    async def close(self) -> None:
        """Tell all connections that they may reconnect soon."""
        for table in self.awake.values():
            for connection in table.connections:
                connection.close("The server is being stopped. Please try again soon.")

    async def _find(self, game: str) -> Table:
        if game in self.awake:
            return self.awake[game]
        if game not in self.waking:
            self.may_wake()
            self.waking[game] = asyncio.create_task(self._wake(game))
            self.waking[game].add_done_callback(heed)
        return await asyncio.shield(self.waking[game])

    async def _wake(self, game: str) -> Table:
        try:
            heard = self.heard
            kept = await games.load(self.db, game)
            if kept is None:
                raise NotHere("expected the link of a table, but this is not one")
            table = await self._set(kept)
            table.held = await self._hold(game)
            table.late = self.heard != heard or self.db.shared  # it missed the news
            self.awake[game] = table
            self.drive(table)
            return table
        finally:
            del self.waking[game]

    async def _set(self, kept: Kept) -> Table:
        """A table as the database has it."""
        match = await self.rebuilt(kept, kept.events) if kept.events else None
        if match is not None:
            match.envelopes = {
                seat: msgspec.json.decode(text, type=list[int])
                for seat, text in kept.envelopes.items()
            }
            if match.fault:
                kept.game = replace(kept.game, status=OVER)
            elif match.over and not kept.game.result:  # it ended before results were kept
                kept.game = await ended(self.db, kept.game, match)
        return Table(kept, match, self)


async def ended(db: Database, game: GameRow, match: Match) -> GameRow:
    """Keep how a game ended, for lists."""
    result = outcome(match)
    await db.write([games.put_status(game.id, OVER, 0, game.touched, result)])
    return replace(game, result=result)

"""The registry: the tables that are awake in this process; wakes and creates tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, final

import msgspec

from kindu.games import load
from kindu.record.gamefile import parse
from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.database import StoreError
from kindu.server.data.rows import NOBODY, OPEN, OVER, PERSON, GameRow, SeatRow
from kindu.server.refusals import NotHere
from kindu.server.tables.match import Beginning, Match
from kindu.server.tables.presence import AGAIN, bits_of
from kindu.server.tables.sync import catch_up, catch_up_locked
from kindu.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Sequence

    from kindu.core.rules import Rules
    from kindu.server.data.database import Database
    from kindu.server.data.games import Kept
    from kindu.server.tables.clocks import Terms

IDLE = 10 * 60 * 1000  # milliseconds after which a table without visitors goes to sleep
HERE = "here "  # in news: who is connected
MOST_BOARDS = 32  # custom boards that are kept ready


class GoesOn(msgspec.Struct, frozen=True):
    """The file that a table shows, or continues after this many answers."""

    file: str
    answers: int
    shown: bool  # only shown: nothing follows

    def lines(self) -> list[str]:
        """The answers before the first new one."""
        return parse(self.file).lines[: self.answers]


@dataclass(frozen=True)
class NewTable:
    """The request for a new table."""

    key: str
    seats: list[SeatRow]
    host: str
    title: str = ""
    options: dict[str, str] = field(default_factory=dict)
    board: str = ""  # TOML, if it is not the standard one
    public: bool = False
    clock: Terms | None = None
    goes_on: GoesOn | None = None


def goes_on(game: GameRow) -> GoesOn | None:
    """The file that a table continues, if any."""
    return msgspec.json.decode(game.goes_on, type=GoesOn) if game.goes_on else None


def again(seat: SeatRow) -> SeatRow:
    """The seat in a rematch: open if its person has left or was only a name in a file."""
    gone = seat.kind == PERSON and (seat.left or not seat.person)
    return SeatRow(seat.seat, NOBODY) if gone else replace(seat, stand_in="")


log = logging.getLogger("kindu.server.tables.registry")


@final
class Registry:
    """Tables by id; also the Surroundings of each table."""

    def __init__(self, db: Database, drive: Callable[[Table], None]) -> None:
        self.db = db
        self.drive = drive  # called after every change of a table; moves for bots and clocks
        self.awake: dict[str, Table] = {}
        self.waking: dict[str, asyncio.Task[Table]] = {}
        self.known: dict[tuple[str, str], Rules] = {}
        self.tag = secrets.token_hex(4)  # identifies this process in the news that it sends
        self.tasks: set[asyncio.Task[None]] = set()
        self.events = 0  # for metrics: events of games, and changes of seats
        self.refused: Counter[str] = Counter()

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
        game = GameRow(
            id=secrets.token_urlsafe(16), key=new.key, seats=len(new.seats),
            board=rules.board_hash, options=msgspec.json.encode(new.options).decode(),
            seed=secrets.token_bytes(32), title=new.title, host=new.host,
            status=OVER if new.goes_on and new.goes_on.shown else OPEN,
            public=new.public, asked=0, made=at, touched=at,
            clock=msgspec.json.encode(new.clock).decode() if new.clock else "",
            goes_on=msgspec.json.encode(new.goes_on).decode() if new.goes_on else "",
        )  # fmt: skip
        statements = games.new_game(game, new.seats)
        if new.board:
            statements.insert(0, games.new_board(rules.board_hash, new.key, new.board))
        await self.db.write(statements)
        return game.id

    def like(self, table: Table, host: str) -> NewTable:
        """The request for a table like this one: same game, board, options and people."""
        game = table.game
        seats = [again(one) for one in table.seats]
        options = msgspec.json.decode(game.options, type=dict[str, str])
        return NewTable(
            game.key, seats, host, game.title, options, table.board, game.public, table.terms
        )

    def beginning(self, kept: Kept | Table) -> Beginning:
        """How the match of a table begins."""
        game = kept.game
        options = msgspec.json.decode(game.options, type=dict[str, str])
        before = goes_on(game)
        lines = before.lines() if before else []
        rules = self.rules(game.key, kept.board)
        return Beginning(rules, game.seats, game.seed, options, lines)

    def sleep(self) -> int:
        """Put tables to sleep that nobody has visited for a while; returns how many."""
        late = now() - IDLE
        idle = [
            table
            for table in self.awake.values()
            if not table.users and not table.connections and table.touched < late and not table.busy
        ]
        for table in idle:
            del self.awake[table.game.id]
            self._soon(self.db.let_go(f"table {table.game.id}"))
        return len(idle)

    async def look_again(self, ids: Sequence[str]) -> None:
        """Seats, names or hosts of these tables have changed: those awake read them again."""
        for game in ids:
            table = self.awake.get(game)
            if table is not None:
                await catch_up(table)
            if self.db.shared:
                await self.db.write([], f"{self.tag} {game} people")

    async def listen(self) -> None:
        """Listen for what other processes save."""
        await self.db.listen(self._hear)

    def _hear(self, news: str) -> None:
        """Let a table that is awake read what is new; after missed news, all of them."""
        tag, _, rest = news.partition(" ")
        if news and tag == self.tag:
            return  # our own
        game, _, what = rest.partition(" ")
        for table in list(self.awake.values()) if not news else [self.awake.get(game)]:
            if table is None:
                continue
            if what.startswith(HERE):
                self._hear_who(table, tag, int(what.removeprefix(HERE)))
            else:
                table.late = True
                self._soon(catch_up(table))

    def _hear_who(self, table: Table, tag: str, bits: int) -> None:
        """Take another process's report of who is connected; a new process is told of ours."""
        before = table.here()
        if table.elsewhere.hear(tag, bits, now()) and table.connections:
            self.spread(table)
        if table.here() != before:
            table.tell_seats()

    def spread(self, table: Table) -> None:
        """Tell other processes who is connected here."""
        if self.db.shared:
            table.said = now()
            bits = bits_of(connection.eye for connection in table.connections)
            self._soon(self._say(f"{self.tag} {table.game.id} {HERE}{bits}"))

    async def _say(self, news: str) -> None:
        try:
            await self.db.write([], news)
        except StoreError as error:
            log.warning("other processes were not told who is here: %s", error)

    def changed(self, table: Table) -> None:
        """An event has happened, or seats have changed."""
        self.events += 1
        self.drive(table)

    async def catch_up(self, table: Table) -> None:
        """Bring a table up to date; the caller holds its lock."""
        await catch_up_locked(table)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a table could not catch up", exc_info=error)

    async def hold(self) -> None:
        """Only one process drives a table's bots and clock: the one that holds its name."""
        for table in list(self.awake.values()):
            if table.connections and now() - table.said > AGAIN:
                self.spread(table)
            held = await self._hold(table.game.id)
            if held != table.held:
                table.held = held
                self.drive(table)

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
            self.waking[game] = asyncio.create_task(self._wake(game))
        return await asyncio.shield(self.waking[game])

    async def _wake(self, game: str) -> Table:
        try:
            kept = await games.load(self.db, game)
            if kept is None:
                raise NotHere("expected the link of a table, but this is not one")
            table = self._set(kept)
            table.held = await self._hold(game)
            self.awake[game] = table
            self.drive(table)
            return table
        finally:
            del self.waking[game]

    def _set(self, kept: Kept) -> Table:
        """A table as the database has it."""
        match = Match(self.beginning(kept), kept.events) if kept.events else None
        if match is not None:
            match.envelopes = {
                seat: msgspec.json.decode(text, type=list[int])
                for seat, text in kept.envelopes.items()
            }
            if match.fault:
                kept.game = replace(kept.game, status=OVER)
        return Table(kept, match, self)

"""One table: it handles messages one at a time, saves them, then tells every eye.

Everything that changes or reads a table holds its lock, so nobody sees what is not saved.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol, final

import msgspec

from kindu.server.clock import now
from kindu.server.data import games
from kindu.server.data.rows import OVER, RUNNING, ChatRow, ProposalRow
from kindu.server.refusals import BadMessage, NotLegal, NotStarted, Over, Stale
from kindu.server.tables.clocks import Clocks, Terms
from kindu.server.tables.presence import Elsewhere
from kindu.server.wire import outgoing, previews
from kindu.server.wire.broadcast import tell_event
from kindu.text.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.database import Database, Statement
    from kindu.server.data.games import Kept
    from kindu.server.data.rows import EventRow, SeatRow
    from kindu.server.refusals import Json
    from kindu.server.tables.match import Beginning, Match
    from kindu.server.wire.connection import Connection
    from kindu.server.wire.incoming import PreviewRequest


def standing(match: Match) -> tuple[str, int]:
    """For lists of tables: the status, and the bits of the seats that are asked."""
    return OVER if match.over else RUNNING, sum(1 << seat for seat in match.asked())


class Surroundings(Protocol):
    """What a table needs from its process; `Registry` implements it."""

    db: Database
    tag: str  # identifies this process in the news that it sends

    def changed(self, table: Table) -> None:
        """An event has happened, or seats have changed: bots or clock may have to move."""

    def spread(self, table: Table) -> None:
        """Somebody has come or gone: tell other processes."""

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have saved; the caller holds the table's lock."""

    def beginning(self, table: Table) -> Beginning:
        """How the table's match begins."""


@final
class Alone:
    """Holds the lock of a table, after reading what other processes have saved."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.late:
            try:
                await self.table.around.catch_up(self.table)
            except BaseException:
                self.table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.table.lock.release()


@final
class Table:
    """A table that is awake."""

    def __init__(self, kept: Kept, match: Match | None, around: Surroundings) -> None:
        self.around = around
        self.db = around.db
        self.game = kept.game
        self.board = kept.board
        self.seats: list[SeatRow] = kept.seats
        self.match = match
        self.chat: list[ChatRow] = kept.chat
        self.proposals: list[ProposalRow] = kept.proposals
        self.connections: set[Connection] = set()
        terms = msgspec.json.decode(kept.game.clock, type=Terms) if kept.game.clock else None
        self.terms: Terms | None = terms
        self.clocks: Clocks | None = Clocks(terms, match) if terms and match else None
        self.lock = asyncio.Lock()
        self.has_envelopes = bool(kept.envelopes)  # are there any in the database?
        self.elsewhere = Elsewhere()
        self.said = 0  # when other processes were told last
        self.users = 0  # how many users keep it awake
        self.touched = now()
        self.busy = False  # a bot thinks, or a clock runs
        self.late = False  # set if another process may have changed rows of this table
        self.held = True  # whether this process drives its bots and its clock

    def alone(self) -> Alone:
        """Take the lock: one message at a time, on the table as it is in the database."""
        return Alone(self)

    # --- connections ------------------------------------------------------------------------

    async def greet(self, connection: Connection, heard: int) -> None:
        """Add a connection: send the whole table, and the facts since the last event it knows."""
        async with self.alone():
            self.connections.add(connection)
            self.around.spread(self)
            connection.push(outgoing.table(self, connection, heard))
            self.tell_seats()

    async def bid_farewell(self, connection: Connection) -> None:
        """Remove a connection."""
        async with self.alone():
            self.connections.discard(connection)
            self.around.spread(self)
            self.tell_seats()

    async def preview(self, seat: int, asked: PreviewRequest, text: bool = False) -> Json:
        """What would follow these answers. Changes nothing."""
        async with self.alone():
            match = self.running(asked.n)
            return previews.preview(match, seat, asked, self.teller() if text else None)

    async def why(self, seat: int, n: int, answers: Sequence[int], moves: Sequence[str]) -> Json:
        """The rules that forbid each of these moves after the answers. Changes nothing."""
        async with self.alone():
            match = self.running(n)
            sight = match.follow(seat, answers)
            if match.beyond(sight):
                raise NotLegal("expected answers after which you are asked, but you are not")
            return outgoing.why(sight, answers, moves) | {"n": n}

    # --- what changes the game --------------------------------------------------------------

    async def move(self, seat: int, n: int, answers: Sequence[int]) -> None:
        """Play answers of a seat as event n, all or none; in an open group, seal them."""
        async with self.alone():
            match = self.running(n)
            match.check(seat, answers)
            if match.in_group():
                await self._seal(match, seat, list(answers))
            else:
                await self.happen(match, match.move(seat, answers, now()))

    async def resign(self, seat: int, n: int) -> None:
        """Give up: the seat comes last, and a bot plays on so that the others can continue."""
        async with self.alone():
            match = self.running(n)
            if seat in match.resigned:
                raise NotLegal(f"expected a seat that plays, but {seat + 1} gave up")
            await self.happen(match, match.resign(seat, now()))

    async def say(self, person: str, name: str, words: str) -> None:
        """Chat: it is saved, but it is not an event of the game."""
        async with self.alone():
            text = " ".join(words.split())
            if not text:
                raise BadMessage("expected some text, but there is none")
            last = self.chat[-1].k if self.chat else -1
            row = ChatRow(last + 1, person, name, text, now())
            await self.keep([games.add_chat(self.game.id, row)], f"chat {row.k}")
            self.chat = [*self.chat, row][-games.LAST_CHAT :]
            self.tell_all(outgoing.chat(row))

    # --- for code that changes seats and holds the lock -------------------------------------

    async def keep(self, statements: Sequence[Statement], news: str = "") -> None:
        """Save, or refuse if somebody was quicker."""
        if not await self.db.write(statements, self.news(news)):
            self.late = True
            raise Stale("expected to be the first, but somebody was quicker")

    def news(self, what: str) -> str:
        """The news for other processes, sent with a commit."""
        return f"{self.around.tag} {self.game.id} {what}"

    def begin(self, match: Match) -> None:
        """The deal is saved: the game runs."""
        self.match = match
        self.clocks = Clocks(self.terms, match) if self.terms else None
        self.happened(match)

    def reseat(self) -> None:
        """Seats have changed: close connections that lost their seat."""
        for connection in self.connections:
            if connection.seated and not outgoing.is_of(
                self.seats[connection.eye], connection.person
            ):
                connection.close("expected a seat of yours, but it is no longer")
        self.tell_seats()
        self.around.changed(self)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self.tell_all(outgoing.seated(self))

    def tell_rematch(self) -> None:
        """Tell everybody where the rematch is."""
        self.tell_all(outgoing.rematch(self.game.rematch))

    def teller(self) -> Teller:
        """The Teller of this game, for English text."""
        assert self.match is not None
        return Teller(self.match.rules, outgoing.spoken(self.seats))

    def here(self) -> set[int]:
        """The eyes that are connected."""
        return {connection.eye for connection in self.connections} | self.elsewhere.eyes(now())

    # --- inside -----------------------------------------------------------------------------

    def running(self, n: int) -> Match:
        """The match, if a message for event n is not stale."""
        match = self.match
        if match is None:
            raise NotStarted("expected a game that runs, but it has not been started")
        if match.over:
            raise Over("expected a game that goes on, but this one is over")
        if n != match.n + 1:
            raise Stale(f"expected a message for event {match.n + 1}, but got {n}")
        return match

    async def _seal(self, match: Match, seat: int, answers: list[int]) -> None:
        """Put answers into an envelope; the last envelope opens them all."""
        n = match.n + 1
        if match.asked() in ([seat], []):
            match.envelopes[seat] = answers
            await self.happen(match, match.open_envelopes(now()))
            return
        text = msgspec.json.encode(answers).decode()
        news = f"envelope {n} {seat}"
        await self.keep([games.put_envelope(self.game.id, n, seat, text, now())], news)
        match.envelopes[seat] = answers
        self.has_envelopes = True
        self.tell_sealed(match, seat)

    async def happen(self, match: Match, event: EventRow) -> None:
        """Save an event of the match, then tell everybody; if saving fails, it never happened."""
        game = self.game.id
        status, asked = standing(match)
        statements = [games.add_event(game, event), games.put_status(game, status, asked, event.at)]
        if self.proposals:
            statements.append(games.drop_proposals(game))
        if match.envelopes:
            statements.append(games.keep_envelopes(game, event.n + 1))
        elif self.has_envelopes:
            statements.append(games.drop_envelopes(game))
        try:
            kept = await self.db.write(statements, self.news(f"event {event.n}"))
        except BaseException:
            match.forget(event)
            self.late = True  # if it is unclear whether it was saved, the next message finds out
            raise
        if not kept:
            match.forget(event)
            self.late = True
            raise Stale(f"expected a message for a newer event than {event.n}")
        self.happened(match)

    def happened(self, match: Match) -> None:
        """The last event is saved: tell all eyes."""
        match.saved()
        self.game.status, self.game.asked = standing(match)
        self.game.touched = match.past[-1].at
        self.has_envelopes = bool(match.envelopes)
        self.proposals = []
        if self.clocks is not None and match.n > 0:
            self.clocks.happened(match)
        tell_event(self, match)
        self.around.changed(self)

    def tell_sealed(self, match: Match, seat: int) -> None:
        """Tell everybody that a seat of the open group has answered."""
        for connection in self.connections:
            connection.push(outgoing.envelope(match, seat, connection.eye))
        self.around.changed(self)

    def tell_proposal(self, row: ProposalRow | None) -> None:
        """Tell everybody about a proposal, or that it was dropped."""
        self.proposals = [row] if row else []
        self.tell_all(outgoing.proposal(row))

    def tell_all(self, text: bytes) -> None:
        """Send the same message to every connection."""
        for connection in self.connections:
            connection.push(text)

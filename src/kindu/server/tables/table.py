"""One table: it handles messages one at a time, saves them, then tells every eye.

Everything that changes or reads a table holds its lock, so nobody sees what is not saved.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, final

import msgspec

from kindu.server.clock import now
from kindu.server.data import envelopes, games
from kindu.server.data.rows import OVER, RUNNING, ChatRow, ProposalRow
from kindu.server.disk_quota import row_size, weight_of
from kindu.server.refusals import NotLegal, NotStarted, Over, Stale
from kindu.server.tables import consent, presence
from kindu.server.tables.alone import Alone
from kindu.server.tables.clocks import Clocks, Terms
from kindu.server.wire import outgoing, previews, projection
from kindu.server.wire.broadcast import tell_event
from kindu.text.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.server.data.database import Statement
    from kindu.server.data.games import Kept
    from kindu.server.data.rows import EventRow, SeatRow
    from kindu.server.refusals import Json
    from kindu.server.tables.alone import Surroundings
    from kindu.server.tables.match import Match
    from kindu.server.wire.connection import Connection
    from kindu.server.wire.incoming import PreviewRequest


def standing(match: Match) -> tuple[str, int]:
    """For lists of tables: the status, and the bits of the seats that are asked."""
    return OVER if match.over else RUNNING, sum(1 << seat for seat in match.asked())


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
        self.connections: dict[Connection, None] = {}  # in the order in which they came
        terms = msgspec.json.decode(kept.game.clock, type=Terms) if kept.game.clock else None
        self.terms: Terms | None = terms
        self.clocks: Clocks | None = None
        if terms and match:
            self.clocks = Clocks(terms, match, around.started)
        self.weight = weight_of(kept)  # bytes
        self.lock = asyncio.Lock()
        self.has_envelopes = bool(kept.envelopes)  # are there any in the database?
        self.elsewhere = presence.Elsewhere()
        self.woken = now()
        self.away = presence.first_away(kept.seats, self.woken)  # since when, by seat
        self.lapsed: set[int] = set()  # seats for which the clock has decided while they were away
        self.address = ""  # from which the game was started
        self.said = 0  # when other processes were told last
        self.users = 0  # how many users keep it awake
        self.touched = now()
        self.busy = False  # a bot thinks, or a clock runs
        self.saving = False  # the last event of the match is not saved yet
        self.late = False  # set if another process may have changed rows of this table
        self.doubtful = False  # set if sessions or tokens of its connections may have ended
        self.held = True  # whether this process drives its bots and its clock

    def time(self) -> int:
        """When something happens here; with a clock, by steady time."""
        return self.clocks.time() if self.clocks else now()

    def alone(self) -> Alone:
        """Take the lock: one message at a time, on the table as it is in the database."""
        return Alone(self)

    # --- connections ------------------------------------------------------------------------

    async def greet(self, connection: Connection, heard: int, few: bool = False) -> None:
        """Add a connection: send the whole table, and the facts since the last event it knows.

        `few`: only some of the facts, because it was greeted too often.
        """
        async with self.alone():
            self.connections[connection] = None
            connection.absent = self.away.get(connection.eye, connection.absent)
            self.around.spread(self, connection.person)
            await presence.welcome(self)
            connection.push(outgoing.table(self, connection, heard, few))
            self.tell_seats()

    async def bid_farewell(self, connection: Connection) -> None:
        """Remove a connection, even if the database fails."""
        async with self.lock:
            self.connections.pop(connection, None)
            self.around.spread(self, connection.person)
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
                raise NotLegal("expected answers after which it is your turn, but it isn't")
            return outgoing.why(sight, answers, moves) | {"n": n}

    # --- what changes the game --------------------------------------------------------------

    async def move(self, seat: int, n: int, answers: Sequence[int], by_person: bool = True) -> None:
        """Play answers of a seat as event n, all or none; in an open group, seal them.

        Only its person may change an envelope: a bot or clock may not have heard of it yet.
        """
        async with self.alone():
            match = self.running(n)
            match.check(seat, answers)
            if match.in_group():
                await self._seal(match, seat, list(answers), by_person)
            else:
                await self.happen(match, match.move(seat, answers, self.time()))

    async def resign(self, seat: int, n: int) -> None:
        """Give up: the seat comes last, and a bot plays on so that the others can continue."""
        async with self.alone():
            match = self.running(n)
            if seat in match.resigned:
                raise NotLegal(f"expected a seat that plays, but {seat + 1} gave up")
            await self.happen(match, match.resign(seat, self.time()))

    # --- for code that changes seats and holds the lock -------------------------------------

    async def keep(self, statements: Sequence[Statement], news: str = "") -> None:
        """Save, or refuse if somebody was quicker; if in doubt, the next message finds out."""
        kept = False
        try:
            kept = await self.db.write(statements, f"{self.around.tag} {self.game.id} {news}")
        finally:
            self.late = self.late or not kept
        if not kept:
            raise Stale("expected to be the first, but somebody was quicker")

    def begin(self, match: Match) -> None:
        """The deal is saved: the game runs."""
        self.match = match
        self.clocks = Clocks(self.terms, match) if self.terms else None
        self.tell_seats()  # they say how its luck was sealed
        self.happened(match)

    def reseat(self) -> None:
        """Seats have changed: close connections that lost their seat."""
        for connection in self.connections:
            if connection.seated and not outgoing.is_of(
                self.seats[connection.eye], connection.person
            ):
                connection.close("expected a seat of yours, but this one no longer is")
        presence.look_around(self, now())
        self.tell_seats()
        if self.proposals:
            self.tell_all(outgoing.proposal(self))  # it may wait for others now
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

    def present(self) -> set[int]:
        """The seats whose person is connected."""
        return presence.present(self.seats, self.here())

    def watchers(self) -> list[str]:
        """The names of those who only watch."""
        return presence.watchers(self)

    def spans(self) -> dict[int, tuple[int, int | None]]:
        """For how long everybody is away, and how long until a bot may play there."""
        return presence.spans(self, now())

    def waits(self, row: ProposalRow) -> tuple[list[int], int | None]:
        """The seats that a proposal waits for, and for how long if they are away."""
        return consent.waits_for(self, row), consent.passes_in(self, row)

    def is_alone(self, seat: int) -> bool:
        """Whether no other person plays at this table."""
        return consent.is_alone(self, seat)

    # --- inside -----------------------------------------------------------------------------

    def running(self, n: int) -> Match:
        """The match, if a message for event n is not stale."""
        match = self.match
        if match is None:
            raise NotStarted("expected a running game, but this one has not started")
        if match.over:
            raise Over("expected a game that goes on, but this one is over")
        if n != match.n + 1:
            raise Stale(f"expected a message for event {match.n + 1}, but got {n}")
        return match

    async def _seal(self, match: Match, seat: int, answers: list[int], again: bool) -> None:
        """Put answers into an envelope; the last envelope opens them all."""
        game, n = self.game.id, match.n + 1
        if match.asked() in ([seat], []):
            others = envelopes.opened(game, n, match.envelopes, seat, again)
            match.envelopes[seat] = answers
            await self.happen(match, match.open_envelopes(self.time()), others)
            return
        put = envelopes.put(game, n, seat, answers, now(), again)
        await self.keep(put, f"envelope {n} {seat}")
        match.envelopes[seat] = answers
        self.has_envelopes = True
        self.tell_sealed(match, seat)

    async def happen(self, match: Match, event: EventRow, opened: Sequence[Statement] = ()) -> None:
        """Save an event of the match, then tell everybody; if saving fails, it never happened."""
        game = self.game.id
        status, asked = standing(match)
        put = games.put_status(game, status, asked, event.at, projection.outcome(match))
        statements = [put, games.add_event(game, event), *opened]
        if self.proposals:
            statements.append(games.drop_proposals(game))
        if match.envelopes:
            statements.append(envelopes.renumber(game, event.n + 1))
        elif self.has_envelopes:
            statements.append(envelopes.drop(game))
        quota, over, self.saving = self.around.disk_quota, status == OVER, True
        try:
            sizes = await quota.weigh(self.db, self.game, self.weight, event, over)
            await self.keep([*statements, *sizes], f"event {event.n}")
        except BaseException:
            match.forget(event)
            raise
        finally:
            self.saving = False
        self.weight += row_size(event.lines)
        if sizes:
            self.game.size = self.weight
        self.happened(match)

    def happened(self, match: Match) -> None:
        """The last event is saved: tell all eyes."""
        match.saved()
        self.game.status, self.game.asked = standing(match)
        self.game.result = projection.outcome(match)
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
        self.tell_all(outgoing.proposal(self))
        self.around.drive(self)

    def tell_all(self, text: bytes) -> None:
        """Send the same message to every connection."""
        for connection in self.connections:
            connection.push(text)

"""After the storm: every table has to take a move at both processes; then all is read once more."""

from __future__ import annotations

import asyncio
import hashlib
import json
from dataclasses import dataclass
from random import Random
from time import monotonic

import msgspec

from kindu.core.words import SPECTATOR
from kindu.games import load
from kindu.server.data import games
from kindu.server.data.rows import OVER, ChatRow, EventRow, GameRow
from kindu.server.luck.table_luck import draw_key
from kindu.server.tables.match import Match
from kindu.server.tables.past import Beginning
from kindu.server.wire.outgoing import MOST_TOLD
from tests.histories.client import LOST, Client, Eye, Json, chat_line
from tests.histories.cluster import Cluster, Member
from tests.histories.habits import Habits
from tests.histories.laws.ending import BOUND
from tests.histories.parties import PEOPLE, Party, habits
from tests.histories.recorder import Recorder
from tests.histories.records import ChatLine, EventLine, Kept, Standing
from tests.simulation.judges.sights import Expected

SETTLED = 10.0  # seconds until both processes tell the same
LISTEN = 0.5
SEEN = ("view", "legal", "undo", "result", "facts")  # what is compared of a table


@dataclass(frozen=True)
class Last:
    """What is needed to look at all tables for the last time."""

    cluster: Cluster
    recorder: Recorder
    random: Random

    async def look(self, parties: list[Party]) -> None:
        """Play on and read all tables."""
        for party in parties:
            for table in party.tables[: party.at + 1]:
                for member in self.cluster.members:
                    await self.play_on(party, table, member)
                await self.read(party, table)

    async def play_on(self, party: Party, table: str, member: Member) -> None:
        """Make one move at a process, unless the game is over."""
        people = [
            habits(f"last {guest.seat} at {member.number}", Eye(table, guest.seat, guest.cookie),
                   self.recorder, self.random)
            for guest in party.guests
        ]  # fmt: skip
        try:
            async with asyncio.timeout(BOUND):
                while not await self.moved(people, member):
                    pass
        except TimeoutError:
            pass  # the judge will say so
        finally:
            for one in people:
                await one.client.leave()

    async def moved(self, people: list[Habits], member: Member) -> bool:
        """Connect if need be, and make a move if it is a person's turn."""
        try:
            for one in people:
                if one.client.ws is None:
                    await one.client.connect(member)
            for one in people:
                if one.client.over or (one.may_move() and await one.move()):
                    return True
                if one.client.proposal:
                    await one.answer(yes=False)
                await one.client.listen(LISTEN)
        except LOST:
            for one in people:
                await one.client.leave(politely=False)
        return False

    async def read(self, party: Party, table: str) -> None:
        """What is kept, and what both processes tell; news may need a moment to arrive."""
        until = monotonic() + SETTLED
        while True:
            kept = await kept_rows(self.cluster, table)
            told = [
                await standing(self, Eye(table, guest.seat, guest.cookie), member)
                for member in self.cluster.members
                for guest in party.guests
            ]
            told += [await standing(self, Eye(table), one) for one in self.cluster.members]
            if monotonic() > until or all(agrees(kept, one) for one in told):
                break
        self.recorder.add(kept)
        for one in told:
            self.recorder.add(one)


def agrees(kept: Kept, told: Standing) -> bool:
    """Whether a process has caught up."""
    return told.n == kept.events[-1].n and told.seen == kept.seen[told.eye]


async def standing(last: Last, eye: Eye, member: Member) -> Standing:
    """What a newcomer is told."""
    client = Client("newcomer", eye, last.recorder, last.random)
    try:
        await client.connect(member)
    finally:
        await client.leave()
    chat = [chat_line(one) for one in client.now["chat"]]
    return Standing(
        table=eye.table, process=member.number, eye=str(eye.seat), n=client.n, chat=chat,
        seen=digest(client.now),
    )  # fmt: skip


def digest(found: Json) -> str:
    """A hash of what an eye sees."""
    text = json.dumps({name: found.get(name) for name in SEEN}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


async def kept_rows(cluster: Cluster, table: str) -> Kept:
    """What the database has, read past the server, and what each eye must see by it."""
    [row] = await cluster.fetch(f"SELECT {games.GAME} FROM game WHERE id = $1", table)  # noqa: S608
    game = games.made(GameRow, row)  # type: ignore[arg-type]
    event = "SELECT n, seat, kind, lines, at FROM event WHERE game = $1 ORDER BY n"
    chat = "SELECT k, person, name, words, at, seat, reaction FROM chat WHERE game = $1 ORDER BY k"
    events = [games.made(EventRow, one) for one in await cluster.fetch(event, table)]  # type: ignore[arg-type]
    said = [games.made(ChatRow, one) for one in await cluster.fetch(chat, table)]  # type: ignore[arg-type]
    return Kept(
        table=table, people=list(PEOPLE), over=game.status == OVER, seen=seen(game, events),
        events=[EventLine(one.n, one.seat + 1, one.kind, one.at, one.lines.splitlines())
                for one in events],
        chat=[ChatLine(one.k, one.seat + 1, one.words) for one in said],
    )  # fmt: skip


def seen(game: GameRow, events: list[EventRow]) -> dict[str, str]:
    """What each eye must see, from the game played again."""
    options = msgspec.json.decode(game.options, type=dict[str, str])
    begin = Beginning(load(game.key), game.seats, game.seed, options, [], draw_key(game))
    expected = Expected(Match(begin, events))
    first = max(0, len(expected.match.record.story) - MOST_TOLD)
    eyes = {"0": SPECTATOR} | {str(seat): seat - 1 for seat in PEOPLE}
    return {
        name: digest(expected.of(eye) | {"facts": expected.story(eye, first)})
        for name, eye in eyes.items()
    }

"""Whole games over real sockets in two worlds: who can't tell them apart gets the same bytes."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import final

import httpx2
import pytest

from kindu.core.rules import Rules
from kindu.core.words import SPECTATOR
from kindu.games import own_keys
from kindu.server.wire.incoming import MOST_MOVES
from tests.cases import case
from tests.server.running import Json, Person, Running, Seat, running, settings
from tests.server.worlds import Event, Worlds

SEATS = 3
EYE = 0  # the seat that can't tell the worlds apart; the other two hold the exchanged cards
SEED = bytes([3]) * 32
PROBED = 32  # events between two looks at all that a seat can ask for
TIMES = re.compile(r'"(at|made|touched|since|away|bot_in)":\d+')
DATED = ("date",)
PASSED_ON = {"X-Forwarded-For": "203.0.113.7"}  # the data folder is told at home only
UNDONE = 3  # events that are taken back and played again

# Game, what is exchanged, and the fewest events of the game that is played with it.
GAMES = [(key, *one) for key in own_keys() for one in case(key).exchanged]


def timeless(text: str) -> str:
    """What was sent, without the times in it, which no two worlds share."""
    return TIMES.sub(r'"\1":0', text)


@final
class World:
    """One of the two servers, with all people of the table connected, and somebody who looks on."""

    def __init__(self, people: list[Person], table: str) -> None:
        self.people = people  # the last one looks on
        self.table = table
        self.seats: list[Seat] = []
        self.said: list[str] = []  # all that the eye and who looks on were sent over HTTP

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[World]:
        async with AsyncExitStack() as stack:
            for person in self.people:
                self.seats.append(await stack.enter_async_context(person.at(self.table)))
                for seat in self.seats:
                    await seat.hear("seats")
            yield self

    @property
    def eyes(self) -> list[Seat]:
        """Those that must not find out which world this is."""
        return [self.seats[EYE], self.seats[-1]]

    def sent(self) -> list[str]:
        """All that these were sent until now."""
        raw = [text for eye in self.eyes for text in eye.raw]
        found = [timeless(text) for text in raw + self.said]
        self.said = []
        for eye in self.eyes:
            eye.raw = []
        return found

    async def play(self, n: int, event: Event, which: int) -> None:
        """An event, and all have heard of it."""
        for turn in event:
            await self.seats[turn.seat].say("move", n=n, answers=turn.answers[which], id=n)
            said = await self.seats[turn.seat].reply(n)
            assert said["t"] == "ok", said
        await self.heard(n)

    async def heard(self, n: int) -> None:
        """All have heard of this event."""
        for seat in self.seats:
            if seat.n < n:
                await seat.hear(lambda one: one["t"] == "told" and one["n"] == n)

    async def take_back(self, n: int, seat: int) -> None:
        """The last event of a seat, freely or because all agree; that is event n."""
        await self.seats[seat].say("undo", n=n, id=n)
        await self.seats[seat].reply(n)
        for other in range(SEATS):
            if other != seat and self.seats[seat].n < n:
                await self.seats[other].say("agree", n=n, yes=True, id=n)
                await self.seats[other].reply(n)
        await self.heard(n)

    async def probe(self, n: int, rules: Rules) -> None:
        """All that the eye and who looks on may try."""
        for who, seat in zip((self.people[EYE], self.people[-1]), self.eyes, strict=True):
            for number, (kind, more) in enumerate(tries(n, rules), 1000):
                await seat.say(kind, **more, id=number)
                await seat.reply(number)
            await seat.say("hello", n=n - 1)
            await seat.hear("table")
            for eye in self.eyes:
                await eye.hear("seats")
            for path in asked_for(self.table):
                self.note(path, await who.http.get(path, headers=PASSED_ON))
        for method, path, body in changes(self.table):
            self.note(path, await self.people[EYE].http.request(method, path, json=body))

    def note(self, path: str, answer: httpx2.Response) -> None:
        """What came over HTTP: status, headers and body."""
        headers = [pair for pair in answer.headers.multi_items() if pair[0] not in DATED]
        self.said.append(f"{path} {answer.status_code} {headers} {answer.text}")


def tries(n: int, rules: Rules) -> list[tuple[str, Json]]:
    """Messages that are refused, or tell no more than the eye knows; n is the last event."""
    answers = range(n % 11, 400, 11)
    moves = [rules.label(answer) for answer in range(int(rules.num_actions))]
    some = [moves[at : at + MOST_MOVES] for at in range(0, len(moves), MOST_MOVES)]
    return [
        ("ping", {}),
        ("move", {"n": n, "answers": [0]}),
        ("move", {"n": n + 1, "answers": []}),
        ("move", {"n": n + 1, "answers": [-1]}),
        ("preview", {"n": n + 1, "answers": []}),
        ("preview", {"n": n + 1, "answers": [], "plan": True}),
        *(("preview", {"n": n + 1, "answers": [answer]}) for answer in answers),
        *(("why", {"n": n + 1, "answers": [], "moves": several}) for several in some),
        ("agree", {"n": n + 1, "yes": True}),
        ("chat", {"words": " "}),
    ]


def asked_for(table: str) -> list[str]:
    """Addresses whose answers may depend on the game."""
    here = f"/api/tables/{table}"
    replays = ["/file", "/at/1", "/at/1?eye=2", "/course", "/course?eye=2"]
    parts = ["", "/board", *replays, "/seats/1/tokens", "/seats/2/tokens"]
    server = ["/api/tables", "/api/tables/mine", "/api/health", "/metrics", "/api/games"]
    return [*(here + part for part in parts), *server]


def changes(table: str) -> list[tuple[str, str, Json]]:
    """What a seat may not do to others, or not now."""
    here = f"/api/tables/{table}"
    return [
        ("POST", f"{here}/start", {}),
        ("POST", f"{here}/seats/2", {}),
        ("PUT", f"{here}/seats/2/bot", {"level": "novice"}),
        ("DELETE", f"{here}/seats/3", {}),
    ]


async def seat_people(folder: Path) -> tuple[str, list[str]]:
    """A table whose people wait for its start, and their cookies."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings(folder)))
        people = [await stack.enter_async_context(server.person()) for _ in range(SEATS)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        made = await people[0].ask("POST", "/tables", {"game": folder.name, "seats": seats})
        for number, person in enumerate(people[1:], 2):
            await person.ask("POST", f"/tables/{made['id']}/seats/{number}", {})
        return str(made["id"]), [person.http.cookies["kindu"] for person in people]


def change(folder: Path, sql: str, *values: object) -> None:
    """Change rows of a server that does not run."""
    with closing(sqlite3.connect(folder / "kindu.sqlite")) as database, database:
        assert 1 == database.execute(sql, values).rowcount


async def two_folders(folder: Path, worlds: Worlds) -> tuple[list[Path], str, list[str]]:
    """The same table in two data folders, in the second one with the other deal."""
    first, second = folder / worlds.key, folder / "other"
    table, cookies = await seat_people(first)
    async with running(settings(first)) as server, visitor(server, cookies[0]) as host:
        await host.ask("POST", f"/tables/{table}/start", {})
    change(first, "UPDATE game SET seed = ?, luck = ''", worlds.seed)  # the seed alone decides
    texts = ["\n".join(deal) for deal in worlds.deals]
    sql = "UPDATE event SET lines = ? WHERE n = 0"
    change(first, sql, texts[0])
    shutil.copytree(first, second)
    change(second, f"{sql} AND lines = ?", texts[1], texts[0])
    return [first, second], table, cookies


@asynccontextmanager
async def visitor(server: Running, cookie: str) -> AsyncIterator[Person]:
    """Somebody who has been here before, or without a cookie, somebody who looks on."""
    async with server.person() as found:
        if cookie:
            found.http.cookies.set("kindu", cookie)
        yield found


@asynccontextmanager
async def world(folder: Path, table: str, cookies: list[str]) -> AsyncIterator[World]:
    """A server with this data folder, and everybody connected to the table."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings(folder)))
        people = [
            await stack.enter_async_context(visitor(server, cookie)) for cookie in [*cookies, ""]
        ]
        yield await stack.enter_async_context(World(people, table).connected())


async def compare(folder: Path, worlds: Worlds) -> int:
    """Play in both worlds, and compare after each event; how many events there were."""
    folders, table, cookies = await two_folders(folder, worlds)
    n, undone = 0, 0
    async with world(folders[0], table, cookies) as a, world(folders[1], table, cookies) as b:
        assert a.sent() == b.sent()
        for event in worlds.events():
            again = undone < UNDONE and telling(event) and not worlds.over()
            undone += again
            for which, one in enumerate((a, b)):
                await one.play(n + 1, event, which)
                if n % PROBED == 0:
                    await one.probe(n + 1, worlds.rules)
                if again:
                    await one.take_back(n + 2, event[0].seat)
                    await one.play(n + 3, event, which)
            n += 3 if again else 1
            first, second = a.sent(), b.sent()
            if worlds.alike():  # the end of a game may show what was hidden
                assert first == second
    return n


def telling(event: Event) -> bool:
    """Whether a seat was asked more in one world than in the other."""
    return len(event) == 1 and event[0].answers[0] != event[0].answers[1]


@pytest.mark.parametrize(("game", "hidden", "least"), GAMES)
def test_who_cannot_tell_two_worlds_apart_is_sent_the_same_bytes(
    game: str, hidden: str, least: int, tmp_path: Path
) -> None:
    worlds = Worlds(game, SEATS, SEED, hidden, [EYE, SPECTATOR])

    assert least <= asyncio.run(compare(tmp_path, worlds))
    assert worlds.over()

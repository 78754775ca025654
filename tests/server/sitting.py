"""Tables for tests: people at their sockets, on a server that all tests of a session share."""

from __future__ import annotations

import asyncio
import functools
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import ParamSpec, TypedDict

import msgspec

from kindu.server.settings import Settings
from tests.server.games import OPENING, first_options
from tests.server.running import Json, Person, Running, Seat, running

P = ParamSpec("P")
NAMES = ["Ada", "Ben", "Cem", "Dido", "Eli"]


def live(test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A test that talks to a server."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def work() -> None:
            await test(*args, **kwargs)

        asyncio.run(work())

    return run


@contextmanager
def in_background(chosen: Settings) -> Iterator[Running]:
    """A server with a thread and an event loop of its own."""
    ready, over = threading.Event(), threading.Event()
    found: list[Running] = []

    async def serve() -> None:
        async with running(chosen) as server:
            found.append(server)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(60)
        yield found[0]
    finally:
        over.set()
        thread.join()


def order(game: str, *kinds: str, **more: object) -> Json:
    """A new table; kinds are me, open, or the level of a bot."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    options, start = first_options(game), "open" not in kinds
    return {"game": game, "seats": seats, "start": start, "options": options} | more


@dataclass
class Sitting:
    """A table, who is there, and their sockets; each has heard how it stands."""

    table: str
    people: list[Person]
    seats: list[Seat]

    async def ask(
        self, who: int, method: str, path: str = "", body: object = None, status: int = 200
    ) -> Json:
        """A request about this table by one of the people."""
        return await self.people[who].ask(method, f"/tables/{self.table}{path}", body, status)

    async def all_told(self, n: int) -> list[Json]:
        """What every socket is told of event n."""
        return [await told(seat, n) for seat in self.seats]


@asynccontextmanager
async def friends(
    server: Running, game: str, count: int = 2, early: bool = False, **more: object
) -> AsyncIterator[Sitting]:
    """A running game of so many people, each with an own browser and one socket.

    `early`: the sockets are there before the start, and hear of it; then nothing is missed.
    """
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person()) for _ in range(count)]
        mine: Json = {"kind": "me", "name": NAMES[0]}
        places: list[Json] = [mine] + [{"kind": "open"}] * (count - 1)
        body = order(game, "open", **{"seats": places} | more)
        table = str((await people[0].ask("POST", "/tables", body))["id"])
        for number, person in enumerate(people[1:], 2):
            body = {"name": NAMES[number - 1]}
            await person.ask("POST", f"/tables/{table}/seats/{number}", body)
        if not early:
            await people[0].ask("POST", f"/tables/{table}/start")
        seats = [await stack.enter_async_context(sat(one, table)) for one in people]
        if early:
            await people[0].ask("POST", f"/tables/{table}/start")
        yield Sitting(table, people, seats)


@asynccontextmanager
async def hot_seat(
    server: Running, game: str, *kinds: str, **more: object
) -> AsyncIterator[Sitting]:
    """A running game of one browser, with a socket for each seat that is its own."""
    async with AsyncExitStack() as stack:
        person = await stack.enter_async_context(server.person())
        table = str((await person.ask("POST", "/tables", order(game, *kinds, **more)))["id"])
        own = [number for number, kind in enumerate(kinds, 1) if kind == "me"]
        seats = [await stack.enter_async_context(sat(person, table, seat)) for seat in own]
        yield Sitting(table, [person], seats)


@asynccontextmanager
async def sat(
    person: Person, table: str, seat: int | None = None, text: bool = False, **hello: object
) -> AsyncIterator[Seat]:
    """A socket that has heard how the table stands."""
    async with person.at(table, seat, text, **hello) as found:
        await found.hear("table")
        yield found


async def answer(seat: Seat, kind: str, **message: object) -> Json:
    """The answer to a message of this kind."""
    seat.asked += 1
    await seat.say(kind, id=seat.asked, **message)
    return await seat.reply(seat.asked)


async def refusal(seat: Seat, kind: str, **message: object) -> tuple[object, object]:
    """Why a message is refused, and with which sentence."""
    found = await answer(seat, kind, **message)
    assert found["t"] == "refused", found
    return found["why"], found["sentence"]


async def ok(seat: Seat, kind: str, **message: object) -> None:
    """A message that is taken."""
    found = await answer(seat, kind, **message)
    assert found["t"] == "ok", found


async def newest(seat: Seat, kind: str) -> Json:
    """The last message of a kind that was sent until now."""
    await answer(seat, "ping")
    return seat.latest[kind]


async def told(seat: Seat, n: int) -> Json:
    """What the seat is told of event n."""
    if seat.now["t"] == "told" and seat.n == n:
        return seat.now
    return await seat.hear(lambda one: one["t"] == "told" and one["n"] == n)


class Answer(TypedDict):
    """A legal answer as it is sent."""

    answer: int
    parts: list[str]
    words: dict[str, object]


def number(seat: Seat, *parts: str) -> int:
    """The number of a legal answer."""
    return next(one["answer"] for one in legal(seat.now) if one["parts"] == list(parts))


def drawing(seat: Seat) -> int:
    """The number of the answer that draws, in the game PLAIN."""
    return number(seat, *OPENING.draw.split())


def moving(seat: Seat) -> int:
    """The number of the answer that begins a move there."""
    return number(seat, *OPENING.move.split())


def legal(message: Json) -> list[Answer]:
    """The legal answers of a message; of a preview, what may follow at once."""
    if message["t"] == "preview":
        return links(message)[0].legal if links(message) else []
    return msgspec.convert(message["legal"], list[Answer])


class Link(msgspec.Struct):
    """A question that a preview tells of."""

    legal: list[Answer]
    answer: int | None
    optional: bool


def links(message: Json) -> list[Link]:
    """The questions that follow in a preview."""
    return msgspec.convert(message["links"], list[Link])


def whole(message: Json) -> bool:
    """Whether the answers that a preview was asked about are a move already."""
    return not links(message) or links(message)[0].optional


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    """What is said of one move."""

    move: str
    legal: bool
    rules: list[Json]


def reasons(found: Json) -> list[Reason]:
    """What is said of each move."""
    return msgspec.convert(found["why"], list[Reason])


async def chain(seat: Seat, first: int | None = None, last: bool = False) -> list[int]:
    """A whole move, by preview: the first legal answer each time, or the last."""
    pick = -1 if last else 0
    answers = [legal(seat.now)[pick]["answer"] if first is None else first]
    while True:
        found = await answer(seat, "preview", n=seat.n + 1, answers=answers)
        assert found["t"] == "preview", found
        if whole(found):
            return answers
        answers.append(legal(found)[pick]["answer"])


async def play(seat: Seat, first: int | None = None) -> int:
    """Make the next event with a whole move; returns its number."""
    n = seat.n + 1
    await ok(seat, "move", n=n, answers=await chain(seat, first))
    return n

"""Whatever comes through a socket: a table answers, and only accepted messages change it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kindu.games import keys
from kindu.server.wire.conversation import BAD
from tests.server.games import PLAIN
from tests.server.running import Json, Person, Seat, running
from tests.server.running import settings as chosen
from tests.server.sitting import legal
from tests.support import QUICKEST

WHY = {
    "stale", "not_your_turn", "not_legal", "bad_message", "too_big", "not_seated", "over",
    "not_started",
}  # fmt: skip
SAID = {
    "table", "told", "sealed", "seats", "proposal", "chat", "preview", "why", "ok", "refused",
    "pong",
}  # fmt: skip
KEPT = ("game", "seat", "event", "envelope", "chat", "proposal", "token", "person", "board")
TOO_BIG = 20_000  # letters; more than a message may have

numbers = st.integers(-3, 450) | st.sampled_from([-(2**31), 2**31 - 1, 2**31, 2**63, 2**64])
anything = st.recursive(
    st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
kinds = st.sampled_from(
    ["hello", "move", "preview", "why", "undo", "propose", "agree", "resign", "chat", "ping"]
)
answers = st.lists(numbers, max_size=4)
moves = st.sampled_from(["stop", "step cairo orange", "pay red", "card grey", "draw", ""])


def message(kind: str, n: int, given_: list[int], yes: bool, words: str, asked: list[str]) -> Json:
    """A message as the protocol has it; `n` is near the next event, the answers are any."""
    more: dict[str, Json] = {
        "hello": {"n": n},
        "ping": {},
        "chat": {"words": words},
        "agree": {"n": n, "yes": yes},
        "move": {"n": n, "answers": given_},
        "preview": {"n": n, "answers": given_},
        "why": {"n": n, "answers": given_, "moves": asked},
    }
    return {"t": kind, **more.get(kind, {"n": n})}


sound = st.builds(
    message,
    kinds,
    st.sampled_from([1, 1, 1, 1, 0, 2, -1]),
    answers,
    st.booleans(),
    st.text(max_size=600),
    st.lists(moves | st.text(max_size=120), max_size=26),
)


@st.composite
def nearly(draw: st.DrawFn) -> Json:
    """A message of the protocol in which something is missing, strange or too much."""
    found = draw(sound)
    if draw(st.booleans()):
        key = draw(st.sampled_from([*found, "id", "more"]))
        found[key] = draw(anything)
    else:
        del found[draw(st.sampled_from(list(found)))]
    return found


garbage: st.SearchStrategy[str | bytes] = (
    st.text(max_size=40)
    | st.binary(max_size=40)
    | anything.map(json.dumps)
    | st.sampled_from(["[" * 5000, "x" * TOO_BIG, "é" * TOO_BIG, b"\xff\xfe", '{"t":"ping"}' * 2])
)
LEGAL = "legal"  # the first legal answer, whatever it is then
Saying = str | bytes | Json
KINDS: dict[str, st.SearchStrategy[Saying]] = {
    LEGAL: st.just(LEGAL), "sound": sound, "nearly": nearly(), "garbage": garbage,
}  # fmt: skip
# The kind is chosen first: else the many forms of garbage would leave little room for the others.
sayings = st.tuples(
    st.integers(0, 2), st.sampled_from(list(KINDS)).flatmap(lambda kind: KINDS[kind])
)


@final
class Room:
    """A running table: two seats of two people, and one who looks on."""

    def __init__(self, people: list[Person], data: Path) -> None:
        self.people = people
        self.data = data
        self.table = ""
        self.seats: list[Seat] = []
        self.stack = AsyncExitStack()
        self.id = 0

    async def open(self, game: str) -> None:
        """A new table, and everybody connected to it."""
        await self.stack.aclose()
        ada, bob, _ = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.ask("POST", "/tables", {"game": game, "seats": seats})
        self.table = str(made["id"])
        await bob.ask("POST", f"/tables/{self.table}/seats/2", {})
        await ada.ask("POST", f"/tables/{self.table}/start")
        self.seats = []
        for person in self.people:
            seat = await self.stack.enter_async_context(person.at(self.table))
            await seat.hear("table")
            self.seats.append(seat)

    def rows(self) -> list[object]:
        """All that is kept."""
        with closing(sqlite3.connect(self.data / "kindu.sqlite")) as database:
            return [database.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT]  # noqa: S608

    async def answer(self, seat: Seat) -> list[Json]:
        """All that a seat is told up to the answer to a ping."""
        self.id += 1
        before = len(seat.raw)
        await seat.say("ping", id=self.id)
        await seat.hear(lambda one: one["t"] == "pong" and one.get("id") == self.id)
        return [json.loads(text) for text in seat.raw[before:-1]]

    async def quiet(self) -> None:
        """Everybody has heard all."""
        for seat in self.seats:
            await self.answer(seat)

    def over(self) -> bool:
        return "result" in self.seats[0].now

    async def play(self) -> None:
        """One legal message of whoever is asked, which must be taken."""
        asked = self.seats[0].now["asked"]
        assert isinstance(asked, list)
        seat = self.seats[asked[0] - 1]
        found, n = [first(seat.now)], seat.n + 1
        while True:
            await seat.say("preview", n=n, answers=found, id=1)
            seen = await seat.reply(1)
            await seat.say("move", n=n, answers=found, id=2)
            said = await seat.reply(2)
            if said["t"] == "ok":
                break
            assert "chain" in str(said["sentence"]), said
            found.append(first(seen))
        await self.quiet()


def first(told: Json) -> int:
    """The first legal answer."""
    return legal(told)[0]["answer"]


def sent(saying: Saying, seat: Seat) -> str | bytes:
    """What goes over the wire; `n` counts from the last event that the seat has heard of."""
    if saying == LEGAL:
        legal = seat.now.get("legal")
        said: Json = {"t": "move", "n": seat.n + 1, "answers": [first(seat.now)] if legal else [0]}
        return json.dumps(said)
    if not isinstance(saying, dict):
        return saying
    n = saying.get("n")
    return json.dumps(saying | {"n": n + seat.n} if type(n) is int else saying)


def late(saying: Saying) -> bool:
    """Whether it is meant for another event than the next one."""
    if not isinstance(saying, dict) or saying.get("t") in ("hello", "chat", "ping"):
        return False
    return saying.get("n") != 1


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(chosen(folder)))
        people = [await stack.enter_async_context(server.person()) for _ in range(3)]
        for person in people[:2]:
            await person.ask("GET", "/me")
        found = Room(people, folder)
        yield found
        await found.stack.aclose()


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """One event loop, so that one server serves all examples."""
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def fuzzed(runner: asyncio.Runner) -> Iterator[Room]:
    """A server that is not stopped between examples."""
    with TemporaryDirectory() as folder:
        opening = room(Path(folder))
        yield runner.run(opening.__aenter__())
        runner.run(opening.__aexit__(None, None, None))


async def say_all(at: Room, said: list[tuple[int, Saying]]) -> None:
    """Say it all; after each message the rows are the same, or it was accepted."""
    for who, saying in said:
        seat, before = at.seats[who], at.rows()
        await seat.ws.send(sent(saying, seat))
        told = await at.answer(seat)
        assert {str(one["t"]) for one in told} <= SAID
        refused = [one for one in told if one["t"] == "refused"]
        assert len(refused) <= 1
        for one in refused:
            assert one["why"] in WHY
            assert str(one["sentence"]).startswith("expected ")
        assert refused or not late(saying)
        if refused or who == 2:
            assert before == at.rows()
        await at.quiet()


@pytest.mark.parametrize("game", keys())
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=st.lists(sayings, min_size=5, max_size=25))
def test_no_message_drops_a_table_and_refused_ones_change_nothing(
    game: str, fuzzed: Room, runner: asyncio.Runner, said: list[tuple[int, Saying]]
) -> None:
    async def work() -> None:
        await fuzzed.open(game)
        await say_all(fuzzed, said)
        if not fuzzed.over():
            await fuzzed.play()

    runner.run(work())


async def closed_after(seat: Seat, texts: list[str]) -> list[str]:
    """What it is told after these messages, if the server then ends the connection."""
    for text in texts:
        await seat.ws.send(text)
    kinds_: list[str] = []
    try:
        while True:
            kinds_.append(str((await seat.hear(lambda _: True))["t"]))
    except ConnectionClosed:
        return kinds_


@pytest.mark.parametrize("bad", ["{", "[]", '{"t":"fly"}', "x" * TOO_BIG])
def test_a_connection_is_closed_after_thirty_bad_messages_in_a_row(
    bad: str, fuzzed: Room, runner: asyncio.Runner
) -> None:
    async def work() -> list[str]:
        await fuzzed.open(PLAIN)
        seat = fuzzed.seats[0]
        for _ in range(2):
            for _ in range(BAD - 1):
                await seat.ws.send(bad)
            told = await fuzzed.answer(seat)
            assert BAD - 1 == sum(one["t"] == "refused" for one in told)
        return await closed_after(seat, [bad] * BAD)

    told = runner.run(work())

    assert "bye" == told[-1]
    assert {"refused", "bye"} == set(told)


def test_who_was_cut_off_comes_back_and_plays_on(fuzzed: Room, runner: asyncio.Runner) -> None:
    async def work() -> int:
        await fuzzed.open(QUICKEST)
        assert "bye" in await closed_after(fuzzed.seats[0], ["?"] * BAD)
        again = await fuzzed.stack.enter_async_context(fuzzed.people[0].at(fuzzed.table))
        await again.hear("table")
        fuzzed.seats[0] = again
        await fuzzed.play()
        return again.n

    assert 0 <= runner.run(work())

"""All that was sent or logged in whole games, searched for what nobody may read there."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import final

import httpx2
import pytest
from fastapi import FastAPI

from kindu.bots.base import Budget
from kindu.core.rng import Rng
from kindu.core.words import SPECTATOR
from kindu.games import game as described
from kindu.games import keys
from kindu.server.http import logs
from kindu.server.tables.match import Match
from kindu.server.tables.registry import Registry
from kindu.server.wire.chains import chain
from tests.laws.strategies import bot
from tests.server.oracle import Oracle, names
from tests.server.running import Json, Person, Running, Seat, running, settings

USUAL = 3  # players, or as many as the game takes
PASSWORD = "the river has many bends"  # noqa: S105 - of a test
WINDOW = 16  # hex digits of a seed in a row that are no accident
PROBED = 80  # events between two looks at all addresses
EVERY_NAME = ("/board", "/openapi.json")  # these pages tell the box, not the game
OWN = ("hand", "tickets", "helpers", "special_hand", "hippos", "choice", "committed")
CLIENTS = ("websockets.client", "httpx2", "httpcore2", "httpx", "httpcore")


@final
class Visitor:
    """Somebody at the table, and all that this one was sent."""

    def __init__(self, person: Person, eye: int) -> None:
        self.person = person
        self.eye = eye
        self.id = ""
        self.sent: list[str] = []
        self.running: list[str] = []  # the part of it that came while the game went on
        person.http.event_hooks["response"] = [self.note]

    async def note(self, answer: httpx2.Response) -> None:
        """Status, headers and body of every answer."""
        await answer.aread()
        self.sent.append(f"{answer.status_code} {answer.headers.multi_items()} {answer.text}")

    @property
    def cookie(self) -> str:
        return str(self.person.http.cookies.get("kindu", ""))


@final
class Evening:
    """A table with three people and one who looks on, from the deal to the last event."""

    def __init__(self, server: Running, visitors: list[Visitor], table: str) -> None:
        assert isinstance(server.app, FastAPI)
        registry = server.app.state.registry
        assert isinstance(registry, Registry)
        self.registry = registry
        self.visitors = visitors
        self.table = table
        self.seats: list[Seat] = []
        self.token = ""
        self.found: list[str] = []  # names of hidden things where they can't be

    @property
    def match(self) -> Match:
        found = self.registry.awake[self.table].match
        assert found is not None
        return found

    async def play(self) -> None:
        """All events; after each, what was sent is compared with what each eye may know."""
        rules = self.match.rules
        oracle = Oracle(rules, len(self.visitors) - 1, [one.eye for one in self.visitors])
        advice, rng = bot("greedy", rules), Rng("secrets")
        while not self.match.over:
            oracle.follow(self.match.record.lines)
            self.search(oracle)
            if self.match.n % PROBED == 0:
                await self.look_around(oracle)
            n = self.match.n + 1
            for asked in self.match.asked():
                answers = chain(
                    self.match.sight(asked),
                    lambda sight: int(advice.think(sight, Budget(1), rng).actions[0]),
                )
                await self.seats[asked].say("move", n=n, answers=answers, id=n)
                assert (await self.seats[asked].reply(n))["t"] == "ok"
            for one in self.seats:
                if one.n < n:
                    await one.hear(lambda said: said["t"] == "told")
        for visitor, seat in zip(self.visitors, self.seats, strict=True):
            visitor.sent += seat.raw
        await self.look_around()

    def search(self, oracle: Oracle) -> None:
        """Names that this eye can't know, and hands of others."""
        for one, seat in zip(self.visitors, self.seats, strict=True):
            secrets = oracle.secrets(one.eye)
            for text in seat.raw:
                self.found += sorted(secrets & names(text))
                self.found += hands(json.loads(text), one.eye)
            one.sent += seat.raw
            seat.raw = []
            one.running = list(one.sent)

    async def look_around(self, oracle: Oracle | None = None) -> None:
        """All addresses, also those that refuse; in a running game nothing hidden is named."""
        here = f"/api/tables/{self.table}"
        gets = [
            here, f"{here}/file", f"{here}/at/3", f"{here}/board", f"{here}/seats/2/tokens",
            f"{here}/seats/9/tokens", "/api/tables", "/api/tables/mine", "/api/health", "/metrics",
            "/api/openapi.json", "/api/nothing", "/", "/api/tables/unknown", "/api/tables/%00",
        ]  # fmt: skip
        for one in self.visitors:
            for path in gets:
                answer = await one.person.http.get(path)
                if oracle and not path.endswith(EVERY_NAME):
                    self.found += sorted(oracle.secrets(one.eye) & names(answer.text))
        for one in self.visitors[:-1]:
            await one.person.http.post(f"{here}/start")
            await one.person.http.post("/api/files", json={"file": "kindu 1"})
            await one.person.http.post("/api/login", json={"name": "Ada", "password": "wrong one"})
            await one.person.http.request("BREW", here)


def hands(told: Json, eye: int) -> list[str]:
    """What a view shows of the hands of others, beyond what lay open before all."""
    view = told.get("view")
    if not isinstance(view, dict):
        return []
    face_up = (view.get("tie") or {}).get("open")  # hippo tiles that all have turned over
    return [
        f"{key} of seat {at + 1}: {seat[key]}"
        for at, seat in enumerate(view["seats"])
        for key in OWN
        if at != eye and seat.get(key) and not laid_open(seat, seat[key])
        if not (face_up and key == "committed")
    ]


def laid_open(seat: Json, shown: object) -> bool:
    """Whether everybody saw these cards come: all of them, or all but travel cards."""
    return shown == seat.get("known") or seat.get("travel") == 0


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that the server's loggers write when everything is written."""
    root, stream, quiet = logging.getLogger(), io.StringIO(), {}
    handlers, level, stderr = list(root.handlers), root.level, sys.stderr
    sys.stderr = stream
    logs.set_up(logging.DEBUG)
    for name in CLIENTS:  # they live in this process, and they are no server's
        quiet[name] = logging.getLogger(name).level
        logging.getLogger(name).setLevel(logging.WARNING)
    try:
        yield stream
    finally:
        sys.stderr = stderr
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, was in quiet.items():
            logging.getLogger(name).setLevel(was)
        for name in logs.QUIET:
            logging.getLogger(name).setLevel(logging.NOTSET)


@asynccontextmanager
async def evening(game: str, folder: Path) -> AsyncIterator[Evening]:
    """People with all that is to be kept secret: cookies, an account, a token."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings(folder)))
        most = min(USUAL, described(game).seats[-1])
        eyes = [*range(most), SPECTATOR]
        visitors = [Visitor(await stack.enter_async_context(server.person()), eye) for eye in eyes]
        for one in visitors:
            one.id = str((await one.person.ask("GET", "/me"))["id"])
        ada = visitors[0].person
        await ada.ask("POST", "/account", {"name": "Ada", "password": PASSWORD})
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (most - 1)]
        order = {"game": game, "seats": seats, "public": True}
        table = str((await ada.ask("POST", "/tables", order))["id"])
        for seat in range(2, most + 1):
            await visitors[seat - 1].person.ask("POST", f"/tables/{table}/seats/{seat}", {})
        await ada.ask("POST", f"/tables/{table}/start")
        found = Evening(server, visitors, table)
        path = f"/tables/{table}/seats/1/tokens"
        found.token = str((await ada.ask("POST", path, {"name": "bot"}, 201))["token"])
        for one in visitors:
            socket = await stack.enter_async_context(one.person.at(table))
            await socket.hear("table")
            found.seats.append(socket)
        yield found


def seed_forms(seed: bytes) -> list[str]:
    """All ways in which a seed may be written, and each part of it that is long enough."""
    text = seed.hex()
    windows = [text[at : at + WINDOW] for at in range(len(text) - WINDOW + 1)]
    coded = [base64.b64encode(seed), base64.urlsafe_b64encode(seed)]
    return [*windows, *(one.decode().rstrip("=") for one in coded), repr(seed)[2:-1], str(seed)]


def key_forms(folder: Path) -> list[str]:
    """The key that signs cookies."""
    key = settings(folder).secret()
    return [key.hex(), base64.b64encode(key).decode(), repr(key)[2:-1]]


def rows(folder: Path, sql: str) -> list[str]:
    """One column of the database."""
    with closing(sqlite3.connect(folder / "kindu.sqlite")) as database:
        return [str(value) for (value,) in database.execute(sql) if value]


def found_in(texts: list[str], secrets: list[str]) -> list[str]:
    """Which secrets were told, and where."""
    whole = "\n".join(texts)
    return [secret for secret in secrets if secret in whole]


@pytest.mark.parametrize("game", keys())
def test_nothing_that_is_sent_or_logged_holds_a_secret(game: str, tmp_path: Path) -> None:
    async def work() -> Evening:
        async with evening(game, tmp_path) as found:
            await found.play()
            return found

    with logged() as log:
        done = asyncio.run(work())
    seed = done.match.beginning.seed
    hashes = rows(tmp_path, "SELECT password FROM person")
    kept = [*key_forms(tmp_path), *hashes, *rows(tmp_path, "SELECT hash FROM token"), PASSWORD]

    assert done.found == []
    assert "kindu.access" in log.getvalue()
    everybody = [text for one in done.visitors for text in (one.id, one.cookie)]
    private = [*everybody, done.token, done.table, seed.hex(), *seed_forms(seed), *kept]
    assert found_in(log.getvalue().splitlines(), private) == []
    for one in done.visitors:
        others = [
            text for other in done.visitors if other is not one for text in (other.id, other.cookie)
        ]
        tokens = [done.token] if one.eye else []
        assert len(one.running) > 100
        assert found_in(one.running, seed_forms(seed)) == []
        assert found_in(one.sent, [*others, *tokens, *kept]) == []

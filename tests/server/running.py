"""A server on a free port of this machine, and clients that talk to it as browsers and bots do."""

from __future__ import annotations

import asyncio
import itertools
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

import httpx2
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kindu.server.http.app import create_app
from kindu.server.http.serving import config, listening
from kindu.server.settings import Settings

PATIENCE = 60.0
PLAIN_HTTP = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts nobody; reading all roots takes 30 ms
Json = dict[str, object]


def settings(folder: Path, **more: object) -> Settings:
    """Settings for a test: no limits but those it asks for."""
    return Settings(data=folder, port=0, **({"limited": False} | more))  # type: ignore[arg-type]


def client(site: str) -> httpx2.AsyncClient:
    """Requests without TLS."""
    return httpx2.AsyncClient(base_url=site, timeout=PATIENCE, verify=PLAIN_HTTP)


class Quick(uvicorn.Server):
    """Stops within a hundredth of a second of being told so, not a tenth."""

    async def main_loop(self) -> None:
        for tick in itertools.count():
            if await self.on_tick(tick):
                return
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Running]:
    """A server in this process, stopped at the end of the block."""
    app = create_app(chosen)
    server = Quick(config(app, chosen))
    door = listening(chosen.host, 0)
    task = asyncio.create_task(server.serve([door]))
    address = f"127.0.0.1:{door.getsockname()[1]}"
    try:
        async with client(f"http://{address}") as asking:
            while not server.started:
                assert not task.done(), task.result()
                await asyncio.sleep(0.01)
            await asking.get("/api/health")
        yield Running(address, app, server)
    finally:
        server.should_exit = True
        await task
        door.close()


class Running:
    """Where the server listens, and its parts for those tests that need them."""

    def __init__(self, address: str, app: object, server: uvicorn.Server) -> None:
        self.address = address
        self.app = app
        self.server = server

    def person(self) -> Person:
        """Somebody new with a browser."""
        return Person(self.address)


class Person:
    """A browser: a cookie jar, requests from our own pages, sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.origin = f"http://{address}"
        self.sockets = f"ws://{address}"
        self.way: dict[str, Any] = {}  # to the sockets, if it is not the one that their name says
        self.http = client(self.origin)
        self.http.headers["Origin"] = self.origin

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Json:
        """The JSON of an answer with this status."""
        found = await self.http.request(method, f"/api{path}", json=body)
        assert found.status_code == status, found.text
        result: Json = found.json()
        return result

    @asynccontextmanager
    async def at(
        self, table: str, seat: int | None = None, text: bool = False, **hello: object
    ) -> AsyncIterator[Seat]:
        """A socket, after its greeting."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        where = f"{self.sockets}/api/tables/{table}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        query = urlencode(({"seat": seat} if seat else {}) | ({"text": 1} if text else {}))
        origin = None if "token" in hello else Origin(self.origin)
        ways = {
            "max_size": None,
            "max_queue": None,
        } | self.way  # who doesn't read can still hang up
        async with connect(
            f"{where}?{query}", origin=origin, additional_headers=headers, **ways
        ) as ws:
            found = Seat(ws)
            await found.say("hello", **hello)
            yield found


class Seat:
    """A connection to a table, and the newest that it was told."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.now: Json = {}  # the newest `table` or `told`
        self.raw: list[str] = []  # all that has come
        self.latest: dict[str, Json] = {}  # by kind
        self.asked = 0  # messages with an id that were sent

    async def say(self, kind: str, **more: object) -> None:
        """Send a message."""
        await self.ws.send(json.dumps({"t": kind, **more}))

    async def hear(self, wanted: Callable[[Json], bool] | str) -> Json:
        """The next message that is wanted; others are noted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.ws.recv()
                assert isinstance(text, str)
                self.raw.append(text)
                found: Json = json.loads(text)
                self.latest[str(found["t"])] = found
                if found["t"] in ("table", "told"):
                    self.now = found
                elif found["t"] == "sealed":
                    self.now["asked"] = found["asked"]
                if found["t"] == wanted if isinstance(wanted, str) else wanted(found):
                    return found

    async def reply(self, number: int) -> Json:
        """The answer to the message with this id."""
        return await self.hear(lambda one: one.get("id") == number)

    @property
    def n(self) -> int:
        """The last event that it has heard of."""
        found = self.now["n"]
        assert isinstance(found, int)
        return found

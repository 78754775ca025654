"""One tab of a browser: connects to either process, sends messages, and records what it hears."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, final
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from tests.histories.cluster import Member
from tests.histories.recorder import Recorder
from tests.histories.records import OK, REFUSED, Answered, ChatLine, Greeted, Spoken, Told

PATIENCE = 3.0  # seconds for an answer; then the client connects again
CLOSING = 0.2
LOST = (OSError, TimeoutError, WebSocketException, InvalidHandshake)
NOT_SURE = "storage"  # this refusal says that saving failed, perhaps after the commit
Json = dict[str, Any]


@dataclass(frozen=True)
class Eye:
    """Who looks at which table: a person by the cookie, on a seat; 0 only watches."""

    table: str
    seat: int = 0
    cookie: str = ""


@final
class Client:
    """It knows only what it was told."""

    def __init__(self, name: str, eye: Eye, recorder: Recorder, random: Random) -> None:
        self.name = name
        self.eye = eye
        self.recorder = recorder
        self.random = random
        self.n = -1  # the last event that it has heard of, on any connection
        self.now: Json = {}  # the newest `table` or `told`
        self.proposal: Json | None = None
        self.over = False
        self.ws: ClientConnection | None = None
        self.process = -1
        self.link = 0
        self.asked = 0  # messages with an id

    async def connect(self, member: Member) -> None:
        """Connect, and hear how the table stands."""
        where = f"{member.address}/api/tables/{self.eye.table}/socket"
        query = urlencode({"seat": self.eye.seat} if self.eye.seat else {})
        self.process, self.link = member.number, self.recorder.new_link()
        self.ws = await connect(
            f"ws://{where}?{query}",
            origin=Origin(f"http://{member.address}"),
            additional_headers={"Cookie": self.eye.cookie} if self.eye.cookie else {},
            max_size=None, open_timeout=PATIENCE, close_timeout=CLOSING, ping_interval=None,
        )  # fmt: skip
        await self.greet()

    async def greet(self) -> None:
        """Ask for the whole table: it is what a read is."""
        assert self.ws is not None
        await self.ws.send(json.dumps({"t": "hello", "n": self.n}))
        async with asyncio.timeout(PATIENCE):
            while (await self.hear())["t"] != "table":
                pass

    async def leave(self, politely: bool = True) -> None:
        """Close the connection, or just vanish."""
        ws, self.ws = self.ws, None
        if ws is not None and politely:
            with suppress(*LOST):
                await ws.close()
        elif ws is not None:
            ws.transport.abort()

    # --- messages ---------------------------------------------------------------------------------

    async def ask(self, kind: str, **more: object) -> Json:
        """The answer to a message."""
        assert self.ws is not None
        self.asked += 1
        number = self.asked
        await self.ws.send(json.dumps({"t": kind, "id": number, **more}))
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.hear()
                if found.get("id") == number:
                    return found

    async def do(self, kind: str, message: Json, **noted: object) -> bool:
        """Send a message that changes something, and record what became of it."""
        asked = self.recorder.invoke(
            self.name, self.process, self.eye.table, kind, seat=self.eye.seat, **noted
        )
        try:
            found = await self.ask(kind, **message)
        except LOST as error:
            self.recorder.lose(asked, type(error).__name__)
            raise
        why = str(found.get("why", ""))
        if why == NOT_SURE:
            self.recorder.lose(asked, why)
            return False
        outcome = OK if found["t"] == "ok" else REFUSED
        event = outcome == OK and 0 <= asked.n <= self.n
        self.recorder.add(Answered(op=asked.op, outcome=outcome, why=why, event=event))
        return outcome == OK

    # --- what it hears ----------------------------------------------------------------------------

    async def hear(self) -> Json:
        """The next message, recorded."""
        assert self.ws is not None
        found: Json = json.loads(await self.ws.recv())
        if found["t"] == "table":
            self._greeted(found)
        elif found["t"] == "told":
            self._told(found)
        elif found["t"] == "chat":
            self.recorder.add(Spoken(link=self.link, message=chat_line(found)))
        elif found["t"] == "proposal":
            self.proposal = found["proposal"]
        return found

    async def listen(self, seconds: float) -> None:
        """Hear one message, if one comes soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.hear()

    def _greeted(self, found: Json) -> None:
        chat = [chat_line(one) for one in found["chat"]]
        self.recorder.add(
            Greeted(
                link=self.link, client=self.name, process=self.process, table=self.eye.table,
                knew=self.n, n=found["n"], chat=chat,
            )
        )  # fmt: skip
        self.proposal = found.get("proposal")
        self._stand(found)

    def _told(self, found: Json) -> None:
        said = [f"{one['seat']} {one['move']}" for one in found["said"] if one["move"]]
        self.recorder.add(
            Told(
                link=self.link, n=found["n"], kind=found["kind"], seat=found.get("seat", 0),
                when=found["at"], said=said,
            )
        )  # fmt: skip
        self.proposal = None
        self._stand(found)

    def _stand(self, found: Json) -> None:
        self.now, self.n = found, found["n"]
        self.over = "result" in found


def chat_line(found: Json) -> ChatLine:
    """A message of the chat, as it was sent."""
    return ChatLine(found["k"], found["seat"] or 0, found["words"])

"""Somebody at a table, in one tab of a browser: listens, decides at random, and reconnects."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, final

from tests.simulation.journal import OK, Deed, Session
from tests.simulation.people.asking import asked
from tests.simulation.people.browser import Browser, Json, Lost, Socket
from tests.simulation.people.habits import Habits
from tests.simulation.people.identity import regain
from tests.simulation.people.luck import Luck

if TYPE_CHECKING:
    from random import Random

    from tests.simulation.stage import Stage

PINGS = 25.0  # seconds of silence after which a client asks whether the server is there
SILENCE = 30.0  # seconds for the answer
ONLY_TOLD = ("facts", "story", "view", "legal", "undo", "proposal", "asked", "envelope", "sealed")


@final
class Player:
    """One tab. It knows only what it was told."""

    def __init__(
        self,
        stage: Stage,
        browser: Browser,
        tab: str,
        table: str,
        seat: int | None,
        token: str = "",
    ) -> None:
        self.stage = stage
        self.world = stage.world
        self.browser = browser
        self.name = f"{browser.name}{tab}"
        self.table = table
        self.seat = seat
        self.token = token  # of a program, which needs no cookie
        self.random: Random = self.world.weather.of(f"player {self.name} {table}")
        self.habits = Habits(self)
        self.luck = Luck(self)
        self.now: Json = {}  # the newest `table` or `told`, with what came after it
        self.story: list[object] = []
        self.n = -1
        self.socket: Socket | None = None
        self.session: Session | None = None
        self.greeted = False  # whether this connection was told the table
        self.turned_away = ""  # why not
        self.waiting: dict[int, Deed] = {}
        self.numbers = 0
        self.asked = 0.0  # when a ping was sent that has no answer yet

    async def live(self) -> None:
        """Visit the table again and again, until the play is over."""
        while not self.stage.over:
            await self.stage.open.wait()
            try:
                await self.visit()
            except Lost:
                self.world.note(self.name, "lost the connection")
            refused = self.socket is not None and not self.greeted
            self.leave(politely=False)
            if self.turned_away == "not_seated":
                if self.token:
                    self.stage.players.remove(self)
                    return
                await self.come_back()
            await asyncio.sleep(self.random.expovariate(0.2 if refused else 1.0))

    async def come_back(self) -> None:
        """The seat is not ours; perhaps because the server doesn't know us any more."""
        if {"accounts", "deletion"} & set(self.stage.plan.manners):
            await regain(self)

    def only_watch(self) -> None:
        """The seat is lost; another eye has another story."""
        self.seat, self.n, self.story, self.now = None, -1, [], {}

    def again(self, browser: Browser, tab: str, token: str = "") -> Player:
        """The same seat in another browser, or played by a program."""
        return Player(self.stage, browser, f"{tab}{self.name}", self.table, self.seat, token)

    async def visit(self) -> None:
        """One connection, from the hello to its end."""
        self.turned_away = ""
        process = self.stage.process(self.random)
        socket = self.socket = await self.browser.open(process, self.table, self.seat, self.token)
        self.session = self._noted(process.name if process else "", socket)
        await self._opened(socket)
        known = self.n if self.random.random() < 0.8 else -1
        if known < 0:
            self.n, self.story = -1, []
        socket.say(self.luck.hello(known))
        while not self.stage.over and self.stage.open.is_set():
            try:
                text = await socket.hear(self.habits.think())
            except TimeoutError:
                await self._idle(socket)
            else:
                self.take(json.loads(text), text)

    def _noted(self, process: str, socket: Socket) -> Session:
        """What the journal has about a new connection."""
        browser = self.browser
        session = Session(
            self.name, browser.name, self.table, who=browser.id, token=self.token,
            cookie="" if self.token else browser.session, process=process, wire=socket.wire,
            seat=-1 if self.seat is None else self.seat,
        )  # fmt: skip
        self.stage.journal.sessions.append(session)
        return session

    async def _opened(self, socket: Socket) -> None:
        try:
            await socket.hear(SILENCE)
        except TimeoutError:
            raise Lost("no answer in time") from None

    async def _idle(self, socket: Socket) -> None:
        """Nothing has come for a while: do something, or find out whether the server is there."""
        now = self.world.loop.time()
        if self.asked and now > self.asked + SILENCE:
            raise Lost("the server is silent")
        if not self.asked and now > self.habits.heard + PINGS:
            self.asked = now
            socket.say({"t": "ping"})
        if self.n >= -1 and self.now and not self.stage.still:
            await self.habits.act()

    def leave(self, politely: bool) -> None:
        """Close this tab's connection."""
        self.greeted = False
        self.waiting.clear()
        self.habits.reset()
        self.asked = 0.0
        if self.session is not None:
            self.session.closed = True
        if self.socket is not None:
            self.socket.close(politely)
        self.socket = None

    def say(self, kind: str, **more: object) -> Deed:
        """Send a message with a number, and remember it."""
        self.numbers += 1
        deed = Deed(
            self.browser.name, kind, self.table, -1 if self.seat is None else self.seat,
            int(str(more.get("n", -1))), dict(more), self.world.loop.time(),
        )  # fmt: skip
        deed.who = self.session.who if self.session else ""
        self.stage.journal.deeds.append(deed)
        self.waiting[self.numbers] = deed
        self.world.note(self.name, f"says {kind} {deed.n}")
        assert self.socket is not None
        self.socket.say({"t": kind, "id": self.numbers, **more})
        return deed

    async def ask(
        self, kind: str, method: str, path: str, body: object = None, about: object = None
    ) -> Deed:
        """A request that is noted as a deed."""
        seat = -1 if self.seat is None else self.seat
        deed = Deed(self.browser.name, kind, self.table, seat, what=about)
        deed.answer = await asked(self.stage, self.browser, deed, method, path, body)
        return deed

    def here(self) -> set[int]:
        """The seats whose people are there, as far as it knows."""
        return {one["seat"] for one in self.now.get("seats", []) if one["here"]}

    # --- what it is told ----------------------------------------------------------------------

    def take(self, message: Json, text: str) -> None:
        """One message of the server."""
        assert self.session is not None
        self.habits.heard = self.world.loop.time()
        self.asked = 0.0
        kind = message["t"]
        self.session.told.append((self.world.loop.time(), text, message))
        self.world.note(self.name, f"hears {kind} {message.get('n', '')} {message.get('why', '')}")
        if kind in ("table", "told"):
            self._follow(message)
        elif kind == "sealed":
            self.now["asked"] = message["asked"]
        elif kind in ("proposal", "seats"):
            self.now[kind] = message[kind]
            self.now["table"] = message.get("table", self.now.get("table"))
        elif kind == "chat" and self.now:
            self._take_chat({name: message[name] for name in message if name != "t"})
        elif kind == "refused" and not self.greeted:
            self.turned_away = message["why"]
        self.luck.follow()
        if "id" in message and message["id"] in self.waiting:
            self._settle(self.waiting.pop(message["id"]), message)

    def _take_chat(self, row: Json) -> None:
        """A new message, or an old one without its words: its author was deleted."""
        chat = self.now["chat"]
        known = [one["k"] for one in chat]
        if row["k"] in known:
            chat[known.index(row["k"])] = row
        else:
            chat.append(row)

    def _follow(self, message: Json) -> None:
        """The table as it is now."""
        if message["t"] == "table":
            assert self.session is not None
            self.session.eye = message["eye"]
            self.greeted = True
            self.now = message
        else:
            kept = {name: one for name, one in self.now.items() if name not in ONLY_TOLD}
            self.now = kept | message
        if message["n"] != self.n:
            self.habits.reset()
        self.n = message["n"]
        if "facts" in message:
            self.story = self.story[: message["story"]] + message["facts"]

    def _settle(self, deed: Deed, message: Json) -> None:
        deed.told = self.world.loop.time()
        deed.outcome = str(message["why"]) if message["t"] == "refused" else OK
        self.habits.settled(deed, message)

"""The stage: processes that are killed and started again, tables, and people who play."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, final

from tests.simulation.journal import Deed, Journal
from tests.simulation.outside.disk import Disk
from tests.simulation.outside.postgres import PostgresServer
from tests.simulation.outside.process import ServerProcess
from tests.simulation.people.asking import asked
from tests.simulation.people.browser import Browser, Lost
from tests.simulation.people.player import Player

if TYPE_CHECKING:
    from random import Random

    from kindu.server.data.database import Database
    from tests.simulation.outside.loop import Machine
    from tests.simulation.people.browser import Json
    from tests.simulation.plan import Plan, TablePlan
    from tests.simulation.world import World

CALM = 60.0  # seconds of play after the last fault
STILL = 45.0  # seconds without deeds, longer than news or presence need to settle
PAUSE = 700.0  # seconds, in which a table falls asleep
SKEW = 120.0  # seconds by which the clock of a process is wrong at most
BREATH = 10.0  # seconds without bots
UPTIME, DOWNTIME = 25.0, 3.0  # seconds


@final
class Stage:
    """One simulation from the first guest to the last word."""

    def __init__(self, world: World, plan: Plan) -> None:
        self.world = world
        self.plan = plan
        self.journal = Journal()
        name = world.seed.replace(" ", "-")
        self.store = PostgresServer(world, name) if plan.shared else Disk(world, name)
        self.slots: list[ServerProcess | None] = [None] * plan.processes
        self.processes: list[ServerProcess] = []
        self.tables: list[str] = []
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.devices: list[Browser] = []  # second browsers of people
        self.programs: list[Player] = []
        self.browsers = [
            Browser(world, f"p{number}", f"10.0.1.{number + 1}") for number in range(plan.people)
        ]
        self.watcher = Browser(world, "w0", "10.0.2.1")
        self.left = plan.deeds
        self.counts: dict[str, int] = {}  # events of each table
        self.marks: dict[str, tuple[int, int]] = {}  # the same, with its envelopes
        self.moved: dict[str, float] = {}  # when each table moved last
        self.idle: dict[str, float] = {}  # for how long each table had been quiet in the end
        self.present: set[str] = set()  # who was connected in the end
        self.seen: dict[str, set[int]] = {}  # which seats each player saw there in the end
        self.newcomers: dict[str, Json] = {}  # what each player's twin was told in the end
        self.open = asyncio.Event()  # cleared while everybody is away
        self.open.set()
        self.still = False  # nobody does anything any more
        self.over = False

    # --- what people use ----------------------------------------------------------------------

    def process(self, random: Random) -> ServerProcess | None:
        """The process that a load balancer picks for a new connection."""
        ready = [one for one in self.slots if one is not None and one.ready]
        return random.choice(ready) if ready else None

    def is_calm(self) -> bool:
        """Whether nothing goes wrong any more."""
        return self.world.weather.calm

    def spend(self) -> bool:
        """Whether somebody may still do something."""
        self.left -= 1
        return self.left >= 0

    # --- processes ----------------------------------------------------------------------------

    async def database(self, machine: Machine) -> Database:
        return await self.store.open(machine)

    async def start(self, slot: int) -> None:
        """Start a process, again and again until it is up."""
        while True:
            skew = 0.0
            if "skew" in self.world.weather.rates:
                skew = self.world.weather.of("skew").uniform(-SKEW, SKEW)
                self.journal.skew = 2 * SKEW
            process = ServerProcess(
                self.world, f"s{slot}.{len(self.processes)}", skew, self.database
            )
            self.processes.append(process)
            await process.start()
            if process.ready:
                self.slots[slot] = process
                return
            self.lose(process)
            await asyncio.sleep(1.0)

    def lose(self, process: ServerProcess) -> None:
        """A process is gone, and what it had open."""
        process.die()
        self.store.lose(process)

    async def operate(self, slot: int) -> None:
        """Kill or stop a process now and then, and start it again."""
        weather = self.world.weather
        random = weather.of(f"operator {slot}")
        ways = [way for way in ("kill", "stop", "partition") if way in weather.rates]
        while ways and not weather.calm:
            await asyncio.sleep(random.expovariate(1.0 / UPTIME))
            process = self.slots[slot]
            if process is None or self.is_calm():
                return
            way = random.choice(ways)
            if way == "partition":
                self.cut_off(process, random)
                continue
            if way == "stop":
                await process.stop()
            self.lose(process)
            self.slots[slot] = None
            await asyncio.sleep(random.expovariate(1.0 / DOWNTIME))
            await self.start(slot)

    def cut_off(self, process: ServerProcess, random: Random) -> None:
        """Cut a process off from the PostgreSQL, if there is one."""
        if isinstance(self.store, PostgresServer):
            self.store.partition(process, random.expovariate(1.0 / 15.0))

    # --- the play -----------------------------------------------------------------------------

    async def play(self) -> None:
        """All of it: open the tables, let things go wrong, let things settle."""
        weather = self.world.weather
        weather.calm = True
        for slot in range(len(self.slots)):
            await self.start(slot)
        for browser in (*self.browsers, self.watcher):
            _, found = await browser.ask(self.slots[0], "GET", "/me")
            browser.id = browser.first = found["id"]
            self.journal.meet(found["id"])
        for table in self.plan.tables:
            await self.open_table(table)
        weather.calm = False
        operators = [asyncio.create_task(self.operate(slot)) for slot in range(len(self.slots))]
        starting = [
            asyncio.create_task(self.begin(game, table))
            for game, table in zip(self.tables, self.plan.tables, strict=True)
        ]
        for player in list(self.players):
            self.join(player)
        await asyncio.sleep(self.plan.chaos / 2)
        if self.plan.pause:
            self.open.clear()
            await asyncio.sleep(PAUSE)
            self.open.set()
        await asyncio.sleep(self.plan.chaos / 2)
        await self.settle(operators)
        self.over = True
        for task in self.playing:
            task.cancel()
        for error in await asyncio.gather(*self.playing, *starting, return_exceptions=True):
            if isinstance(error, Exception):
                raise error

    def join(self, player: Player) -> None:
        """Somebody comes to a table."""
        if player not in self.players:
            self.players.append(player)
        self.playing.append(asyncio.create_task(player.live()))

    async def settle(self, operators: list[asyncio.Task[None]]) -> None:
        """The weather clears up; people go on for a while, then only listen."""
        self.world.note("stage", "calm")
        self.world.weather.calm = True
        if isinstance(self.store, PostgresServer):
            self.store.cut_off.clear()
        await asyncio.gather(*operators)
        for process in self.slots:
            assert process is not None
            for wire in process.wires:
                if wire.down.rate != float("inf"):
                    wire.cut()
        self.left += self.plan.deeds // 4
        await asyncio.sleep(CALM)
        self.still = True
        self.world.note("stage", "still")
        await self.watch(STILL)
        self.idle = {game: self.world.loop.time() - at for game, at in self.moved.items()}
        self.world.weather.frozen = True
        await self.watch(BREATH)
        self.world.note("stage", "looks again")
        self.present = {one.name for one in self.players if one.greeted}
        self.seen = {one.name: one.here() for one in self.players}
        self.newcomers = {player.name: await self.newcomer(player) for player in self.players}
        await self.unlocked()
        self.counted()

    async def unlocked(self) -> None:
        """Wait until nobody holds the lock of a table; nobody may hold it for ever."""
        awake = [one.registry.awake for one in self.slots if one is not None]
        locks = [table.lock for tables in awake for table in tables.values()]
        for lock in locks:
            try:
                async with asyncio.timeout(CALM):
                    await lock.acquire()
            except TimeoutError:
                self.world.failed("somebody holds the lock of a table for ever")
            else:
                lock.release()

    def idle_for(self, game: str) -> float:
        """For how long a table was quiet when bots held their breath; 0 if it moved after that."""
        quiet = self.world.loop.time() - self.moved[game]
        return self.idle.get(game, 0.0) if quiet > self.idle.get(game, 0.0) else 0.0

    async def watch(self, seconds: float) -> None:
        """Note when each table moved last."""
        end = self.world.loop.time() + seconds
        while self.world.loop.time() < end:
            await asyncio.sleep(1.0)
            self.counted()

    def counted(self) -> None:
        """Look how many events and envelopes each table has."""
        for game in self.tables:
            [(count,)] = self.store.rows("SELECT count(*) FROM event WHERE game = ?", (game,))
            sealed = self.store.rows("SELECT n, seat FROM envelope WHERE game = ?", (game,))
            if self.marks.get(game) != (count, len(sealed)):
                self.marks[game] = count, len(sealed)
                self.counts[game] = count
                self.moved[game] = self.world.loop.time()

    async def newcomer(self, player: Player) -> Json:
        """What somebody new is told who comes to this player's eye."""
        process = self.process(player.random)
        try:
            socket = await player.browser.open(process, player.table, player.seat, player.token)
            await socket.hear(10.0)
            socket.say({"t": "hello", "token": player.token})
            found: Json = json.loads(await socket.hear(10.0))
        except (Lost, TimeoutError) as error:
            return {"t": "lost", "why": repr(error)}
        socket.close()
        return found

    async def open_table(self, table: TablePlan) -> None:
        """The host makes the table, and everybody opens its page."""
        host = self.browsers[table.people[0] or 0]
        seats = [
            {"kind": "bot", "level": "casual"} if who is None
            else {"kind": "me"} if self.browsers[who] is host
            else {"kind": "open"}
            for who in table.people
        ]  # fmt: skip
        body = {"game": table.key, "seats": seats, "clock": table.clock, "public": True}
        status, found = await host.ask(self.slots[0], "POST", "/tables", body)
        assert status == 200, found
        self.tables.append(found["id"])
        for seat, who in enumerate(table.people):
            for tab in range(self.plan.tabs if who is not None else 0):
                mark = f"{'ab'[tab]}{len(self.tables)}.{seat + 1}"
                self.players.append(Player(self, self.browsers[who or 0], mark, found["id"], seat))
        self.players.append(Player(self, self.watcher, f".{len(self.tables)}", found["id"], None))

    async def begin(self, game: str, table: TablePlan) -> None:
        """Everybody sits down, and the host starts the game; each tries until it works."""
        host = self.browsers[table.people[0] or 0]
        for seat, who in enumerate(table.people):
            if who is not None and self.browsers[who] is not host:
                browser = self.browsers[who]
                await self.insist(browser, "take", game, seat, f"/seats/{seat + 1}", {})
        if "luck" in self.plan.manners:  # then clients should be there at the start
            await asyncio.sleep(self.world.weather.of(f"start {game}").expovariate(0.3))
        await self.insist(host, "start", game, -1, "/start")

    async def insist(
        self, browser: Browser, kind: str, game: str, seat: int, path: str, body: object = None
    ) -> None:
        """Ask until it has worked, now or at an earlier try of which we didn't hear."""
        while not self.still and not browser.lost:
            async with browser.lock:
                deed = Deed(browser.name, kind, game, seat)
                found = await asked(self, browser, deed, "POST", f"/tables/{game}{path}", body)
            if found is not None or deed.outcome == "taken":
                return
            await asyncio.sleep(1.0)

    def close(self) -> None:
        """Give back what it used."""
        self.store.close()

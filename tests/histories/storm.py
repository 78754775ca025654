"""One seed: people play, the nemesis does its harm, then everything is looked at."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from tests.histories.checker import judge
from tests.histories.client import LOST
from tests.histories.cluster import Cluster, started
from tests.histories.ending import Last
from tests.histories.habits import Habits
from tests.histories.nemesis import KILL, PAUSE, SKEW, TERMINATE, Nemesis
from tests.histories.parties import Party, gathered, habits
from tests.histories.recorder import Recorder
from tests.histories.records import Calmed
from tests.server.postgres import DURABLE, Server, running

SAMPLE = (SKEW, PAUSE, TERMINATE, KILL)  # what the sample in make test has to survive
AGAIN = 0.1  # seconds until somebody tries again, if a process is not there
STAY = 40  # things that somebody does at most before going to the other process
GAME = 15  # seconds in which a party may finish a game


@dataclass(frozen=True)
class Plan:
    """How long a storm is: by the operations, with each fault once, or in seconds."""

    seed: int
    operations: int = 0
    seconds: float = 0.0
    parties: int = 3
    nemeses: int = 2


@dataclass
class Outcome:
    """What one storm was, and what the laws say."""

    seed: int
    file: Path
    breaches: list[str]
    seconds: float
    counts: Counter[str] = field(default_factory=Counter)


class Storm:
    """People and nemeses, until it is over."""

    def __init__(self, plan: Plan, cluster: Cluster, recorder: Recorder) -> None:
        self.plan = plan
        self.cluster = cluster
        self.recorder = recorder
        self.over = asyncio.Event()

    def random(self, name: str) -> Random:
        """What somebody draws from the seed, whatever others do."""
        return Random(f"{self.plan.seed} {name}")

    async def rage(self, parties: list[Party]) -> None:
        """Returns when everybody has gone, and everything runs again."""
        people = [
            asyncio.create_task(self.live(party, tab))
            for party in parties
            for tab in range(len(party.eyes()))
        ]
        await self.harm()
        await asyncio.gather(*people)

    async def harm(self) -> None:
        """Let the nemeses work; then it is over."""
        if self.plan.operations:
            nemesis = Nemesis(self.cluster, self.recorder, self.random("nemesis"))
            await nemesis.work(nemesis.random.sample(SAMPLE, len(SAMPLE)), self.over)
            await self.recorder.more(self.plan.operations - self.recorder.ended, within=60.0)
            self.over.set()
            return
        several = [
            Nemesis(self.cluster, self.recorder, self.random(f"nemesis {number}"))
            for number in range(self.plan.nemeses)
        ]
        work = [asyncio.create_task(one.work(one.at_random(), self.over)) for one in several]
        await asyncio.sleep(self.plan.seconds)
        self.over.set()
        await asyncio.gather(*work)

    async def live(self, party: Party, tab: int) -> None:
        """Somebody in one tab, at one table after the other."""
        while not self.over.is_set():
            name, eye = party.eyes()[tab]
            one = habits(name, eye, self.recorder, self.random(f"{name} {party.at}"))
            while not self.over.is_set() and not (one.client.over and party.finish(eye.table)):
                try:
                    await self.visit(one)
                except LOST:
                    await asyncio.sleep(one.random.uniform(0.0, AGAIN))
                finally:
                    await one.client.leave(politely=one.random.random() < 0.5)

    async def visit(self, one: Habits) -> None:
        """One connection, to either process."""
        member = one.random.choice(self.cluster.members)
        if not member.address:
            raise ConnectionRefusedError
        await one.client.connect(member)
        for _ in range(one.random.randint(1, STAY)):
            if self.over.is_set() or one.client.over or not await one.act():
                return


async def recorded(plan: Plan, postgres: Server, folder: Path, file: Path) -> Recorder:
    """The history of a storm and of what came after it."""
    with Recorder(file) as recorder:
        async with started(postgres, postgres.url("postgres"), folder) as cluster:
            address = cluster.members[0].address
            tables = 1 + int(plan.seconds // GAME)
            parties = [await gathered(address, one, tables) for one in range(plan.parties)]
            blowing = Storm(plan, cluster, recorder)
            await blowing.rage(parties)
            recorder.add(Calmed())
            await Last(cluster, recorder, blowing.random("last")).look(parties)
        return recorder


def storm(plan: Plan, folder: Path) -> Outcome:
    """Run it on a PostgreSQL of its own; history and logs are in the folder."""
    start = monotonic()
    data = folder / f"seed-{plan.seed}"
    data.mkdir(parents=True, exist_ok=True)
    file = data / "history.jsonl"
    with running() as postgres:
        postgres.sync(DURABLE)
        recorder = asyncio.run(recorded(plan, postgres, data, file))
    breaches = judge(recorder.records)
    return Outcome(plan.seed, file, breaches, monotonic() - start, recorder.counts)

"""Does the harm: kills and stops processes, shifts clocks, ends sessions, crashes PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from typing import final

import asyncpg

from tests.histories.cluster import Cluster, Member
from tests.histories.recorder import Recorder
from tests.histories.records import Struck

KILL, PAUSE, SLEEP, SKEW, TERMINATE, CRASH = (
    "kill", "pause", "long pause", "skew", "terminate", "crash",
)  # fmt: skip
WEIGHTS = {KILL: 3, PAUSE: 3, SLEEP: 1, SKEW: 2, TERMINATE: 5, CRASH: 1}
SKEWED = 120  # seconds by which a clock may be wrong
LONG = (6.0, 12.0)  # seconds of a long pause: more than a heartbeat of a session, or two

# Whose sessions are ended: those that listen and hold tables, those that save, or all.
VICTIMS = {
    "one line": "application_name = 'kindu line' ORDER BY random() LIMIT 1",
    "lines": "application_name = 'kindu line'",
    "savers": "application_name != 'kindu line'",
    "all": "true",
}
END = (
    "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE "
    "datname = current_database() AND pid != pg_backend_pid() AND {}) AS victims"
)


@final
class Nemesis:
    """Does one thing after the other; several of them may be at work at the same time."""

    def __init__(self, cluster: Cluster, recorder: Recorder, random: Random) -> None:
        self.cluster = cluster
        self.recorder = recorder
        self.random = random

    async def work(self, faults: Iterable[str], over: asyncio.Event) -> None:
        """Do these in turn, with some operations in between; what was harmed is mended at once."""
        for fault in faults:
            await self.recorder.more(self.random.randint(5, 20), within=3.0)
            if over.is_set():
                return
            if fault == TERMINATE:
                await self.terminate()
            elif fault == CRASH:
                await self.crash()
            else:
                await self.harm(fault, self.random.choice(self.cluster.members))

    def at_random(self) -> Iterator[str]:
        """Faults without an end."""
        while True:
            yield self.random.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]

    async def harm(self, fault: str, member: Member) -> None:
        """Do something to one of the processes."""
        async with member.busy:
            if fault == KILL:
                await self.kill(member)
            elif fault == SKEW:
                self.skew(member)
            else:
                await self.pause(fault, member)

    async def kill(self, member: Member) -> None:
        """Kill a process, and start it again later, with another clock."""
        self.note(KILL, member)
        await member.kill()
        await self.recorder.more(self.random.randint(2, 20), within=2.0)
        member.set_clock(self.random.randint(-SKEWED, SKEWED))
        await member.start()

    async def pause(self, fault: str, member: Member) -> None:
        """Stop a process; the other one goes on meanwhile."""
        self.note(fault, member)
        member.pause()
        try:
            if fault == SLEEP:
                await asyncio.sleep(self.random.choice(LONG))
            else:
                await self.recorder.more(20, within=3.0)
        finally:
            member.go_on()

    def skew(self, member: Member) -> None:
        """Let the clock of a process jump."""
        seconds = self.random.choice([-1, 1]) * self.random.randint(60, SKEWED)
        self.note(SKEW, member, f"{seconds} s")
        member.set_clock(seconds)

    async def terminate(self) -> None:
        """End sessions of PostgreSQL."""
        victims = self.random.choice(list(VICTIMS))
        self.note(TERMINATE, note=victims)
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # it may be down
            await self.cluster.fetch(END.format(VICTIMS[victims]))

    async def crash(self) -> None:
        """Crash PostgreSQL, which starts again at once."""
        async with self.cluster.restarting:
            self.note(CRASH)
            await self.cluster.crash_postgres()

    def note(self, fault: str, member: Member | None = None, note: str = "") -> None:
        self.recorder.add(Struck(fault=fault, process=member.number if member else -1, note=note))

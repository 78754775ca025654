"""What an attack consists of, and where it strikes."""

from __future__ import annotations

import asyncio
import pkgutil
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

HOME = "127.0.0.1"
STRANGERS = [f"127.0.0.{n}" for n in range(2, 6)]  # all of them are loopback


@dataclass
class Site:
    """A server under attack, and the connections that are kept open on purpose."""

    port: int
    held: list[asyncio.StreamWriter] = field(default_factory=list)
    cookies: dict[str, str] = field(default_factory=dict)  # by the address that got it
    tables: dict[str, str] = field(default_factory=dict)  # by the address that made it

    @property
    def host(self) -> str:
        """What a request names as its host."""
        return f"{HOME}:{self.port}"

    def let_go(self) -> None:
        """Hang up everywhere."""
        for writer in self.held:
            writer.transport.abort()
        self.held.clear()


Strike = Callable[[Site, str], Awaitable[str]]  # from an address; how it ended, in a word


@dataclass(frozen=True)
class Attack:
    """One way to attack: what a stranger does again and again, and how the server refuses it."""

    does: str  # in a few words, for the table of results
    strike: Strike
    refused: tuple[str, ...]  # one of these words must come up among `strikes` strikes
    strikes: int = 3  # per address, in the tests
    tasks: int = 4  # per address that strike at the same time, when it is measured
    pause: float = 0.0  # seconds between two strikes of a task


def ways() -> dict[str, Attack]:
    """All attacks by the names of their files."""
    folder = Path(__file__).parent / "ways"
    names = sorted(one.name for one in pkgutil.iter_modules([str(folder)]))
    return {name: import_module(f"{__package__}.ways.{name}").ATTACK for name in names}


async def struck(attack: Attack, site: Site, address: str) -> str:
    """One strike; a server that hangs up is one way to refuse."""
    try:
        return await attack.strike(site, address)
    except (OSError, EOFError):
        return "closed"


async def rage(attack: Attack, site: Site, seconds: float) -> Counter[str]:
    """Strike from all addresses for some time; how often each ended in which way."""
    found: Counter[str] = Counter()

    async def again(address: str) -> None:
        while True:
            found[await struck(attack, site, address)] += 1
            await asyncio.sleep(attack.pause)

    striking = [asyncio.create_task(again(one)) for one in STRANGERS for _ in range(attack.tasks)]
    await asyncio.sleep(seconds)
    for task in striking:
        task.cancel()
    await asyncio.gather(*striking, return_exceptions=True)
    return found

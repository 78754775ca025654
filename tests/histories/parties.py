"""Two people who play with each other: their tables, and the tabs in which they look at them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, final

from kindu.core.rules import Rules
from kindu.games import load
from tests.histories.client import Client, Eye
from tests.histories.habits import Habits
from tests.histories.recorder import Recorder
from tests.server.games import PLAIN
from tests.server.running import Person
from tests.server.sitting import order

PEOPLE = (1, 2)  # the seats that people play
BOT = "uniform"
CLOCK = {"bank": 36_000, "gain": 0, "then": "least"}  # so much that no wrong clock may use it up
KINDS: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    ((BOT,), {}),  # who else sits there, and what else is wanted
    ((), {"clock": CLOCK}),
    ((), {}),
)
TABS = "ab"  # of each seat: both may act at the same moment, at different processes


@dataclass(frozen=True)
class Guest:
    """A person, and the cookie by which both processes know them."""

    seat: int
    cookie: str


@final
class Party:
    """Two people at one table after the other."""

    def __init__(self, number: int, guests: list[Guest], tables: list[str]) -> None:
        self.number = number
        self.guests = guests
        self.tables = tables
        self.at = 0  # which of the tables they play at

    @property
    def table(self) -> str:
        return self.tables[self.at]

    def finish(self, table: str) -> bool:
        """A game is over: they go to the next table, if there is one."""
        if table == self.table and self.at + 1 < len(self.tables):
            self.at += 1
        return table != self.table

    def eyes(self) -> list[tuple[str, Eye]]:
        """All tabs at the present table, by name; one of them only watches."""
        seats = [
            (f"p{self.number} seat {guest.seat}{tab}", Eye(self.table, guest.seat, guest.cookie))
            for guest in self.guests
            for tab in TABS
        ]
        return [*seats, (f"p{self.number} watcher", Eye(self.table))]


def habits(name: str, eye: Eye, recorder: Recorder, random: Random) -> Habits:
    """Somebody new at a table."""
    return Habits(Client(f"{name} {eye.table[:4]}", eye, recorder, random), rules())


def rules() -> Rules:
    """The rules of the game that everybody plays."""
    return load(PLAIN)


async def gathered(address: str, number: int, tables: int) -> Party:
    """Make a party and its tables, while all is well."""
    async with Person(address) as ada, Person(address) as ben:
        made = [await new_table(ada, ben, number) for _ in range(tables)]
        cookies = ["; ".join(f"{k}={v}" for k, v in one.http.cookies.items()) for one in (ada, ben)]
        guests = [Guest(seat, cookie) for seat, cookie in zip(PEOPLE, cookies, strict=True)]
        return Party(number, guests, made)


async def new_table(ada: Person, ben: Person, number: int) -> str:
    """A running game of both; parties differ in who else is there."""
    others, more = KINDS[number % len(KINDS)]
    table = str(
        (await ada.ask("POST", "/tables", order(PLAIN, "me", "open", *others, **more)))["id"]
    )
    await ben.ask("POST", f"/tables/{table}/seats/2", {})
    await ada.ask("POST", f"/tables/{table}/start")
    return table

"""What a seed plays: how many processes on which database, and which tables with whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.games import game, keys

if TYPE_CHECKING:
    from random import Random

# In how many simulations people commit to their luck, log out, let programs play, and so on.
MANNERS = {"luck": 0.7, "accounts": 0.4, "tokens": 0.4, "mutes": 0.4, "deletion": 0.25}
TABLES = [(key, seats) for key in keys() for seats in game(key).seats]


@dataclass(frozen=True)
class TablePlan:
    """A table: the game, who sits where (a person's number, or None for a bot), and its clock."""

    key: str
    people: tuple[int | None, ...]
    clock: dict[str, object] | None


@dataclass(frozen=True)
class Plan:
    """A whole simulation."""

    processes: int  # more than one share a PostgreSQL
    shared: bool
    people: int
    tables: tuple[TablePlan, ...]
    chaos: float  # seconds in which things go wrong
    deeds: int  # decisions of people, so that every simulation ends
    tabs: int  # per seat
    pause: bool  # whether everybody is away for a while, so that tables fall asleep
    manners: tuple[str, ...]  # what people do here besides playing


def plan(random: Random, number: int) -> Plan:
    """The plan of a seed; its number walks through all games and seat counts."""
    people = random.randint(1, 4)
    shared = random.random() < 0.5
    first = TABLES[number % len(TABLES)]
    more = [random.choice(TABLES)] if random.random() < 0.25 else []
    return Plan(
        processes=random.choice([1, 2, 2, 3]) if shared else 1,
        shared=shared,
        people=people,
        tables=tuple(table_plan(random, *one, people) for one in [first, *more]),
        chaos=random.choice([20.0, 60.0, 180.0]),
        deeds=random.choice([40, 80, 200]),
        tabs=random.choice([1, 1, 2]),
        pause=random.random() < 0.15,
        manners=tuple(name for name, rate in MANNERS.items() if random.random() < rate),
    )


def table_plan(random: Random, key: str, seats: int, people: int) -> TablePlan:
    """One table; at least one person sits there, and somebody may have several seats."""
    bots = random.choice([0.0, 0.3, 0.6])
    found: list[int | None] = [
        None if random.random() < bots else random.randrange(people) for _ in range(seats)
    ]
    if found[0] is None:
        found[0] = 0
    clock: dict[str, object] | None = None
    if random.random() < 0.25:
        then = random.choice(["bot", "least"])
        clock = {"bank": random.choice([2, 20, 100]), "gain": random.choice([0, 5]), "then": then}
    return TablePlan(key, tuple(found), clock)

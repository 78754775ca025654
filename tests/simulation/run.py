"""Runs one seed: the world, the play in it, and the judges."""

from __future__ import annotations

import asyncio
import gc
import traceback
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.simulation.judges import tables
from tests.simulation.judges.consent import judge_consent
from tests.simulation.judges.kept import kept_table
from tests.simulation.judges.luck import judge_luck
from tests.simulation.judges.moves import judge_chat, judge_moves
from tests.simulation.judges.people import judge_ended, judge_gone, judge_mutes, judge_open
from tests.simulation.judges.sights import judge_order, judge_secrets, judge_sights
from tests.simulation.plan import Plan, plan
from tests.simulation.stage import Stage
from tests.simulation.world import World

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.simulation.judges.kept import KeptTable
    from tests.simulation.people.player import Player

JUDGES = (
    judge_moves, judge_chat, judge_sights, judge_secrets, judge_order, judge_consent, judge_luck,
    judge_mutes,
)  # fmt: skip
QUIET = 8.0  # seconds without an event after which everybody must know the same


@dataclass
class Outcome:
    """What came of a seed."""

    seed: int
    plan: Plan
    trace: str  # the hash of everything that happened
    faults: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    events: int = 0
    seconds: float = 0.0  # of virtual time


def simulate(seed: int, keep: bool = False) -> Outcome:
    """Play a seed; the same seed gives the same trace."""
    world = World(f"seed {seed}", keep)
    stage = Stage(world, plan(world.weather.of("plan"), seed))
    events = 0
    tidy()
    gc.disable()  # when garbage is collected must not matter, and it takes time
    asyncio.set_event_loop(world.loop)
    try:
        with world.real():
            try:
                world.loop.run_until_complete(stage.play())
                events = judge(stage)
            except Exception:  # noqa: BLE001 - it is what the seed has found
                world.failed(f"the simulation broke: {traceback.format_exc()}")
            world.loop.run_until_complete(end(world))
    finally:
        asyncio.set_event_loop(None)
        world.loop.close()
        stage.close()
        for process in stage.processes:
            process.give_back()
        gc.enable()
    return Outcome(
        seed, stage.plan, world.hash.hexdigest(), world.faults, world.lines,
        events, world.loop.time(),
    )  # fmt: skip


def tidy() -> None:
    """Collect what the last simulation has left; what all of them use stays."""
    gc.collect()
    gc.freeze()


def judge(stage: Stage) -> int:
    """Report all that the judges find; returns how many events there were."""
    events = 0
    for game in stage.tables:
        kept = kept_table(stage.store, game)
        events += len(kept.events)
        for fault in verdicts(stage, kept):
            stage.world.failed(fault)
    for fault in about_people(stage):
        stage.world.failed(fault)
    return events


def about_people(stage: Stage) -> Iterator[str]:
    """The judges that look at all tables together."""
    yield from judge_ended(stage.journal)
    yield from judge_gone(stage)
    for process in stage.slots:
        if process is not None:
            yield from judge_open(stage, process)


def verdicts(stage: Stage, kept: KeptTable) -> Iterator[str]:
    """All judges, on one table."""
    journal = stage.journal
    for judging in JUDGES:
        yield from judging(kept, journal)
    yield from tables.judge_rows(kept)
    processes = [one for one in stage.slots if one is not None]
    yield from tables.judge_progress(kept, processes, stage.idle_for(kept.game.id))
    game = kept.game.id
    moving = len(kept.events) != stage.counts[game]  # the last event is just being saved
    if moving or stage.world.loop.time() - stage.moved[game] < QUIET:
        return
    for process in processes:
        yield from tables.judge_awake(kept, process)
    yield from tables.judge_presence(stage, kept)
    for player in stage.players:
        if player.table == kept.game.id and sits(kept, player):
            yield from tables.judge_knowledge(player, stage.newcomers[player.name])


def sits(kept: KeptTable, player: Player) -> bool:
    """Whether the seat is still theirs; whoever only watches has none to lose."""
    if player.seat is None:
        return True
    row = kept.seats[player.seat]
    return row.person == player.browser.id and not row.left


async def end(world: World) -> None:
    """All processes die; whatever they still do ends."""
    for machine in world.machines:
        machine.die()
    for _ in range(20):
        if not (left := [task for machine in world.machines for task in machine.tasks]):
            return
        await asyncio.wait(left, timeout=60.0)
    world.faults.append("tasks of dead processes never end")

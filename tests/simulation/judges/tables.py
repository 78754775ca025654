"""At the end, every table that is awake is the one in the database, and none is stuck."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kindu.server.bots.driver import level_of
from kindu.server.data.rows import OPEN, OVER, PERSON, RUNNING
from kindu.server.tables.consent import bots_wait
from kindu.server.tables.match import Match
from kindu.server.tables.presence import somebody_waits
from kindu.server.tables.table import standing

PASSING = ("here", "away", "bot_in", "passes_in")  # what newcomers change, and spans of time
KNOWN = ("n", "asked", "proposal", "seats", "chat", "undo", "result", "legal", "view")

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kindu.server.data.rows import SeatRow
    from kindu.server.tables.table import Table
    from tests.simulation.judges.kept import KeptTable
    from tests.simulation.outside.process import ServerProcess
    from tests.simulation.people.player import Player
    from tests.simulation.stage import Stage


def judge_rows(kept: KeptTable) -> Iterator[str]:
    """The rows of a table agree with each other."""
    game = kept.game
    if (game.status == OPEN) != (not kept.events):
        yield f"expected a status that fits {len(kept.events)} events, but got {game.status}"
    if not kept.events:
        return
    match = Match(kept.beginning(), kept.events)
    match.envelopes = dict(kept.envelopes)
    if match.fault:
        yield f"expected a log that can be replayed, but {match.fault}"
    if game.status != (OVER if match.over else RUNNING):
        yield f"expected the status of the log, but got {game.status}"
    if not kept.envelopes and game.asked != standing(match)[1]:
        yield f"expected {standing(match)[1]} as seats that are asked, but got {game.asked}"


def judge_awake(kept: KeptTable, process: ServerProcess) -> Iterator[str]:
    """A table that is awake in a process, against its rows."""
    table = process.registry.awake.get(kept.game.id)
    if table is None:
        return
    for name, expected, actual in differences(kept, table):
        if expected != actual:
            yield f"{process.name} has other {name} than the database: {actual} for {expected}"


def differences(kept: KeptTable, table: Table) -> list[tuple[str, Any, Any]]:
    """What is compared: its name, as it is in the database, and as it is in memory."""
    found: list[tuple[str, Any, Any]] = [
        ("seats", [replace(one, away=0) for one in kept.seats], without_spans(table)),
        ("chat", kept.chat[-100:], table.chat[-100:]),
        ("proposals", kept.proposals, table.proposals),
        ("events", len(kept.events), len(table.match.past) if table.match else 0),
        ("title", kept.game.title, table.game.title),
        ("status", kept.game.status, table.game.status),
        ("rematch", kept.game.rematch, table.game.rematch),
    ]
    if kept.events and table.match:
        match = Match(kept.beginning(), kept.events)
        found += [
            ("lines", match.record.lines, table.match.record.lines),
            ("envelopes", kept.envelopes, table.match.envelopes),
            ("resigned", match.resigned, table.match.resigned),
            ("ended", match.ended, table.match.ended),
        ]
    return found


def without_spans(table: Table) -> list[SeatRow]:
    """The seats, without since when somebody is away, which is saved afterwards."""
    return [replace(one, away=0) for one in table.seats]


def judge_progress(kept: KeptTable, processes: list[ServerProcess], idle: float) -> Iterator[str]:
    """No bot's turn lasts: some process that has the table awake drives it."""
    tables = [one.registry.awake.get(kept.game.id) for one in processes]
    table = next((one for one in tables if one is not None), None)
    if table is None or table.match is None or table.match.over or idle < 30.0:
        return
    if bots_wait(table) or not somebody_waits(table):
        return
    for seat in table.match.asked():
        if level_of(table, table.match, seat):
            yield f"the table is stuck: bot of seat {seat + 1} is asked for {idle:.0f} seconds"


def lasting(name: str, found: dict[str, object] | list[dict[str, object]] | None) -> object:
    """What is compared of it: no span of time, and not who is there, as newcomers come and go."""
    if isinstance(found, dict):
        return {key: one for key, one in found.items() if key not in PASSING}
    if name == "seats" and found:
        return [{key: one[key] for key in one if key not in PASSING} for one in found]
    return found or None


def judge_presence(stage: Stage, kept: KeptTable) -> Iterator[str]:
    """Everybody knows who is there, also through other processes."""
    here = [one for one in stage.players if one.table == kept.game.id and one.name in stage.present]
    people = {kept.seats[one.seat].person for one in here if one.seat is not None}
    seats = {one.seat + 1 for one in kept.seats if one.kind == PERSON and one.person in people}
    for player in here:
        if stage.seen[player.name] != seats:
            yield f"{player.name} sees {stage.seen[player.name]}, but {seats} are here"


def judge_knowledge(player: Player, fresh: dict[str, Any]) -> Iterator[str]:
    """Somebody who stayed, and reconnected on the way, knows what a newcomer is told."""
    if player.name not in player.stage.present or "n" not in fresh:
        yield f"{player.name} can't get to the table: {fresh.get('why')}"
        return
    for name in KNOWN:
        mine, new = (lasting(name, one.get(name)) for one in (player.now, fresh))
        if mine != new:
            yield f"{player.name} knows another {name} than a newcomer: {mine} for {new}"[:500]
            return
    if player.story != fresh.get("facts", []):
        yield f"{player.name} knows another story than a newcomer"

"""A long game wakes in one pass, and nobody waits for it."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import msgspec
import pytest
from fastapi import FastAPI

from kindu.record.record import EVERY
from kindu.server.clock import now
from kindu.server.data.rows import MOVE, UNDO, EventRow
from kindu.server.settings import RATES, RateLimit, Settings
from kindu.server.tables import presence, registry
from kindu.server.tables.match import Match
from kindu.server.tables.past import Beginning, kept_lines
from kindu.server.wire import outgoing
from tests.core.endless import Endless
from tests.server.games import PLAIN
from tests.server.running import Json, running, settings
from tests.server.sitting import live, order, sat

SEED = b"\5" * 32
EXAMPLE = (Path(__file__).parents[3] / "docs" / "example.kindu").read_text()


def begun(lines: list[str] | None = None) -> Match:
    """A game that never ends."""
    return Match(Beginning(Endless(), 2, SEED, {}, lines or []))


def move(match: Match, many: int = 1) -> list[EventRow]:
    """So many moves."""
    found: list[EventRow] = []
    for _ in range(many):
        seat = match.asked()[0]
        found.append(match.move(seat, [len(match.record.answers) % 2], len(match.past)))
        match.saved()
    return found


def undo(match: Match, seat: int | None = None) -> EventRow:
    """The last decision of a seat is taken back; without a seat, that of the one who is asked."""
    found = match.undo(match.asked()[0] if seat is None else seat, True, len(match.past))
    match.saved()
    return found


def started(match: Match) -> EventRow:
    """The deal."""
    found = match.start(0)
    match.saved()
    return found


def rebuilt(match: Match, events: list[EventRow]) -> Match:
    """The same game as another process wakes it."""
    return Match(replace(match.beginning, rules=Endless()), events)


def carried_out(match: Match) -> int:
    """How many answers were carried out for it."""
    assert isinstance(match.rules, Endless)
    return match.rules.carried_out


def same(one: Match, two: Match) -> None:
    """Two matches that nobody could tell apart."""
    assert one.record.answers == two.record.answers
    assert one.record.marks == two.record.marks
    assert one.record.decided == two.record.decided
    assert [fact.a for fact in one.record.story] == [fact.a for fact in two.record.story]
    assert [one.story_since(n) for n in range(-1, len(one.past) + 1)] == [
        two.story_since(n) for n in range(-1, len(two.past) + 1)
    ]
    assert [(past.seat, past.kind, past.at) for past in one.past] == [
        (past.seat, past.kind, past.at) for past in two.past
    ]
    assert asdict(one.past[-1]) == asdict(two.past[-1])


def test_undone_moves_are_not_played_again() -> None:
    match = begun()
    events = [started(match), *move(match, 300)]
    for _ in range(100):
        events += [undo(match), *move(match, 1)]
    found = rebuilt(match, events)

    same(match, found)
    assert carried_out(found) <= len(match.record.answers)


@pytest.mark.parametrize("back", [1, 5, 40])
def test_a_game_is_rebuilt_however_it_was_undone(back: int) -> None:
    match = begun()
    events = [started(match)]
    for many in (3, back, 2, 2 * back, 7, 1):
        events += move(match, many)
        same(match, rebuilt(match, events))
        events += [undo(match, n % 2) for n in range(back) if match.record.back_to(n % 2) >= 0]
        same(match, rebuilt(match, events))
    events += move(match, 3)
    same(match, rebuilt(match, events))


def test_an_undo_may_reach_into_the_file_that_a_game_continues() -> None:
    before = begun()
    started(before)
    move(before, 30)
    match = begun(list(before.record.lines))
    events = [started(match), *move(match, 2), *[undo(match, n % 2) for n in range(8)]]
    found = rebuilt(match, events)

    assert len(match.record.answers) < len(match.beginning.lines)
    same(match, found)
    events += move(match, 4)
    same(match, rebuilt(match, events))


def test_what_could_not_be_saved_is_forgotten_without_a_replay() -> None:
    match = begun()
    started(match)
    move(match, 10 * EVERY)
    lines, before = list(match.record.lines), carried_out(match)
    match.forget(match.undo(0, True, 0))
    match.forget(match.move(match.asked()[0], [1], 0))

    assert lines == match.record.lines
    assert carried_out(match) - before <= 3 * (EVERY + 3)


def test_an_old_log_is_played_up_to_its_fault() -> None:
    match = begun()
    events = [started(match), *move(match, 9), undo(match), *move(match, 3)]
    broken = replace(events[-2], lines="1 say nonsense")
    found = rebuilt(match, [*events[:-2], broken, events[-1]])

    assert "say nonsense" in found.fault
    assert found.over
    assert len(events) - 2 == len(found.past)
    same(rebuilt(match, events[:-2]), found)


def test_how_much_is_kept_of_every_event() -> None:
    kinds = [
        ("start", "a\nb"),
        (MOVE, "c\nd"),
        (MOVE, "e\nf"),
        (UNDO, "6"),
        (MOVE, "g"),
        (UNDO, "3"),
    ]
    events = [EventRow(n, 0, kind, lines, 0) for n, (kind, lines) in enumerate(kinds)]

    assert [3, 2, 1, 0, 0, 1] == kept_lines(3, events[:-1])
    assert [3, 0, 0, 0, 0, 0, 0] == kept_lines(3, events)
    assert [3] == kept_lines(3, [])


@live
async def test_waking_a_table_counts_for_more_than_looking_at_it(tmp_path: Path) -> None:
    rates = {"request": RateLimit(10**6, 30, 600)}
    few = settings(tmp_path, limited=True, rates=rates)
    async with running(few) as server, server.person() as ada:
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "me")))["id"])
        for _ in range(5):
            await ada.ask("GET", f"/tables/{table}")
        assert isinstance(server.app, FastAPI)
        server.app.state.registry.awake.clear()
        answer = await ada.http.get(f"/api/tables/{table}")

    assert 429 == answer.status_code
    assert "expected 'request' at most 30 times in 600 seconds, but got more" in answer.text


@live
async def test_a_greeting_has_only_the_newest_facts_of_a_very_long_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body: Json = {"file": EXAMPLE, "answers": 200, "seats": [{"kind": "me"}] * 2}
    async with running(settings(tmp_path)) as server, server.person() as ada:
        table = str((await ada.ask("POST", "/files", body))["id"])
        async with sat(ada, table, 1) as seat:
            whole = seat.now
        monkeypatch.setattr(outgoing, "MOST_TOLD", 5)
        async with sat(ada, table, 1) as seat:
            newest = seat.now
        async with sat(ada, table, 1, n=0) as seat:
            again = seat.now

    facts = whole["facts"]
    assert isinstance(facts, list)
    assert (0, facts[-5:]) == (whole["story"], newest["facts"])
    assert (len(facts) - 5, len(facts)) == (newest["story"], again["story"])


@live
async def test_who_is_greeted_too_often_hears_only_the_newest_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "FEW_TOLD", 3)
    rates = RATES | {"hello": RateLimit(2, 100, 60)}
    body: Json = {"file": EXAMPLE, "answers": 100, "seats": [{"kind": "me"}] * 2}
    async with running(Settings(tmp_path, port=0, rates=rates)) as server, server.person() as ada:
        table = str((await ada.ask("POST", "/files", body))["id"])
        async with sat(ada, table, 1) as seat:
            greetings = [seat.now]
            for _ in range(2):
                await seat.say("hello")
                greetings.append(await seat.hear("table"))

    first, second, third = [msgspec.convert(one["facts"], list[Json]) for one in greetings]
    assert first == second
    assert (first[-3:], len(first) - 3) == (third, greetings[2]["story"])


@live
async def test_a_table_is_unloaded_ten_minutes_after_the_last_person_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body: Json = {"file": EXAMPLE, "answers": 100, "seats": [{"kind": "me"}] * 2}
    async with running(settings(tmp_path)) as server, server.person() as ada:
        assert isinstance(server.app, FastAPI)
        awake = server.app.state.registry

        def slept(minutes: int) -> int:
            with monkeypatch.context() as patched:
                patched.setattr(registry, "now", lambda: now() + minutes * 60_000)
                return int(awake.sleep())

        table = str((await ada.ask("POST", "/files", body))["id"])
        async with sat(ada, table, 1):
            found = [slept(11)]
        while awake.awake[table].users:
            await ada.ask("GET", "/me")
        found += [slept(9), slept(11)]

    assert [0, 0, 1] == found


@live
async def test_long_games_go_to_sleep_early_if_they_take_too_much_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body: Json = {"file": EXAMPLE, "answers": 100, "seats": [{"kind": "me"}] * 2}
    async with running(settings(tmp_path)) as server, server.person() as ada:
        assert isinstance(server.app, FastAPI)
        awake = server.app.state.registry
        tables = [str((await ada.ask("POST", "/files", body))["id"]) for _ in range(4)]
        async with sat(ada, tables[0], 1):
            slept = [awake.sleep()]
            monkeypatch.setattr(presence, "MOST_ANSWERS", 250)
            slept.append(awake.sleep())
            left = list(awake.awake)
            monkeypatch.setattr(presence, "MOST_ANSWERS", 0)
            slept.append(awake.sleep())
        again = await ada.ask("GET", f"/tables/{tables[1]}")

    assert [0, 2, 1] == slept
    assert {tables[0], tables[3]} == set(left)
    assert tables[1] == again["id"]

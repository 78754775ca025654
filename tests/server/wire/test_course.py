"""The course of a game: every position at which a seat was asked, and the log up to there."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from fastapi import FastAPI

from kindu.core.play import replay
from kindu.games import load, own_keys
from kindu.record import files
from kindu.record.gamefile import GameFile, parse
from kindu.server.tables.registry import Registry
from kindu.server.tables.replays import ByteCache, Replays
from kindu.server.wire.course import Position, walk
from tests.cases import case
from tests.games.golden import path_of
from tests.server.games import PLAIN
from tests.server.running import Json, Running, running, settings
from tests.server.sitting import drawing, friends, live, ok, play

EXAMPLE = (Path(__file__).parents[3] / "docs" / "example.kindu").read_text()
FILES = [path_of(key, case(key).eventful) for key in own_keys()]


class Course(msgspec.Struct, forbid_unknown_fields=True):
    """As it is sent."""

    last: int
    names: list[str]
    seats: int
    steps: list[Position]
    facts: list[Json]
    result: Json | None


def walked(path: Path) -> tuple[GameFile, list[Position]]:
    """A whole game, and its steps."""
    file = parse(path.read_text())
    return file, walk(file, load(file.game)).steps


@pytest.mark.parametrize("path", FILES, ids=own_keys())
def test_a_step_is_what_a_replay_up_to_it_shows(path: Path) -> None:
    file, steps = walked(path)
    rules, seats = load(file.game), range(file.seats)
    for step in steps[:: len(steps) // 8]:
        state = replay(rules, file.seats, file.lines[: step.answers], file.options)
        shown = [files.points_text(rules, int(state.points(seat))) for seat in seats]

        assert shown == step.points
        assert step.seat == (None if state.over() else int(state.to_act()) + 1)

    assert file.result
    assert (len(file.lines), None) == (steps[-1].answers, steps[-1].seat)
    assert file.result.points == steps[-1].points


@pytest.mark.parametrize("path", FILES, ids=own_keys())
def test_wherever_a_seat_had_a_choice_there_is_a_step(path: Path) -> None:
    file, steps = walked(path)
    rules = load(file.game)
    state = rules.start(file.seats, file.options)
    free: list[int] = []
    for at, line in enumerate(file.lines):
        if line[0] != "*" and len(state.legal()) > 1:
            free.append(at)
        state.apply(rules.read_line(line)[1])
    said = {step.answers: file.lines[step.answers].split()[0] for step in steps[:-1]}

    assert said == {step.answers: str(step.seat) for step in steps[:-1]}
    assert set(free) <= set(said)


@pytest.mark.parametrize("path", FILES, ids=own_keys())
def test_a_turn_begins_where_another_seat_is_asked(path: Path) -> None:
    _, steps = walked(path)
    pairs = list(pairwise(steps[:-1]))

    assert 1 == steps[0].turn
    assert all((b.turn - a.turn == 1) is (a.seat != b.seat) for a, b in pairs)
    assert steps[-1].turn == steps[-2].turn


def test_a_file_that_was_cut_ends_with_what_was_asked_there() -> None:
    file, steps = walked(FILES[0])
    upto = steps[20].answers
    asked = walk(replace(file, lines=file.lines[:upto], result=None), load(file.game)).steps
    drawing = next(at for at in range(upto, 999) if file.lines[at][0] == "*")
    drawn = walk(replace(file, lines=file.lines[:drawing], result=None), load(file.game)).steps

    assert steps[:21] == asked
    assert (drawing, None) == (drawn[-1].answers, drawn[-1].seat)


@live
async def test_the_log_of_a_course_is_that_of_all_positions(server: Running) -> None:
    async with server.person() as ada:
        path = f"/tables/{(await ada.ask('POST', '/files', {'file': EXAMPLE}))['id']}"
        for eye in ("1", "2", "all"):
            found = await ada.ask("GET", f"{path}/course?eye={eye}")
            course = msgspec.convert(found, Course)
            step = course.steps[9]
            log: list[Json] = []
            for answers in range(step.answers + 1):
                facts = (await ada.ask("GET", f"{path}/at/{answers}?eye={eye}"))["facts"]
                log += msgspec.convert(facts, list[Json])

            assert log == course.facts[: step.facts]
            assert (305, 2, 2) == (course.last, course.seats, len(course.names))
            assert course.result is not None
            assert ["69", "40"] == course.result["points"]
            assert (["69", "40"], len(course.facts)) == (
                course.steps[-1].points,
                course.steps[-1].facts,
            )


@live
async def test_a_seats_eye_sees_less_of_a_course_than_all(server: Running) -> None:
    async with server.person() as ada:
        made = await ada.ask("POST", "/files", {"file": EXAMPLE})
        one, two, every = [
            (await ada.ask("GET", f"/tables/{made['id']}/course?eye={eye}"))["facts"]
            for eye in ("1", "2", "all")
        ]

    assert len(str(one)) < len(str(every)) > len(str(two))
    assert one != two


@live
async def test_a_game_that_was_given_up_has_a_course_that_asks_nobody_at_its_end(
    server: Running,
) -> None:
    async with friends(server, PLAIN) as at:
        await play(at.seats[0], drawing(at.seats[0]))
        await ok(at.seats[0], "resign", n=2)
        found = await at.ask(1, "GET", "/course")

    first, last = msgspec.convert(found, Course).steps
    assert (1, None) == (first.seat, last.seat)
    assert first.answers < last.answers


def replays(server: Running) -> Replays:
    """The finished games that a server has read."""
    assert isinstance(server.app, FastAPI)
    registry = server.app.state.registry
    assert isinstance(registry, Registry)
    return registry.replays


@live
async def test_a_game_is_read_once_for_all_who_look_at_it(server: Running) -> None:
    kept = replays(server)
    async with server.person() as ada, server.person() as ben:
        path = f"/tables/{(await ada.ask('POST', '/files', {'file': EXAMPLE}))['id']}"
        before = kept.files.made, kept.walks.made, kept.courses.made
        asked = [(one, at) for one in (ada, ben) for at in ("course", "at/7", "at/300", "course")]
        await asyncio.gather(*[one.ask("GET", f"{path}/{at}") for one, at in asked])
        after = kept.files.made, kept.walks.made, kept.courses.made

    assert [1, 1, 1] == [late - early for early, late in zip(before, after, strict=True)]


@live
async def test_a_replay_does_not_wait_for_the_table(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server, server.person() as ada:
        table = str((await ada.ask("POST", "/files", {"file": EXAMPLE}))["id"])
        assert isinstance(server.app, FastAPI)
        async with server.app.state.registry.table(table) as found, found.lock, asyncio.timeout(30):
            for what in ("course", "at/3", "file"):
                answer = await ada.http.get(f"/api/tables/{table}/{what}")
                assert 200 == answer.status_code


@live
async def test_a_course_is_the_same_packed_and_plain(server: Running) -> None:
    async with server.person() as ada:
        path = f"/api/tables/{(await ada.ask('POST', '/files', {'file': EXAMPLE}))['id']}/course"
        packed, plain = [
            await ada.http.get(path, headers={"Accept-Encoding": how})
            for how in ("gzip", "identity")
        ]

    assert ("gzip", None) == (
        packed.headers.get("content-encoding"),
        plain.headers.get("content-encoding"),
    )
    assert packed.content == plain.content
    assert 305 == msgspec.json.decode(plain.content, type=Course).last


def test_what_was_asked_for_last_is_kept_longest() -> None:
    cache: ByteCache[str] = ByteCache(10)

    async def ask(name: str) -> str:
        async def make() -> tuple[str, int]:
            return name.upper(), 4

        return await cache.get((name,), make)

    async def work() -> list[str]:
        return [await ask(name) for name in "abaca"]

    assert ["A", "B", "A", "C", "A"] == asyncio.run(work())
    assert [("c",), ("a",)] == list(cache.kept)
    assert (3, 8) == (cache.made, cache.total)


@pytest.mark.parametrize("path", FILES, ids=own_keys())
def test_a_walk_finds_every_position_from_the_states_that_it_kept(path: Path) -> None:
    file = parse(path.read_text())
    rules = load(file.game)
    found = walk(file, rules)
    for answers in (0, 1, 63, 64, 65, 66, 128, len(file.lines)):
        state, facts = found.at(answers)
        wanted = files.position(file, rules, answers)

        assert wanted.pack() == state.pack()
        assert len(facts) <= len(found.facts)

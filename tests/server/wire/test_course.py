"""The course of a game: every position at which a seat was asked, and the log up to there."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from kindu.core.play import replay
from kindu.games import load, own_keys
from kindu.record import files
from kindu.record.gamefile import GameFile, parse
from kindu.server.wire.course import Position, walk
from tests.cases import case
from tests.games.golden import path_of
from tests.server.games import PLAIN
from tests.server.running import Json, Running
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
    return file, walk(file, load(file.game))[0]


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
    asked, _, _ = walk(replace(file, lines=file.lines[:upto], result=None), load(file.game))
    drawing = next(at for at in range(upto, 999) if file.lines[at][0] == "*")
    drawn, _, _ = walk(replace(file, lines=file.lines[:drawing], result=None), load(file.game))

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

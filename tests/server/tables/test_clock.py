"""The clock of a table: who runs out of time is not waited for."""

import time
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from kindu.server.clock import clock_from
from tests.server.games import IN_SECRET, OPENING, PLAIN
from tests.server.running import Json, Running, running, settings
from tests.server.sitting import (
    drawing,
    friends,
    hot_seat,
    live,
    moving,
    ok,
    play,
    sat,
    told,
)

LEAST: Json = {"bank": 1, "gain": 0, "then": "least"}


def left(message: Json) -> list[int]:
    """The banks, in milliseconds."""
    clock = message["clock"]
    assert isinstance(clock, dict)
    return [int(one) for one in clock["left"]]


def used(message: Json) -> int:
    """Of the bank of who is asked, in milliseconds."""
    clock = message["clock"]
    assert isinstance(clock, dict)
    return int(clock["used"])


def moment(message: Json) -> int:
    """When it happened."""
    at = message["at"]
    assert isinstance(at, int)
    return at


@live
async def test_the_least_committing_answer_is_given_when_the_time_is_up(server: Running) -> None:
    async with friends(server, PLAIN, early=True, clock=LEAST) as at:
        begun = (await at.all_told(0))[0]
        moved = (await at.all_told(1))[0]
        table = await at.ask(0, "GET")

    assert ([1000, 1000], LEAST) == (left(begun), table["clock"])
    assert [{"seat": 1, "move": OPENING.draw}] == moved["said"]
    assert [0, 1000] == left(moved)


@live
async def test_a_bot_answers_when_the_time_is_up_if_the_host_wants_that(server: Running) -> None:
    async with friends(server, PLAIN, early=True, clock=LEAST | {"then": "bot"}) as at:
        moved = (await at.all_told(1))[0]

    said = moved["said"]
    assert ("move", 1) == (moved["kind"], moved["seat"])
    assert isinstance(said, list)
    assert 1 == said[0]["seat"]


@live
async def test_a_decision_costs_the_time_since_the_last_one_and_gains_some(server: Running) -> None:
    clock: Json = {"bank": 600, "gain": 5, "then": "least"}
    async with hot_seat(server, PLAIN, "me", "me", clock=clock) as at:
        one = at.seats[0]
        await play(one, drawing(one))
        found = await told(one, 1)

    first, second = left(found)
    assert 600_000 == second
    assert 570_000 < first <= 605_000


@live
async def test_an_envelope_is_filled_when_the_time_of_an_open_group_is_up(server: Running) -> None:
    async with friends(server, IN_SECRET, early=True, clock=LEAST) as at:
        opened = (await at.all_told(1))[0]

    said = opened["said"]
    assert isinstance(said, list)
    assert {1, 2} == {one["seat"] for one in said}
    assert [1000, 1000] == left(opened)


@live
async def test_the_clock_runs_on_after_a_restart(tmp_path: Path) -> None:
    async with (
        running(settings(tmp_path)) as first,
        hot_seat(first, PLAIN, "me", "me", clock=LEAST | {"bank": 3}) as at,
    ):
        jar = at.people[0].http.cookies
    async with running(settings(tmp_path)) as second, second.person() as ada:
        ada.http.cookies.update(jar)
        async with sat(ada, at.table, 1) as seat:
            while seat.n < 1:
                await seat.hear("told")

    assert 0 == left(seat.now)[0]


@pytest.mark.parametrize(
    "clock", [{"bank": 0}, {"bank": 60, "gain": -1}, {"bank": 60, "then": "luck"}, {"bank": "1"}]
)
@live
async def test_a_clock_that_is_none_is_refused(server: Running, clock: Json) -> None:
    async with server.person() as ada:
        body = {"game": PLAIN, "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock}
        found = await ada.ask("POST", "/tables", body, 422)

    error = found["error"]
    assert isinstance(error, dict)
    assert "invalid" == error["why"]


@live
async def test_taking_back_stops_no_clock(server: Running) -> None:
    clock: Json = {"bank": 600, "gain": 0, "then": "least"}
    async with hot_seat(server, PLAIN, "me", "me", clock=clock) as at:
        one = at.seats[0]
        await play(one, moving(one))
        before = await told(one, 1)
        await ok(one, "undo", n=2)
        after = await told(one, 2)

    assert left(before) == left(after)
    assert used(after) >= moment(after) - moment(before)


def wall_clock_off_by(hours: int) -> AbstractContextManager[None]:
    """For the server, which runs in this process."""
    return clock_from(lambda: time.time_ns() + hours * 3600 * 10**9, time.monotonic_ns)


@pytest.mark.parametrize("hours", [-2, 2])
@live
async def test_a_wall_clock_that_jumps_costs_and_gives_nobody_time(
    server: Running, hours: int
) -> None:
    """Nobody's time is up, and who moves is charged for the seconds that have really passed."""
    clock: Json = {"bank": 600, "gain": 0, "then": "least"}
    async with hot_seat(server, PLAIN, "me", "me", clock=clock) as at:
        one = at.seats[0]
        with wall_clock_off_by(hours):
            await one.say("hello")
            seen = await one.hear("table")
            await play(one, drawing(one))
            moved = await told(one, 1)
        following = at.seats[1 if [2] == moved["asked"] else 0]
        await told(following, 1)
        await play(following)
        back = await told(one, 2)

    assert used(seen) < 300_000
    assert 300_000 < left(moved)[0] <= 600_000
    assert 300_000 < min(left(back))
    assert max(left(back)) <= 600_000


@pytest.mark.parametrize(("hours", "most"), [(2, 60_000), (-2, 600_000)])
@live
async def test_after_a_restart_a_jump_of_the_clock_can_do_only_so_much(
    tmp_path: Path, hours: int, most: int
) -> None:
    """A jump ahead leaves a minute; one back gives no more than this decision has taken."""
    clock: Json = {"bank": 600, "gain": 0, "then": "least"}
    async with (
        running(settings(tmp_path)) as first,
        hot_seat(first, PLAIN, "me", "me", clock=clock) as at,
    ):
        jar = at.people[0].http.cookies
    with wall_clock_off_by(hours):
        async with running(settings(tmp_path)) as second, second.person() as ada:
            ada.http.cookies.update(jar)
            async with sat(ada, at.table, 1) as seat:
                n, remains = seat.n, left(seat.now)[0] - used(seat.now)
                await play(seat, drawing(seat))
                moved = await told(seat, 1)

    assert 0 == n
    assert most - 30_000 < remains <= most
    assert most - 30_000 < left(moved)[0] <= most

"""What a server has acknowledged is there after kill -9, once, and the open question is open."""

import asyncio
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from kindu.cli.run import BAD_INPUT
from tests.server.games import IN_SECRET, PLAIN
from tests.server.processes import KINDU, Process, process
from tests.server.running import Json, Person, Seat
from tests.server.sitting import answer, chain, live, ok, order, sat
from tests.support import QUICKEST

KILLS = 4
SOME = 8  # moves between two kills


async def play(seats: list[Seat], acked: dict[int, list[object]], reached: asyncio.Event) -> None:
    """Both seats of one browser play on; what was acknowledged is noted."""
    enough = len(acked) + SOME
    while "result" not in seats[0].now:
        for number, seat in enumerate(seats, 1):
            if number not in seats[0].now["asked"]:  # type: ignore[operator]
                continue
            n = seats[0].n + 1
            while seat.n < n - 1:
                await seat.hear("told")
            answers = [seat.now["legal"][-1]["answer"]]  # type: ignore[index]
            found = await answer(seat, "preview", n=n, answers=answers)
            done = await answer(seat, "move", n=n, answers=found["move"])
            assert done["t"] == "ok", done
            acked[n] = found["move"]  # type: ignore[assignment]
            if len(acked) >= enough:
                reached.set()  # the next move is under way when the server is killed
            while seats[0].n < n:
                await seats[0].hear("told")
            break


@asynccontextmanager
async def both(server: Process, ada: Person, table: str) -> AsyncIterator[list[Seat]]:
    """The two sockets of a browser that knows its cookie from before."""
    person = Person(server.address)
    for name, value in ada.http.cookies.items():
        person.http.cookies.set(name, value)
    async with person, sat(person, table, 1) as one, sat(person, table, 2) as two:
        yield [one, two]


@live
async def test_every_acknowledged_move_survives_kill_9_once(tmp_path: Path) -> None:
    """Killed again and again in the midst of moves; the game goes on each time where it was."""
    acked: dict[int, list[object]] = {}
    stood: list[tuple[int, Json]] = []
    with process(tmp_path) as server:
        ada = server.person()
        table = str((await ada.ask("POST", "/tables", order(PLAIN, "me", "me")))["id"])
    for _ in range(KILLS):
        with process(tmp_path) as server:
            async with both(server, ada, table) as seats:
                stood.append((seats[0].n, seats[0].now))
                assert max(acked, default=0) <= seats[0].n
                reached = asyncio.Event()
                playing = asyncio.create_task(play(seats, acked, reached))
                await reached.wait()
                server.kill()
                await asyncio.gather(playing, return_exceptions=True)
                assert isinstance(playing.exception(), ConnectionClosed), playing.exception()
    rows = sqlite3.connect(tmp_path / "kindu.sqlite").execute("SELECT n FROM event ORDER BY n")
    numbers = [n for (n,) in rows]

    assert list(range(len(numbers))) == numbers
    assert set(acked) <= set(numbers)
    assert all(now["asked"] for _, now in stood)
    await ada.http.aclose()


@live
async def test_ctrl_c_stops_it_cleanly_and_the_next_start_goes_on(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = server.person()
        table = str((await ada.ask("POST", "/tables", order(QUICKEST, "me", "me")))["id"])
        said = server.stop()
        code = server.running.returncode
    with process(tmp_path) as server:
        async with both(server, ada, table) as seats:
            asked = seats[0].now["asked"]
    await ada.http.aclose()

    assert 0 == code
    assert "Stopped. All games are saved." in said
    assert asked


def test_a_second_server_of_a_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with process(tmp_path):
        second = subprocess.run(
            [*KINDU, "serve", "--port", "0", "--data", str(tmp_path)],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip

    assert BAD_INPUT == second.returncode
    assert "expected to be the only server of" in second.stderr
    assert "Traceback" not in second.stderr


@live
async def test_an_envelope_survives_kill_9(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        ada = server.person()
        table = str((await ada.ask("POST", "/tables", order(IN_SECRET, "me", "me")))["id"])
        async with both(server, ada, table) as (one, two):
            answers = await chain(one)
            await ok(one, "move", n=1, answers=answers)
            await two.hear("sealed")
            server.kill()
    with process(tmp_path) as server:
        async with both(server, ada, table) as (one, two):
            found = one.now, two.now
    await ada.http.aclose()

    assert answers == found[0]["envelope"]
    assert [[1], [2]] == [found[1]["sealed"], found[1]["asked"]]
    assert "envelope" not in found[1]

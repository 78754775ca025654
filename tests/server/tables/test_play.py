"""Whole games over real sockets: what is asked, told, refused and kept."""

import asyncio
from pathlib import Path

import pytest

from kindu.games import own_keys
from tests.server.games import most
from tests.server.running import Json, Seat, running, settings
from tests.server.sitting import order

GAMES = [(key, min(seats, most(key))) for seats, key in enumerate(own_keys(), 2)]


async def preview(seat: Seat, n: int, answers: list[object]) -> Json:
    """What would be asked after these answers."""
    await seat.say("preview", n=n, answers=answers, id=n)
    found = await seat.reply(n)
    assert found["t"] == "preview", found
    return found


async def play_on(seat: Seat, me: int, stop: int = 100000) -> None:
    """Answer with whole chains, found by preview, until the game is over or some event came."""
    while "result" not in seat.now and seat.n < stop:
        if me in seat.now["asked"]:  # type: ignore[operator]
            n, answers = seat.n + 1, [seat.now["legal"][-1]["answer"]]  # type: ignore[index]
            found = await preview(seat, n, answers)
            await seat.say("move", n=n, answers=found["move"], id=n)
            assert (await seat.reply(n))["t"] == "ok"
        else:
            await seat.hear(lambda one: one["t"] in ("told", "sealed"))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_person_plays_a_whole_game_against_bots(game: str, seats: int, tmp_path: Path) -> None:
    async def work() -> Json:
        async with running(settings(tmp_path)) as server, server.person() as ada:
            table = await ada.ask("POST", "/tables", order(game, "me", *["uniform"] * (seats - 1)))
            async with ada.at(str(table["id"])) as seat:
                await seat.hear("table")
                await play_on(seat, 1)
                return seat.now

    over = asyncio.run(work())

    assert over["result"]

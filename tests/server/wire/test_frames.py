"""The short way in and out of a socket: in order, nothing lost, whoever sends too much waits."""

import asyncio

import pytest

from kindu.server.wire import conversation
from kindu.server.wire.frames import Frames, frames_of
from tests.server.running import PATIENCE, Running
from tests.server.sitting import hot_seat, legal, live
from tests.support import SOME


@live
async def test_messages_that_come_at_once_are_obeyed_in_order(server: Running) -> None:
    many = 10 * conversation.MOST_WAITING
    async with hot_seat(server, SOME, "me", "me") as at:
        seat = at.seats[0]
        for k in range(many):
            await seat.say("ping", id=k + 1)
        found = [(await seat.hear("pong"))["id"] for _ in range(many)]

    assert [k + 1 for k in range(many)] == found


@live
async def test_a_client_that_sends_too_much_is_not_read(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[bool] = []
    hold = Frames.hold

    def counted(self: Frames, wanted: bool) -> None:
        held.append(wanted)
        hold(self, wanted)

    monkeypatch.setattr(Frames, "hold", counted)
    many = 40 * conversation.MOST_WAITING
    async with hot_seat(server, SOME, "me", "me") as at:
        seat = at.seats[0]
        for _ in range(many):
            await seat.say("ping")
        for _ in range(many):
            await seat.hear("pong")

    assert True in held
    assert False is held[-1]


@live
async def test_what_was_said_before_leaving_is_obeyed(server: Running) -> None:
    async with hot_seat(server, SOME, "me", "me") as at:
        seat, other = at.seats
        answers = [legal(seat.now)[0]["answer"]]
        await seat.say("move", n=1, answers=answers)
        seat.ws.transport.close()
        async with asyncio.timeout(PATIENCE):
            found = await other.hear("told")

    assert 1 == found["n"]


def test_another_server_has_no_short_way() -> None:
    assert None is frames_of({"type": "websocket"})

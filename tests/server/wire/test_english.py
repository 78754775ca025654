"""A game in English sentences, for who asks for them."""

from tests.server.running import Running
from tests.server.sitting import hot_seat, live, ok, sat
from tests.support import SOME


@live
async def test_a_bot_without_a_name_is_called_by_its_level_as_pages_call_it(
    server: Running,
) -> None:
    async with (
        hot_seat(server, SOME, "me", "casual", "casual") as at,
        sat(at.people[0], at.table, 1, text=True) as seat,
    ):
        lines = str(seat.now["view_text"])

    assert "Casual 2" in lines
    assert "Casual 3" in lines
    assert "casual" not in lines


@live
async def test_a_replay_has_the_table_in_english_if_it_is_asked_for(server: Running) -> None:
    async with hot_seat(server, SOME, "me", "me") as at:
        await ok(at.seats[0], "resign", n=1)
        plain = await at.ask(0, "GET", "/at/1")
        told = await at.ask(0, "GET", "/at/1?text=1")

    assert "view_text" not in plain
    assert told["view_text"]


@live
async def test_a_replay_calls_it_so_too(server: Running) -> None:
    async with hot_seat(server, SOME, "me", "casual") as at:
        await ok(at.seats[0], "resign", n=1)
        shown = await at.ask(0, "GET", "/at/1?text=1")
        course = await at.ask(0, "GET", "/course?text=1")

    said = str([shown["view_text"], course["facts"]])
    assert "Casual" in said
    assert "casual" not in said

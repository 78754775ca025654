"""What a table sends is what `wire/shapes.py` says, of which the browser's types are written."""

from pathlib import Path
from typing import get_args, get_origin, get_type_hints

from kindu.server.wire import shapes
from tests.conforming import faults
from tests.server.running import running, settings
from tests.server.sitting import live
from tests.server.situations import all_of_them

SHAPES = [get_origin(kind) or kind for kind in get_args(shapes.ToClient)]
KINDS = {get_args(get_type_hints(kind)["t"])[0]: kind for kind in SHAPES}


@live
async def test_a_real_server_says_what_the_shapes_say(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as server:
        real = await all_of_them(server)
    said = {name: one for name, one in real.items() if name.startswith("out-")}

    assert set(KINDS) == {one["t"] for one in said.values()}
    found = [fault for name, one in said.items() for fault in faults(one, KINDS[one["t"]], name)]
    assert [] == found


def test_another_message_would_be_noticed() -> None:
    chat = {"t": "chat", "k": 1, "seat": 1, "name": "Ada", "words": "Hi", "reaction": None}

    assert [": Chat lacks at"] == faults(chat, shapes.Chat)
    assert [": Chat has no colour"] == faults({**chat, "at": 1, "colour": "red"}, shapes.Chat)
    assert ["/k: expected <class 'int'>, but got True"] == faults(
        {**chat, "at": 1, "k": True}, shapes.Chat
    )

"""The messages of the socket: what a table sends, and what it reads."""

from __future__ import annotations

from kindu.server.wire import incoming, shapes
from tools.typescript.games import file
from tools.typescript.shapes import Shapes


def to_client() -> str:
    """What the server says; `View` is the view of the table's game."""
    found = Shapes()
    found.add(shapes.Standing)
    found.named("ToClient<View>", shapes.ToClient)
    return file("What a table says over its socket.", found.written)


def to_server() -> str:
    """What a client says; the answer to a message repeats its `id`."""
    found = Shapes()
    found.named("ToServer", incoming.Incoming)
    return file("What a client says to a table.", found.written)

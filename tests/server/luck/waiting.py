"""People in the waiting room of a table, and the luck of the game that they play."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.core.words import SPECTATOR
from kindu.record.files import read
from kindu.record.gamefile import parse
from kindu.record.shared import SharedLuck, read_shared
from tests.server.games import PLAIN
from tests.server.luck.contributing import Contributor, as_json
from tests.server.sitting import ok, order, sat, told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from kindu.record.gamefile import GameFile
    from tests.server.running import Json, Person, Running, Seat

EXAMPLE = read(Path(__file__).parents[3] / "docs" / "example.kindu")
OPEN: Json = {"kind": "open"}
ME: Json = {"kind": "me"}
HOST = SPECTATOR


class Waiting:
    """Two people in the waiting room of a table, each with a part in its luck."""

    def __init__(self, table: str, people: list[Person], seats: list[Seat]) -> None:
        self.table = table
        self.people = people
        self.seats = seats
        self.parts = [Contributor(), Contributor()]

    async def start(self) -> None:
        await self.people[0].ask("POST", f"/tables/{self.table}/start")

    async def pledged(self, at: int) -> Json:
        """What a client is shown before it reveals its nonce."""
        found = await self.seats[at].hear(lambda one: bool(pledge_in(one)))
        self.parts[at].shown(self.table, as_json(found["table"])["luck"])
        return found


def pledge_in(message: Json) -> object:
    """The pledge in a message about seats, if there is one."""
    if message["t"] != "seats":
        return None
    return as_json(as_json(message["table"])["luck"] or {}).get("pledge")


@asynccontextmanager
async def waiting(server: Running, *clients: bool) -> AsyncIterator[Waiting]:
    """Two people in a waiting room; the clients of some of them commit to a nonce."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person()) for _ in clients]
        made = await people[0].ask("POST", "/tables", order(PLAIN, "open", seats=[ME, OPEN]))
        table = str(made["id"])
        await people[1].ask("POST", f"/tables/{table}/seats/2", {"name": "Ben"})
        room = Waiting(table, people, [])
        for person, part, commits in zip(people, room.parts, clients, strict=True):
            hello = sat(person, table, commitment=part.commitment if commits else "")
            room.seats.append(await stack.enter_async_context(hello))
        yield room


async def ended(seat: Seat) -> None:
    """Give up, so that the file of the game can be had."""
    if seat.now["n"] == -1:
        await told(seat, 0)
    await ok(seat, "resign", n=seat.n + 1)


async def file_at(person: Person, table: str) -> GameFile:
    found = await person.http.get(f"/api/tables/{table}/file")
    assert found.status_code == 200, found.text
    return parse(found.text)


def shared(file: GameFile) -> SharedLuck:
    (source,) = file.luck
    assert "shared" == source.kind
    return read_shared(source.name)

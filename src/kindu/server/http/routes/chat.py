"""The chat of a table over HTTP: its host mutes people, and lets them speak again."""

from typing import Annotated, Self

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field, model_validator

from kindu.server.http.errors import documented
from kindu.server.http.routes.addresses import RegistryHere, TableId
from kindu.server.http.routes.shapes import Strict
from kindu.server.http.services import KnownVisitor
from kindu.server.people.persons import Person
from kindu.server.tables import chat
from kindu.server.tables.seating import must_host
from kindu.server.tables.table import Table

ADDRESS = "/api/tables/{table}/mutes"
router = APIRouter(tags=["tables"], responses=documented(404))

MuteId = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{chat.SHOWN}}}$")]


class MuteRequest(Strict):
    """Whom to mute: the author of the chat message with this number, or all who only watch."""

    chat: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    watchers: bool = False

    @model_validator(mode="after")
    def one_of_them(self) -> Self:
        """Exactly one of the two."""
        if (self.chat is None) != self.watchers:
            raise ValueError("expected either 'chat' or 'watchers'")
        return self


class Mute(BaseModel):
    """Somebody who is muted; `name` is empty for all who only watch."""

    id: str
    name: str
    at: int


async def mutes(table: Table, known: Person | None) -> list[Mute]:
    """Who is muted, for the host."""
    must_host(table, known.id if known else "")
    return [Mute(id=one.id, name=one.name, at=one.at) for one in await chat.muted(table)]


@router.get(ADDRESS)
async def list_mutes(table: TableId, registry: RegistryHere, known: KnownVisitor) -> list[Mute]:
    """Who is muted at my table."""
    async with registry.table(table) as found:
        return await mutes(found, known)


@router.post(ADDRESS)
async def mute(
    table: TableId, body: MuteRequest, registry: RegistryHere, known: KnownVisitor
) -> list[Mute]:
    """Mute somebody at my table."""
    async with registry.table(table) as found, found.alone():
        must_host(found, known.id if known else "")
        if body.chat is not None:
            await chat.mute_author(found, found.game.host, body.chat)
        else:
            await chat.mute_watchers(found)
        return await mutes(found, known)


@router.delete(ADDRESS + "/{mute}")
async def unmute(
    table: TableId, mute: MuteId, registry: RegistryHere, known: KnownVisitor
) -> list[Mute]:
    """Let somebody speak again at my table."""
    async with registry.table(table) as found, found.alone():
        must_host(found, known.id if known else "")
        await chat.unmute(found, mute)
        return await mutes(found, known)

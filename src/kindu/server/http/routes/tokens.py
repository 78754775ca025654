"""Seat tokens over HTTP: the owner of a seat creates, lists and revokes them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path
from pydantic import BaseModel

from kindu.server.http.errors import documented
from kindu.server.http.routes.addresses import SeatNumber, TableId
from kindu.server.http.routes.me import Name
from kindu.server.http.routes.shapes import Strict
from kindu.server.http.services import ContextHere, KnownVisitor, Services, ServicesHere
from kindu.server.people import tokens
from kindu.server.people.names import check_person_name
from kindu.server.people.persons import Person
from kindu.server.refusals import NotHere, NotYours, Taken

ADDRESS = "/api/tables/{table}/seats/{seat}/tokens"
router = APIRouter(tags=["tokens"], responses=documented(404))

TokenId = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{tokens.SHOWN}}}$")]


class NewToken(Strict):
    """The owner's name for the token."""

    name: Name


class MadeToken(BaseModel):
    """A new token; this is the only time that it is shown."""

    token: str


class SeatToken(BaseModel):
    """A valid token, without its secret; `made` is in milliseconds since 1970."""

    id: str
    name: str
    made: int


async def owner(
    services: ServicesHere, known: KnownVisitor, table: TableId, seat: SeatNumber
) -> Person:
    """The visitor, if the seat is theirs; others don't learn who sits there."""
    rows = await services.database.read(
        "SELECT person FROM seat WHERE game = ? AND seat = ?", [table, seat - 1]
    )
    if not rows:
        raise NotHere("expected a seat of a table, but there is none at this address")
    if known is None or rows[0][0] != known.id:
        raise NotYours("expected the owner of this seat, but got somebody else")
    return known


Owner = Annotated[Person, Depends(owner)]


@router.post(ADDRESS, status_code=201, responses=documented(404, 409))
async def make_token(
    body: NewToken,
    services: ServicesHere,
    context: ContextHere,
    person: Owner,
    table: TableId,
    seat: SeatNumber,
) -> MadeToken:
    """Create a token that lets a program play this seat."""
    services.limit("token", person.id, context.address)
    name = check_person_name(body.name)
    token = await tokens.make_token(services.database, table, seat - 1, person.id, name)
    if token is None:
        raise Taken(
            f"expected at most {tokens.MOST} tokens per seat, but this one already has as many"
        )
    return MadeToken(token=token)


@router.get(ADDRESS)
async def list_tokens(
    services: ServicesHere, person: Owner, table: TableId, seat: SeatNumber
) -> list[SeatToken]:
    """The valid tokens of this seat."""
    rows = await tokens.tokens_of(services.database, table, seat - 1, person.id)
    return [SeatToken(id=row.id, name=row.name, made=row.made) for row in rows]


async def revoked(services: Services, person: Person, table: str, seat: int, id_: str) -> None:
    """Revoke tokens, and let the table close the sockets that use them."""
    if not await tokens.revoke(services.database, table, seat - 1, person.id, id_) and id_:
        raise NotHere("expected a valid token, but there is none with this id")
    await services.changed([table])


@router.delete(ADDRESS, status_code=204)
async def revoke_all(
    services: ServicesHere, person: Owner, table: TableId, seat: SeatNumber
) -> None:
    """Revoke all tokens of this seat."""
    await revoked(services, person, table, seat, "")


@router.delete(ADDRESS + "/{token}", status_code=204)
async def revoke_one(
    services: ServicesHere, person: Owner, table: TableId, seat: SeatNumber, token: TokenId
) -> None:
    """Revoke one token, named by its id."""
    await revoked(services, person, table, seat, token)

"""What the routes of tables share: the registry, and parts of addresses."""

from typing import Annotated

from fastapi import Depends, Path, Request

from kindu.server.tables.registry import Registry

TABLE_ID = r"^[A-Za-z0-9_-]{1,64}$"
MOST_SEATS = 9


async def registry_of(request: Request) -> Registry:
    """The registry of this process."""
    found = request.app.state.registry
    assert isinstance(found, Registry)
    return found


RegistryHere = Annotated[Registry, Depends(registry_of)]
TableId = Annotated[str, Path(pattern=TABLE_ID, description="the link of a table, which is secret")]
SeatNumber = Annotated[int, Path(ge=1, le=MOST_SEATS, description="seats count from 1")]

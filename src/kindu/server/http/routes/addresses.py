"""What the routes of tables share: the registry, and parts of addresses."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Request

from kindu.server.http.request_context import RequestContext
from kindu.server.http.services import ContextHere, Services, ServicesHere
from kindu.server.tables.registry import Registry

TABLE_ID = r"^[A-Za-z0-9_-]{1,64}$"
MOST_SEATS = 9


async def registry_of(request: Request) -> Registry:
    """The registry of this process."""
    found = request.app.state.registry
    assert isinstance(found, Registry)
    return found


RegistryHere = Annotated[Registry, Depends(registry_of)]


@dataclass(frozen=True)
class StartContext:
    """What a request to start a game needs."""

    registry: Registry
    services: Services
    context: RequestContext


async def start_context(
    registry: RegistryHere, services: ServicesHere, context: ContextHere
) -> StartContext:
    """All of it together."""
    return StartContext(registry, services, context)


StartHere = Annotated[StartContext, Depends(start_context)]
TableId = Annotated[str, Path(pattern=TABLE_ID, description="the link of a table, which is secret")]
SeatNumber = Annotated[int, Path(ge=1, le=MOST_SEATS, description="seats count from 1")]

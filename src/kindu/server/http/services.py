"""What all routes share: the database, the people, the limits, and who is asking."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from kindu.server.data.database import Database
from kindu.server.http import request_context
from kindu.server.http.limits import Limits
from kindu.server.http.request_context import RequestContext
from kindu.server.people.accounts import Accounts
from kindu.server.people.cookies import NAME
from kindu.server.people.persons import People, Person
from kindu.server.settings import Settings

Changed = Callable[[Sequence[str]], Awaitable[None]]


@dataclass
class Services:
    """The parts of one server process, kept as `app.state.services`.

    `changed` is called after the commit with the tables whose seats, names, hosts, chat or tokens
    have changed, so that a table that is awake reads them again.
    """

    settings: Settings
    database: Database
    people: People
    accounts: Accounts
    limits: Limits
    changed: Changed

    def limit(self, what: str, person: str = "", address: str = "") -> None:
        """Count it for a person and an address, or refuse it."""
        if self.settings.limited:
            self.limits.check(what, person, address)


async def services_of(request: Request) -> Services:
    """The services of the server that handles this request."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


async def context_of(request: Request) -> RequestContext:
    """The context of this request."""
    return request_context.begin(request.scope)


# Dependencies are coroutines, because FastAPI runs plain functions in threads, which is slower.
ServicesHere = Annotated[Services, Depends(services_of)]
ContextHere = Annotated[RequestContext, Depends(context_of)]


async def known_visitor(
    request: Request, services: ServicesHere, context: ContextHere
) -> Person | None:
    """The visitor, if the cookie identifies one; no guest is created."""
    found = await services.people.known(request.cookies.get(NAME, ""))
    if found is None:
        return None
    if found.renewed:
        context.cookie = found.renewed
    services.limit("request", found.person.id)
    return found.person


KnownVisitor = Annotated[Person | None, Depends(known_visitor)]


async def visitor(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> Person:
    """The visitor; a new one becomes a guest with a name at once."""
    if known:
        return known
    services.limit("guest", address=context.address)
    guest = await services.people.new_guest()
    context.cookie = services.people.cookie(guest)
    return guest


Visitor = Annotated[Person, Depends(visitor)]


def limited(what: str) -> Callable[[Services, RequestContext, Person], Awaitable[None]]:
    """For `dependencies=[Depends(limited("table"))]` of a route."""

    async def check(services: ServicesHere, context: ContextHere, person: Visitor) -> None:
        services.limit(what, person.id, context.address)

    return check

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
from kindu.server.people.cookies import cookie_in
from kindu.server.people.persons import People, Person
from kindu.server.people.sessions import Known, Sessions
from kindu.server.settings import Settings
from kindu.server.work.pool import Workers

Changed = Callable[[Sequence[str]], Awaitable[None]]
Ended = Callable[[str], Awaitable[None]]


@dataclass
class Services:
    """The parts of one server process, kept as `app.state.services`.

    `changed` is called after the commit with the tables whose seats, names, hosts, chat or tokens
    have changed, so that a table that is awake reads them again. `ended` is called with a person
    whose sessions have ended, or who was deleted, so that their sockets are closed.
    """

    settings: Settings
    database: Database
    people: People
    sessions: Sessions
    accounts: Accounts
    limits: Limits
    changed: Changed
    ended: Ended
    workers: Workers  # for jobs that take long

    def limit(self, what: str, person: str = "", address: str = "", weight: int = 1) -> None:
        """Count it for a person and an address, or refuse it."""
        if self.settings.limited:
            self.limits.check(what, person, address, weight)


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
    value, earlier = cookie_in(request.cookies, context.secure)
    found = await services.sessions.known(value, context.browser, earlier) if value else None
    if found is None:
        return None
    remember(context, found)
    services.limit("request", found.person.id)
    return found.person


def remember(context: RequestContext, known: Known) -> None:
    """Note whose session this is, and give the browser a new cookie if it needs one."""
    context.session = known.session
    if known.cookie is not None:
        context.cookie = known.cookie


KnownVisitor = Annotated[Person | None, Depends(known_visitor)]


async def visitor(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> Person:
    """The visitor; a new one becomes a guest with a name at once."""
    if known:
        return known
    services.limit("guest", address=context.address)
    guest = await services.people.new_guest(context.browser)
    remember(context, guest)
    return guest.person


Visitor = Annotated[Person, Depends(visitor)]


def limited(what: str) -> Callable[[Services, RequestContext, Person], Awaitable[None]]:
    """For `dependencies=[Depends(limited("table"))]` of a route."""

    async def check(services: ServicesHere, context: ContextHere, person: Visitor) -> None:
        services.limit(what, person.id, context.address)

    return check


def weighed(what: str) -> Callable[[Services, RequestContext, Person | None], Awaitable[None]]:
    """The same for a route that creates no guest."""

    async def check(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> None:
        services.limit(what, known.id if known else "", context.address)

    return check

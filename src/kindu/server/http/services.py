"""What all routes share: the database, the people, the limits, and who is asking."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from kindu.server.data.database import Database
from kindu.server.http import request_context
from kindu.server.http.limits import Limits
from kindu.server.http.request_context import Visit
from kindu.server.people.accounts import Accounts
from kindu.server.people.cookies import NAME
from kindu.server.people.persons import People, Person
from kindu.server.settings import Settings

Changed = Callable[[Sequence[str]], Awaitable[None]]


@dataclass
class House:
    """The parts of one server process, kept as `app.state.house`.

    `changed` hears, after the commit, at which tables seats, names, hosts, words or tokens are
    others now, so that a table that is awake reads them again.
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


async def house_of(request: Request) -> House:
    """The house that this request has come to."""
    found = request.app.state.house
    assert isinstance(found, House)
    return found


async def visit_of(request: Request) -> Visit:
    """The visit that this request is."""
    return request_context.begin(request.scope)


# Dependencies are coroutines, since FastAPI runs plain functions in threads, which costs more.
HouseHere = Annotated[House, Depends(house_of)]
VisitHere = Annotated[Visit, Depends(visit_of)]


async def known_visitor(request: Request, house: HouseHere, visit: VisitHere) -> Person | None:
    """Who is asking, if the cookie says so; nobody is made for it."""
    found = await house.people.known(request.cookies.get(NAME, ""))
    if found is None:
        return None
    if found.renewed:
        visit.cookie = found.renewed
    house.limit("request", found.person.id)
    return found.person


KnownVisitor = Annotated[Person | None, Depends(known_visitor)]


async def visitor(house: HouseHere, visit: VisitHere, known: KnownVisitor) -> Person:
    """Who is asking; a new visitor is a guest with a name at once."""
    if known:
        return known
    house.limit("guest", address=visit.address)
    guest = await house.people.new_guest()
    visit.cookie = house.people.cookie(guest)
    return guest


Visitor = Annotated[Person, Depends(visitor)]


def limited(what: str) -> Callable[[House, Visit, Person], Awaitable[None]]:
    """For `dependencies=[Depends(limited("table"))]` of a route."""

    async def check(house: HouseHere, visit: VisitHere, person: Visitor) -> None:
        house.limit(what, person.id, visit.address)

    return check
